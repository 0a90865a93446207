import { terrainAt } from '../board/ground.ts';
import { judgeSight } from '../board/sight.ts';
import { counterOf, markerIn, sideOf, smokeOf, unitOf, unitsIn, typeOf } from '../model/battle.ts';
import { terrainFigures } from '../model/terrain.ts';
import { isUnburdened, isVehicle } from '../model/unit-type.ts';
import { isBehindWall } from './cover.ts';
import { shelterOf } from './fire-figures.ts';
import { hasInArc } from './fire-reach.ts';
import { because, type FireReason } from './fire-reasons.ts';
import type { Shot } from './fire-shot.ts';

/** B4.1, B7.3a: every DM of the target against this attack, all of which add up. */
export function defenseModifiers(shot: Shot, onRedFlank: boolean): FireReason[] {
  // B17.4: nothing helps against flames.
  if (shot.flame) return [];
  return [
    ...terrainTerms(shot, onRedFlank),
    ...wallTerms(shot),
    ...fortificationTerms(shot),
    ...smokeTerms(shot),
    ...heightTerms(shot),
    ...vehicleTerms(shot),
  ];
}

/** B12.2a: shells burst in the tops of heavy woods, and those below have nothing of them. */
function terrainTerms({ battle, to, highExplosive }: Shot, onRedFlank: boolean): FireReason[] {
  const terrain = terrainAt(battle.map.ground, to);
  const { dm } = terrainFigures[terrain];
  if (dm === 0) return [];
  const terms = [because('terrain', { amount: dm, at: to })];
  if (highExplosive && onRedFlank && terrain === 'heavyWoods') terms.push(because('airBurst', { amount: -dm, at: to }));
  return terms;
}

/** B7.3d: against fire that comes in across it; shells come from above. */
function wallTerms({ battle, from, to, closeCombat, highExplosive }: Shot): FireReason[] {
  if (closeCombat || (highExplosive && battle.view.options.wallVsHE === 'off')) return [];
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
function smokeTerms({ battle, from, to, closeCombat }: Shot): FireReason[] {
  const smoke = smokeOf(battle);
  if (smoke.size === 0) return [];
  const terms: FireReason[] = [];
  const atTarget = smoke.get(to) ?? 0;
  const atAttacker = closeCombat ? 0 : (smoke.get(from) ?? 0);
  if (atTarget > 0) terms.push(because('smokeInHex', { amount: atTarget, at: to }));
  if (atAttacker > 0) terms.push(because('smokeAtAttacker', { amount: atAttacker, at: from }));
  const { granted, reasons } = judgeSight(battle.map.ground, smoke, battle.view.options, from, to);
  const veil = granted ? reasons.find(({ key }) => key === 'veil') : undefined;
  if (veil?.at !== undefined) terms.push(because('smokeBetween', { amount: 1, at: veil.at }));
  return terms;
}

/** B7.3c */
function heightTerms({ battle, closeCombat, from, to }: Shot): FireReason[] {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && (levels[to] ?? 0) > (levels[from] ?? 0);
  return isHigher ? [because('targetHigher', { amount: 1, at: to })] : [];
}

/** B15.6, B16.1: behind a vehicle, or in one that shields its passengers. */
function vehicleTerms({ battle, target, to }: Shot): FireReason[] {
  const { carrier } = unitOf(battle, target);
  if (carrier !== -1) {
    const { passengerShield } = typeOf(battle, carrier);
    return passengerShield === 0 ? [] : [because('passengerShield', { amount: passengerShield, unit: carrier })];
  }
  if (!isUnburdened(typeOf(battle, target))) return [];
  const side = sideOf(battle, target);
  const vehicle = unitsIn(battle, to).find((unit) => {
    const counter = counterOf(battle, unit);
    return counter.side === side && isVehicle(counter.type);
  });
  return vehicle === undefined ? [] : [because('vehicleCover', { amount: 1, unit: vehicle })];
}
