import type { Frame } from '@sandtable/kernel';
import type { Phase } from './battlecard.ts';
import { type CorpsId, corpsId, type HexId, NONE, type UnitId } from './ids.ts';
import type { AttackPlan, Shot } from './turn.ts';

/** The whole match: in each game round the corps in turn order, then the AI. `place` is the next corps. */
export interface WarFrame extends Frame {
  readonly kind: 'war';
  place: CorpsId;
}

/** L6a: one corps' round. Its steps are in round/plan.ts. */
export interface RoundFrame extends Frame {
  readonly kind: 'round';
}

/**
 * L6b, L12c: after a disclosure each opponent in turn order may play a contra card of the phase; `place` is the
 * next corps.
 */
export interface ReactionFrame extends Frame {
  readonly kind: 'reaction';
  readonly phase: Phase;
  place: CorpsId;
}

/** L12d: an opponent names the unit that Aggressive tactics help. */
export interface BoostFrame extends Frame {
  readonly kind: 'boost';
  place: CorpsId;
}

/** L9d: opponents may answer the phase's attacks with artillery tokens. */
export interface TokensFrame extends Frame {
  readonly kind: 'tokens';
  place: CorpsId;
}

/** L6.2f, L6.2g: first artillery, then all other attacks at once. */
export interface CombatFrame extends Frame {
  readonly kind: 'combat';
  /** Of both sides. */
  readonly shells: readonly Shot[];
  /** The battery of the first shot if it drives its target back (L10c); -1 for none. */
  readonly disruptive: UnitId;
  /** The hex of each planned attack's target before the artillery fired. */
  stood: readonly HexId[];
  /** L8.3e: the attacks left after the artillery. */
  attacks: readonly AttackPlan[];
  /** L8.3b: the counter-attacks chosen so far. */
  counters: readonly Counter[];
}

export interface Counter {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** L7e: the owner chooses where the unit falls back to, or that it stands and loses an RP. */
export interface FallBackFrame extends Frame {
  readonly kind: 'fallBack';
  readonly unit: UnitId;
  /** The hex of the unit that it must get away from. */
  readonly from: HexId;
  readonly rule: 'L4d' | 'L10c';
}

/** L4d: the officer's owner picks one of several units to relegate. */
export interface RelegateFrame extends Frame {
  readonly kind: 'relegate';
  readonly officer: UnitId;
  readonly among: readonly UnitId[];
}

/** LS3.2.1: the AI rolls for a card of this phase. */
export interface AiCardFrame extends Frame {
  readonly kind: 'aiCard';
  readonly phase: Phase;
}

/** LS3.2.2: the AI rolls for a token. It passes its shot to the frame below through `turn`. */
export interface AiTokenFrame extends Frame {
  readonly kind: 'aiToken';
}

export interface AiRoundFrame extends Frame {
  readonly kind: 'aiRound';
}

export type LimanowaFrame =
  | WarFrame
  | RoundFrame
  | ReactionFrame
  | BoostFrame
  | TokensFrame
  | CombatFrame
  | FallBackFrame
  | RelegateFrame
  | AiCardFrame
  | AiTokenFrame
  | AiRoundFrame;

const FRESH = { step: 0, got: null } as const;

export function warFrame(place: CorpsId): WarFrame {
  return { kind: 'war', ...FRESH, place };
}

export function roundFrame(): RoundFrame {
  return { kind: 'round', ...FRESH };
}

export function reactionFrame(phase: Phase): ReactionFrame {
  return { kind: 'reaction', ...FRESH, phase, place: corpsId(0) };
}

export function boostFrame(): BoostFrame {
  return { kind: 'boost', ...FRESH, place: corpsId(0) };
}

export function tokensFrame(): TokensFrame {
  return { kind: 'tokens', ...FRESH, place: corpsId(0) };
}

export function combatFrame(shells: readonly Shot[], disruptive: UnitId = NONE): CombatFrame {
  return { kind: 'combat', ...FRESH, shells, disruptive, stood: [], attacks: [], counters: [] };
}

export function fallBackFrame(unit: UnitId, from: HexId, rule: FallBackFrame['rule']): FallBackFrame {
  return { kind: 'fallBack', ...FRESH, unit, from, rule };
}

export function relegateFrame(officer: UnitId, among: readonly UnitId[]): RelegateFrame {
  return { kind: 'relegate', ...FRESH, officer, among };
}

export function aiCardFrame(phase: Phase): AiCardFrame {
  return { kind: 'aiCard', ...FRESH, phase };
}

export function aiTokenFrame(): AiTokenFrame {
  return { kind: 'aiToken', ...FRESH };
}

export function aiRoundFrame(): AiRoundFrame {
  return { kind: 'aiRound', ...FRESH };
}
