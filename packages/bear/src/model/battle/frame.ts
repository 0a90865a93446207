import type { Facing } from '@sandtable/hex';
import type { Frame } from '@sandtable/kernel';
import type { AiOrderFrame, AiTurnFrame, TrackFrame } from '../solo/turn.ts';
import type { DraftFrame, EffectFrame } from '../draft/draft.ts';
import type { FortKind, HexFort } from './marker.ts';
import type { Burst, Means, Thrown } from './means.ts';
import type { Plot } from './player.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';

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

/** Somebody is asked what he does; it was said, and what was begun by it comes first. */
export const TURN_STEP = { asked: 0, used: 1 } as const;

/** How the price of an action is paid, as the payment says it. */
export const WAYS_TO_PAY = [
  'ap',
  'command',
  'pool',
  'activate',
  'opportunity',
  'free',
  // B18.3.1: announced before the die that makes the price known.
  'toll',
  'command-toll',
  'pool-toll',
  'activate-toll',
] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** An action that was paid for: when it is done, its units are checked, or their pool has run out. */
export interface ActionFrame extends Frame {
  readonly kind: 'action';
  readonly player: PlayerId;
  /** a Rumored Enemy that turns out to be somebody is checked as that. */
  units: readonly UnitId[];
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

/** B3.2.3: which way a roll can serve the player who makes it: low against his own, or for the price of an obstacle. */
export const ROLL_WAYS = ['up', 'down', 'either'] as const;
export type RollWay = (typeof ROLL_WAYS)[number];

/** Dice that their owner may pay for before, and have Luck with after. */
export interface RollFrame extends Frame {
  readonly kind: 'roll';
  readonly player: PlayerId;
  readonly what: RollFor;
  readonly dice: 1 | 2 | 3;
  /** For whom it is rolled, or on whom; -1 for nobody. */
  readonly unit: UnitId;
  readonly serves: RollWay;
  /** S4.3.1: what the AI's order adds, and the surplus of its track. */
  readonly extra: number;
  /** What was paid, and which way: below 0 to lower the roll. */
  caps: number;
  sum: number;
}

/** Its owner may pay for it; the dice lie on the table, and he may still try his luck; the roll stands. */
export const ROLL_STEP = { asked: 0, cast: 1, kept: 2 } as const;

/** B3.0.1: a unit becomes active, with as many AP as are rolled. */
export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  readonly player: PlayerId;
  readonly unit: UnitId;
}

/** B8.1: a card that comes down to one die. */
export interface CardRollFrame extends Frame {
  readonly kind: 'cardRoll';
  readonly player: PlayerId;
  readonly what: 'officer' | 'sniper' | 'sergeant';
  /** The player who suffers from it; -1 for nobody. */
  readonly victim: number;
}

/** A unit of a move: the hexes it goes through, the last its goal; none for one that turns in place or stays. */
export interface Part {
  readonly unit: UnitId;
  readonly path: readonly number[];
  readonly facing: Facing;
  /** B18.2: it goes into the trench or bunker at its goal. */
  readonly inside: boolean;
}

/** Units on the move, one after another, hex by hex, since something may happen in each. */
export interface MoveFrame extends Frame {
  readonly kind: 'move';
  readonly player: PlayerId;
  readonly parts: readonly Part[];
  /** B5.0.3 */
  readonly cautious: boolean;
  part: number;
  hex: HexId;
}

/** B18.3.1, B18.3.2: who of a group pays what for certain, and whether a die comes on top. */
export interface Payer {
  readonly unit: UnitId;
  readonly cost: number;
  readonly dice: number;
}

/** B18.3.1: a move into wire or a road block: its dice are rolled, then its owner pays or refuses. */
export interface TollFrame extends Frame {
  readonly kind: 'toll';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly payers: readonly Payer[];
  /** What was rolled, payer by payer. */
  readonly rolls: number[];
  /** How it was announced that the price will be paid. */
  readonly way: WayToPay;
  readonly isEased: boolean;
  readonly parts: readonly Part[];
  readonly cautious: boolean;
}

