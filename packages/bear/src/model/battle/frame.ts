import type { Facing } from '@sandtable/hex';
import type { Frame } from '@sandtable/kernel';
import type { AiOrderFrame, AiTurnFrame, TrackFrame } from '../solo/turn.ts';
import type { DraftFrame, EffectFrame } from '../draft/draft.ts';
import type { FortKind } from './marker.ts';
import type { Burst, Means, ThrownCard } from './means.ts';
import type { Plot } from './player.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/** The bottom frame of the match. Its steps are those of a round, from the pre-round sequence to scoring. */
export interface RoundFrame extends Frame {
  readonly kind: 'round';
}

/** B2.1: the initiative roll, with the CAPs declared. */
export interface InitiativeFrame extends Frame {
  readonly kind: 'initiative';
  readonly order: readonly PlayerId[];
  readonly caps: number[];
}

/** what a side did in its last turns that the enemy may answer with an opportunity action. */
export interface Trigger {
  readonly side: Side;
  readonly deed: 'moved' | 'fired';
  /** The hex moved into, or fired at. */
  readonly at: HexId;
}

/** Turns, until enough players have passed in a row. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly order: readonly PlayerId[];
  /** Index into `order` of the player whose turn it is. */
  place: number;
  passes: number;
  /** B8.2: card 10 was played: the same player has the next turn too. */
  swift: boolean;
  /** Left out if there are none. */
  triggers?: readonly Trigger[];
}

/** `asked`: the player is asked for an order. `used`: the order was given, and what it started runs first. */
export const TURN_STEP = { asked: 0, used: 1 } as const;

export const WAYS_TO_PAY = [
  'ap',
  'command',
  'pool',
  'activate',
  'opportunity',
  'free',
  // B18.3.1: announced before the die decides the price.
  'toll',
  'command-toll',
  'pool-toll',
  'activate-toll',
] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** A paid action. When it is done, its units make their spent check, or their activation ends if no AP are left. */
export interface ActionFrame extends Frame {
  readonly kind: 'action';
  readonly player: PlayerId;
  /** a Rumored Enemy revealed meanwhile is checked as what it turned out to be. */
  units: readonly UnitId[];
  readonly way: WayToPay;
  readonly ap: number;
  /** Card 07 takes a die off its check. */
  readonly isEased: boolean;
}

/** What is rolled for. It decides who may pay CAPs, and whether they raise or lower the roll. */
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

/** B3.2.3: the direction that helps the roller: down when rolling against his own units or for an obstacle's price. */
export const ROLL_WAYS = ['up', 'down', 'either'] as const;
export type RollWay = (typeof ROLL_WAYS)[number];

/** The owner may pay CAPs before the roll and play card 12 after it. */
export interface RollFrame extends Frame {
  readonly kind: 'roll';
  readonly player: PlayerId;
  readonly what: RollFor;
  readonly dice: 1 | 2 | 3;
  /** The unit the roll is for or against; -1 if none. */
  readonly unit: UnitId;
  readonly serves: RollWay;
  /** S4.3.1: the bonus of the AI's order and of its track. */
  readonly extra: number;
  /** The CAPs paid; negative to lower the roll. */
  caps: number;
  sum: number;
}

/** `asked`: the owner may pay CAPs. `cast`: the dice are rolled and he may play card 12. `kept`: the roll stands. */
export const ROLL_STEP = { asked: 0, cast: 1, kept: 2 } as const;

/** B3.0.1: a unit becomes active with as many AP as are rolled. */
export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  readonly player: PlayerId;
  readonly unit: UnitId;
}

/** B8.1 */
export interface CardRollFrame extends Frame {
  readonly kind: 'cardRoll';
  readonly player: PlayerId;
  readonly what: 'officer' | 'sniper' | 'sergeant';
  /** The player it harms; -1 if none. */
  readonly victim: PlayerId;
}

/** One unit's part of a move. The path ends in its goal; it is empty if the unit turns in place or stays. */
export interface MovePart {
  readonly unit: UnitId;
  readonly path: readonly HexId[];
  readonly facing: Facing;
  /** B18.2: it enters the trench or bunker at its goal. */
  readonly inside: boolean;
}

/** Units move one after another, hex by hex, since each hex may interrupt them. */
export interface MoveFrame extends Frame {
  readonly kind: 'move';
  readonly player: PlayerId;
  readonly parts: readonly MovePart[];
  /** B5.0.3 */
  readonly cautious: boolean;
  part: number;
  hex: number;
  /** how often an enemy was revealed, and how often the moving unit was asked whether to go on. */
  reveals: number;
  weighed: number;
}

