import { terrainAt } from '../../board/ground.ts';
import { judgeSight } from '../../board/sight.ts';
import {
  type Battle,
  counterOf,
  markerIn,
  sideOf,
  smokeIn,
  smokeOf,
  typeOf,
  unitOf,
} from '../../model/battle/battle.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { isUnburdened, isVehicle } from '../../model/pack/unit-type.ts';
import { defenseChange, hazeChange } from '../special/effects.ts';
import { hasRules } from '../special/in-force.ts';
import { isBehindWall } from '../units/cover.ts';
import { shelterOf } from '../units/figures.ts';
import { hasInArc } from './reach.ts';
import { because, type FireReason } from './reasons.ts';
import type { Line, Shot } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';
import { judgeShelter, shelterFor } from '../ground/shelter.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B18.1: DMs for units inside. The bunker's counts against attacks on its front only. */
export const SHELTER_DMS = { trench: 2, bunker: 5 } as const;
export const BUNKER_FLANK_DM = 3;
const HASTY_DM = 1;
const ROAD_BLOCK_DM = 1;
/** B15.6 */
const VEHICLE_DM = 1;

/** B4.1, B7.3a */
export function addDefenseModifiers(terms: FireReason[], shot: Shot, onRedFlank: boolean): void {
  // B17.4, B8: DMs do not help against flames, or against a mine placed under the vehicle.
  if (shot.flame || (shot.card !== null && !weaponFigures[shot.card].dms)) return;
  addTerrain(terms, shot, onRedFlank);
  addWall(terms, shot);
  addFortifications(terms, shot);
  addSmoke(terms, shot);
  addHeight(terms, shot);
  addVehicle(terms, shot);
  addExposed(terms, shot);
  if (hasRules(shot.battle)) addSpecial(terms, shot);
}

/** B12.2a: shells burst in the treetops, so heavy woods give no DM against them. */
export function addTerrain(terms: FireReason[], { battle, to, airBurst }: Line, onRedFlank: boolean): void {
  const terrain = terrainAt(battle.map.ground, to);
  const { dm } = terrainFigures[terrain];
  if (dm === 0) return;
  terms.push(because('terrain', { amount: dm, at: to }));
  if (airBurst && onRedFlank && terrain === 'heavyWoods') terms.push(because('airBurst', { amount: -dm, at: to }));
}

/** B7.3d: a wall helps if the fire crosses it. B12.2: shells from off the board burst behind any wall of the hex, bombs do not (B17.5b). */
function addWall(terms: FireReason[], { battle, from, to, closeCombat, highExplosive, airBurst }: Line): void {
  if (closeCombat || (highExplosive && battle.view.options.wallVsHE === 'off')) return;
  const isWalled = from === NONE ? airBurst && battle.map.ground.walls[to] !== 0 : isBehindWall(battle, from, to);
  if (isWalled) terms.push(because('wall', { amount: 1, at: to }));
}

/** B18.1: trench, bunker and hasty defense help units inside; a road block helps everyone in the hex. */
function addFortifications(terms: FireReason[], shot: Shot): void {
  const { battle, target, from, to, closeCombat, highExplosive } = shot;
  const shelter = shelterOf(battle, target);
  if (shelter === 'trench') terms.push(because('trench', { amount: SHELTER_DMS.trench, at: to }));
  if (shelter === 'bunker') {
    const fromAhead = !closeCombat && !highExplosive && hasInArc(battle, target, from);
    terms.push(
      fromAhead
        ? because('bunkerFront', { amount: SHELTER_DMS.bunker, at: to })
        : because('bunkerFlank', { amount: BUNKER_FLANK_DM, at: to }),
    );
  }
  if (unitOf(battle, target).hasty) terms.push(because('hastyDefense', { amount: HASTY_DM, unit: target }));
  if (markerIn(battle, 'roadBlock', to) !== undefined)
    terms.push(because('roadBlock', { amount: ROAD_BLOCK_DM, at: to }));
}

