import { terrainAt } from '../../board/ground.ts';
import { distanceBetween } from '../../board/tables.ts';
import { type MoveClass, terrainFigures } from '../../board/terrain.ts';
import type { Battle } from '../../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { FireRange } from '../../model/pack/special-rule.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { hasRules, rulesForUnit, rulesOf, sumBy } from './in-force.ts';

// G3.3a: the effects of special rules, added up over all rules in force; 0 if there are none.

/** For a unit's own weapons at this range. */
export function firepowerChange(battle: Battle, unit: UnitId, range: Exclude<FireRange, 'any'>): number {
  return sumBy(rulesForUnit(battle, 'firepower', unit), (rule) =>
    rule.range === 'any' || rule.range === range ? rule.bonus : 0,
  );
}

export function defenseChange(battle: Battle, unit: UnitId, hex: HexId): number {
  if (!hasRules(battle)) return 0;
  const ground = terrainFigures[terrainAt(battle.map.ground, hex)].isCover ? 'cover' : 'open';
  return sumBy(rulesForUnit(battle, 'defense', unit), (rule) =>
    rule.ground === 'any' || rule.ground === ground ? rule.bonus : 0,
  );
}

/** The DM of a unit in `to` against attackers in another hex; 0 if there is no attacking hex. */
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

export function mudCost(battle: Battle, unit: UnitId, moveClass: MoveClass): number {
  return sumBy(rulesForUnit(battle, 'mud', unit), ({ classes, cost }) => (classes.includes(moveClass) ? cost : 0));
}

export function moveCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'moveCost', unit), ({ amount }) => amount);
}

export function hideCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'hideCost', unit), ({ amount }) => amount);
}

/** Whether a vehicle's bonus is limited to roads. */
export function losesBonus(battle: Battle, unit: UnitId): boolean {
  return rulesForUnit(battle, 'noBonus', unit).length > 0;
}

export function rallyBonus(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'rally', unit), ({ bonus }) => bonus);
}

export function rallyCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'rallyCost', unit), ({ amount }) => amount);
}

export function initiativeBonus(battle: Battle, side: Side, player: PlayerId): number {
  return sumBy(rulesOf(battle, 'initiative', side, player), ({ bonus }) => bonus);
}

export function capsChange(battle: Battle, side: Side, player: PlayerId): number {
  return sumBy(rulesOf(battle, 'caps', side, player), ({ amount }) => amount);
}

/** Whether last round's wind removed the smoke. Wind affects everyone. */
export function isBlownAway({ rules, view: { round } }: Battle): boolean {
  return rules.some((rule) => rule.kind === 'wind' && round > rule.from && round <= rule.until + 1);
}
