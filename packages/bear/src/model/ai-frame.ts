import type { Frame } from '@sandtable/kernel';
import type { AiOrder, OrderSource } from './ai-order.ts';
import type { Deed } from './deed.ts';
import type { CardId, PlayerId, UnitId } from './ids.ts';

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
