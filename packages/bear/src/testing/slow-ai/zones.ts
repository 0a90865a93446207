import { distanceBetween } from '../../board/tables.ts';
import { typeOf } from '../../model/battle.ts';
import { isRumor } from '../../model/unit-type.ts';
import { hexUnder, type Mind } from './mind.ts';

/** the units that have this hex in their fire zone, as far as this AI has to fear it. */
export function feared({ seen, units, zones }: Mind, ai: number, hex: number): number[] {
  const { colour } = typeOf(seen, ai).front;
  return units.filter((unit) => zones[colour].get(unit)?.has(hex));
}

export function isFree(mind: Mind, ai: number, hex: number): boolean {
  return feared(mind, ai, hex).length === 0;
}

/** S5.3.2: in the fire zone of a unit next to it. */
export function isShortRange(mind: Mind, ai: number, hex: number): boolean {
  const { seen } = mind;
  return feared(mind, ai, hex).some((unit) => distanceBetween(seen.tables, hexUnder(seen, unit), hex) === 1);
}

/** A unit of the player in the fire zone of an AI. A Rumored Enemy has none. */
export function isUnderFire({ seen, ai, zones }: Mind, unit: number): boolean {
  const { colour } = typeOf(seen, unit).front;
  return ai.some((each) => !isRumor(typeOf(seen, each)) && zones[colour].get(each)?.has(hexUnder(seen, unit)));
}
