import { corpsOf, typeOf, unitOf } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { AttackPlan, Shot } from '../../model/turn.ts';
import { canShell, canSupport } from '../../rules/artillery/shot.ts';
import { type Clash, gap } from '../../rules/combat/clash.ts';
import { rollsOf, targetValue, waysOf } from '../../rules/combat/target-value.ts';
import type { CorpsScene } from './scene.ts';
import { worthOfFoe, worthOfOwn } from './worth.ts';

interface Prospect extends AttackPlan {
  readonly value: number;
}

/** Picks the best group with everyone who can join it, then the best of the remaining units. */
export function chooseAttacks(scene: CorpsScene, clash: Clash): readonly AttackPlan[] {
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

function prospectOf(scene: CorpsScene, clash: Clash, target: UnitId, free: readonly UnitId[]): Prospect | null {
  const { seen } = scene;
  let attackers = free.filter((unit) => gap(seen, clash, unit, target) <= typeOf(seen, unit).range);
  // Drop units that cannot hit; a smaller group hits less, so repeat until all can.
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

function hitsOf(scene: CorpsScene, clash: Clash, target: UnitId, attackers: readonly UnitId[]): number {
  const { seen } = scene;
  let hits = 0;
  for (const unit of attackers) {
    const tv = targetValue(seen, clash, 'attack', unit, target, attackers.length);
    hits += (waysOf(seen.die, tv) / seen.die.sides) * rollsOf(seen, unit, 'attack');
  }
  return hits;
}

function riskOf(scene: CorpsScene, clash: Clash, target: UnitId, attackers: readonly UnitId[]): number {
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

/** The attacker that gains most from more AV; -1 for none. */
export function bestStriker(
  scene: CorpsScene,
  attacks: readonly AttackPlan[],
  isOpen: (unit: UnitId) => boolean,
): UnitId {
  let best: UnitId = NONE;
  let most = 0;
  for (const { target, attackers } of attacks)
    for (const unit of attackers) {
      const value = isOpen(unit) ? rollsOf(scene.seen, unit, 'attack') * worthOfFoe(scene, target) : 0;
      if (value > most) [best, most] = [unit, value];
    }
  return best;
}

export interface Fire extends Shot {
  readonly use: 'shell' | 'support';
  readonly value: number;
}

/** One use per battery while tokens last, after the attacks are chosen. */
export function chooseFire(
  scene: CorpsScene,
  clash: Clash,
  attacks: readonly AttackPlan[],
  idle: readonly UnitId[],
): Fire[] {
  const { seen } = scene;
  let { tokens } = corpsOf(seen, scene.corps);
  const fires: Fire[] = [];
  for (const battery of scene.guns) {
    if (tokens === 0) break;
    if (!idle.includes(battery) || seen.view.turn.spent.includes(battery)) continue;
    const fire = bestFire(scene, clash, attacks, battery);
    if (fire === null || fire.value < scene.temper.token) continue;
    fires.push(fire);
    tokens--;
  }
  return fires;
}

function bestFire(scene: CorpsScene, clash: Clash, attacks: readonly AttackPlan[], battery: UnitId): Fire | null {
  let best: Fire | null = bestShell(scene, clash, battery);
  for (const { target, attackers } of attacks) {
    if (!canSupport(scene.seen, clash, battery, target)) continue;
    const rolls = attackers.reduce((sum, unit) => sum + rollsOf(scene.seen, unit, 'attack'), 0);
    const gain = scene.seen.pack.ruleset.supportTv / scene.seen.die.sides;
    const value = rolls * gain * worthOfFoe(scene, target);
    if (value > (best?.value ?? 0)) best = { use: 'support', battery, target, value };
  }
  return best;
}

/** The best artillery attack; null if this battery cannot hit anything. */
export function bestShell(scene: CorpsScene, clash: Clash, battery: UnitId): Fire | null {
  const { seen } = scene;
  let best: Fire | null = null;
  for (const target of scene.foes) {
    if (clash.places[target] === NONE || !canShell(seen, clash, battery, target)) continue;
    const ways = waysOf(seen.die, targetValue(seen, clash, 'artillery', battery, target, 1));
    const value = (ways / seen.die.sides) * worthOfFoe(scene, target);
    if (value > (best?.value ?? 0)) best = { use: 'shell', battery, target, value };
  }
  return best;
}
