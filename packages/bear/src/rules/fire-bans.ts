import { terrainAt } from '../board/ground.ts';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, unitOf, typeOf } from '../model/battle.ts';
import { isCombatCounter } from '../model/unit-type.ts';
import { markerOf } from './fire-figures.ts';
import { aimBans, arcBans, concealmentBans, rangeBans, sightBans } from './fire-reach.ts';
import { because, type FireReason } from './fire-reasons.ts';

/** B7.0: whom there is nothing to judge about. */
export function meetingBans(battle: Battle, attacker: number, target: number): FireReason[] {
  const missing = [attacker, target].filter((unit) => unitOf(battle, unit).at === -1);
  if (missing.length > 0) return missing.map((unit) => because('notOnMap', { unit }));
  return sideOf(battle, attacker) === sideOf(battle, target) ? [because('ownSide', { unit: target })] : [];
}

/** B7.0: what keeps a unit from attacking anybody, be it in its hex or elsewhere. */
export function attackBans(battle: Battle, unit: number): FireReason[] {
  const { at, carrier } = unitOf(battle, unit);
  const bans: FireReason[] = [];
  if (typeOf(battle, unit).attackCost === null) bans.push(because('neverAttacks', { unit }));
  if (markerOf(battle, unit)?.mayAttack === false) bans.push(because('markerForbids', { unit }));
  if (carrier !== -1) bans.push(because('carried', { unit }));
  if (terrainAt(battle.map.ground, at) === 'water') bans.push(because('inWater', { at, unit }));
  return bans;
}

/** B7.0, B6.2: what keeps a unit from firing at somebody in another hex. */
export function fireBans(battle: Battle, unit: number, hex: number): FireReason[] {
  return [
    ...leavingHexBans(battle, unit),
    ...aimBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex),
    ...(isCombatCounter(typeOf(battle, unit)) ? rangeBans(battle, unit, hex) : []),
  ];
}

/** B17.4: flames reach an adjacent hex in the arc, from a turret any; from a hull they never turn. */
export function flameBans(battle: Battle, unit: number, hex: number): FireReason[] {
  const { flamethrower } = typeOf(battle, unit);
  if (flamethrower === 'none') return [because('noFlamethrower', { unit })];
  const { at } = unitOf(battle, unit);
  if (at === hex) return [];
  return [
    ...leavingHexBans(battle, unit),
    ...(flamethrower === 'turret' ? aimBans(battle, unit, hex) : arcBans(battle, unit, hex)),
    ...(distanceBetween(battle.tables, at, hex) > 1 ? [because('tooFar', { amount: 1, unit })] : []),
  ];
}

/** B9.1.2: the same for one that only supports, but for its range. */
export function supportingFireBans(battle: Battle, unit: number, hex: number): FireReason[] {
  return [
    ...leavingHexBans(battle, unit),
    ...arcBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex),
  ];
}

/** B7.7.3b, B16.0: who cannot fire out of his hex at all. */
function leavingHexBans(battle: Battle, unit: number): FireReason[] {
  const { at } = unitOf(battle, unit);
  const bans: FireReason[] = [];
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) bans.push(because('enemyInHex', { at, unit }));
  const type = typeOf(battle, unit);
  if (!isCombatCounter(type) && type.attackCost !== null) bans.push(because('onlyCloseCombat', { unit }));
  return bans;
}
