import { type Area, areaOf, distance, hexInRows } from '@sandtable/hex';
import { madeOnce } from '@sandtable/kernel';
import { type BattleMap, type MapPlan, type Terrain, TERRAIN_LETTERS, TERRAINS } from '../model/battle-map.ts';
import { type HexId, hexId, NONE } from '../model/ids.ts';
import type { MapPlace } from '../model/mission.ts';
import { packs } from '../model/library.ts';
import type { Pack } from '../model/pack.ts';
import type { Battle, View } from '../model/state.ts';

/** Builds the map of a plan that has passed the schema: rows of equal length, places on the map, connected chains. */
export function makeMap(plan: MapPlan): BattleMap {
  const columns = plan.rows[0]?.length ?? 0;
  const letters = plan.rows.join('').split('');
  const area = areaOf(
    letters.map((_letter, hex) => hexInRows({ column: hex % columns, row: Math.floor(hex / columns) })),
  );
  const terrain = Uint8Array.from(letters, (letter) => TERRAINS.indexOf(TERRAIN_LETTERS[letter] ?? 'open'));
  const map = { plan, columns, area, terrain, roads: new Uint8Array(6 * letters.length), distances: distancesIn(area) };
  for (const road of plan.roads)
    layRoad(
      map,
      road.map((place) => hexAt(map, place)),
    );
  return map;
}

/** Fills both directions at once, by index: a large map has millions of pairs. */
function distancesIn({ hexes }: Area): Uint8Array {
  const { length } = hexes;
  const distances = new Uint8Array(length * length);
  for (let from = 0; from < length; from++) {
    const hex = hexes[from];
    if (hex === undefined) continue;
    for (let to = 0; to < from; to++) {
      const other = hexes[to];
      if (other === undefined) continue;
      const apart = distance(hex, other);
      distances[from * length + to] = apart;
      distances[to * length + from] = apart;
    }
  }
  return distances;
}

function layRoad({ area, roads }: Pick<BattleMap, 'area' | 'roads'>, hexes: readonly HexId[]): void {
  for (const [place, from] of hexes.entries()) {
    const to = hexes[place + 1];
    if (to === undefined) continue;
    for (let facing = 0; facing < 6; facing++) {
      if (area.neighbours[6 * from + facing] === to) roads[6 * from + facing] = 1;
      if (area.neighbours[6 * to + facing] === from) roads[6 * to + facing] = 1;
    }
  }
}

/** -1 outside the map. */
export function hexAt({ columns, terrain }: Pick<BattleMap, 'columns' | 'terrain'>, [column, row]: MapPlace): HexId {
  const hex = row * columns + column;
  const isInside = column >= 0 && column < columns && row >= 0 && hex < terrain.length;
  return isInside ? hexId(hex) : NONE;
}

/** The hex across edge 6 * hex + facing; -1 outside the map. */
export function neighbourOver({ area }: Pick<BattleMap, 'area'>, edge: number): HexId {
  return hexId(area.neighbours[edge] ?? NONE);
}

export function placeOf({ columns }: Pick<BattleMap, 'columns'>, hex: HexId): MapPlace {
  return [hex % columns, Math.floor(hex / columns)];
}

export function terrainAt({ terrain }: Pick<BattleMap, 'terrain'>, hex: HexId): Terrain {
  return TERRAINS[terrain[hex] ?? 0] ?? 'open';
}

/** 255, beyond every range, if either end is off the map. */
export function rangeTo({ distances, terrain }: BattleMap, from: HexId, to: HexId): number {
  return from < 0 || to < 0 ? 255 : (distances[from * terrain.length + to] ?? 255);
}

/** `0604`: column and row, two digits each. */
export function printPlace(place: MapPlace): string {
  return place.map((figure) => String(figure).padStart(2, '0')).join('');
}

export function printHex(map: Pick<BattleMap, 'columns'>, hex: HexId): string {
  return printPlace(placeOf(map, hex));
}

export function readHex(map: Pick<BattleMap, 'columns' | 'terrain'>, word: string): HexId | undefined {
  if (!/^[0-9]{4}$/.test(word)) return undefined;
  const hex = hexAt(map, [Number(word.slice(0, 2)), Number(word.slice(2))]);
  return hex === NONE ? undefined : hex;
}

type Fields = <V extends View>(view: V) => Battle<V>;

/** The maps of a pack by id, made once and shared by all matches. */
export const mapsOf: (pack: Pack) => ReadonlyMap<string, BattleMap> = madeOnce(
  ({ maps }) => new Map(maps.map((plan) => [plan.id, makeMap(plan)])),
);

/** Joins a view or state with its pack, map and die. Uses the pack that the match names, or else the given one. */
export const fieldsOf: (pack: Pack) => Fields = madeOnce((own) => {
  const on = fieldsIn(own);
  return (view) => (view.options.pack === undefined ? on(view) : fieldsIn(packs.of(view.options, own))(view));
});

const fieldsIn: (pack: Pack) => Fields = madeOnce(makeFields);

function makeFields(pack: Pack): Fields {
  const maps = mapsOf(pack);
  return (view) => {
    const { terms, options } = view;
    const map = maps.get(terms.map);
    if (map === undefined) throw new Error(`the map '${terms.map}' of this match is not in the pack`);
    return { pack, map, die: pack.ruleset.dice[options.die], view };
  };
}
