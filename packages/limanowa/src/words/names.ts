import { placeOf, printHex, terrainAt } from '../board/map.ts';
import type { BattleMap, Terrain } from '../model/battle-map.ts';
import type { Phase } from '../model/battlecard.ts';
import type { Arm, Rank, Side } from '../model/forces.ts';
import type { HexId } from '../model/ids.ts';
import type { Grade, Level } from '../model/mission.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { austria: 'Austria-Hungary', russia: 'Russia' };
/** `Austro-Hungarian Honvéd` */
export const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { austria: 'Austro-Hungarian', russia: 'Russian' };
export const ARM_NAMES: Readonly<Record<Arm, string>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
};
export const RANK_NAMES: Readonly<Record<Rank, string>> = { core: 'core', elite: 'elite', officer: 'officer' };
export const LEVEL_NAMES: Readonly<Record<Level, string>> = { novice: 'Novice', tried: 'Tried', veteran: 'Veteran' };
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  central: 'Central',
  closing: 'Closing',
};
export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  strategic: 'Strategic Objective',
  tactical: 'Tactical Objective',
};

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

/** Irregular verbs; the others only lose their `s`. */
const PLURALS: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  occupies: 'occupy',
};

/** `Hussars`, `Machine-gunners 02` */
export function isPlural(name: string): boolean {
  return name.replace(/ \d+$/, '').endsWith('s');
}

/** `a01 Honvéd moves`, `a02 Machine-gunners move`: the phrase begins with a verb in the singular. */
export function agree(name: string, phrase: string): string {
  if (!isPlural(name)) return `${name} ${phrase}`;
  const [verb = '', ...rest] = phrase.split(' ');
  return [name, PLURALS[verb] ?? verb.replace(/s$/, ''), ...rest].join(' ');
}
