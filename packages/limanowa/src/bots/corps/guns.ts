import { corpsOf } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { AttackPlan, Shot } from '../../model/turn.ts';
import { canShell, canSupport } from '../../rules/artillery/shot.ts';
import type { Clash } from '../../rules/combat/clash.ts';
import { rollsOf, targetValue, waysOf } from '../../rules/combat/target-value.ts';
import type { Scene } from './scene.ts';
import { worthOfFoe } from './worth.ts';

/** What a battery could do, and what that is worth. */
export interface Fire extends Shot {
  readonly use: 'shell' | 'support';
  readonly value: number;
}

/** One use a battery, as long as there are tokens, where the attacks are already chosen. */
export function chooseFire(
  scene: Scene,
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

function bestFire(scene: Scene, clash: Clash, attacks: readonly AttackPlan[], battery: UnitId): Fire | null {
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

/** The artillery attack that is worth most; null where this battery can hit nobody. */
export function bestShell(scene: Scene, clash: Clash, battery: UnitId): Fire | null {
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
