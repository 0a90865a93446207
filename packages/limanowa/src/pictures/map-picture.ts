import type { HexPicture, MapPicture, PlaceName, TerrainName } from '@sandtable/board';
import { type Cell, EVERY_FACING, hexInRows } from '@sandtable/hex';
import { hexAt, makeMap, printHex, terrainAt } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { NONE } from '../model/ids.ts';
import type { MapPlan, Terrain } from '../model/map-plan.ts';
import type { Seen } from '../model/state.ts';
import { explainGround } from '../words/ground-words.ts';
import { hexId } from './hex-ids.ts';
import { riverOf } from './river.ts';

/** What the board draws for each terrain. */
const GROUNDS: Readonly<Record<Terrain, TerrainName>> = {
  open: 'open',
  forest: 'heavyWoods',
  hill: 'ridge',
  town: 'town',
};

const pictures = new WeakMap<MapPlan, MapPicture>();

/** The map of a match as the board draws it; the same one as long as the match is on it. */
export function mapPicture({ map }: Pick<Seen, 'map'>): MapPicture {
  const picture = pictures.get(map.plan) ?? drawn(map);
  pictures.set(map.plan, picture);
  return picture;
}

/** A map that nobody plays on yet. */
export function mapPictureOf(plan: MapPlan): MapPicture {
  return pictures.get(plan) ?? mapPicture({ map: makeMap(plan) });
}

/** December in the foothills of the Carpathians. */
function drawn(map: BattleMap): MapPicture {
  const { plan, columns } = map;
  const cells: Cell[] = [];
  for (let row = -1; row <= plan.rows.length; row++)
    for (let column = -1; column <= columns; column++) cells.push({ column, row });
  return {
    top: 'pointy',
    seed: plan.id,
    hexes: cells.map((cell) => hexOf(map, cell)),
    sheets: [],
    season: 'winter',
    isTrimmed: true,
    places: placesOf(map),
    rivers: plan.rivers.map((chain) => riverOf(map, chain)),
  };
}

function hexOf(map: BattleMap, cell: Cell): HexPicture {
  const hex = hexAt(map, [cell.column, cell.row]);
  if (hex === NONE) return edgeHex(map, cell);
  const id = hexId(map, cell);
  return {
    hex: hexInRows(cell),
    id,
    label: id,
    words: explainGround(map, hex),
    isInPlay: true,
    terrain: GROUNDS[terrainAt(map, hex)],
    level: 0,
    roads: EVERY_FACING.filter((facing) => map.roads[6 * hex + facing] === 1),
    walls: [],
  };
}

/** Round the map, to fill the sheet: woods go on, all else is open. Nobody ever enters it. */
function edgeHex(map: BattleMap, cell: Cell): HexPicture {
  const beside = hexAt(map, [within(cell.column, map.columns), within(cell.row, map.plan.rows.length)]);
  return {
    hex: hexInRows(cell),
    id: hexId(map, cell),
    label: '',
    words: '',
    isInPlay: false,
    terrain: terrainAt(map, beside) === 'forest' ? GROUNDS.forest : GROUNDS.open,
    level: 0,
    roads: [],
    walls: [],
  };
}

function within(place: number, size: number): number {
  return Math.max(0, Math.min(size - 1, place));
}

function placesOf(map: BattleMap): PlaceName[] {
  return map.plan.names.map(({ at, name }) => {
    const hex = hexAt(map, at);
    return { at: printHex(map, hex), text: name, kind: terrainAt(map, hex) === 'town' ? 'town' : 'height' };
  });
}
