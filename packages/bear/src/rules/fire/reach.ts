import { type Facing, hexOf, isInArc } from '@sandtable/hex';
import { terrainAt } from '../../board/ground.ts';
import { bearingTo, canSee, distanceBetween, type Tables } from '../../board/tables.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { type Battle, sideOf, smokeOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { rangeChange } from '../special/effects.ts';
import { farthestSight, hasSight, judgeLook } from '../special/sight.ts';
import { facingOf, rangeOf, shelterOf } from '../units/figures.ts';
import { because, type FireReason } from './reasons.ts';

export function hasInArc(battle: Battle, unit: UnitId, hex: HexId): boolean {
  const { at, hidden } = unitOf(battle, unit);
  // B10.0: a hidden unit faces every way, except in a bunker.
  if (hidden && shelterOf(battle, unit) !== 'bunker') return true;
  // S6.1: and so does a Rumored Enemy.
  if (isRumor(typeOf(battle, unit))) return true;
  return isAhead(battle.tables, at, facingOf(battle, unit), hex);
}

const DIAL = 12;

/**
 * Lines that leave by the side it faces or its two corners are in the arc; lines by the adjoining sides are partly;
 * others are not.
 */
export function isAhead(tables: Tables, at: HexId, facing: Facing, hex: HexId): boolean {
  const bearing = bearingTo(tables, at, hex);
  const off = (bearing - 2 * facing + DIAL) % DIAL;
  if (bearing === -1 || off <= 1 || off === DIAL - 1) return true;
  if (off !== 2 && off !== DIAL - 2) return false;
  const { area } = tables.ground;
  return isInArc(hexOf(area, at), facing, hexOf(area, hex));
}

/** B15.4: a turret needs no arc, but in a bunker every unit fires through the slits (B18.1.2). */
function canAim(battle: Battle, unit: UnitId, hex: HexId): boolean {
  if (typeOf(battle, unit).turret && shelterOf(battle, unit) !== 'bunker') return true;
  return hasInArc(battle, unit, hex);
}

/**
 * B6.2: arc or turret, sight, at most twice the range, at least the minimum. The unit's own figures are looked up once
 * for many hexes.
 */
export function reachOf(battle: Battle, unit: UnitId): (hex: HexId) => boolean {
  const { tables } = battle;
  const { at } = unitOf(battle, unit);
  const { min, max } = rangeOf(battle, unit);
  const nearest = Math.max(min, 1);
  const farthest = Math.min(2 * max, farthestSight(battle, sideOf(battle, unit)));
  const smoke = smokeOf(battle);
  return (hex) => {
    const apart = distanceBetween(tables, at, hex);
    return apart >= nearest && apart <= farthest && canSee(tables, smoke, at, hex) && canAim(battle, unit, hex);
  };
}

export function aimBans(battle: Battle, unit: UnitId, hex: HexId): FireReason[] {
  if (canAim(battle, unit, hex)) return [];
  return [arcBan(battle, unit, hex)];
}

/** B9.1.2: a supporter needs the target in its front arc, even with a turret. */
export function arcBans(battle: Battle, unit: UnitId, hex: HexId): FireReason[] {
  return hasInArc(battle, unit, hex) ? [] : [arcBan(battle, unit, hex)];
}

function arcBan(battle: Battle, unit: UnitId, hex: HexId): FireReason {
  return because(shelterOf(battle, unit) === 'bunker' ? 'outOfBunkerArc' : 'outOfArc', { at: hex, unit });
}

/** B6.0: everything that blocks sight from the unit, or from its spotting hex. */
export function sightBans(battle: Battle, unit: UnitId, hex: HexId, spot: HexId = NONE): FireReason[] {
  const at = spot === NONE ? unitOf(battle, unit).at : spot;
  const side = sideOf(battle, unit);
  if (hasSight(battle, side, at, hex)) return [];
  return [
    because('noSight', { at: hex, unit }),
    ...judgeLook(battle, side, at, hex).reasons.map((reason) => ({ ...reason, unit })),
  ];
}

const SEEN_FROM = { off: Infinity, adjacentOnly: 1, within2: 2 } as const;

/** B6.0.8: woods and buildings conceal units from attackers farther away, but not a unit that has just fired. */
export function concealmentBans(battle: Battle, unit: UnitId, hex: HexId, targets: readonly UnitId[]): FireReason[] {
  if (!isConcealed(battle, unitOf(battle, unit).at, hex)) return [];
  if (targets.some((target) => unitOf(battle, target).fired)) return [];
  return [because('concealed', { amount: SEEN_FROM[battle.view.options.enhancedLOS], at: hex, unit })];
}

/** B6.0.8: the hex is woods or a building, too far away to see a unit in it. */
export function isConcealed(battle: Battle, from: HexId, hex: HexId): boolean {
  const nearest = SEEN_FROM[battle.view.options.enhancedLOS];
  if (distanceBetween(battle.tables, from, hex) <= nearest) return false;
  return terrainFigures[terrainAt(battle.map.ground, hex)].stands;
}

/** G3.3a */
export function rangeNotes(battle: Battle, unit: UnitId): FireReason[] {
  const amount = rangeChange(battle, unit);
  return amount === 0 ? [] : [because('specialRange', { amount, unit })];
}

/** B7.7, B7.7.2: not too far and, for mortars, not too near. */
export function rangeBans(battle: Battle, unit: UnitId, hex: HexId): FireReason[] {
  const { min, max } = rangeOf(battle, unit);
  const apart = distanceBetween(battle.tables, unitOf(battle, unit).at, hex);
  if (apart < min) return [because('tooNear', { amount: min, unit })];
  return apart > 2 * max ? [because('tooFar', { amount: 2 * max, unit }), ...rangeNotes(battle, unit)] : [];
}
