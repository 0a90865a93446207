import type { LadderTrace as Ladder, Reason } from '@sandtable/kernel';
import type { Effect, Phase } from '../model/battlecard.ts';
import type { CardId, HexId, UnitId } from '../model/ids.ts';
import type { Grade } from '../model/mission.ts';

// How the AI came to what it did, noted down while it decides, and only if somebody asked.

/** Why a unit is none of those that the AI chooses among. */
export const AI_REASONS = [
  'noChance',
  'outOfRange',
  'notCovered',
  'batteryOutOfRange',
  'moreThanOneRp',
  'notAttackedBattery',
  'noCounterAttack',
  'batteryFights',
  'forest',
  'passedOverAnyway',
  'gone',
  'attackedGone',
  'noneToHit',
  'notInUse',
  'noOneRpTarget',
  'noEffect',
  'isBattery',
  'neverCounters',
  'holdsObjective',
  'holdsNone',
  'notBeside',
  'hasMoved',
  'tooFar',
  'wayBarred',
] as const;
export type AiReasonKey = (typeof AI_REASONS)[number];
export type AiReason = Reason<AiReasonKey>;

/** Reasons are gathered only for those who read them. */
export type Why = AiReason[] | null;

/** Says why not, once of a unit, if anybody asks. */
export function against(why: Why, rule: string, key: AiReasonKey, unit: UnitId, amount?: number): void {
  if (why === null || why.some((each) => each.key === key && each.unit === unit)) return;
  why.push(amount === undefined ? { rule, key, unit } : { rule, key, unit, amount });
}

/** What the tables compare by. */
export const RUNGS = [
  'highestTv',
  'lowestRp',
  'highestRp',
  'highestRank',
  'highestAv',
  'highestDv',
  'nearest',
] as const;
export type RungKey = (typeof RUNGS)[number];

/** A choice: units, or hexes, by number, rung by rung; a tie that was left, with its roll. */
export type LadderTrace = Ladder<RungKey>;

/** What is chosen: whom to strike, whom to protect, who acts. */
export type ChoiceKind =
  | 'counterAttack'
  | 'relegated'
  | 'tactics'
  | 'protected'
  | 'strike'
  | 'battery'
  | 'shell'
  | 'support'
  | 'objective'
  | 'mover';

/** A row of a table, or the rule that stands for one. */
export type RowId =
  | 'LS7A1'
  | 'LS7A2'
  | 'LS7B1'
  | 'LS7B2'
  | 'LS7B3'
  | 'LS7C1'
  | 'LS7C2'
  | 'LS3.2.2n2'
  | 'LS3.2.2n3'
  | 'LS4.2a'
  | 'LS4.2e';

export interface ChoiceTrace {
  readonly note: 'choice';
  readonly what: ChoiceKind;
  /** Whose choice it is, or whom it is about; -1 for nobody. */
  readonly by: UnitId;
  /** Those that are no candidates, and by which rule. */
  readonly passedOver: readonly AiReason[];
  /** Null: there was nobody to choose. */
  readonly row: RowId | null;
  readonly ladder: LadderTrace | null;
}

/** Whether there is a roll, and if not, by which rule. */
export interface NoRoll<Key extends string> {
  readonly rule: string;
  readonly why: Key;
}
export type CardNoRoll = NoRoll<'used' | 'noPile' | 'noCard' | 'noSurvivor' | 'noAttack'>;
export type TokenNoRoll = NoRoll<'used' | 'noTokens' | 'noAttack' | 'noBattery' | 'noEffect'>;

/** A battery, and what keeps it from answering; nothing if it can. */
export interface BatteryTrace {
  readonly battery: UnitId;
  readonly shells: readonly UnitId[];
  readonly supports: readonly UnitId[];
  readonly why: readonly AiReason[];
}

export type AiNote =
  | { readonly note: 'cardNotRolled'; readonly phase: Phase; readonly no: CardNoRoll }
  | {
      readonly note: 'cardRolled';
      readonly phase: Phase;
      readonly limit: number;
      readonly die: number;
      readonly sides: number;
    }
  | {
      readonly note: 'cardTurned';
      readonly phase: Phase;
      readonly card: CardId;
      readonly effect: Effect;
      /** AI units on which it has an effect. */
      readonly candidates: readonly UnitId[];
      readonly why: readonly AiReason[];
      readonly used: boolean;
    }
  | { readonly note: 'tokenNotRolled'; readonly no: TokenNoRoll; readonly batteries: readonly BatteryTrace[] }
  | {
      readonly note: 'tokenRolled';
      readonly limit: number;
      readonly die: number;
      readonly sides: number;
      readonly batteries: readonly BatteryTrace[];
    }
  | {
      readonly note: 'wound';
      readonly unit: UnitId;
      /** AI units that have it in range. */
      readonly reachedBy: readonly UnitId[];
      readonly limit: number;
      readonly die: number;
      readonly sides: number;
      readonly hit: boolean;
    }
  /** LS4.1a: nobody of the AI has them in range. */
  | { readonly note: 'unreached'; readonly units: readonly UnitId[] }
  /** LS4.2: an empty objective, who could go there, and why others could not. */
  | {
      readonly note: 'objective';
      readonly at: HexId;
      readonly grade: Grade;
      readonly able: readonly UnitId[];
      readonly why: readonly AiReason[];
    }
  /** LS4.2a: a unit stands in every one of them. */
  | { readonly note: 'allHeld' }
  | ChoiceTrace;

declare module '../model/state.ts' {
  interface LimanowaNotes {
    readonly ai: AiNote;
  }
}
