import { allOf, demand, grant, hasCandidate, type Slot, type Verdict, type Asked } from '@sandtable/kernel';
import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import type { ReactionFrame } from '../model/frame.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import { cardInHand, playCard } from '../rules/cards/hand.ts';
import { applyContra, type ContraPlay } from '../rules/combat/contra.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';

// What the verbs of all contra cards have in common.

export interface Named extends Asked<ReactionFrame> {
  readonly unit: UnitId;
}

/** The card must be in the hand, and somebody must be there for it. */
export function cardWord(
  effect: Effect,
  slot: Slot<Seen, Asked<ReactionFrame>, UnitId>,
): (seen: Seen, asked: Asked<ReactionFrame>) => Verdict<unknown, CombatKey> {
  return (seen, asked) =>
    allOf<unknown, CombatKey>(
      () => judgeInHand(seen, asked.frame.place, effect),
      () => demand(hasCandidate(slot, seen, asked), EFFECT_RULES[effect].rule, 'noTarget'),
    );
}

export function judgeInHand(seen: Seen, corps: CorpsId, effect: Effect): Verdict<unknown, CombatKey> {
  return cardInHand(seen, corps, effect) === NONE ? against('notInHand') : grant();
}

/** One card, and it is the next opponent's chance. */
export function playContra(held: Held, frame: ReactionFrame, played: ContraPlay, io: LimanowaIo): void {
  playCard(held, { corps: frame.place, ...played, to: NONE }, io);
  applyContra(held, played, io);
  frame.place++;
}
