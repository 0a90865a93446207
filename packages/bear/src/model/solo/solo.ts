import type { Facing } from '@sandtable/hex';
import { makePile, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import type { AiOrder } from './order.ts';
import { type CardId, type HexId, NONE, type PlayerId, type UnitId, unitId } from '../ids.ts';
import type { Pack } from '../pack/pack.ts';
import { isRumor, type Side } from '../pack/unit-type.ts';

/** What a mission says of the AI and its track. */
export interface SoloTerms {
  /** The AI's player. */
  readonly ai: PlayerId;
  /** S1.0: the Order deck, as indices into the pack. */
  readonly deck: readonly CardId[];
  /** S2.7a: the last space of the track. */
  readonly length: number;
  readonly track: readonly TrackSpace[];
  /** S7.0, S7.1: tried from the left; one is executed. */
  readonly counteractions: readonly AiOrder[];
  readonly missionOrders: readonly AiOrder[];
  /** S1.0: the contents of the Rumored Enemy cup: units, NO_ENEMY and MINE. */
  readonly cup: readonly UnitId[];
  /**
   * S4.1.4: objectives besides the player's Control Markers: each is one hex, or several of which the nearest
   * counts.
   */
  readonly objectives: readonly (readonly HexId[])[];
  /** G5.3, G5.5: extras of a generated mission; null for a printed one. */
  readonly generated: GeneratedSolo | null;
}

/** G5.5: a tile on the Mission Track, with all names resolved. */
export interface TrackTile {
  /** Index into the pack. */
  readonly tile: number;
  readonly name: string;
  /** G5.5c: also executed when the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
  /** the spaces it stands on, one after another. */
  readonly path: readonly number[];
}

/** What only a generated mission has. */
export interface GeneratedSolo {
  /** The tiles on the Mission Track, lowest number first. */
  readonly tiles: readonly TrackTile[];
  /** The tiles of the Counteractions and Mission Orders in order; -1 for the sheet's own. */
  readonly counteractionTiles: readonly number[];
  readonly missionOrderTiles: readonly number[];
  /** G6.1: AI units whose every move is Low Risk. */
  readonly lowRisk: readonly UnitId[];
  /** G5.6: AI units entering from an edge are drawn from a cup of their own. */
  readonly drawCup: boolean;
  /** G6.2e: the AI unit with the Molotov, its player's weapon card; -1 if none. */
  readonly molotov: UnitId;
  /** G6.2f: the truck and its road, entrance first; null if there is none. */
  readonly truck: { readonly unit: UnitId; readonly road: readonly HexId[] } | null;
}

/** G5.3.2, G5.3.3: the space of the sheet's own order, unless a tile covers it. */
export const DEFAULT_SPACE = 3;

/** S6.2: what the Rumored Enemy cup holds besides units. */
export const NO_ENEMY: UnitId = NONE;
export const MINE = unitId(-2);

/** The AI's side of a match as a viewer sees it. */
export interface SoloView {
  readonly marker: number;
  /** S5.0a, R-119: the units that acted in the player's last turn. */
  readonly justActed: readonly UnitId[];
  readonly cup: PileView;
  /** Command cards out until the next round, and those back until then, for this round's CAPs. */
  readonly withheld: readonly CardId[];
  readonly lent: readonly CardId[];
  /** G5.5b: the space of each tile; -1 once it has left the track. */
  readonly tiles: readonly number[];
}

export interface Solo extends SoloView {
  marker: number;
  justActed: readonly UnitId[];
  readonly cup: Pile;
  withheld: readonly CardId[];
  lent: readonly CardId[];
  tiles: readonly number[];
}

export function makeSolo({
  marker = 1,
  justActed = [],
  cup,
  withheld = [],
  lent = [],
  tiles = [],
}: { readonly cup: readonly UnitId[] } & Partial<Omit<SoloView, 'cup'>>): Solo {
  return { marker, justActed, cup: makePile('rumor', cup), withheld, lent, tiles };
}

export function reviveSolo({ marker, justActed, cup, withheld, lent, tiles }: Solo): Solo {
  return { marker, justActed, cup: revivePile(cup), withheld, lent, tiles };
}

/** The same for a viewer, who knows the cup's contents but not their order. */
export function viewSolo({ marker, justActed, cup, withheld, lent, tiles }: Solo): SoloView {
  return { marker, justActed, cup: viewPile(cup), withheld, lent, tiles };
}

/** S6.0: the Rumored Enemy counters of a side. */
export function rumorCounters({ counters }: Pack, side: Side): UnitId[] {
  return counters.flatMap((counter, place) => (counter.side === side && isRumor(counter.type) ? [unitId(place)] : []));
}

/**
 * S7.2: an event of a Mission Track space. One done as an AI action uses up the AI's turn if it can be done
 * others do not.
 */
export type TrackEvent =
  /** S6.0: a Rumored Enemy in each of these hexes, or in the hex of an Order Card drawn for it. */
  | { readonly kind: 'rumor'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'rumorAtCardHex'; readonly count: number }
  /** AI units that enter, each in the first of these hexes where it can stand. */
  | {
      readonly kind: 'reinforce';
      readonly units: readonly UnitId[];
      readonly hexes: readonly HexId[];
      readonly facing: Facing;
    }
  /** An order executed as on a Command card, for free or as the AI's action. */
  | { readonly kind: 'order'; readonly order: AiOrder; readonly asAction: boolean }
  /** G5.3.4c: the fresh unit of highest FP closest to an AI unit becomes spent. */
  | { readonly kind: 'confusion'; readonly asAction: boolean }
  /** G5.3.4b: +1 on every AI roll while the marker is here. */
  | { readonly kind: 'capSurplus' }
  /** G5.3.4d: another Order Card after this one. */
  | { readonly kind: 'swiftAction' }
  /** The card that moved the marker is executed as a Command card (S4.3). */
  | { readonly kind: 'asCommand' }
  /** G5.3.4f: Command cards that have left come back. */
  | { readonly kind: 'commandExperience'; readonly cards: number }
  | { readonly kind: 'smoke'; readonly hexes: readonly HexId[] }
  /** Smoke in the hex of an Order Card drawn for it. */
  | { readonly kind: 'smokeAtCardHex'; readonly count: number }
  /** G3.7.3b, R-147: this many Defense Counters are drawn and placed where they help the AI most. */
  | { readonly kind: 'drawDefense'; readonly count: number }
  /** shells on the seven hexes around that of an Order Card: of two drawn, the one that hurts the player more. */
  | { readonly kind: 'barrage' }
  /** B17.5d: aircraft of the AI's side strike each of these hexes that has a player's unit in it. */
  | { readonly kind: 'airStrike'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'playerCaps'; readonly amount: number }
  | { readonly kind: 'vp'; readonly side: Side; readonly amount: number }
  /** S2.4b */
  | { readonly kind: 'endRound' };

/** A space of the track, numbered from 1, where the marker starts. */
export interface TrackSpace {
  readonly space: number;
  readonly name: string;
  /** S2.3.1d, S2.7c: also resolved when the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
}
