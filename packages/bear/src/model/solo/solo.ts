import type { Facing } from '@sandtable/hex';
import { makePile, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import type { AiOrder } from './order.ts';
import type { HexId, UnitId } from '../ids.ts';
import type { Pack } from '../pack/pack.ts';
import { isRumor, type Side } from '../pack/unit-type.ts';

/** What a mission says of the AI and its track. */
export interface SoloTerms {
  /** The player that the AI is, by place. */
  readonly ai: number;
  /** S1.0: the Order deck, cards by place among those of the pack. */
  readonly deck: readonly number[];
  /** S2.7a: the last space of the track. */
  readonly length: number;
  readonly track: readonly TrackSpace[];
  /** S7.0, S7.1: tried from the left, and one is executed. */
  readonly counteractions: readonly AiOrder[];
  readonly missionOrders: readonly AiOrder[];
  /** S1.0: what the Rumored Enemy cup is filled with: units, and the two below. */
  readonly cup: readonly number[];
  /** S4.1.4: objectives besides the player's Control Markers: each is one hex, or several of which the nearest counts. */
  readonly objectives: readonly (readonly number[])[];
  /** G5.3, G5.5: what a generated mission has besides; null for a printed one. */
  readonly generated: GeneratedSolo | null;
}

/** G5.5: a tile on the Mission Track, every name in it looked up. */
export interface TrackTile {
  /** By place among those of the pack. */
  readonly tile: number;
  readonly name: string;
  /** G5.5c: executed also where the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
  /** the spaces it stands on one after another, from the first on. */
  readonly path: readonly number[];
}

/** What only a generated mission has. */
export interface GeneratedSolo {
  /** The tiles on the Mission Track, lowest number first. */
  readonly tiles: readonly TrackTile[];
  /** The tiles of the Counteractions and Mission Orders in their order, -1 for the sheet's own. */
  readonly counteractionTiles: readonly number[];
  readonly missionOrderTiles: readonly number[];
  /** G6.1: AI that make every move as Low Risk. */
  readonly lowRisk: readonly number[];
  /** G5.6: AI that enter from an edge are drawn from a cup of their own. */
  readonly drawCup: boolean;
  /** G6.2e: the AI that has the Molotov, as its player's weapon card; -1 for nobody. */
  readonly molotov: number;
  /** G6.2f: the truck, and the road it drives along, entrance first; null for none. */
  readonly truck: { readonly unit: number; readonly road: readonly number[] } | null;
}

/** S6.2: what is in the Rumored Enemy cup besides units. */
export const NO_ENEMY = -1;
export const MINE = -2;

/** The AI's side of a match as somebody sees it. */
export interface SoloView {
  /** S2.3.1: the space the marker stands on. */
  readonly marker: number;
  /** S5.0a, R-119: the units that acted in the player's last turn. */
  readonly justActed: readonly number[];
  readonly cup: PileView;
  /** Command cards that are out until the next round, and those that are back until then, for CAPs of this round. */
  readonly withheld: readonly number[];
  readonly lent: readonly number[];
  /** G5.5b: by tile of the track: the space it stands on; -1 once it has left it. */
  readonly tiles: readonly number[];
}

export interface Solo extends SoloView {
  marker: number;
  justActed: readonly number[];
  readonly cup: Pile;
  withheld: readonly number[];
  lent: readonly number[];
  tiles: readonly number[];
}

export function makeSolo({
  marker = 1,
  justActed = [],
  cup,
  withheld = [],
  lent = [],
  tiles = [],
}: { readonly cup: readonly number[] } & Partial<Omit<SoloView, 'cup'>>): Solo {
  return { marker, justActed, cup: makePile('rumor', cup), withheld, lent, tiles };
}

export function reviveSolo({ marker, justActed, cup, withheld, lent, tiles }: Solo): Solo {
  return { marker, justActed, cup: revivePile(cup), withheld, lent, tiles };
}

/** The same for a viewer, who knows what is in the cup, but not what comes next. */
export function viewSolo({ marker, justActed, cup, withheld, lent, tiles }: Solo): SoloView {
  return { marker, justActed, cup: viewPile(cup), withheld, lent, tiles };
}

/** S6.0: the counters of Rumored Enemies that belong to a side. */
export function rumorCounters({ counters }: Pack, side: Side): number[] {
  return counters.flatMap((counter, place) => (counter.side === side && isRumor(counter.type) ? [place] : []));
}

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
