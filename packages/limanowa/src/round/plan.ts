import { deny, grant, type Verdict } from '@sandtable/kernel';
import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import { NONE } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import type { CentralPlan, DisclosedCard, Occupation } from '../model/turn.ts';
import { cardInHand, isWatched, playCard } from '../rules/cards/hand.ts';

/** L6.1a, L6.2a, L6.3a: a support card is planned out of the hand. */
export function judgeHeld(seen: Seen, effect: Effect): Verdict<undefined, PlanKey> {
  const isHeld = cardInHand(seen, seen.view.turn.corps, effect) !== NONE;
  return isHeld ? grant() : deny(EFFECT_RULES[effect].rule, 'notHeld');
}

/** A card with what it names; what is not given it does not name. */
export function cardOf(effect: Effect, { unit = NONE, target = NONE, to = NONE } = {}): DisclosedCard {
  return { effect, unit, target, to };
}

interface Disclosure {
  readonly card: DisclosedCard | null;
  readonly plan?: CentralPlan | null;
  readonly occupations?: readonly Occupation[];
}

export const NO_PLAN: CentralPlan = { moves: [], attacks: [], shells: [], supports: [], tactics: NONE };

/** L6b: all of a phase's plan is told at once; its card leaves the hand. */
export function disclose(held: Held, { card, plan = null, occupations = [] }: Disclosure, io: LimanowaIo): void {
  const { turn } = held.view;
  const { corps, phase } = turn;
  turn.card = card;
  turn.plan = plan;
  turn.occupations = occupations;
  // What an enemy has read cannot be taken back.
  if (isWatched(held, corps)) io.reveal();
  io.emit({ rule: 'L6b', key: 'disclosed', corps, phase, ...(plan ?? NO_PLAN), occupations });
  if (card !== null) playCard(held, { corps, ...card }, io);
}

/** L6.1-L6.3: the steps of a player's round, in order. Those named after a plan wait for it. */
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

/** What can stand against a move, a card or an occupation of a plan; the ground's own reasons are in rules/ground/judge-move.ts. */
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
