import { terrainAt } from '../../board/ground.ts';
import { distanceBetween } from '../../board/tables.ts';
import { terrainFigures } from '../../board/terrain.ts';
import type { Battle } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { FireRange } from '../../model/special-rule.ts';
import { hasRules, rulesForUnit, sumBy } from './in-force.ts';

// G3.3a: what special rules do to an attack: sums of all that are in force, 0 where there are none.

/** FP of a unit's own weapons at such a range. */
export function firepowerChange(battle: Battle, unit: UnitId, range: Exclude<FireRange, 'any'>): number {
  return sumBy(rulesForUnit(battle, 'firepower', unit), (rule) =>
    rule.range === 'any' || rule.range === range ? rule.bonus : 0,
  );
}

/** The DM of a unit in a hex. */
export function defenseChange(battle: Battle, unit: UnitId, hex: HexId): number {
  if (!hasRules(battle)) return 0;
  const ground = terrainFigures[terrainAt(battle.map.ground, hex)].isCover ? 'cover' : 'open';
  return sumBy(rulesForUnit(battle, 'defense', unit), (rule) =>
    rule.ground === 'any' || rule.ground === ground ? rule.bonus : 0,
  );
}

/** The DM of a unit there against whoever looks at it from another hex; nothing where nobody looks (-1). */
export function hazeChange(battle: Battle, unit: UnitId, from: HexId, to: HexId): number {
  if (!hasRules(battle) || from === NONE) return 0;
  const apart = distanceBetween(battle.tables, from, to);
  return sumBy(rulesForUnit(battle, 'haze', unit), ({ beyond, dm }) => (apart > beyond ? dm : 0));
}

export function attackCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'attackCost', unit), ({ amount }) => amount);
}

export function rangeChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'range', unit), ({ amount }) => amount);
}
