import { terrainAt } from '../../board/ground.ts';
import { canSee, distanceBetween } from '../../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { WeaponCard } from '../../model/battle/means.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import { type Colour, COLOURS, isCombatCounter } from '../../model/pack/unit-type.ts';
import { farthestSight, hasSight } from '../special/sight.ts';
import { firepowerOf, isFightingWagon, markerOf, rangeOf, shelterOf } from '../units/figures.ts';
import { aimBans, arcBans, concealmentBans, hasInArc, rangeBans, sightBans } from './reach.ts';
import { because, type FireReason } from './reasons.ts';
import type { Line } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';

/** B7.0: no attack on one's own side, and none by or on a unit off the map. */
export function meetingBans(battle: Battle, attacker: UnitId, target: UnitId): FireReason[] {
  const bans: FireReason[] = [];
  if (unitOf(battle, attacker).at === NONE) bans.push(because('notOnMap', { unit: attacker }));
  if (unitOf(battle, target).at === NONE) bans.push(because('notOnMap', { unit: target }));
  if (bans.length === 0 && sideOf(battle, attacker) === sideOf(battle, target))
    bans.push(because('ownSide', { unit: target }));
  return bans;
}

/** B7.0 */
function attackBans(battle: Battle, unit: UnitId): FireReason[] {
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

/** B7.0: why it cannot attack this hex in this manner; `targets` are the units attacked there. */
export function lineBans(line: Line, targets: readonly UnitId[]): FireReason[] {
  const { battle, attacker, to, closeCombat, flame, card, manner } = line;
  const bans = attackBans(battle, attacker);
  if (card !== null) addThrowBans(bans, line, card);
  else if (flame) addFlameBans(bans, battle, attacker, to);
  else if (manner.spot !== NONE) addIndirectBans(bans, battle, attacker, to, manner.spot);
  else if (!closeCombat) addFireBans(bans, battle, attacker, to, targets);
  return bans;
}

/** B8.4: a card is thrown within its reach, and only into the front arc. */
function addThrowBans(bans: FireReason[], { battle, attacker, to, distance }: Line, card: WeaponCard): void {
  const { reach } = weaponFigures[card];
  if (distance > reach) bans.push(because('tooFar', { amount: reach, unit: attacker }));
  else if (distance > 0) {
    addLeavingHexBans(bans, battle, attacker);
    bans.push(...arcBans(battle, attacker, to));
  }
}

/**
 * B12.0, B12.0a: arc and range are measured from the mortar, sight from a nearby hex that it sees and no enemy holds.
 */
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

/** B7.0, B6.2 */
function addFireBans(bans: FireReason[], battle: Battle, unit: UnitId, hex: HexId, targets: readonly UnitId[]): void {
  addLeavingHexBans(bans, battle, unit);
  bans.push(
    ...aimBans(battle, unit, hex),
    ...sightBans(battle, unit, hex),
    ...concealmentBans(battle, unit, hex, targets),
  );
  if (isCombatCounter(typeOf(battle, unit))) bans.push(...rangeBans(battle, unit, hex));
}

/** B17.4: a flamethrower reaches an adjacent hex in the arc; from a turret, any adjacent hex. */
function addFlameBans(bans: FireReason[], battle: Battle, unit: UnitId, hex: HexId): void {
  const { flamethrower } = typeOf(battle, unit);
  const { at } = unitOf(battle, unit);
  if (flamethrower === 'none') bans.push(because('noFlamethrower', { unit }));
  if (flamethrower === 'none' || at === hex) return;
  addLeavingHexBans(bans, battle, unit);
  bans.push(...(flamethrower === 'turret' ? aimBans(battle, unit, hex) : arcBans(battle, unit, hex)));
  if (distanceBetween(battle.tables, at, hex) > 1) bans.push(because('tooFar', { amount: 1, unit }));
}

/** B9.1.2: why a supporter cannot fire at another hex; range is not checked here. */
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

/** Why a unit cannot attack any other hex: checked once instead of per hex. */
export function outwardBans(battle: Battle, unit: UnitId): FireReason[] {
  const bans = attackBans(battle, unit);
  addLeavingHexBans(bans, battle, unit);
  return bans;
}

/** B7.7.3b, B16.0, B18.1.2 */
function addLeavingHexBans(bans: FireReason[], battle: Battle, unit: UnitId): void {
  const { at } = unitOf(battle, unit);
  if (hasEnemyIn(battle, sideOf(battle, unit), at)) bans.push(because('enemyInHex', { at, unit }));
  const type = typeOf(battle, unit);
  if (!isCombatCounter(type) && !neverAttacks(battle, unit)) bans.push(because('onlyCloseCombat', { unit }));
  const isShut = battle.view.options.bunkerMortarFire === 'off' && type.kind === 'mortar';
  if (isShut && shelterOf(battle, unit) === 'bunker') bans.push(because('mortarInBunker', { unit }));
}

/**
 * B6.2: a unit's fire zone, which only the AI uses: hexes in arc and sight up to its normal range, turret or not,
 * if it could fire with an FP of at least 0 in one of these colours.
 */
export function fireZone(battle: Battle, unit: UnitId, colours: readonly Colour[] = COLOURS): HexId[] {
  const isIn = zoneTest(battle, unit, colours);
  const zone: HexId[] = [];
  if (isIn === null) return zone;
  for (let hex = hexId(0); hex < battle.tables.size; hex++) if (isIn(hex)) zone.push(hex);
  return zone;
}

/** `fireZone` as a test per hex, with the unit's own figures looked up once. Null if it has no fire zone. */
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
