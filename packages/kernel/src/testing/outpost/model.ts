import type { CoreState, CoreView, Frame, Io, Meaning, Pile, PileView, Seat, Streams } from '../../index.ts';

/**
 * Outpost, a small complete game for the tests of the kernel and everything above it. Two sides of three squads on a field
 * of twelve spaces; hidden hands, a deck, a cup, dice that can be paid for, group actions, and a defender who is asked in
 * the middle of an attack. A procedure of the rules can play the second side.
 */
export interface Options {
  readonly rounds: number;
  readonly opponent: 'seat' | 'procedure';
}

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

export const POSTURES = ['ready', 'dug'] as const;
export type Posture = (typeof POSTURES)[number];

export interface Squad {
  readonly side: Side;
  /** Its space; -1 when it is lost. */
  at: number;
  posture: Posture;
  spent: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly coins: number;
  readonly hand: readonly (number | null)[];
}

export interface Player extends PlayerView {
  coins: number;
  readonly hand: number[];
}

export interface View extends CoreView {
  readonly frames: readonly Readonly<OutpostFrame>[];
  readonly options: Options;
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly squads: readonly Readonly<Squad>[];
  readonly deck: PileView;
  readonly spoils: PileView;
}

export interface State extends View, CoreState {
  readonly frames: OutpostFrame[];
  readonly random: Streams;
  round: number;
  readonly players: readonly Player[];
  readonly squads: readonly Squad[];
  readonly deck: Pile;
  readonly spoils: Pile;
}

/** Whose turn it is, and the number of passes in a row. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  side: Side;
  passes: number;
}

/** A strike in progress: first the roll, then the defender's answer, then the result. */
export interface StrikeFrame extends Frame {
  readonly kind: 'strike';
  readonly striker: number;
  readonly target: number;
  readonly bonus: number;
  parry: number;
}

/** Two dice whose owner may pay for them. */
export interface RollFrame extends Frame {
  readonly kind: 'roll';
  readonly side: Side;
}

export type OutpostFrame = TurnFrame | StrikeFrame | RollFrame;

export type Event =
  | { readonly rule: 'turn'; readonly key: 'passed' | 'roundEnded' }
  | {
      readonly rule: 'step';
      readonly key: 'stepped';
      readonly squad: number;
      readonly at: number;
      readonly posture: Posture;
    }
  | { readonly rule: 'strike'; readonly key: 'struck'; readonly squad: number; readonly target: number }
  | { readonly rule: 'strike'; readonly key: 'parried'; readonly card: number }
  | { readonly rule: 'strike'; readonly key: 'held' | 'lost'; readonly target: number; readonly attack: number }
  | { readonly rule: 'strike'; readonly key: 'spoils'; readonly coins: number }
  | { readonly rule: 'roll'; readonly key: 'rolled'; readonly dice: readonly number[]; readonly coins: number }
  | { readonly rule: 'draw'; readonly key: 'drew'; readonly seat: Seat; readonly card: number | null };

export type OutpostWord =
  | Meaning<'squad' | 'member', number>
  | Meaning<'space', number>
  | Meaning<'stay', 'stay'>
  | Meaning<'posture', Posture>
  | Meaning<'card', number>
  | Meaning<'coins', number>;

/** What a strike adds to its dice, and what it needs. */
export interface OutpostFigures {
  readonly bonus: number;
  readonly needed: number;
}

export interface OutpostTraits {
  readonly rolls: boolean;
}

/** What the procedure tries, squad by squad. */
export interface OutpostNote {
  readonly squad: number;
  readonly tries: 'strike' | 'step';
  readonly space: number | null;
}

export interface Outpost {
  readonly options: Options;
  readonly view: View;
  readonly state: State;
  readonly event: Event;
  readonly seen: View;
  readonly held: State;
  readonly frame: OutpostFrame;
  readonly word: OutpostWord;
  readonly figures: OutpostFigures;
  readonly traits: OutpostTraits;
  readonly verb: 'step' | 'strike' | 'draw' | 'pass' | 'proceed' | 'parry' | 'endure' | 'pay';
  readonly note: OutpostNote;
}

export type OutpostIo = Io<Event, OutpostNote>;

export function turnFrame(side: Side, passes: number): TurnFrame {
  return { kind: 'turn', step: 0, got: null, side, passes };
}

export function strikeFrame(striker: number, target: number, bonus: number): StrikeFrame {
  return { kind: 'strike', step: 0, got: null, striker, target, bonus, parry: 0 };
}

export function rollFrame(side: Side): RollFrame {
  return { kind: 'roll', step: 0, got: null, side };
}

export function enemyOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function playerOf<P extends PlayerView>(view: { readonly players: readonly P[] }, side: Side): P {
  const player = view.players[side];
  if (player === undefined) throw new Error(`no player ${side}`);
  return player;
}

export function squadOf<S extends Readonly<Squad>>(view: { readonly squads: readonly S[] }, squad: number): S {
  const found = view.squads[squad];
  if (found === undefined) throw new Error(`no squad ${squad}`);
  return found;
}

export const CARDS = Array.from({ length: 12 }, (_card, index) => index + 1);

/** Cards 1 to 12 are worth 1 to 3. */
export function worthOf(card: number): number {
  return 1 + (card % 3);
}
