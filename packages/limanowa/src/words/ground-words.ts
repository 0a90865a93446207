import { placeOf, printHex, terrainAt } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import type { HexId } from '../model/ids.ts';
import type { Terrain } from '../model/map-plan.ts';

export const TERRAIN_LABELS: Readonly<Record<Terrain, string>> = {
  open: 'open ground',
  forest: 'forest',
  hill: 'hill',
  town: 'town',
};

/** `Nowy Sącz`; undefined for a hex without a name. */
export function nameOfPlace(map: BattleMap, hex: HexId): string | undefined {
  const [column, row] = placeOf(map, hex);
  return map.plan.names.find(({ at }) => at[0] === column && at[1] === row)?.name;
}

/** `Nowy Sącz (0604)`, `0605` */
export function hexName(map: BattleMap, hex: HexId): string {
  const name = nameOfPlace(map, hex);
  return name === undefined ? printHex(map, hex) : `${name} (${printHex(map, hex)})`;
}

/** `Nowy Sącz (0604), town, road` */
export function explainGround(map: BattleMap, hex: HexId): string {
  const hasRoad = map.roads.subarray(6 * hex, 6 * hex + 6).includes(1);
  return [hexName(map, hex), TERRAIN_LABELS[terrainAt(map, hex)], ...(hasRoad ? ['road'] : [])].join(', ');
}
