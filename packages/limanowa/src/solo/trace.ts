import type { LadderTrace as Ladder, Reason } from '@sandtable/kernel';
import type { Effect, Phase } from '../model/battlecard.ts';
import type { CardId, HexId, UnitId } from '../model/ids.ts';
import type { Grade } from '../model/mission.ts';

// How the AI decided; recorded only on request.

/** Why a unit is not a candidate. */
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

/** Null if no reasons are asked for. */
export type Why = AiReason[] | null;

/** Adds a reason, once per unit. */
export function against(why: Why, rule: string, key: AiReasonKey, unit: UnitId, amount?: number): void {
  if (why === null || why.some((each) => each.key === key && each.unit === unit)) return;
  why.push(amount === undefined ? { rule, key, unit } : { rule, key, unit, amount });
}

/** What the tables compare. */
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

/** One choice, rung by rung, over units or hexes by number; with the roll for a remaining tie. */
export type LadderTrace = Ladder<RungKey>;

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

/** A row of a table, or the rule in its place. */
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
  /** The unit that chooses or is concerned; -1 for none. */
  readonly by: UnitId;
  /** The units that are not candidates, with the rule. */
  readonly passedOver: readonly AiReason[];
  /** Null if there was no candidate. */
  readonly row: RowId | null;
  readonly ladder: LadderTrace | null;
}

export interface NoRoll<Key extends string> {
  readonly rule: string;
  readonly why: Key;
}
export type CardNoRoll = NoRoll<'used' | 'noPile' | 'noCard' | 'noSurvivor' | 'noAttack'>;
export type TokenNoRoll = NoRoll<'used' | 'noTokens' | 'noAttack' | 'noBattery' | 'noEffect'>;

/** A battery and the reasons why it cannot answer; none if it can. */
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
      /** AI units that the card can help. */
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
      /** AI units with this unit in range. */
      readonly reachedBy: readonly UnitId[];
      readonly limit: number;
      readonly die: number;
      readonly sides: number;
      readonly hit: boolean;
    }
  /** LS4.1a: units out of range of every AI unit. */
  | { readonly note: 'unreached'; readonly units: readonly UnitId[] }
  /** LS4.2: an empty objective, the units that could enter it, and why others could not. */
  | {
      readonly note: 'objective';
      readonly at: HexId;
      readonly grade: Grade;
      readonly able: readonly UnitId[];
      readonly why: readonly AiReason[];
    }
  /** LS4.2a: no objective is empty. */
  | { readonly note: 'allHeld' }
  | ChoiceTrace;

declare module '../model/state.ts' {
  interface LimanowaNotes {
    readonly ai: AiNote;
  }
}
