import type { Effect, Phase } from './battlecard.ts';
import type { CardId, CorpsId, HexId, UnitId } from './ids.ts';
import type { AttackPlan, Occupation, PlannedMove, Shot } from './turn.ts';

// Every visible change has an event with the rule behind it.

/** The course of the match: rounds, cards drawn, the end. */
export type CourseEvent =
  | { readonly rule: 'L5a'; readonly key: 'setUp' }
  | { readonly rule: 'LS3.2c' | 'L12b'; readonly key: 'gameRoundBegan'; readonly round: number }
  | { readonly rule: 'L6a'; readonly key: 'roundBegan'; readonly corps: CorpsId }
  | { readonly rule: 'LS4b'; readonly key: 'aiRoundBegan' }
  /** `card` is null for audiences that may not know it. */
  | { readonly rule: 'L5b' | 'L6.3d'; readonly key: 'drew'; readonly corps: CorpsId; readonly card: CardId | null }
  | { readonly rule: 'LS2.3b' | 'LS2.5c'; readonly key: 'reshuffled'; readonly pile: 'deck' | Phase }
  | { readonly rule: 'L13a' | 'L11d'; readonly key: 'held'; readonly strategic: number; readonly tactical: number }
  | {
      readonly rule: 'L13a';
      readonly key: 'succeeded';
      readonly round: number;
      readonly level: number;
      readonly speed: number;
    }
  | { readonly rule: 'L13a'; readonly key: 'failed'; readonly why: 'time' | 'nobodyLeft' }
  | {
      readonly rule: 'L11d';
      readonly key: 'won';
      readonly side: 'austria' | 'russia';
      readonly why: 'objectives' | 'knockedOut' | 'points';
    };

export type PlanEvent =
  | {
      readonly rule: 'L6b';
      readonly key: 'disclosed';
      readonly corps: CorpsId;
      readonly phase: Phase;
      readonly moves: readonly PlannedMove[];
      readonly attacks: readonly AttackPlan[];
      readonly shells: readonly Shot[];
      readonly supports: readonly Shot[];
      readonly tactics: UnitId;
      readonly occupations: readonly Occupation[];
    }
  /** `unit`, `target` and `to` are -1 if the card names none. */
  | {
      readonly rule: string;
      readonly key: 'played';
      readonly corps: CorpsId;
      readonly card: CardId;
      readonly effect: Effect;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly to: HexId;
    }
  | { readonly rule: 'L10a'; readonly key: 'blocked'; readonly effect: Effect }
  | { readonly rule: string; readonly key: 'cardLost'; readonly effect: Effect };

export type FieldEvent =
  | {
      readonly rule: string;
      readonly key: 'moved';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly to: HexId;
      readonly as: 'move' | 'march' | 'wave' | 'occupation' | 'fallBack' | 'displaced' | 'exchange' | 'objective';
    }
  | { readonly rule: 'L6.2d' | 'L6.3c'; readonly key: 'moveLost'; readonly unit: UnitId }
  | { readonly rule: 'L8.3e' | 'L6.2d'; readonly key: 'attackLost'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly rule: 'L9c'; readonly key: 'supportLost'; readonly battery: UnitId; readonly target: UnitId }
  | {
      readonly rule: 'L9a';
      readonly key: 'tokenSpent';
      readonly corps: CorpsId;
      readonly battery: UnitId;
      readonly target: UnitId;
      readonly use: 'shell' | 'support';
    }
  | { readonly rule: 'L10g'; readonly key: 'tokenGained'; readonly corps: CorpsId; readonly amount: number }
  | { readonly rule: 'L4a'; readonly key: 'tactics'; readonly officer: UnitId; readonly unit: UnitId }
  | {
      readonly rule: 'L8.2b';
      readonly key: 'rolled';
      readonly as: 'attack' | 'counterAttack' | 'artillery';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly tv: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | { readonly rule: 'L10m'; readonly key: 'spared'; readonly unit: UnitId }
  | {
      readonly rule: string;
      readonly key: 'lostRp';
      readonly unit: UnitId;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly rule: 'L3r'; readonly key: 'destroyed'; readonly unit: UnitId; readonly at: HexId }
  | { readonly rule: 'L10s'; readonly key: 'restored'; readonly unit: UnitId; readonly left: number }
  | {
      readonly rule: 'L10f';
      readonly key: 'returned';
      readonly unit: UnitId;
      readonly at: HexId;
      readonly left: number;
    }
  | { readonly rule: 'L4d'; readonly key: 'relegated'; readonly officer: UnitId; readonly unit: UnitId }
  | { readonly rule: 'L7e' | 'LS1f'; readonly key: 'stood'; readonly unit: UnitId };

export type AiEvent =
  | {
      readonly rule: 'LS3.2.1a';
      readonly key: 'aiCardRolled';
      readonly phase: Phase;
      readonly limit: number;
      readonly die: number;
    }
  | {
      readonly rule: string;
      readonly key: 'aiCardNotRolled';
      readonly phase: Phase;
      readonly why: 'used' | 'noPile' | 'noCard' | 'noSurvivor' | 'noAttack';
    }
  | { readonly rule: 'LS3.2.1a'; readonly key: 'aiCardTurned'; readonly phase: Phase; readonly card: CardId }
  | {
      readonly rule: 'LS3.2.1b';
      readonly key: 'aiCardUsed';
      readonly card: CardId;
      readonly unit: UnitId;
      readonly target: UnitId;
    }
  | { readonly rule: 'LS3.2.1c'; readonly key: 'aiCardDiscarded'; readonly card: CardId }
  | { readonly rule: 'LS3.2.2c'; readonly key: 'aiTokenRolled'; readonly limit: number; readonly die: number }
  | {
      readonly rule: string;
      readonly key: 'aiTokenNotRolled';
      readonly why: 'used' | 'noTokens' | 'noAttack' | 'noBattery' | 'noEffect';
    }
  | {
      readonly rule: 'LS4.1c' | 'LS4.1d';
      readonly key: 'woundRolled';
      readonly unit: UnitId;
      readonly limit: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | { readonly rule: 'LS4.2a'; readonly key: 'objectiveLeft'; readonly at: HexId };

export type LimanowaEvent = CourseEvent | PlanEvent | FieldEvent | AiEvent;
