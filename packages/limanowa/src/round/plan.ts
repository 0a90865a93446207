import { deny, grant, type Verdict } from '@sandtable/kernel';
import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import { NONE } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import type { CentralPlan, DisclosedCard, Occupation } from '../model/turn.ts';
import { cardInHand, isWatched, playCard } from '../rules/cards/hand.ts';

/** L6.1a, L6.2a, L6.3a: a planned support card must be in the hand. */
export function judgeHeld(seen: Seen, effect: Effect): Verdict<undefined, PlanKey> {
  const isHeld = cardInHand(seen, seen.view.turn.corps, effect) !== NONE;
  return isHeld ? grant() : deny(EFFECT_RULES[effect].rule, 'notHeld');
}

/** Ids left out are -1. */
export function cardOf(
  effect: Effect,
  { unit = NONE, target = NONE, to = NONE }: Partial<Omit<DisclosedCard, 'effect'>> = {},
): DisclosedCard {
  return { effect, unit, target, to };
}

interface Disclosure {
  readonly card: DisclosedCard | null;
  readonly plan?: CentralPlan | null;
  readonly occupations?: readonly Occupation[];
}

export const NO_PLAN: CentralPlan = { moves: [], attacks: [], shells: [], supports: [], tactics: NONE };

/** L6b: discloses the phase's whole plan at once; its card leaves the hand. */
export function disclose(held: Held, { card, plan = null, occupations = [] }: Disclosure, io: LimanowaIo): void {
  const { turn } = held.view;
  const { corps, phase } = turn;
  turn.card = card;
  turn.plan = plan;
  turn.occupations = occupations;
  // No undo once an enemy has read the plan.
  if (isWatched(held, corps)) io.reveal();
  io.emit({ rule: 'L6b', key: 'disclosed', corps, phase, ...(plan ?? NO_PLAN), occupations });
  if (card !== null) playCard(held, { corps, ...card }, io);
}

/** L6.1-L6.3: the steps of a corps' round. A step named after a plan waits for it. */
export const STEP = {
  openingPlan: 0,
  openingReaction: 1,
  openingCard: 2,
  bombardment: 3,
  openingEnd: 4,
  centralPlan: 5,
  centralReaction: 6,
  moves: 7,
  tokens: 8,
  combat: 9,
  centralEnd: 10,
  closingPlan: 11,
  closingReaction: 12,
  closingCard: 13,
  pursuit: 14,
  end: 15,
} as const;

/** Reasons against a move, card or occupation of a plan; reasons of the ground are in rules/ground/judge-move.ts. */
export const PLAN_KEYS = [
  'notYours',
  'lost',
  'movedAlready',
  'noMovesLeft',
  'firesForCard',
  'noRoom',
  'nobodyToMove',
  'noMarchOfficer',
  'notBesideMarchOfficer',
  'noWaveOfficer',
  'waveItself',
  'notBesideWaveOfficer',
  'notHeld',
  'oneCard',
  'noBattery',
  'notFighter',
  'notEnemy',
  'tooHighRank',
  'onStrategic',
  'notNext',
  'notFree',
  'intoObjective',
  'notLost',
  'notCore',
  'notOnEdge',
  'nextToEnemy',
  'gunsInForest',
  'notAttackedByYou',
  'unhurt',
  'nobodyToDress',
  'didNotAttack',
  'occupiesAlready',
  'notEmptied',
  'nothingToOccupy',
  'notOccupier',
  'nothingToStrike',
  'noShot',
  'nothingToAttack',
] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
