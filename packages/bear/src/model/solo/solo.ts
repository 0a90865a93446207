import type { Facing } from '@sandtable/hex';
import { makePile, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import type { AiOrder } from './order.ts';
import { type CardId, type HexId, NONE, type PlayerId, type UnitId, unitId } from '../ids.ts';
import type { Pack } from '../pack/pack.ts';
import { isRumor, type Side } from '../pack/unit-type.ts';

export interface SoloTerms {
  readonly ai: PlayerId;
  /** S1.0: the Order deck, as indices into the pack. */
  readonly deck: readonly CardId[];
  /** S2.7a: the last space of the track. */
  readonly length: number;
  readonly track: readonly TrackSpace[];
  /** S7.0, S7.1: tried in order until one can be executed. */
  readonly counteractions: readonly AiOrder[];
  readonly missionOrders: readonly AiOrder[];
  /** S1.0: the contents of the Rumored Enemy cup: units, NO_ENEMY and MINE. */
  readonly cup: readonly UnitId[];
  /** S4.1.4: objectives besides the player's Control Markers. Of one with several hexes the nearest counts. */
  readonly objectives: readonly (readonly HexId[])[];
  /** G5.3, G5.5: null unless the mission is generated. */
  readonly generated: GeneratedSolo | null;
}

/** G5.5: a tile on the Mission Track, with its names resolved to indices. */
export interface TrackTile {
  /** Index into the pack. */
  readonly tile: number;
  readonly name: string;
  /** G5.5c: also executed when the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
  /** the spaces it stands on in turn. */
  readonly path: readonly number[];
}

export interface GeneratedSolo {
  /** The tiles on the Mission Track, lowest number first. */
  readonly tiles: readonly TrackTile[];
  /** The tile of each Counteraction and Mission Order; -1 for the sheet's own. */
  readonly counteractionTiles: readonly number[];
  readonly missionOrderTiles: readonly number[];
  /** G6.1: AI units whose moves are all Low Risk. */
  readonly lowRisk: readonly UnitId[];
  /** G5.6: AI units that enter over an edge are drawn from a separate cup. */
  readonly drawCup: boolean;
  /** G6.2e: the AI unit that has the Molotov card; -1 if none. */
  readonly molotov: UnitId;
  /** G6.2f: the truck and its road, entrance first; null if there is none. */
  readonly truck: { readonly unit: UnitId; readonly road: readonly HexId[] } | null;
}

/** G5.3.2, G5.3.3: where the sheet's own order stands, unless a tile covers it. */
export const DEFAULT_SPACE = 3;

/** S6.2: what the Rumored Enemy cup holds besides units. */
export const NO_ENEMY: UnitId = NONE;
export const MINE = unitId(-2);

export interface SoloView {
  readonly marker: number;
  /** S5.0a, R-119: the units that acted in the player's last turn. */
  readonly justActed: readonly UnitId[];
  readonly cup: PileView;
  /** Command cards removed until the next round, and those returned until then, for this round's CAPs. */
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

/** A viewer knows the cup's contents but not their order. */
export function viewSolo({ marker, justActed, cup, withheld, lent, tiles }: Solo): SoloView {
  return { marker, justActed, cup: viewPile(cup), withheld, lent, tiles };
}

export function rumorCounters({ counters }: Pack, side: Side): UnitId[] {
  return counters.flatMap((counter, place) => (counter.side === side && isRumor(counter.type) ? [unitId(place)] : []));
}

/** S7.2: an event of a Mission Track space. With `asAction` it uses up the AI's turn if it can be executed. */
export type TrackEvent =
  /**
   * S6.0: a Rumored Enemy in each of these hexes (`rumor`), or in the hex of an Order Card drawn for it
   * (`rumorAtCardHex`).
   */
  | { readonly kind: 'rumor'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'rumorAtCardHex'; readonly count: number }
  /** AI units enter, each in the first of these hexes it may stand in. */
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
  /** G5.3.4b: +1 to every AI roll while the marker is here. */
  | { readonly kind: 'capSurplus' }
  /** G5.3.4d: another Order Card after this one. */
  | { readonly kind: 'swiftAction' }
  /** S4.3: the card that moved the marker is executed as a Command card. */
  | { readonly kind: 'asCommand' }
  /** G5.3.4f: removed Command cards come back. */
  | { readonly kind: 'commandExperience'; readonly cards: number }
  | { readonly kind: 'smoke'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'smokeAtCardHex'; readonly count: number }
  /** G3.7.3b, R-147: draws this many Defense Counters and places them where they help the AI most. */
  | { readonly kind: 'drawDefense'; readonly count: number }
  /**
   * a barrage on the hex of an Order Card and the six around it: of two cards drawn, the one that hurts the
   * player more.
   */
  | { readonly kind: 'barrage' }
  /** B17.5d: aircraft of the AI's side strike each of these hexes that has a player's unit. */
  | { readonly kind: 'airStrike'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'playerCaps'; readonly amount: number }
  | { readonly kind: 'vp'; readonly side: Side; readonly amount: number }
  /** S2.4b */
  | { readonly kind: 'endRound' };

/** Numbered from 1, where the marker starts. */
export interface TrackSpace {
  readonly space: number;
  readonly name: string;
  /** S2.3.1d, S2.7c: also executed when the marker passes it, and when the mission ends early. */
  readonly yellow: boolean;
  readonly events: readonly TrackEvent[];
}
