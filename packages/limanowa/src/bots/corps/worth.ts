import { neighbourOver, rangeTo } from '../../board/map.ts';
import { typeOf, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { rollsOf, targetValue, waysOf } from '../../rules/combat/target-value.ts';
import type { Clash } from '../../rules/combat/clash.ts';
import { eachNeighbour, type CorpsScene, standingAt } from './scene.ts';

// The value of things to a corps, in RP of an ordinary enemy.

/** One RP of this enemy: last RP count most, as do enemies on objectives. Computed once per decision. */
export function worthOfFoe(scene: CorpsScene, foe: UnitId): number {
  const known = scene.worths[foe] ?? 0;
  return known > 0 ? known : (scene.worths[foe] = reckonFoe(scene, foe));
}

function reckonFoe(scene: CorpsScene, foe: UnitId): number {
  const { rp } = unitOf(scene.seen, foe);
  const { temper, whim } = scene;
  const at = scene.places[foe] ?? NONE;
  let factor = 1;
  for (const { at: aim, weight, times } of scene.aims) {
    const near = aim === at ? temper.onAim * weight : (times[at] ?? 9) <= 1 ? temper.nearAim * weight : 0;
    if (1 + near > factor) factor = 1 + near;
  }
  const zeal = whim.prey?.foe === foe ? whim.prey.factor : 1;
  return zeal * factor * (1 + temper.lastFoe / rp);
}

export function worthOfOwn(scene: CorpsScene, unit: UnitId): number {
  const { rp } = unitOf(scene.seen, unit);
  return scene.temper.own + scene.temper.lastOwn / rp;
}

/** The value of having this unit in this hex, apart from its attacks. */
export function worthOfPlace(scene: CorpsScene, unit: UnitId, hex: HexId): number {
  const { temper } = scene;
  let nearest = Infinity;
  let hold = 0;
  for (const { at, weight, times } of scene.aims) {
    if (at === hex) hold = temper.hold * weight;
    const other = standingAt(scene, at);
    const isOurs = other !== NONE && other !== unit && scene.isFoe[other] !== 1;
    const far = (times[hex] ?? 99) + (isOurs ? 4 : 0) + (3 - weight);
    if (far < nearest) nearest = far;
  }
  const risk = (scene.threat[hex] ?? 0) > 0 ? temper.wound * worthOfOwn(scene, unit) : 0;
  return hold + worthOfHelp(scene, unit, hex) - temper.progress * nearest - risk;
}

/** The expected gain of an attack from there, with the units already next to the same enemy. */
export function worthOfAttack(scene: CorpsScene, clash: Clash, unit: UnitId, hex: HexId): number {
  const { seen, map, isFoe } = scene;
  const { sides } = seen.die;
  let best = 0;
  for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
    const foe = standingAt(scene, neighbourOver(map, edge));
    if (foe === NONE || isFoe[foe] !== 1) continue;
    const crowd = crowdAround(scene, foe, unit);
    const tv = targetValue(seen, clash, 'attack', unit, foe, crowd + 1);
    if (tv <= 0) continue;
    const helped = crowd === 0 || crowd > 2 ? 0 : crowd / sides;
    const hits = (waysOf(seen.die, tv) / sides) * rollsOf(seen, unit, 'attack');
    best = Math.max(best, (hits + helped) * worthOfFoe(scene, foe));
  }
  return best;
}

/** Our fighters next to this enemy, except one. */
function crowdAround(scene: CorpsScene, foe: UnitId, except: UnitId): number {
  const at = scene.places[foe] ?? NONE;
  const { map } = scene;
  let crowd = 0;
  for (let edge = 6 * at; edge < 6 * at + 6; edge++) {
    const unit = standingAt(scene, neighbourOver(map, edge));
    if (unit !== NONE && unit !== except && scene.isOurs[unit] === 1) crowd++;
  }
  return crowd;
}

/** L4a: an officer with Aggressive tactics should stand next to a unit that fights. */
function worthOfHelp(scene: CorpsScene, unit: UnitId, hex: HexId): number {
  if (!typeOf(scene.seen, unit).abilities.includes('aggressiveTactics')) return 0;
  let isOfUse = false;
  eachNeighbour(scene.map, hex, (other) => {
    const friend = standingAt(scene, other);
    if (friend !== NONE && friend !== unit && scene.isOurs[friend] === 1 && (scene.threat[other] ?? 0) > 0)
      isOfUse = true;
  });
  return isOfUse ? scene.temper.beside : 0;
}

/** A battery wants important enemies in range, and none that can reach it. */
export function worthOfGun(scene: CorpsScene, gun: UnitId, hex: HexId): number {
  const { temper, map } = scene;
  const { range } = typeOf(scene.seen, gun);
  let value = -temper.gunFear * Math.min(1, scene.threat[hex] ?? 0);
  for (const foe of scene.foes)
    if (rangeTo(map, hex, scene.places[foe] ?? NONE) <= range) value += temper.inRange * worthOfFoe(scene, foe);
  let nearest = Infinity;
  for (const { at, weight } of scene.aims) nearest = Math.min(nearest, rangeTo(map, hex, at) + 3 * (3 - weight));
  return value - temper.gunStep * Math.max(0, nearest - range);
}
