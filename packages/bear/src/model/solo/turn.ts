import type { Facing } from '@sandtable/hex';
import type { Frame } from '@sandtable/kernel';
import type { AiAction, AiOrder, OrderSource } from './order.ts';
import { type CardId, type HexId, NONE, type PlayerId, type UnitId } from '../ids.ts';

// What is half done of the AI's turn.

/** S2.2: the AI's turn: a card, the Mission Track, then the first order that can be executed. Hands down 1 if it passed. */
export interface AiTurnFrame extends Frame {
  readonly kind: 'aiTurn';
  readonly player: PlayerId;
  /** The card drawn, by place among those of the pack; -1 before. */
  card: CardId;
  /** G5.3.4d: cards still to be drawn after this one. */
  more: number;
  /** The card is executed as a Command card, whatever it is (S4.3): a tile says so. */
  command: boolean;
  /** None of the cards so far has come to anything. */
  passed: boolean;
}

/** S2.3.1: the marker goes from space to space; hands down 1 if an event was the AI's action. */
export interface TrackFrame extends Frame {
  readonly kind: 'track';
  readonly player: PlayerId;
  /** Spaces still to go; in an early end, all that are left (S2.7c). */
  left: number;
  readonly early: boolean;
  /** The next event of the space the marker has reached, or of the tile that is dealt with. */
  event: number;
  /** G5.5: the tiles on that space still to be dealt with, by place among those of the mission. */
  tiles: readonly number[];
  acted: boolean;
}

/** An order that AI carry out, one after another, and the one check for all of them. Hands down 1 if the AI passed after all. */
export interface AiOrderFrame extends Frame {
  readonly kind: 'aiOrder';
  readonly player: PlayerId;
  readonly order: AiOrder;
  readonly source: OrderSource;
  /** S4.3: spent AI act too, and nobody is checked. */
  readonly command: boolean;
  deed: Deed;
  /** S7.1: those who have acted, and the dearest of what they did. */
  units: readonly UnitId[];
  cost: number;
  left: number;
}

/** What an AI is about to do: all of it is decided before the first die. */
export interface Deed {
  readonly unit: UnitId;
  readonly action: AiAction;
  /** The hexes it goes through; none if it stays. */
  readonly path: readonly number[];
  /** How it faces afterwards; null if it does not turn. */
  readonly facing: Facing | null;
  /** B17.0: what carries it, if it gets off; -1 if it is not carried. */
  readonly carrier: UnitId;
  /** B18.2: it goes into the trench or bunker at its goal. */
  readonly inside: boolean;
  /** Whom it attacks, and in which hex; -1 if it does not. */
  readonly target: UnitId;
  readonly at: HexId;
  /** B12.0a: the hex that indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** Rumored Enemies among them are revealed before the attack. */
  readonly supporters: readonly UnitId[];
  /** In AP, of everything together; R-120: dice of wire and road blocks come on top. */
  readonly cost: number;
  readonly dice: number;
}

/** The one factory: every deed has all its fields, in this order. */
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
