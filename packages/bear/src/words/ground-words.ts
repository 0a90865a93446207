import { type BattleMap, nameOfHex } from '../board/map.ts';
import { sidesOf, terrainAt } from '../board/ground.ts';
import type { Terrain } from '../board/terrain.ts';
import type { HexId } from '../model/ids.ts';

export const TERRAIN_LABELS: Readonly<Record<Terrain, string>> = {
  open: 'open ground',
  lightWoods: 'light woods',
  heavyWoods: 'heavy woods',
  woodBuilding: 'wooden building',
  stoneBuilding: 'stone building',
  plowedField: 'plowed field',
  water: 'water',
  crops: 'crops',
  smallBalka: 'small balka',
};

/** What hides a view there, in a word. */
export function standingIn({ ground }: BattleMap, hex: HexId): string {
  return TERRAIN_LABELS[terrainAt(ground, hex)].endsWith('woods') ? 'woods' : 'building';
}

/** `E09, light woods, hill 1, road` */
export function explainGround(map: BattleMap, hex: HexId): string {
  const { ground } = map;
  const level = ground.levels[hex] ?? 0;
  return [
    nameOfHex(map, hex),
    TERRAIN_LABELS[terrainAt(ground, hex)],
    ...(level > 0 ? [`hill ${level}`] : []),
    ...(sidesOf(ground.roads[hex] ?? 0).length > 0 ? ['road'] : []),
    ...(sidesOf(ground.walls[hex] ?? 0).length > 0 ? ['wall'] : []),
  ].join(', ');
}
