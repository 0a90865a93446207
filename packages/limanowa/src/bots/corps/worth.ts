import { rangeTo } from '../../board/map.ts';
import { typeOf, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { targetValue, waysOf } from '../../rules/combat/target-value.ts';
import type { Clash } from '../../rules/combat/clash.ts';
import { eachFoeBeside, type Scene, standingAt } from './scene.ts';

// What things are worth to a corps, in RP of an ordinary enemy.

/** An RP of this enemy: the last ones are worth most, and those of whoever stands on what we want. */
export function worthOfFoe(scene: Scene, foe: UnitId): number {
  const { rp } = unitOf(scene.seen, foe);
  const at = scene.places[foe] ?? NONE;
  let factor = 1;
  for (const { at: aim, weight, times } of scene.aims) {
    const near = aim === at ? 0.45 * weight : (times[at] ?? 9) <= 1 ? 0.12 * weight : 0;
    if (1 + near > factor) factor = 1 + near;
  }
  return factor * (1 + 1.2 / rp);
}

/** An RP of one of ours. */
export function worthOfOwn(scene: Scene, unit: UnitId): number {
  const { rp } = unitOf(scene.seen, unit);
  return 0.55 + 0.75 / rp;
}

/** How likely a unit is hurt in a round in which enemies reach it. */
const WOUND = 0.4;
const PROGRESS = 0.55;
const HOLD = 1.6;

/** What it is worth to have this unit there, its attacks apart. */
export function worthOfPlace(scene: Scene, unit: UnitId, hex: HexId): number {
  let nearest = Infinity;
  let hold = 0;
  for (const { at, weight, times } of scene.aims) {
    if (at === hex) hold = HOLD * weight;
    const other = standingAt(scene, at);
    const isOurs = other !== NONE && other !== unit && !scene.foes.includes(other);
    const far = (times[hex] ?? 99) + (isOurs ? 4 : 0) + (3 - weight);
    if (far < nearest) nearest = far;
  }
  const risk = (scene.threat[hex] ?? 0) > 0 ? WOUND * worthOfOwn(scene, unit) : 0;
  return hold - PROGRESS * nearest - risk;
}

/** What an attack of this unit from there could come to, with those who stand beside the same enemy already. */
export function worthOfAttack(scene: Scene, clash: Clash, unit: UnitId, hex: HexId): number {
  let best = 0;
  eachFoeBeside(scene, hex, (foe) => {
    const crowd = crowdAround(scene, foe, unit);
    const tv = targetValue(scene.seen, clash, 'attack', unit, foe, crowd + 1);
    if (tv <= 0) return;
    const helped = crowd === 0 || crowd > 2 ? 0 : crowd * 0.1;
    const hits = (waysOf(scene.seen.die, tv) / scene.seen.die.sides) * rollsOf(scene, unit);
    const value = (hits + helped) * worthOfFoe(scene, foe);
    if (value > best) best = value;
  });
  return best;
}

function rollsOf({ seen }: Scene, unit: UnitId): number {
  return typeOf(seen, unit).traits.includes('extraAttack') ? 2 : 1;
}

/** How many of our fighters stand next to this enemy, one of them left out. */
function crowdAround(scene: Scene, foe: UnitId, except: UnitId): number {
  const at = scene.places[foe] ?? NONE;
  const { area } = scene.map;
  let crowd = 0;
  for (let edge = 6 * at; edge < 6 * at + 6; edge++) {
    const unit = standingAt(scene, area.neighbours[edge] ?? NONE);
    if (unit !== NONE && unit !== except && scene.fighters.includes(unit)) crowd++;
  }
  return crowd;
}

/** A battery wants the enemies that matter in its range, and none of them in reach of itself. */
export function worthOfGun(scene: Scene, gun: UnitId, hex: HexId): number {
  const { range } = typeOf(scene.seen, gun);
  let nearest = Infinity;
  for (const { at, weight, times } of scene.aims) {
    if (weight < 1) continue;
    const far = Math.max(0, rangeTo(scene.map, hex, at) - range) + 0.01 * (times[hex] ?? 0);
    if (far < nearest) nearest = far;
  }
  return -0.45 * nearest - 0.7 * Math.min(1, scene.threat[hex] ?? 0);
}
