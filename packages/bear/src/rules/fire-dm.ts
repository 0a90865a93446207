import { terrainAt } from '../board/ground.ts';
import { judgeSight } from '../board/sight.ts';
import { type Battle, counterOf, markerIn, sideOf, smokeOf, unitOf, unitsIn, typeOf } from '../model/battle.ts';
import { terrainFigures } from '../model/terrain.ts';
import { isUnburdened, isVehicle } from '../model/unit-type.ts';
import { isBehindWall } from './cover.ts';
import { shelterOf } from './fire-figures.ts';
import { hasInArc } from './fire-reach.ts';
import { because, type FireReason } from './fire-reasons.ts';
import type { Line, Shot } from './fire-shot.ts';
import { weaponFigures } from './weapon-card.ts';

/** B4.1, B7.3a: every DM of the target against this attack, all of which add up. */
export function defenseModifiers(shot: Shot, onRedFlank: boolean): FireReason[] {
  // B17.4, B8: nothing helps against flames, nor against a mine under the tracks.
  if (shot.flame || (shot.card !== null && !weaponFigures[shot.card].dms)) return [];
  return [
    ...terrainTerms(shot, onRedFlank),
    ...wallTerms(shot),
    ...fortificationTerms(shot),
    ...smokeTerms(shot),
    ...heightTerms(shot),
    ...vehicleTerms(shot),
    ...exposedTerms(shot),
  ];
}

/** B12.2a: shells burst in the tops of heavy woods, and those below have nothing of them. */
export function terrainTerms({ battle, to, airBurst }: Line, onRedFlank: boolean): FireReason[] {
  const terrain = terrainAt(battle.map.ground, to);
  const { dm } = terrainFigures[terrain];
  if (dm === 0) return [];
  const terms = [because('terrain', { amount: dm, at: to })];
  if (airBurst && onRedFlank && terrain === 'heavyWoods') terms.push(because('airBurst', { amount: -dm, at: to }));
  return terms;
}

/** B7.3d: against fire that comes in across it; shells come from above. */
function wallTerms({ battle, from, to, closeCombat, highExplosive }: Line): FireReason[] {
  if (closeCombat || from === -1 || (highExplosive && battle.view.options.wallVsHE === 'off')) return [];
  return isBehindWall(battle, from, to) ? [because('wall', { amount: 1, at: to })] : [];
}

/** B18.1: trench, bunker and hasty defense help those inside, a road block all in the hex. */
function fortificationTerms(shot: Shot): FireReason[] {
  const { battle, target, from, to, closeCombat, highExplosive } = shot;
  const terms: FireReason[] = [];
  const shelter = shelterOf(battle, target);
  if (shelter === 'trench') terms.push(because('trench', { amount: 2, at: to }));
  if (shelter === 'bunker') {
    const fromAhead = !closeCombat && !highExplosive && hasInArc(battle, target, from);
    terms.push(
      fromAhead ? because('bunkerFront', { amount: 5, at: to }) : because('bunkerFlank', { amount: 3, at: to }),
    );
  }
  if (unitOf(battle, target).hasty) terms.push(because('hastyDefense', { amount: 1, unit: target }));
  if (markerIn(battle, 'roadBlock', to) !== undefined) terms.push(because('roadBlock', { amount: 1, at: to }));
  return terms;
}

/** B13.0c: that of both hexes, in close combat once, and of one veil between them. */
export function smokeTerms({ battle, from, to, closeCombat }: Line): FireReason[] {
  const smoke = smokeOf(battle);
  if (smoke.size === 0) return [];
  const terms: FireReason[] = [];
  const atTarget = smoke.get(to) ?? 0;
  const atAttacker = closeCombat ? 0 : (smoke.get(from) ?? 0);
  if (atTarget > 0) terms.push(because('smokeInHex', { amount: atTarget, at: to }));
  if (atAttacker > 0) terms.push(because('smokeAtAttacker', { amount: atAttacker, at: from }));
  if (from === -1) return terms;
  const { granted, reasons } = judgeSight(battle.map.ground, smoke, battle.view.options, from, to);
  const veil = granted ? reasons.find(({ key }) => key === 'veil') : undefined;
  if (veil?.at !== undefined) terms.push(because('smokeBetween', { amount: 1, at: veil.at }));
  return terms;
}

/** B7.3c */
function heightTerms({ battle, closeCombat, from, to }: Line): FireReason[] {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && from !== -1 && (levels[to] ?? 0) > (levels[from] ?? 0);
  return isHigher ? [because('targetHigher', { amount: 1, at: to })] : [];
}

/** B15.6, B16.1: behind a vehicle, or in one that shields its passengers. */
function vehicleTerms({ battle, target }: Shot): FireReason[] {
  const { carrier } = unitOf(battle, target);
  if (carrier !== -1) {
    const { passengerShield } = typeOf(battle, carrier);
    return passengerShield === 0 ? [] : [because('passengerShield', { amount: passengerShield, unit: carrier })];
  }
  const vehicle = vehicleCoverOf(battle, target);
  return vehicle === undefined ? [] : [because('vehicleCover', { amount: 1, unit: vehicle })];
}

/** B15.6: the vehicle of its side that unburdened foot is behind. */
export function vehicleCoverOf(battle: Battle, unit: number): number | undefined {
  if (!isUnburdened(typeOf(battle, unit))) return undefined;
  const side = sideOf(battle, unit);
  return unitsIn(battle, unitOf(battle, unit).at).find((other) => {
    const counter = counterOf(battle, other);
    return counter.side === side && isVehicle(counter.type);
  });
}

/** B5.0.3: whoever crosses the open carelessly pays for it in the enemy's next turn. */
function exposedTerms({ battle, target }: Shot): FireReason[] {
  const { exposed, carrier } = unitOf(battle, target);
  return exposed && carrier === -1 ? [because('exposed', { amount: -1, unit: target })] : [];
}