/** B13.0c: the smoke of both hexes (once in close combat) and of one screen between them. */
export function addSmoke(terms: FireReason[], { battle, from, to, closeCombat }: Line): void {
  const smoke = smokeOf(battle);
  if (smoke.size === 0) return;
  const atTarget = smoke.get(to) ?? 0;
  const atAttacker = closeCombat ? 0 : (smoke.get(from) ?? 0);
  if (atTarget > 0) terms.push(because('smokeInHex', { amount: atTarget, at: to }));
  if (atAttacker > 0) terms.push(because('smokeAtAttacker', { amount: atAttacker, at: from }));
  if (from === NONE) return;
  const { granted, reasons } = judgeSight(battle.map.ground, smoke, battle.view.options, from, to);
  const veil = granted ? reasons.find(({ key }) => key === 'veil') : undefined;
  if (veil?.at !== undefined) terms.push(because('smokeBetween', { amount: 1, at: veil.at }));
}

/** B7.3c */
function addHeight(terms: FireReason[], { battle, closeCombat, from, to }: Line): void {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && from !== NONE && (levels[to] ?? 0) > (levels[from] ?? 0);
  if (isHigher) terms.push(because('targetHigher', { amount: 1, at: to }));
}

/** B15.6, B16.1: behind a vehicle, or inside one that protects its passengers. */
function addVehicle(terms: FireReason[], { battle, target }: Shot): void {
  const { carrier } = unitOf(battle, target);
  if (carrier !== NONE) {
    const { passengerShield } = typeOf(battle, carrier);
    if (passengerShield !== 0) terms.push(because('passengerShield', { amount: passengerShield, unit: carrier }));
    return;
  }
  const vehicle = vehicleCoverOf(battle, target);
  if (vehicle !== undefined) terms.push(because('vehicleCover', { amount: VEHICLE_DM, unit: vehicle }));
}

/** B15.6: the friendly vehicle that unburdened foot takes cover behind. */
export function vehicleCoverOf(battle: Battle, unit: UnitId): number | undefined {
  if (!isUnburdened(typeOf(battle, unit))) return undefined;
  const side = sideOf(battle, unit);
  const { at } = unitOf(battle, unit);
  for (const other of battle.view.roster) {
    if (unitOf(battle, other).at !== at) continue;
    const counter = counterOf(battle, other);
    if (counter.side === side && isVehicle(counter.type)) return other;
  }
  return undefined;
}

/** B5.0.3 */
function addExposed(terms: FireReason[], { battle, target }: Shot): void {
  const { exposed, carrier } = unitOf(battle, target);
  if (exposed && carrier === NONE) terms.push(because('exposed', { amount: -1, unit: target }));
}

/** G3.3a */
function addSpecial(terms: FireReason[], { battle, target, from, to, closeCombat }: Shot): void {
  const haze = closeCombat ? 0 : hazeChange(battle, target, from, to);
  if (haze !== 0) terms.push(because('haze', { amount: haze, at: to }));
  const amount = defenseChange(battle, target, to);
  if (amount !== 0) terms.push(because('specialDefense', { amount, unit: target }));
}

/** the DMs of a hex, without walls and height. */
function groundDm(battle: Battle, hex: HexId): number {
  const terrain = terrainFigures[terrainAt(battle.map.ground, hex)].dm;
  const roadBlock = markerIn(battle, 'roadBlock', hex) === undefined ? 0 : ROAD_BLOCK_DM;
  return terrain + smokeIn(battle, hex) + roadBlock;
}

export function placeDm(battle: Battle, unit: UnitId): number {
  const { at, hasty } = unitOf(battle, unit);
  const shelter = shelterOf(battle, unit);
  const behindVehicle = vehicleCoverOf(battle, unit) === undefined ? 0 : VEHICLE_DM;
  const works = (shelter === null ? 0 : SHELTER_DMS[shelter]) + (hasty ? HASTY_DM : 0);
  return groundDm(battle, at) + works + behindVehicle + defenseChange(battle, unit, at);
}

/** Its DM in another hex, inside the trench or bunker there if it may enter. */
export function hexDm(battle: Battle, unit: UnitId, hex: HexId): number {
  const shelter = judgeShelter(battle, unit, hex).granted ? shelterFor(battle, unit, hex) : null;
  return groundDm(battle, hex) + (shelter === null ? 0 : SHELTER_DMS[shelter]) + defenseChange(battle, unit, hex);
}
