import { demand, hasCandidate, type Slot, type Verdict } from '@sandtable/kernel';
import type { Seen } from '../model/state.ts';
import { judgeHand } from '../rules/order/hand.ts';
import { CARD_RULES, type CardKey } from './card-key.ts';
import type { Asked, Leading } from './card-order.ts';
import type { UnitId } from '../model/ids.ts';

export interface Grouped extends Leading {
  readonly members: readonly UnitId[];
}

/** May this unit be the one, or one more, that the card is played on? */
export type JudgeUnit = (seen: Seen, unit: UnitId) => Verdict<unknown>;

/** The card is in the hand, and there is somebody or something to play it on. */
export function mayPlay(id: string, first: Slot<Seen, Asked, unknown>): (seen: Seen, so: Asked) => Verdict<unknown> {
  const begin = mayBegin(first);
  return (seen, so) => {
    const inHand = judgeHand(seen, so.frame, id);
    return inHand.granted ? begin(seen, so) : inHand;
  };
}

/** Somebody or something can come next. */
export function mayBegin(first: Slot<Seen, Asked, unknown>): (seen: Seen, so: Asked) => Verdict<undefined, CardKey> {
  return (seen, so) => demand(hasCandidate(first, seen, so), CARD_RULES.nobodyForCard, 'nobodyForCard');
}

export function groupOf({ leader, members = [] }: Pick<Grouped, 'leader'> & Partial<Grouped>): number[] {
  return [leader, ...members];
}
