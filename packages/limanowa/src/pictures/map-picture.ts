import type { HexPicture, MapPicture, PlaceName, River, TerrainName } from '@sandtable/board';
import {
  type Cell,
  cellInRows,
  EVERY_FACING,
  type Facing,
  facingTo,
  type Hex,
  hexInRows,
  opposite,
  step,
  toFacing,
} from '@sandtable/hex';
import { hexAt, makeMap, printHex, terrainAt } from '../board/map.ts';
import type { BattleMap, MapPlan, Terrain } from '../model/battle-map.ts';
import { NONE } from '../model/ids.ts';
import type { MapPlace } from '../model/mission.ts';
import type { Seen } from '../model/state.ts';
import { explainGround } from '../words/names.ts';

const GROUNDS: Readonly<Record<Terrain, TerrainName>> = {
  open: 'open',
  forest: 'heavyWoods',
  hill: 'ridge',
  town: 'town',
};

const pictures = new WeakMap<MapPlan, MapPicture>();

/** Cached: one picture for all views on the same map. */
export function mapPicture({ map }: Pick<Seen, 'map'>): MapPicture {
  const picture = pictures.get(map.plan) ?? drawn(map);
  pictures.set(map.plan, picture);
  return picture;
}

/** For a map outside a match. */
export function mapPictureOf(plan: MapPlan): MapPicture {
  return pictures.get(plan) ?? mapPicture({ map: makeMap(plan) });
}

/** In winter: December in the Carpathian foothills. */
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
  const id = nameOfCell(map, cell);
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

/** Hexes around the map fill the sheet: forest continues, everything else is open. Units never enter them. */
function edgeHex(map: BattleMap, cell: Cell): HexPicture {
  const beside = hexAt(map, [within(cell.column, map.columns), within(cell.row, map.plan.rows.length)]);
  return {
    hex: hexInRows(cell),
    id: nameOfCell(map, cell),
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

/**
 * L2.1f: a river is given by the hexes it flows through. Roads use the middles of hexes, so the river is drawn along their
 * left-hand sides. At the edge of the map it continues outside.
 */
function riverOf(map: BattleMap, chain: readonly MapPlace[]): River {
  const inside = chain.map(([column, row]) => hexInRows({ column, row }));
  const [first, second] = inside;
  const [last, before] = [inside.at(-1), inside.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return { sides: [] };
  const hexes = [...outside(map, second, first), ...inside, ...outside(map, before, last)];
  const ways = hexes.slice(1).flatMap((hex, index) => facingTo(hexes[index] ?? hex, hex) ?? []);
  return {
    sides: hexes.flatMap((hex, index) => {
      const [into, out] = [ways[index - 1] ?? ways[index] ?? 0, ways[index] ?? ways[index - 1] ?? 0];
      return leftSides(into, out).map((side) => ({ at: nameOfCell(map, cellInRows(hex)), side }));
    }),
  };
}

/** The hex beyond the edge, as straight ahead as possible; empty inside the map. */
function outside(map: BattleMap, from: Hex, edge: Hex): Hex[] {
  const ahead = facingTo(from, edge) ?? 0;
  const beyond = [0, 1, -1, 2, -2].map((turns) => step(edge, toFacing(ahead + turns)));
  return beyond.filter((hex) => !isOnMap(map, hex)).slice(0, 1);
}

/** The sides clockwise from where the river enters to where it leaves. */
function leftSides(into: Facing, out: Facing): Facing[] {
  const sides: Facing[] = [];
  for (let side = toFacing(opposite(into) + 1); side !== out; side = toFacing(side + 1)) sides.push(side);
  return sides;
}

/** As players name it; hexes around the map get names that cannot be typed. */
function nameOfCell(map: BattleMap, cell: Cell): string {
  const hex = hexAt(map, [cell.column, cell.row]);
  return hex === NONE ? `edge ${cell.column} ${cell.row}` : printHex(map, hex);
}

function isOnMap(map: BattleMap, hex: Hex): boolean {
  const { column, row } = cellInRows(hex);
  return hexAt(map, [column, row]) !== NONE;
}
