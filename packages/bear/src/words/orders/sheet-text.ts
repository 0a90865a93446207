import type { AiOrder } from '../../model/solo/order.ts';
import type { AiTile } from '../../model/pack/solo-mission.ts';
import type { AiBuild } from '../../model/draft/draft.ts';
import { DEFAULT_SPACE, type GeneratedSolo, type SoloTerms, type SoloView } from '../../model/solo/solo.ts';
import type { Seen } from '../../model/battle/state.ts';
import { LIST_NAMES, POSTURE_NAMES } from '../ai/build.ts';
import { eventNames } from '../event-names.ts';
import { aiNotes, type AiSheetNote, unitsText } from './ai-notes.ts';
import { printNumbers, printOrder, tileName } from './order-text.ts';
import { printTrackEvent } from './track-text.ts';

/** An order on the sheet; `tile` is null for the sheet's own order. */
export interface SheetOrder {
  readonly space: number;
  readonly tile: TileText | null;
  readonly text: string;
  /** G6.1: the names of the units its tile calls those of the chosen card; '' if it is for all. */
  readonly chosen: string;
}

export interface SheetTile extends TileText {
  /** The space it is on; -1 once it has left the track. */
  readonly at: number;
  /** the spaces it stands on in turn. */
  readonly path: readonly number[];
  readonly chosen: string;
}

export interface SheetSpace {
  readonly space: number;
  readonly name: string;
  readonly yellow: boolean;
  readonly text: string;
  /** `1a` to `2e` where tiles can lie; else empty */
  readonly row: string;
  readonly tiles: readonly SheetTile[];
}

export interface SheetText {
  /** `Offense` */
  readonly posture: string;
  /** `13-51, 54, 55` */
  readonly deck: string;
  readonly notes: readonly AiSheetNote[];
  readonly counteractions: readonly SheetOrder[];
  readonly missionOrders: readonly SheetOrder[];
  /** From the start to the space where the mission ends. */
  readonly track: readonly SheetSpace[];
  readonly marker: number;
}

/** Null for a printed mission, or one not yet generated. */
export function sheetText(seen: Seen): SheetText | null {
  const { pack, view } = seen;
  const { solo: terms } = view.terms;
  const { draft } = view;
  const build = draft?.ai ?? null;
  if (terms === null || terms.generated === null || view.solo === null || draft === null || build === null) return null;
  return {
    posture: POSTURE_NAMES[build.posture],
    deck: printNumbers(terms.deck.map((card) => pack.orderCards[card]?.number ?? 0)),
    notes: aiNotes(seen, terms, terms.generated, draft),
    counteractions: ordersOf(seen, terms.counteractions, terms.generated.counteractionTiles),
    missionOrders: ordersOf(seen, terms.missionOrders, terms.generated.missionOrderTiles),
    track: trackOf(seen, terms, tilesOf(seen, terms.generated, view.solo), build),
    marker: view.solo.marker,
  };
}

function ordersOf(seen: Seen, orders: SoloTerms['counteractions'], tiles: readonly number[]): SheetOrder[] {
  return orders.map((order, place) => {
    const tile = seen.pack.aiTiles[tiles[place] ?? -1];
    return {
      space: tile === undefined ? DEFAULT_SPACE : place + 1,
      tile: tile === undefined ? null : tileText(tile),
      text: printOrder(order),
      chosen: unitsText(seen, order.among ?? []),
    };
  });
}

function tilesOf(seen: Seen, { tiles }: GeneratedSolo, solo: SoloView): SheetTile[] {
  return tiles.flatMap(({ tile: place, events, path }, index) => {
    const tile = seen.pack.aiTiles[place];
    const among = events.flatMap((event) => (event.kind === 'order' ? (event.order.among ?? []) : []));
    const chosen = unitsText(seen, [...new Set(among)]);
    return tile === undefined ? [] : [{ ...tileText(tile), at: solo.tiles[index] ?? -1, path, chosen }];
  });
}

function trackOf(seen: Seen, { track, length }: SoloTerms, tiles: readonly SheetTile[], build: AiBuild): SheetSpace[] {
  const names = eventNames(seen);
  const rows = seen.pack.missionSheets.find(({ posture }) => posture === build.posture)?.tiles ?? [];
  return Array.from({ length }, (_, index) => {
    const space = index + 1;
    const printed = track.find((each) => each.space === space);
    return {
      space,
      name: space === 1 ? 'Start' : space === length ? 'The mission ends' : (printed?.name ?? ''),
      yellow: printed?.yellow ?? false,
      text: (printed?.events ?? []).map((event) => printTrackEvent(event, names)).join('. '),
      row: rowOf(rows, space),
      tiles: tiles.filter(({ at }) => at === space),
    };
  });
}

/** `1a` for the first space of the first row. */
function rowOf(rows: readonly (readonly number[])[], space: number): string {
  const row = rows.findIndex((spaces) => spaces.includes(space));
  const place = rows[row]?.indexOf(space) ?? -1;
  return row === -1 ? '' : `${row + 1}${'abcdefghij'.charAt(place)}`;
}

/** An AI tile as printed, without hexes and units. */
export interface TileText {
  /** `Tile 04` */
  readonly title: string;
  readonly list: string;
  readonly posture: string;
  readonly name: string;
  readonly yellow: boolean;
  readonly text: string;
  /** G6.1: effects that last the whole mission. */
  readonly parameters: readonly string[];
}

const PARAMETER_TEXT: Readonly<Record<AiTile['parameters'][number]['kind'], string>> = {
  lowRisk: 'The AIs of the chosen card make all moves as Low Risk',
};

export function tileText(tile: AiTile): TileText {
  return {
    title: tileName(tile.number),
    list: LIST_NAMES[tile.kind],
    posture: POSTURE_NAMES[tile.posture],
    name: tile.kind === 'track' ? tile.name : '',
    yellow: tile.kind === 'track' && tile.yellow,
    text: textOf(tile),
    parameters: tile.parameters.map(({ kind }) => PARAMETER_TEXT[kind]),
  };
}

function textOf(tile: AiTile): string {
  if (tile.kind !== 'track') return printOrder(asPrinted(tile, tile.order));
  return tile.events
    .map((event) =>
      printTrackEvent(event.kind === 'order' ? { ...event, order: asPrinted(tile, event.order) } : event, NO_NAMES),
    )
    .join('. ');
}

/** A printed tile cannot name its card's units, which are known only in a match. */
function asPrinted({ among }: AiTile, order: AiOrder): AiOrder {
  return among === 'card' ? { ...order, among: [] } : order;
}

const NO_NAMES = { hex: String, unit: String };
