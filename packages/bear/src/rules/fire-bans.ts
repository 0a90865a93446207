import { terrainAt } from '../board/ground.ts';
import { canSee, distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, unitOf, typeOf } from '../model/battle.ts';
import type { WeaponCard } from '../model/means.ts';
import { isCombatCounter } from '../model/unit-type.ts';
import { markerOf, shelterOf } from './fire-figures.ts';
import { aimBans, arcBans, concealmentBans, rangeBans, sightBans } from './fire-reach.ts';
import { because, type FireReason } from './fire-reasons.ts';
import type { Line } from './fire-shot.ts';
import { weaponFigures } from './weapon-card.ts';

/** B7.0: whom there is nothing to judge about. */
export function meetingBans(battle: Battle, attacker: number, target: number): FireReason[] {
  const bans: FireReason[] = [];
  for (const unit of [attacker, target]) if (unitOf(battle, unit).at === -1) bans.push(because('notOnMap', { unit }));
  if (bans.length > 0) return bans;
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

/** B7.0: what keeps a unit from attacking a hex in one manner or another; these are the units it goes for. */
export function lineBans(line: Line, targets: readonly number[]): FireReason[] {
  const { battle, attacker, to, closeCombat, flame, card, manner } = line;
  const bans = attackBans(battle, attacker);
  if (card !== null) return [...bans, ...throwBans(line, card)];
  if (flame) return [...bans, ...flameBans(battle, attacker, to)];
  if (manner.spot !== -1) return [...bans, ...indirectBans(battle, attacker, to, manner.spot)];
  return closeCombat ? bans : [...bans, ...fireBans(battle, attacker, to, targets)];
}

/** B8.4: what is thrown goes no farther than its card says, and ahead. */
function throwBans({ battle, attacker, to, distance }: Line, card: WeaponCard): FireReason[] {
  const { reach } = weaponFigures[card];
  if (distance > reach) return [because('tooFar', { amount: reach, unit: attacker })];
  return distance === 0 ? [] : [...leavingHexBans(battle, attacker), ...arcBans(battle, attacker, to)];
}

/** B12.0, B12.0a: arc and range from the mortar, sight from a hex near it that it sees and no enemy holds. */
function indirectBans(battle: Battle, unit: number, hex: number, spot: number): FireReason[] {
  if (typeOf(battle, unit).indirectCost === null) return [because('noIndirectFire', { unit })];
  return [
    ...leavingHexBans(battle, unit),
    ...spotBans(battle, unit, spot),
    ...aimBans(battle, unit, hex),
    ...sightBans(battle, unit, hex, spot),
    ...rangeBans(battle, unit, hex),
  ];
}

/** B12.0a */
export const FARTHEST_SPOT = 2;

function spotBans(battle: Battle, unit: number, spot: number): FireReason[] {
  const { at } = unitOf(battle, unit);
  const bans: FireReason[] = [];
  const apart = distanceBetween(battle.tables, at, spot);
  if (apart === 0 || apart > FARTHEST_SPOT) bans.push(because('spotTooFar', { amount: FARTHEST_SPOT, at: spot, unit }));
  if (!canSee(battle.tables, smokeOf(battle), at, spot)) bans.push(because('spotUnseen', { at: spot, unit }));
  if (hasEnemyIn(battle, sideOf(battle, unit), spot)) bans.push(because('spotHeld', { at: spot, unit }));
  return bans;
}

/** B7.0, B6.2: what keeps a unit from firing at somebody in another hex. */
function fireBans(battle: Battle, unit: number, hex: number, targets: readonly number[]): FireReason[] {
  return [
    ...leavingHexBans(battle, unit),
    ...aimBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex, targets),
    ...(isCombatCounter(typeOf(battle, unit)) ? rangeBans(battle, unit, hex) : []),
  ];
}

/** B17.4: flames reach an adjacent hex in the arc, from a turret any; from a hull they never turn. */
function flameBans(battle: Battle, unit: number, hex: number): FireReason[] {
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
export function supportingFireBans(
  battle: Battle,
  unit: number,
  hex: number,
  targets: readonly number[],
): FireReason[] {
  return [
    ...leavingHexBans(battle, unit),
    ...arcBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex, targets),
  ];
}

/** What keeps a unit from attacking any hex but its own: it need not be asked of each of them. */
export function outwardBans(battle: Battle, unit: number): FireReason[] {
  return [...attackBans(battle, unit), ...leavingHexBans(battle, unit)];
}

/** B7.7.3b, B16.0, B18.1.2: who cannot fire out of his hex at all. */
function leavingHexBans(battle: Battle, unit: number): FireReason[] {
  const { at } = unitOf(battle, unit);
  const bans: FireReason[] = [];
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) bans.push(because('enemyInHex', { at, unit }));
  const type = typeOf(battle, unit);
  if (!isCombatCounter(type) && type.attackCost !== null) bans.push(because('onlyCloseCombat', { unit }));
  const isShut = battle.view.options.bunkerMortarFire === 'off' && type.kind === 'mortar';
  if (isShut && shelterOf(battle, unit) === 'bunker') bans.push(because('mortarInBunker', { unit }));
  return bans;
}
