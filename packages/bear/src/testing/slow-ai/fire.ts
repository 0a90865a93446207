import { canSee, distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, smokeOf, typeOf, unitOf } from '../../model/battle.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { enemyOf, type Seen } from '../../model/state.ts';
import { isRumor } from '../../model/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { judgeSupport } from '../../rules/fire/support.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';

/** What an attack on another hex comes to. */
export interface Fire {
  readonly supporters: readonly number[];
  readonly cost: number;
  readonly defense: number;
}

interface Firing {
  readonly order: AiOrder;
  readonly ai: number;
  readonly target: number;
  readonly grouped: boolean;
}

/** S5.1: null if it cannot, or must not. `seen` may have the AI elsewhere than it is. */
export function fireAt(mind: Mind, seen: Seen, { order, ai, target, grouped }: Firing): Fire | null {
  const [from, to] = [hexUnder(seen, ai), hexUnder(seen, target)];
  const apart = distanceBetween(seen.tables, from, to);
  if (apart === 0) return null;
  // Never into a hex where there is close combat.
  if (hasEnemyIn(seen, enemyOf(mind.side), to)) return null;
  const { max } = rangeOf(seen, ai);
  if (apart > max && !order.longRange) return null;
  if (isRumor(typeOf(seen, ai))) return rumorFire(seen, ai, target);
  const supporters = grouped ? supportersOf(mind, seen, ai, target) : [];
  const joined = judgeFire(seen, ai, target, supporters);
  const verdict = joined.granted ? joined : judgeFire(seen, ai, target);
  if (!verdict.granted || !isPayable(mind, verdict.value.cost)) return null;
  const { needed, cost, defense } = verdict.value;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? order.caps : 0;
  return needed - helped >= 11 ? null : { supporters, cost, defense };
}

/** sight and range are all that is known of it. */
function rumorFire(seen: Seen, ai: number, target: number): Fire | null {
  const [from, to] = [hexUnder(seen, ai), hexUnder(seen, target)];
  const { max } = rangeOf(seen, ai);
  if (distanceBetween(seen.tables, from, to) > 2 * max || !canSee(seen.tables, smokeOf(seen), from, to)) return null;
  return { supporters: [], cost: 0, defense: 0 };
}

/** all in its hex and around it that may support it, fresh ones unless it is a Command card. */
function supportersOf({ ai, command }: Mind, seen: Seen, leader: number, target: number): number[] {
  const alone = judgeFire(seen, leader, target);
  if (!alone.granted) return [];
  return ai.filter(
    (each) =>
      (command || !unitOf(seen, each).spent) && judgeSupport(seen, leader, target, each, alone.value.colour).granted,
  );
}
