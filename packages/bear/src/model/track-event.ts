import type { Facing } from '@sandtable/hex';
import type { AiOrder } from './ai-order.ts';
import type { Side } from './unit-type.ts';
import type { HexId, UnitId } from './ids.ts';

/**
 * S7.2: what happens on a space of the Mission Track. Those that are done as an AI action use up the AI's turn if they can
 * be done; all others leave it.
 */
export type TrackEvent =
  /** S6.0: a Rumored Enemy in each of these hexes, or in that of an Order Card drawn for it. */
  | { readonly kind: 'rumor'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'rumorAtCardHex'; readonly count: number }
  /** AI that come in: each in the first of these hexes where it can stand. */
  | {
      readonly kind: 'reinforce';
      readonly units: readonly UnitId[];
      readonly hexes: readonly HexId[];
      readonly facing: Facing;
    }
  /** An order that AI carry out as on a Command card, for nothing or as the AI's action. */
  | { readonly kind: 'order'; readonly order: AiOrder; readonly asAction: boolean }
  /** G5.3.4c: the fresh unit of highest FP closest to an AI is spent. */
  | { readonly kind: 'confusion'; readonly asAction: boolean }
  /** G5.3.4b: +1 on every roll of the AI while the marker stands here. */
  | { readonly kind: 'capSurplus' }
  /** G5.3.4d: another Order Card after this one. */
  | { readonly kind: 'swiftAction' }
  /** The card that has moved the marker is executed as a Command card (S4.3). */
  | { readonly kind: 'asCommand' }
  /** G5.3.4f: Command cards that have left come back. */
  | { readonly kind: 'commandExperience'; readonly cards: number }
  | { readonly kind: 'smoke'; readonly hexes: readonly HexId[] }
  /** Smoke in the hex of an Order Card drawn for it. */
  | { readonly kind: 'smokeAtCardHex'; readonly count: number }
  /** G3.7.3b, R-147: so many Defense Counters are drawn and placed where they help the AI most. */
  | { readonly kind: 'drawDefense'; readonly count: number }
  /** shells on seven hexes around that of an Order Card: of two drawn, the one that hurts the player more. */
  | { readonly kind: 'barrage' }
  /** B17.5d: aircraft of the AI's side strike each of these hexes in which a unit of the player is. */
  | { readonly kind: 'airStrike'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'playerCaps'; readonly amount: number }
  | { readonly kind: 'vp'; readonly side: Side; readonly amount: number }
  /** S2.4b */
  | { readonly kind: 'endRound' };

/** A space of the track: from 1, where the marker starts, to the last. */
export interface TrackSpace {
  readonly space: number;
  /** Its title. */
  readonly name: string;
  /** S2.3.1d, S2.7c: resolved also where the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
}
