import type { Seat } from '@sandtable/kernel';
import type { DraftParts } from '../model/draft.ts';
import type { Side } from '../model/unit-type.ts';
import { AI_SEAT } from '../model/player.ts';
import { roleNames } from '../model/role-names.ts';
import { NONE } from '../model/ids.ts';

/** By their roles; the AI has a seat of its own. */
export function seatsOf(sides: readonly Side[], ai = NONE): Seat[] {
  return roleNames(sides).map((name, place) => (place === ai ? AI_SEAT : name));
}

/** G2.0: those at the table, until it is settled who plays whom; G5.1: alone one plays for both sides. */
export function draftSeats({ plan, isSolo }: Pick<DraftParts, 'plan' | 'isSolo'>): Seat[] {
  return plan.roles.map((_role, place) => (isSolo ? 'p1' : `p${place + 1}`));
}

/** Everybody who takes part in a match that begins with a generation. */
export function seatsOfDraft(draft: Pick<DraftParts, 'plan' | 'isSolo'>): Seat[] {
  return draft.isSolo ? ['p1', AI_SEAT] : draftSeats(draft);
}