/** `going`: units are moving. `asked`: the player decides whether the moving unit goes on. */
export const MOVE_STEP = { going: 0, asked: 1 } as const;

/** B18.3.1, B18.3.2: the fixed cost for one unit of a group, and its dice. */
export interface Payer {
  readonly unit: UnitId;
  readonly cost: number;
  readonly dice: number;
}

/** B18.3.1: a move into wire or a road block: the dice are rolled, then the owner pays or refuses. */
export interface TollFrame extends Frame {
  readonly kind: 'toll';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly payers: readonly Payer[];
  readonly rolls: number[];
  /** As announced before the roll. */
  readonly way: WayToPay;
  readonly isEased: boolean;
  readonly parts: readonly MovePart[];
  readonly cautious: boolean;
}

/** B18.3.3: a mine attacks units one after another; its owner rolls. */
export interface MineFrame extends Frame {
  readonly kind: 'mine';
  readonly player: PlayerId;
  readonly at: HexId;
  readonly units: readonly UnitId[];
  unit: number;
  needed: number;
  kill: number;
}

/** B5.6: a vehicle leaves the map from this hex, if it gets there; -1 once its player has given that up. */
export interface LeaveFrame extends Frame {
  readonly kind: 'leave';
  readonly unit: UnitId;
  at: HexId;
}

/** B4.2: does a vehicle in a stone building get stuck? */
export interface RubbleFrame extends Frame {
  readonly kind: 'rubble';
  readonly unit: UnitId;
}

/**
 * One roll of an attack: against a unit, against whatever may be hidden in the hex (B10.0.3), or against a counter
 * (B18.4). The rolls needed are fixed before the first roll, so a counter it destroys still protects the others.
 */
export interface AttackTarget {
  readonly what: 'unit' | 'hidden' | FortKind;
  /** The unit, or the owner of a hasty defense; -1 for none, or an unknown unit. */
  readonly unit: UnitId;
  /** -1 if it cannot be known. */
  readonly needed: number;
  readonly kill: number;
}

/** B7.5.1: an attack on a hex or something in it, target by target. Every viewer sees all of it. */
export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly player: PlayerId;
  /** -1 for artillery and aircraft. */
  readonly leader: UnitId;
  readonly supporters: readonly UnitId[];
  /** B8.4: weapon cards thrown in support. */
  readonly thrown: readonly ThrownCard[];
  readonly at: HexId;
  /** B7.7.3: in close combat, the one unit or counter attacked; -1 and null if the attack is on the whole hex. */
  readonly only: UnitId;
  readonly fort: FortKind | null;
  readonly means: Means | Burst;
  /** B12.0b: the hex of the Spotting Marker; -1 for direct fire. */
  readonly spot: HexId;
  readonly cards: readonly CardId[];
  /** S4.3.1: the CAPs of an AI order, added to the first roll only. */
  readonly caps: number;
  /** the targets of an AI's attack in rolling order; other units follow. */
  readonly ranked: readonly UnitId[];
  /** Empty until the targets are fixed. */
  targets: readonly AttackTarget[];
  target: number;
}

/** B7.6 */
export interface RallyFrame extends Frame {
  readonly kind: 'rally';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly needed: readonly number[];
  unit: number;
}

/** B10.0: the owners of revealed units choose their facings, one after another. */
export interface FacingFrame extends Frame {
  readonly kind: 'facing';
  readonly units: readonly UnitId[];
  unit: number;
}

/**
 * B10.0, B18.3.3: owners choose the hexes of hidden units and mines before the first round. Everyone sees which are
 * still to be placed.
 */
export interface DeployFrame extends Frame {
  readonly kind: 'deploy';
  left: readonly UnitId[];
  /** The zone of each mine still to be laid; left out if no zone holds mines. */
  mines?: readonly number[];
}

/** B12.1: players plot artillery one after another. Everyone sees who is asked, but not the answer. */
export interface PlotFrame extends Frame {
  readonly kind: 'plot';
  readonly batteries: readonly { readonly player: PlayerId; readonly card: CardId }[];
  battery: number;
}

/** B12.1: shells on seven hexes, one after another. */
export interface BarrageFrame extends Frame {
  readonly kind: 'barrage';
  readonly player: PlayerId;
  readonly card: CardId;
  readonly shell: Plot['shell'];
  /** The hex plotted, and the hexes the shells fall on. */
  readonly at: HexId;
  hexes: readonly HexId[];
  hex: number;
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
