import type { Meaning, Reason } from '@sandtable/kernel';
import type { Effect, Phase } from './battlecard.ts';
import type { Ability } from './forces.ts';
import type { HexId, UnitId } from './ids.ts';

/** The words with a value: units (a03, r11) and hexes (0604: column and row). */
export type LimanowaWord = Meaning<'unit', UnitId> | Meaning<'hex', HexId>;

// The fixed words. Whatever is known of a word stands in a record over these types, so that a new word without it does not compile.

/** The orders of a plan that play no card, in the order in which a plan says them: L6.2a, then L6.3a. */
export const ORDER_WORDS = [
  'march',
  'move',
  'wave',
  'shell',
  'support',
  'tactics',
  'attack',
  'occupy',
  'strike',
] as const;
export type OrderWord = (typeof ORDER_WORDS)[number];

/** The answers to questions that ask for no plan. */
export const ANSWER_WORDS = ['pass', 'counter', 'relegate', 'fallBack', 'stand', 'proceed'] as const;
export type AnswerWord = (typeof ANSWER_WORDS)[number];

/** The word that ends every plan. */
export const DISCLOSE = 'disclose';

export type FixedWord = Effect | OrderWord | AnswerWord | typeof DISCLOSE;

/** Every verb: a plan is one verb for each card of its phase and one for no card; all other verbs are named after their first word. */
export type VerbName = Phase | Exclude<FixedWord, PlannedCard | PlannedOrder | typeof DISCLOSE>;

/** Cards and orders that are only parts of a plan. */
type PlannedCard = 'disruptiveFire' | 'massedAssault';
type PlannedOrder = Exclude<OrderWord, 'tactics' | 'shell' | 'support'>;

/**
 * What an order or a card does, and so which words follow it: a unit and a hex (`go`), a battery or unit and its target (`shell`,
 * `support`, `strike`), a target and its attackers (`attack`), one or two units (`name`), or nothing.
 */
export type Act = 'go' | 'shell' | 'support' | 'strike' | 'attack' | 'name' | 'nothing';

export const ACTS: Readonly<Record<OrderWord | Effect, Act>> = {
  march: 'go',
  move: 'go',
  wave: 'go',
  shell: 'shell',
  support: 'support',
  tactics: 'name',
  attack: 'attack',
  occupy: 'go',
  strike: 'strike',
  blockingPreparations: 'nothing',
  counterAttack: 'strike',
  disruptiveFire: 'shell',
  deceit: 'go',
  perturbation: 'go',
  reinforcement: 'go',
  spareBattery: 'nothing',
  reorganisation: 'name',
  dugIn: 'name',
  coveringFire: 'name',
  volley: 'name',
  secondLine: 'name',
  forcedMarch: 'name',
  bombardment: 'shell',
  massedAssault: 'name',
  pursuit: 'nothing',
  dressing: 'name',
};

/** L4a, L4b, L4e: the ability of an officer that an order uses; null for those that every corps can give. */
export const ORDER_ABILITIES: Readonly<Record<OrderWord, Ability | null>> = {
  march: 'carpathianMarch',
  move: null,
  wave: 'humanWave',
  shell: null,
  support: null,
  tactics: 'aggressiveTactics',
  attack: null,
  occupy: null,
  strike: null,
};

// What a judgement brings along: everything about a plan that is certain as far as it has been said.

/** L8.2: one unit against another. */
export interface TargetFigures {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** In which of the ways there are to hit somebody. */
  readonly as: 'attack' | 'counterAttack' | 'artillery';
  readonly tv: number;
  /** So many of the die's faces hit. */
  readonly ways: number;
  readonly of: number;
  /** L3m: one roll, or two. */
  readonly rolls: number;
  /** The terms of the sum. */
  readonly terms: readonly Reason[];
}

/** The figures of a judgement by name. A beginning has those that are certain already. */
export interface LimanowaFigures {
  /** Every attack of the plan as it stands, those of artillery too. */
  readonly targets: readonly TargetFigures[];
  /** The counter-attacks it provokes, each by every unit that could be chosen. */
  readonly counters: readonly TargetFigures[];
  /** L6.2a: moves that are left of the round's. */
  readonly movesLeft: number;
  readonly tokensLeft: number;
  /** Where the unit that was named last could go. */
  readonly reach: readonly HexId[];
}

/** What a verb says of itself, for whoever shows it or plays it. What is not there is not so. */
export interface LimanowaTraits {
  /** It rolls, draws or reveals, so it is shown before it is done. */
  readonly rolls: boolean;
  /** It plays a Battlecard. */
  readonly card: boolean;
  /** The usual answer: it may be proposed before a word is said. */
  readonly usual: boolean;
}
