import type { Facing } from '@sandtable/hex';
import type { Frame } from '@sandtable/kernel';

/** The whole match below everything: its steps are those of a round, from the pre-round sequence to the scoring. */
export interface RoundFrame extends Frame {
  readonly kind: 'round';
}

/** B2.1: the roll for the first turn: who has declared how many CAPs, and what was rolled. */
export interface InitiativeFrame extends Frame {
  readonly kind: 'initiative';
  /** Players in the order in which they declare. */
  readonly order: readonly number[];
  readonly caps: number[];
}

/** Turns, one after another, until enough players have passed in a row. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** Players in the order of their turns, round and round. */
  readonly order: readonly number[];
  /** Whose turn it is, by place in the order. */
  place: number;
  passes: number;
  /** B8.2: card 10 was added: the same player has the next turn too. */
  swift: boolean;
}

/** How the price of an action is paid, as the payment says it. */
export const WAYS_TO_PAY = ['ap', 'command', 'pool', 'activate', 'opportunity', 'free'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** An action that was paid for: when it is done, its units are checked, or their pool has run out. */
export interface ActionFrame extends Frame {
  readonly kind: 'action';
  readonly player: number;
  readonly units: readonly number[];
  readonly way: WayToPay;
  /** What is paid in AP. */
  readonly ap: number;
  /** Card 07 makes its check lighter by a die. */
  readonly isEased: boolean;
}

/** What is rolled for: it decides who may pay CAPs, and which way they count. */
export const ROLLS = [
  'attack',
  'rally',
  'wire',
  'rubble',
  'mine',
  'barrage',
  'activation',
  'sergeant',
  'officer',
  'sniper',
] as const;
export type RollFor = (typeof ROLLS)[number];

/** Dice that their owner may pay for before, and have Luck with after. */
export interface RollFrame extends Frame {
  readonly kind: 'roll';
  readonly player: number;
  readonly what: RollFor;
  readonly dice: 1 | 2 | 3;
  /** For whom it is rolled, or on whom; -1 for nobody. */
  readonly unit: number;
  caps: number;
  sum: number;
}

/** A unit of a move: the hexes it goes through, the last its goal; none for one that turns in place or stays. */
export interface Part {
  readonly unit: number;
  readonly path: readonly number[];
  readonly facing: Facing;
  /** B18.2: it goes into the trench or bunker at its goal. */
  readonly inside: boolean;
}

/** Units on the move, one after another, hex by hex, since something may happen in each. */
export interface MoveFrame extends Frame {
  readonly kind: 'move';
  readonly player: number;
  readonly parts: readonly Part[];
  part: number;
  hex: number;
}

/** B7.5.1: an attack on a hex or a unit: the targets are rolled for one after another. */
export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly player: number;
  readonly leader: number;
  readonly supporters: readonly number[];
  readonly at: number;
  readonly flame: boolean;
  readonly cards: readonly number[];
  readonly targets: readonly number[];
  target: number;
  /** What the roll under way must come to. */
  needed: number;
  kill: number;
}

/** B7.6: units that rally together, and what each of them needs. */
export interface RallyFrame extends Frame {
  readonly kind: 'rally';
  readonly player: number;
  readonly units: readonly number[];
  readonly needed: readonly number[];
  unit: number;
}

export type BearFrame =
  | RoundFrame
  | InitiativeFrame
  | TurnFrame
  | ActionFrame
  | RollFrame
  | MoveFrame
  | AttackFrame
  | RallyFrame;
