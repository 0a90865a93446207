import type { Effect, Phase } from './battlecard.ts';
import { type CorpsId, type HexId, NONE, type UnitId } from './ids.ts';

/** One of the round's three moves, or an extra move from an officer's ability. */
export interface PlannedMove {
  readonly unit: UnitId;
  readonly to: HexId;
  readonly as: 'move' | 'march' | 'wave';
}

/** A battery and its enemy target, for an artillery attack or for support. */
export interface Shot {
  readonly battery: UnitId;
  readonly target: UnitId;
}

/** L6.2a: one target and all its attackers. */
export interface AttackPlan {
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
}

export interface CentralPlan {
  readonly moves: readonly PlannedMove[];
  readonly attacks: readonly AttackPlan[];
  /** L9a: each costs a token. */
  readonly shells: readonly Shot[];
  readonly supports: readonly Shot[];
  /** L4a: the unit that Aggressive tactics help; -1 for none. */
  readonly tactics: UnitId;
}

/** A card or an officer that helps or hinders one unit. */
export interface Aid {
  readonly by: AidKind;
  readonly unit: UnitId;
}

/** `tactics` lasts for the round, all others for the phase. */
export type AidKind = Extract<Effect, 'dugIn' | 'coveringFire' | 'volley' | 'secondLine' | 'massedAssault'> | 'tactics';

/** L6.2g: an attack by infantry or cavalry that was carried out. */
export interface MadeAttack {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** Where the target was, before the artillery step or when attacked: the attacker may occupy this hex. */
  readonly at: HexId;
  /** L8.3e: false if the target was already gone. The attacker may occupy the hex all the same. */
  readonly made: boolean;
}

/** A disclosed support card that has not been resolved. */
export interface DisclosedCard {
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly to: HexId;
}

/** Everything that lasts for one corps' round. All of it is public: plans are disclosed at once. */
export interface TurnView {
  /** Whose round it is; -1 in the AI's round. */
  readonly corps: CorpsId;
  readonly phase: Phase;
  /** Null if none was played, or if it was blocked or resolved. */
  readonly card: DisclosedCard | null;
  readonly plan: CentralPlan | null;
  readonly occupations: readonly Occupation[];
  readonly aids: readonly Aid[];
  /** L9c: batteries and the enemies they support against: more TV for all attacks of their side on that enemy. */
  readonly supports: readonly Shot[];
  /** The opponents' artillery attacks, already paid for, until the artillery step. */
  readonly answers: readonly Shot[];
  /** By infantry and cavalry in the whole round. */
  readonly attacks: readonly MadeAttack[];
  /** L10n: extra moves, and the unit that goes farther. */
  readonly extraMoves: number;
  readonly marcher: UnitId;
  /** Batteries that fired for a card and may not move this round. */
  readonly fired: readonly UnitId[];
  /** L9f: batteries that used a token this round. */
  readonly spent: readonly UnitId[];
  /** LS3.2a */
  readonly aiCard: boolean;
  readonly aiToken: boolean;
  /** L4d: once per player's round. */
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

/** A new round of this corps, or of the AI (-1). */
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
