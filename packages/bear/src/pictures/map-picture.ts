import { type HexPicture, joinedHexes, joinedSheets, type MapPicture } from '@sandtable/board';
import { printAxial } from '@sandtable/hex';
import { sidesOf, terrainAt } from '../board/ground.ts';
import type { BattleMap } from '../board/map.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Seen } from '../model/battle/state.ts';
import { explainGround } from '../words/ground-words.ts';
import { boardGround } from './board-ground.ts';
import { GROUNDS } from './grounds.ts';

const pictures = new WeakMap<BattleMap, MapPicture>();

/** The map of a match as the board draws it; the same one as long as the match is on it. */
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
    return { hex, id: name, label: labelOf(name), isInPlay: true, words: explainGround(map, index), ...ground };
  });
  return { hexes, sheets: joinedSheets(joined) };
}

/** Which board it is, the board itself says: 2-E09 is printed as E09. */
function labelOf(name: string): string {
  return name.slice(name.indexOf('-') + 1);
}

function bareHexes(map: BattleMap): HexPicture[] {
  const { ground, names } = map;
  return ground.area.hexes.map((hex, index) => ({
    hex,
    id: names[index] ?? '',
    label: names[index] ?? '',
    words: explainGround(map, index),
    isInPlay: true,
    terrain: GROUNDS[terrainAt(ground, index)],
    level: ground.levels[index] ?? 0,
    roads: sidesOf(ground.roads[index] ?? 0),
    walls: sidesOf(ground.walls[index] ?? 0),
  }));
}
