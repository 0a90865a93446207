import { terrainAt } from '../../board/ground.ts';
import { canSee, distanceBetween } from '../../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { WeaponCard } from '../../model/battle/means.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { type Colour, COLOURS, isCombatCounter } from '../../model/pack/unit-type.ts';
import { farthestSight, hasSight } from '../special/sight.ts';
import { firepowerOf, isFightingWagon, markerOf, rangeOf, shelterOf } from '../units/figures.ts';
import { aimBans, arcBans, concealmentBans, hasInArc, rangeBans, sightBans } from './reach.ts';
import { because, type FireReason } from './reasons.ts';
import type { Line } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';

/** B7.0: whom there is nothing to judge about. */
export function meetingBans(battle: Battle, attacker: UnitId, target: UnitId): FireReason[] {
  const bans: FireReason[] = [];
  if (unitOf(battle, attacker).at === NONE) bans.push(because('notOnMap', { unit: attacker }));
  if (unitOf(battle, target).at === NONE) bans.push(because('notOnMap', { unit: target }));
  if (bans.length === 0 && sideOf(battle, attacker) === sideOf(battle, target))
    bans.push(because('ownSide', { unit: target }));
  return bans;
}

/** B7.0: what keeps a unit from attacking anybody, be it in its hex or elsewhere. */
export function attackBans(battle: Battle, unit: UnitId): FireReason[] {
  const bans: FireReason[] = [];
  addAttackBans(bans, battle, unit);
  return bans;
}

export function addAttackBans(bans: FireReason[], battle: Battle, unit: UnitId): void {
  const { at, carrier } = unitOf(battle, unit);
  if (neverAttacks(battle, unit)) bans.push(because('neverAttacks', { unit }));
  if (markerOf(battle, unit)?.mayAttack === false) bans.push(because('markerForbids', { unit }));
  if (carrier !== NONE) bans.push(because('carried', { unit }));
  if (terrainAt(battle.map.ground, at) === 'water') bans.push(because('inWater', { at, unit }));
}

function neverAttacks(battle: Battle, unit: UnitId): boolean {
  return typeOf(battle, unit).attackCost === null && !isFightingWagon(battle, unit);
}

/** B7.0: what keeps a unit from attacking a hex in one manner or another; these are the units it goes for. */
export function lineBans(line: Line, targets: readonly UnitId[]): FireReason[] {
  const { battle, attacker, to, closeCombat, flame, card, manner } = line;
  const bans = attackBans(battle, attacker);
  if (card !== null) addThrowBans(bans, line, card);
  else if (flame) addFlameBans(bans, battle, attacker, to);
  else if (manner.spot !== NONE) addIndirectBans(bans, battle, attacker, to, manner.spot);
  else if (!closeCombat) addFireBans(bans, battle, attacker, to, targets);
  return bans;
}

/** B8.4: what is thrown goes no farther than its card says, and ahead. */
function addThrowBans(bans: FireReason[], { battle, attacker, to, distance }: Line, card: WeaponCard): void {
  const { reach } = weaponFigures[card];
  if (distance > reach) bans.push(because('tooFar', { amount: reach, unit: attacker }));
  else if (distance > 0) {
    addLeavingHexBans(bans, battle, attacker);
    bans.push(...arcBans(battle, attacker, to));
  }
}

/** B12.0, B12.0a: arc and range from the mortar, sight from a hex near it that it sees and no enemy holds. */
function addIndirectBans(bans: FireReason[], battle: Battle, unit: UnitId, hex: HexId, spot: HexId): void {
  if (typeOf(battle, unit).indirectCost === null) {
    bans.push(because('noIndirectFire', { unit }));
    return;
  }
  addLeavingHexBans(bans, battle, unit);
  addSpotBans(bans, battle, unit, spot);
  bans.push(...aimBans(battle, unit, hex), ...sightBans(battle, unit, hex, spot), ...rangeBans(battle, unit, hex));
}

/** B12.0a */
export const FARTHEST_SPOT = 2;

function addSpotBans(bans: FireReason[], battle: Battle, unit: UnitId, spot: HexId): void {
  const { at } = unitOf(battle, unit);
  const apart = distanceBetween(battle.tables, at, spot);
  if (apart === 0 || apart > FARTHEST_SPOT) bans.push(because('spotTooFar', { amount: FARTHEST_SPOT, at: spot, unit }));
  const side = sideOf(battle, unit);
  if (!hasSight(battle, side, at, spot)) bans.push(because('spotUnseen', { at: spot, unit }));
  if (hasEnemyIn(battle, side, spot)) bans.push(because('spotHeld', { at: spot, unit }));
}

/** B7.0, B6.2: what keeps a unit from firing at somebody in another hex. */
function addFireBans(bans: FireReason[], battle: Battle, unit: UnitId, hex: HexId, targets: readonly UnitId[]): void {
  addLeavingHexBans(bans, battle, unit);
  bans.push(
    ...aimBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex, targets),
  );
  if (isCombatCounter(typeOf(battle, unit))) bans.push(...rangeBans(battle, unit, hex));
}

/** B17.4: flames reach an adjacent hex in the arc, from a turret any; from a hull they never turn. */
function addFlameBans(bans: FireReason[], battle: Battle, unit: UnitId, hex: HexId): void {
  const { flamethrower } = typeOf(battle, unit);
  const { at } = unitOf(battle, unit);
  if (flamethrower === 'none') bans.push(because('noFlamethrower', { unit }));
  if (flamethrower === 'none' || at === hex) return;
  addLeavingHexBans(bans, battle, unit);
  bans.push(...(flamethrower === 'turret' ? aimBans(battle, unit, hex) : arcBans(battle, unit, hex)));
  if (distanceBetween(battle.tables, at, hex) > 1) bans.push(because('tooFar', { amount: 1, unit }));
}

/** B9.1.2: the same for one that only supports, but for its range. */
export function addSupportingFireBans(
  bans: FireReason[],
  battle: Battle,
  unit: UnitId,
  hex: HexId,
  targets: readonly UnitId[],
): void {
  addLeavingHexBans(bans, battle, unit);
  bans.push(
    ...arcBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex, targets),
  );
}

/** What keeps a unit from attacking any hex but its own: it need not be asked of each of them. */
export function outwardBans(battle: Battle, unit: UnitId): FireReason[] {
  const bans = attackBans(battle, unit);
  addLeavingHexBans(bans, battle, unit);
  return bans;
}

/** B7.7.3b, B16.0, B18.1.2: who cannot fire out of his hex at all. */
function addLeavingHexBans(bans: FireReason[], battle: Battle, unit: UnitId): void {
  const { at } = unitOf(battle, unit);
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) bans.push(because('enemyInHex', { at, unit }));
  const type = typeOf(battle, unit);
  if (!isCombatCounter(type) && !neverAttacks(battle, unit)) bans.push(because('onlyCloseCombat', { unit }));
  const isShut = battle.view.options.bunkerMortarFire === 'off' && type.kind === 'mortar';
  if (isShut && shelterOf(battle, unit) === 'bunker') bans.push(because('mortarInBunker', { unit }));
}

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
