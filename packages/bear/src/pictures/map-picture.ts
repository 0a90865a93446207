import {
  type Ground,
  type HexPicture,
  joinedHexes,
  joinedSheets,
  type MapPicture,
  type TerrainName,
} from '@sandtable/board';
import { boardCells, type Cell, type JoinedMap, printAxial } from '@sandtable/hex';
import { sidesOf, terrainAt } from '../board/ground.ts';
import type { BattleMap } from '../board/map.ts';
import type { Terrain } from '../board/terrain.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Seen } from '../model/battle/state.ts';
import { explainGround } from '../words/map-words.ts';
import { hexId } from '../model/ids.ts';

const pictures = new WeakMap<BattleMap, MapPicture>();

/** The map of a match as the board draws it; memoised per map. */
export function mapPicture({ map, pack }: Pick<Seen, 'map' | 'pack'>): MapPicture {
  const picture = pictures.get(map) ?? { top: 'flat', seed: 'sandtable', ...hexesOf(map, pack) };
  pictures.set(map, picture);
  return picture;
}

function hexesOf(map: BattleMap, pack: Pack): Pick<MapPicture, 'hexes' | 'sheets'> {
  const { joined, names } = map;
  if (joined === null) return { hexes: bareHexes(map), sheets: [] };
  const hexes = joinedHexes(joined, boardGround(pack, joined)).map(({ hex, index, ground }): HexPicture => {
    const name = names[index];
    if (name === undefined) return { hex, id: printAxial(hex), label: '', isInPlay: false, words: '', ...ground };
    return { hex, id: name, label: labelOf(name), isInPlay: true, words: explainGround(map, hexId(index)), ...ground };
  });
  return { hexes, sheets: joinedSheets(joined) };
}

/** 2-E09 is printed as E09, since the board shows its number. */
function labelOf(name: string): string {
  return name.slice(name.indexOf('-') + 1);
}

function bareHexes(map: BattleMap): HexPicture[] {
  const { ground, names } = map;
  return ground.area.hexes.map((hex, index) => ({
    hex,
    id: names[index] ?? '',
    label: names[index] ?? '',
    words: explainGround(map, hexId(index)),
    isInPlay: true,
    terrain: GROUNDS[terrainAt(ground, hexId(index))],
    level: ground.levels[index] ?? 0,
    roads: sidesOf(ground.roads[index] ?? 0),
    walls: sidesOf(ground.walls[index] ?? 0),
  }));
}

const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };

/** The printed ground of a map's boards, half hexes included. */
function boardGround(pack: Pack, joined: JoinedMap): (board: number, cell: Cell) => Ground {
  const places = new Map(boardCells(joined.form).map(({ column, row }, place) => [`${column} ${row}`, place]));
  return (board, { column, row }) => {
    const printed = pack.boards.find(({ label }) => label === joined.boards[board]?.label);
    const ground = printed?.hexes[places.get(`${column} ${row}`) ?? -1];
    return ground === undefined ? BARE : { ...ground, terrain: GROUNDS[ground.terrain] };
  };
}

export const GROUNDS: Readonly<Record<Terrain, TerrainName>> = {
  open: 'open',
  crops: 'crops',
  plowedField: 'plowedField',
  smallBalka: 'gully',
  water: 'water',
  lightWoods: 'lightWoods',
  heavyWoods: 'heavyWoods',
  woodBuilding: 'woodBuilding',
  stoneBuilding: 'stoneBuilding',
};
