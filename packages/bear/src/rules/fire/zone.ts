import { canSee, distanceBetween } from '../../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, unitOf, typeOf } from '../../model/battle.ts';
import { type Colour, COLOURS, isCombatCounter } from '../../model/unit-type.ts';
import { attackBans } from './bans.ts';
import { farthestSight } from '../special/sight.ts';
import { firepowerOf, rangeOf } from '../units/figures.ts';
import { hasInArc } from './reach.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/**
 * B6.2: the hexes in a unit's fire zone, an idea of the AI's: in arc and sight, up to its normal range, turret or not,
 * if it could fire with an FP of 0 or more in one of these colours.
 */
export function fireZone(battle: Battle, unit: UnitId, colours: readonly Colour[] = COLOURS): number[] {
  const isIn = zoneTest(battle, unit, colours);
  const zone: number[] = [];
  if (isIn === null) return zone;
  for (let hex = 0; hex < battle.tables.size; hex++) if (isIn(hex)) zone.push(hex);
  return zone;
}

/** The same hex by hex: what hangs on the unit alone is looked up once. Null for one that has no fire zone at all. */
export function zoneTest(
  battle: Battle,
  unit: UnitId,
  colours: readonly Colour[] = COLOURS,
): ((hex: HexId) => boolean) | null {
  if (!couldFire(battle, unit, colours)) return null;
  const { tables } = battle;
  const { at } = unitOf(battle, unit);
  const { min, max } = rangeOf(battle, unit);
  const nearest = Math.max(min, 1);
  const farthest = Math.min(max, farthestSight(battle, sideOf(battle, unit)));
  const smoke = smokeOf(battle);
  return (hex) => {
    const apart = distanceBetween(tables, at, hex);
    return apart >= nearest && apart <= farthest && hasInArc(battle, unit, hex) && canSee(tables, smoke, at, hex);
  };
}

function couldFire(battle: Battle, unit: UnitId, colours: readonly Colour[]): boolean {
  const { at } = unitOf(battle, unit);
  if (at === NONE || !isCombatCounter(typeOf(battle, unit)) || attackBans(battle, unit).length > 0) return false;
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) return false;
  return colours.some((colour) => (firepowerOf(battle, unit, colour) ?? -1) >= 0);
}
