import { hexOf, isInArc } from '@sandtable/hex';
import { terrainAt } from '../board/ground.ts';
import { judgeSight } from '../board/sight.ts';
import { canSee, distanceBetween } from '../board/tables.ts';
import { type Battle, smokeOf, unitOf, typeOf } from '../model/battle.ts';
import { terrainFigures } from '../model/terrain.ts';
import { facingOf, rangeOf, shelterOf } from './fire-figures.ts';
import { because, type FireReason } from './fire-reasons.ts';

/** B6.1: does the hex lie before the unit? */
export function hasInArc(battle: Battle, unit: number, hex: number): boolean {
  const { area } = battle.map.ground;
  return isInArc(hexOf(area, unitOf(battle, unit).at), facingOf(battle, unit), hexOf(area, hex));
}

/** B15.4: a turret needs no arc, but whoever is in a bunker fires from its slits (B18.1.2). */
function canAim(battle: Battle, unit: number, hex: number): boolean {
  if (typeOf(battle, unit).turret && shelterOf(battle, unit) !== 'bunker') return true;
  return hasInArc(battle, unit, hex);
}

/** B6.2: arc or turret, sight, and a distance of at most twice the range and no less than the minimum. */
export function canAttackHex(battle: Battle, unit: number, hex: number): boolean {
  const { at } = unitOf(battle, unit);
  const { min, max } = rangeOf(battle, unit);
  const apart = distanceBetween(battle.tables, at, hex);
  if (apart < Math.max(min, 1) || apart > 2 * max || !canAim(battle, unit, hex)) return false;
  return canSee(battle.tables, smokeOf(battle), at, hex);
}

export function aimBans(battle: Battle, unit: number, hex: number): FireReason[] {
  if (canAim(battle, unit, hex)) return [];
  return [arcBan(battle, unit, hex)];
}

/** B9.1.2: supporters need the target in the front arc, those with turrets too. */
export function arcBans(battle: Battle, unit: number, hex: number): FireReason[] {
  return hasInArc(battle, unit, hex) ? [] : [arcBan(battle, unit, hex)];
}

function arcBan(battle: Battle, unit: number, hex: number): FireReason {
  return because(shelterOf(battle, unit) === 'bunker' ? 'outOfBunkerArc' : 'outOfArc', { at: hex, unit });
}

/** B6.0: no line of sight, and all that is in its way. */
export function sightBans(battle: Battle, unit: number, hex: number): FireReason[] {
  const { map, tables, view } = battle;
  const { at } = unitOf(battle, unit);
  const smoke = smokeOf(battle);
  if (canSee(tables, smoke, at, hex)) return [];
  return [
    because('noSight', { at: hex, unit }),
    ...judgeSight(map.ground, smoke, view.options, at, hex).reasons.map((reason) => ({ ...reason, unit })),
  ];
}

const SEEN_FROM = { off: Infinity, adjacentOnly: 1, within2: 2 } as const;

/** B6.0.8: woods and buildings keep a unit from being attacked from farther off. */
export function concealmentBans(battle: Battle, unit: number, hex: number): FireReason[] {
  const nearest = SEEN_FROM[battle.view.options.enhancedLOS];
  const apart = distanceBetween(battle.tables, unitOf(battle, unit).at, hex);
  if (apart <= nearest || !terrainFigures[terrainAt(battle.map.ground, hex)].stands) return [];
  return [because('concealed', { amount: nearest, at: hex, unit })];
}

/** B7.7, B7.7.2: neither too far nor, for mortars, too near. */
export function rangeBans(battle: Battle, unit: number, hex: number): FireReason[] {
  const { min, max } = rangeOf(battle, unit);
  const apart = distanceBetween(battle.tables, unitOf(battle, unit).at, hex);
  if (apart < min) return [because('tooNear', { amount: min, unit })];
  return apart > 2 * max ? [because('tooFar', { amount: 2 * max, unit })] : [];
}
