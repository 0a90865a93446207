import { DEFAULT_SPACE } from '../generator/solo/tiles.ts';
import type { AiBuild } from '../model/draft/draft.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { GeneratedSolo, SoloTerms, SoloView } from '../model/solo/solo.ts';
import type { Seen } from '../model/battle/state.ts';
import { POSTURE_NAMES } from './ai-build-words.ts';
import { eventNames } from './event-names.ts';
import { printNumbers } from './number-list.ts';
import { printOrder } from './order-text.ts';
import { type TileText, tileText } from './tile-text.ts';
import { printTrackEvent } from './track-text.ts';

/** An order of the sheet; the tile is null where it is the sheet's own. */
export interface SheetOrder {
  readonly space: number;
  readonly tile: TileText | null;
  readonly text: string;
}

/** A tile on the Mission Track. */
export interface SheetTile extends TileText {
  /** Where it stands; -1 once it has left the track. */
  readonly at: number;
  /** the spaces it leaps along. */
  readonly path: readonly number[];
}

export interface SheetSpace {
  readonly space: number;
  readonly name: string;
  readonly yellow: boolean;
  readonly text: string;
  /** `1a` to `2e`, where tiles can stand; else empty. */
  readonly row: string;
  readonly tiles: readonly SheetTile[];
}

/** The Solo Mission Sheet of a generated mission, with all that lies on it. */
export interface SheetText {
  /** `Offense` */
  readonly posture: string;
  /** `13-51, 54, 55` */
  readonly deck: string;
  readonly counteractions: readonly SheetOrder[];
  readonly missionOrders: readonly SheetOrder[];
  /** Every space from the start to the one where the mission ends. */
  readonly track: readonly SheetSpace[];
  readonly marker: number;
  /** Units in the AI Draw Cup at the start, by their words. */
  readonly drawCup: readonly string[];
}

/** Null for a mission that is printed, or not yet generated. */
export function sheetText(seen: Seen): SheetText | null {
  const { pack, view } = seen;
  const { solo: terms } = view.terms;
  const build = view.draft?.ai ?? null;
  if (terms === null || terms.generated === null || view.solo === null || build === null) return null;
  const names = eventNames(seen);
  return {
    posture: POSTURE_NAMES[build.posture],
    deck: printNumbers(terms.deck.map((card) => pack.orderCards[card]?.number ?? 0)),
    counteractions: ordersOf(pack, terms.counteractions, terms.generated.counteractionTiles),
    missionOrders: ordersOf(pack, terms.missionOrders, terms.generated.missionOrderTiles),
    track: trackOf(seen, terms, tilesOf(seen, terms.generated, view.solo), build),
    marker: view.solo.marker,
    drawCup: build.cup.map((unit) => names.unit(unit)),
  };
}

function ordersOf(pack: Pack, orders: SoloTerms['counteractions'], tiles: readonly number[]): SheetOrder[] {
  return orders.map((order, place) => {
    const tile = pack.aiTiles[tiles[place] ?? -1];
    return {
      space: tile === undefined ? DEFAULT_SPACE : place + 1,
      tile: tile === undefined ? null : tileText(tile),
      text: printOrder(order),
    };
  });
}

function tilesOf({ pack }: Seen, { tiles }: GeneratedSolo, solo: SoloView): SheetTile[] {
  return tiles.flatMap(({ tile: place, path }, index) => {
    const tile = pack.aiTiles[place];
    return tile === undefined ? [] : [{ ...tileText(tile), at: solo.tiles[index] ?? -1, path }];
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
