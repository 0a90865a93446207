import type { Effect, Phase } from './battlecard.ts';
import { type CorpsId, type HexId, NONE, type UnitId } from './ids.ts';

/** A move as it is planned: the three of a round, or one that an officer's ability gives. */
export interface PlannedMove {
  readonly unit: UnitId;
  readonly to: HexId;
  readonly as: 'move' | 'march' | 'wave';
}

/** A battery and the enemy unit that it shells, or against which it supports. */
export interface Shot {
  readonly battery: UnitId;
  readonly target: UnitId;
}

/** L6.2a: one target and all who attack it. */
export interface AttackPlan {
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
}

/** What was disclosed in the Central Phase. */
export interface CentralPlan {
  readonly moves: readonly PlannedMove[];
  readonly attacks: readonly AttackPlan[];
  /** L9a, each for a token. */
  readonly shells: readonly Shot[];
  readonly supports: readonly Shot[];
  /** L4a: the beneficiary of Aggressive tactics; -1 for nobody. */
  readonly tactics: UnitId;
}

/** Something that helps or hinders one unit for a while: a card played for it, or an officer beside it. */
export interface Aid {
  readonly by: AidKind;
  readonly unit: UnitId;
}

/** `tactics` counts for the round, all others for the phase. */
export type AidKind = Extract<Effect, 'dugIn' | 'coveringFire' | 'volley' | 'secondLine' | 'massedAssault'> | 'tactics';

/** L6.2g: an attack of infantry or cavalry that was made, for what follows from it. */
export interface MadeAttack {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** Where the target stood, before the artillery step or when it was attacked: a hex that may be occupied. */
  readonly at: HexId;
  /** L8.3e: false where the target was gone before. It counts for occupation all the same. */
  readonly made: boolean;
}

/** A support card that was disclosed and waits for its resolution. */
export interface DisclosedCard {
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly to: HexId;
}

/** All that holds for one player's round, made anew with every round. Everything in it is public: plans are disclosed at once. */
export interface TurnView {
  /** Whose round it is; -1 in the AI's. */
  readonly corps: CorpsId;
  readonly phase: Phase;
  /** The card of this phase; null when there is none, or when it was blocked or done. */
  readonly card: DisclosedCard | null;
  readonly plan: CentralPlan | null;
  readonly occupations: readonly Occupation[];
  readonly aids: readonly Aid[];
  /** L9c: enemy units against which artillery supports, by the side that supports: +TV for its attacks and counter-attacks. */
  readonly supports: readonly Shot[];
  /** Artillery attacks of opponents, paid for, that wait for the artillery step. */
  readonly answers: readonly Shot[];
  /** Of inf/cav, of the whole round. */
  readonly attacks: readonly MadeAttack[];
  /** L10n: units that may move more, and the one that goes farther. */
  readonly extraMoves: number;
  readonly marcher: UnitId;
  /** Batteries that fired for a card: they may not move this round. */
  readonly fired: readonly UnitId[];
  /** L9f: batteries that used a token this round. */
  readonly spent: readonly UnitId[];
  /** LS3.2a */
  readonly aiCard: boolean;
  readonly aiToken: boolean;
  /** L4d: once a player's round. */
  readonly relegated: boolean;
}

export interface Occupation {
  readonly unit: UnitId;
  readonly to: HexId;
}

export type Turn = { -readonly [Field in keyof TurnView]: TurnView[Field] };

export function makeTurn(turn: TurnView): Turn {
  const { corps, phase, card, plan, occupations, aids, supports, answers, attacks, extraMoves, marcher } = turn;
  const { fired, spent, aiCard, aiToken, relegated } = turn;
  return {
    corps,
    phase,
    card,
    plan,
    occupations,
    aids,
    supports,
    answers,
    attacks,
    extraMoves,
    marcher,
    fired,
    spent,
    aiCard,
    aiToken,
    relegated,
  };
}

/** A round of this corps, or of the AI (-1), at its beginning. */
export function newTurn(corps: CorpsId): Turn {
  return makeTurn({
    corps,
    phase: 'opening',
    card: null,
    plan: null,
    occupations: [],
    aids: [],
    supports: [],
    answers: [],
    attacks: [],
    extraMoves: 0,
    marcher: NONE,
    fired: [],
    spent: [],
    aiCard: false,
    aiToken: false,
    relegated: false,
  });
}
