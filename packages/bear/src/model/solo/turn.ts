import type { Facing } from '@sandtable/hex';
import type { Frame } from '@sandtable/kernel';
import type { AiAction, AiOrder, OrderSource } from './order.ts';
import { type CardId, type HexId, NONE, type PlayerId, type UnitId } from '../ids.ts';

/**
 * S2.2: the AI's turn: a card, the Mission Track, then the first order that can be executed. Returns 1 if the AI
 * passed.
 */
export interface AiTurnFrame extends Frame {
  readonly kind: 'aiTurn';
  readonly player: PlayerId;
  /** -1 before a card is drawn. */
  card: CardId;
  /** G5.3.4d: cards still to be drawn after this one. */
  more: number;
  /** S4.3: the card is executed as a Command card whatever it is, because a tile says so. */
  command: boolean;
  /** True while no card has had any effect. */
  passed: boolean;
}

/** S2.3.1: the marker moves from space to space. Returns 1 if an event was the AI's action. */
export interface TrackFrame extends Frame {
  readonly kind: 'track';
  readonly player: PlayerId;
  /** Spaces still to go; when the mission ends early, all that remain (S2.7c). */
  left: number;
  readonly early: boolean;
  /** Index of the next event of this space, or of the current tile. */
  event: number;
  /** G5.5: the tiles on that space still to be resolved, as indices into the mission's. */
  tiles: readonly number[];
  acted: boolean;
}

/** AI units carry out an order one after another, with one check for all. Returns 1 if the AI passed after all. */
export interface AiOrderFrame extends Frame {
  readonly kind: 'aiOrder';
  readonly player: PlayerId;
  readonly order: AiOrder;
  readonly source: OrderSource;
  /** S4.3: spent AI units act too, without a check. */
  readonly command: boolean;
  deed: Deed;
  /** S7.1: the units that have acted, and the highest cost among them. */
  units: readonly UnitId[];
  cost: number;
  left: number;
}

/** What an AI unit is about to do, fully decided before the first die. */
export interface Deed {
  readonly unit: UnitId;
  readonly action: AiAction;
  /** Empty if it stays where it is. */
  readonly path: readonly HexId[];
  /** Its final facing; null if it does not turn. */
  readonly facing: Facing | null;
  /** B17.0: the carrier it gets off; -1 if it is not carried. */
  readonly carrier: UnitId;
  /** B18.2: whether it enters the trench or bunker at its goal. */
  readonly inside: boolean;
  /** The unit it attacks, and in which hex; -1 if it does not attack. */
  readonly target: UnitId;
  readonly at: HexId;
  /** B12.0a: the hex indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** Rumored Enemies among these are revealed before the attack. */
  readonly supporters: readonly UnitId[];
  /** Total AP, not counting the dice for wire and road blocks. */
  readonly cost: number;
  readonly dice: number;
}

/** The only factory, so every deed has all fields in this order. */
export function makeDeed({
  unit,
  action,
  path = [],
  facing = null,
  carrier = NONE,
  inside = false,
  target = NONE,
  at = NONE,
  spot = NONE,
  supporters = [],
  cost = 0,
  dice = 0,
}: Pick<Deed, 'unit' | 'action'> & Partial<Deed>): Deed {
  return { unit, action, path, facing, carrier, inside, target, at, spot, supporters, cost, dice };
}
