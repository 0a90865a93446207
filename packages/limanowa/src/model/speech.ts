import type { Meaning, Reason } from '@sandtable/kernel';
import type { Effect, Phase } from './battlecard.ts';
import type { Ability } from './forces.ts';
import type { HexId, UnitId } from './ids.ts';
import type { Occupation } from './turn.ts';

/** The words with a value: units (a03, r11) and hexes (0604: column and row). */
export type LimanowaWord = Meaning<'unit', UnitId> | Meaning<'hex', HexId>;

// The fixed words. Tables typed over these words must have an entry for each, so a new word without one does not compile.

/** Orders that play no card, in the order a plan says them: L6.2a, then L6.3a. */
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

/** Answers to questions that do not ask for a plan. */
export const ANSWER_WORDS = ['pass', 'counter', 'relegate', 'fallBack', 'stand', 'proceed'] as const;
export type AnswerWord = (typeof ANSWER_WORDS)[number];

export const DISCLOSE = 'disclose';

export type FixedWord = Effect | OrderWord | AnswerWord | typeof DISCLOSE;

/** A plan's verb is named after its card or, without one, its phase; all other verbs are named after their first word. */
export type VerbName = Phase | Exclude<FixedWord, PlannedCard | PlannedOrder | typeof DISCLOSE>;

/** Cards and orders that exist only inside a plan. */
type PlannedCard = 'disruptiveFire' | 'massedAssault';
type PlannedOrder = Exclude<OrderWord, 'tactics' | 'shell' | 'support'>;

/**
 * What an order or card does, which determines the words that follow it: a unit and a hex (`go`), a battery or unit and its target
 * (`shell`, `support`, `strike`), a target and its attackers (`attack`), one or two units (`name`), or nothing.
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

/** L4a, L4b, L4e: the officer's ability that an order uses; null for orders any corps can give. */
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

// Figures that come with a judgement: everything certain so far.

/** L8.2: one unit against another. */
export interface TargetFigures {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly as: 'attack' | 'counterAttack' | 'artillery';
  readonly tv: number;
  /** How many faces of the die hit. */
  readonly ways: number;
  readonly of: number;
  /** L3m: 1, or 2 with an extra attack. */
  readonly rolls: number;
  readonly terms: readonly Reason[];
  /** Against the AI: the chance of a hit, from 0 to 1, including everything the AI may add, by its public chances. */
  readonly likely?: number;
  /** For a counter-attack by the AI: the chance that it strikes this attacker, if the AI adds nothing (LS7A). */
  readonly chosen?: number;
  /** For a counter-attack by people: how many faces could hit with every card, officer and token that may help. */
  readonly most?: number;
}

/** What the AI may add to a plan's fighting: a card for one of its units, or a token against an enemy. */
export interface AiAnswer {
  readonly by: Extract<Effect, 'dugIn' | 'coveringFire' | 'volley' | 'secondLine'> | 'shell' | 'support';
  readonly unit: UnitId;
  readonly chance: number;
}

/** A partial sentence has those that are already certain. */
export interface LimanowaFigures {
  /** All attacks of the plan so far, including artillery. */
  readonly targets: readonly TargetFigures[];
  /** The counter-attacks it may provoke: one for each possible choice. */
  readonly counters: readonly TargetFigures[];
  /** LS2.4: what the AI may add, the likeliest first. */
  readonly answers: readonly AiAnswer[];
  /** L6.2a: moves left in this round. */
  readonly movesLeft: number;
  readonly tokensLeft: number;
  readonly reach: readonly HexId[];
  /** L6.3a: the cleared hexes that units could still occupy. */
  readonly cleared: readonly Occupation[];
}

/** Traits of a verb, for the screen and the bots; missing means false. */
export interface LimanowaTraits {
  /** It rolls, draws or reveals, so the screen asks for confirmation. */
  readonly rolls: boolean;
  readonly card: boolean;
  /** The usual answer, which may be proposed at once. */
  readonly usual: boolean;
}
