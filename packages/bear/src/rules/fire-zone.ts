import { distanceBetween, canSee } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, unitOf, typeOf } from '../model/battle.ts';
import { type Colour, COLOURS, isCombatCounter } from '../model/unit-type.ts';
import { attackBans } from './fire-bans.ts';
import { firepowerOf, rangeOf } from './fire-figures.ts';
import { hasInArc } from './fire-reach.ts';

/**
 * B6.2: the hexes in a unit's fire zone, an idea of the AI's: in arc and sight, up to its normal range, turret or not,
 * if it could fire with an FP of 0 or more in one of these colours.
 */
export function fireZone(battle: Battle, unit: number, colours: readonly Colour[] = COLOURS): number[] {
  if (!couldFire(battle, unit, colours)) return [];
  const { tables } = battle;
  const { at } = unitOf(battle, unit);
  const { min, max } = rangeOf(battle, unit);
  const smoke = smokeOf(battle);
  const zone: number[] = [];
  for (let hex = 0; hex < tables.size; hex++) {
    const apart = distanceBetween(tables, at, hex);
    if (apart < Math.max(min, 1) || apart > max) continue;
    if (hasInArc(battle, unit, hex) && canSee(tables, smoke, at, hex)) zone.push(hex);
  }
  return zone;
}

function couldFire(battle: Battle, unit: number, colours: readonly Colour[]): boolean {
  const { at } = unitOf(battle, unit);
  if (at === -1 || !isCombatCounter(typeOf(battle, unit)) || attackBans(battle, unit).length > 0) return false;
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) return false;
  return colours.some((colour) => (firepowerOf(battle, unit, colour) ?? -1) >= 0);
}
