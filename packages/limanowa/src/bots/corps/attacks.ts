import { unitOf } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { AttackPlan } from '../../model/turn.ts';
import { type Clash, gap } from '../../rules/combat/clash.ts';
import { rollsOf, targetValue, waysOf } from '../../rules/combat/target-value.ts';
import { typeOf } from '../../model/battle.ts';
import type { Scene } from './scene.ts';
import { worthOfFoe, worthOfOwn } from './worth.ts';

/** A group with what it is expected to come to. */
interface Prospect extends AttackPlan {
  readonly value: number;
}

/** Who attacks whom: the best group first, everybody who can in it, then the best of the rest. */
export function chooseAttacks(scene: Scene, clash: Clash): readonly AttackPlan[] {
  const groups: AttackPlan[] = [];
  let free = scene.fighters;
  let foes = scene.foes;
  for (;;) {
    let best: Prospect | null = null;
    for (const foe of foes) {
      const prospect = prospectOf(scene, clash, foe, free);
      if (prospect !== null && prospect.value > (best?.value ?? 0)) best = prospect;
    }
    if (best === null) return groups;
    const { target, attackers } = best;
    groups.push({ target, attackers });
    free = free.filter((unit) => !attackers.includes(unit));
    foes = foes.filter((foe) => foe !== target);
  }
}

function prospectOf(scene: Scene, clash: Clash, target: UnitId, free: readonly UnitId[]): Prospect | null {
  const { seen } = scene;
  let attackers = free.filter((unit) => gap(seen, clash, unit, target) <= typeOf(seen, unit).range);
  // Whoever could not hit is left at home, which makes the others fewer: until everybody in it can.
  for (;;) {
    const size = attackers.length;
    if (size === 0) return null;
    const able = attackers.filter((unit) => targetValue(seen, clash, 'attack', unit, target, size) > 0);
    if (able.length === size) break;
    attackers = able;
  }
  const hits = hitsOf(scene, clash, target, attackers);
  const { rp } = unitOf(seen, target);
  const value = Math.min(hits, rp) * worthOfFoe(scene, target) - riskOf(scene, clash, target, attackers);
  return { target, attackers, value };
}

function hitsOf(scene: Scene, clash: Clash, target: UnitId, attackers: readonly UnitId[]): number {
  const { seen } = scene;
  let hits = 0;
  for (const unit of attackers) {
    const tv = targetValue(seen, clash, 'attack', unit, target, attackers.length);
    hits += (waysOf(seen.die, tv) / seen.die.sides) * rollsOf(seen, unit, 'attack');
  }
  return hits;
}

/** What hitting back costs us at the worst. */
function riskOf(scene: Scene, clash: Clash, target: UnitId, attackers: readonly UnitId[]): number {
  const { seen } = scene;
  if (typeOf(seen, target).arm === 'artillery') return 0;
  let worst = 0;
  for (const unit of attackers) {
    const tv = targetValue(seen, clash, 'counterAttack', target, unit, 1);
    const hits = (waysOf(seen.die, tv) / seen.die.sides) * rollsOf(seen, target, 'counterAttack');
    worst = Math.max(worst, hits * worthOfOwn(scene, unit));
  }
  return scene.temper.counter * worst;
}

/** The one of these whose attack gains most by more AV; -1 for none. */
export function bestStriker(scene: Scene, attacks: readonly AttackPlan[], isOpen: (unit: UnitId) => boolean): UnitId {
  let best = NONE;
  let most = 0;
  for (const { target, attackers } of attacks)
    for (const unit of attackers) {
      const value = isOpen(unit) ? rollsOf(scene.seen, unit, 'attack') * worthOfFoe(scene, target) : 0;
      if (value > most) [best, most] = [unit, value];
    }
  return best;
}