/** B18.3.3: a mine attacks units one after another; its owner rolls. */
export interface MineFrame extends Frame {
  readonly kind: 'mine';
  readonly player: PlayerId;
  readonly at: HexId;
  readonly units: readonly UnitId[];
  unit: UnitId;
  /** What the roll under way must come to. */
  needed: number;
  kill: number;
}

/** B5.6: a vehicle leaves the map from this hex, if it gets there. */
export interface LeaveFrame extends Frame {
  readonly kind: 'leave';
  readonly unit: UnitId;
  readonly at: HexId;
}

/** B4.2: a vehicle in a stone building: is it stuck? */
export interface RubbleFrame extends Frame {
  readonly kind: 'rubble';
  readonly unit: UnitId;
}

/**
 * One roll of an attack: at a unit, at whoever may be hidden in the hex (B10.0.3), or at a counter there (B18.4). What it
 * must come to is fixed before the first of them, so that what one destroys still covers the others.
 */
export interface AttackTarget {
  readonly what: 'unit' | 'hidden' | FortKind;
  /** The unit, or the one whose hasty defense it is; -1 for nobody, or for nobody knows whom. */
  readonly unit: UnitId;
  /** -1 where nobody can know. */
  readonly needed: number;
  readonly kill: number;
}

/** B7.5.1: an attack on a hex or on something in it: the targets are rolled for one after another. All of it is open. */
export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly player: PlayerId;
  /** -1 for artillery and aircraft. */
  readonly leader: UnitId;
  readonly supporters: readonly UnitId[];
  /** B8.4: weapon cards that are thrown in support. */
  readonly thrown: readonly Thrown[];
  readonly at: HexId;
  /** B7.7.3: in close combat, the one unit or the one counter that it goes for; -1 and null: all in the hex. */
  readonly only: number;
  readonly fort: HexFort | null;
  readonly means: Means | Burst;
  /** B12.0b: where the Spotting Marker lies; -1 for direct fire. */
  readonly spot: HexId;
  /** Cards 09 that were added, by place among those of the pack. */
  readonly cards: readonly CardId[];
  /** S4.3.1: the CAPs of an AI's order, added to the first roll alone. */
  readonly caps: number;
  /** the units that an AI's attack is rolled for, in this order; those not named here come as they lie. */
  readonly ranked: readonly UnitId[];
  /** Known once aim was taken. */
  targets: readonly AttackTarget[];
  target: UnitId;
}

/** B7.6: units that rally together, and what each of them needs. */
export interface RallyFrame extends Frame {
  readonly kind: 'rally';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly needed: readonly number[];
  unit: UnitId;
}

/** B10.0: units that were revealed: their owners choose how they face, one after another. */
export interface FacingFrame extends Frame {
  readonly kind: 'facing';
  readonly units: readonly UnitId[];
  unit: UnitId;
}

/** B10.0: before the first round, hidden units whose owners choose their hexes. Which are still to be placed is open. */
export interface DeployFrame extends Frame {
  readonly kind: 'deploy';
  left: readonly number[];
}

/** B12.1: players plot their artillery, one after another. Which are asked is open, what they say is not. */
export interface PlotFrame extends Frame {
  readonly kind: 'plot';
  readonly batteries: readonly { readonly player: PlayerId; readonly card: CardId }[];
  battery: number;
}

/** B12.1: shells fall on seven hexes, one after another. */
export interface BarrageFrame extends Frame {
  readonly kind: 'barrage';
  readonly player: PlayerId;
  readonly card: CardId;
  readonly shell: Plot['shell'];
  /** Where it was plotted, and where it falls. */
  readonly at: HexId;
  hexes: readonly HexId[];
  hex: HexId;
}

export type BearFrame =
  | RoundFrame
  | InitiativeFrame
  | TurnFrame
  | ActionFrame
  | ActivationFrame
  | RollFrame
  | CardRollFrame
  | MoveFrame
  | TollFrame
  | MineFrame
  | RubbleFrame
  | LeaveFrame
  | AttackFrame
  | RallyFrame
  | FacingFrame
  | DeployFrame
  | PlotFrame
  | BarrageFrame
  | AiTurnFrame
  | TrackFrame
  | AiOrderFrame
  | DraftFrame
  | EffectFrame;
