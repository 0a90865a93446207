import type { AiOrder } from '../model/solo/order.ts';
import { unitOf } from '../model/battle/battle.ts';
import type { UnitId } from '../model/ids.ts';
import { goesByList } from './able.ts';
import { type Aim, hexesTo } from './aims.ts';
import type { Thought } from './thought.ts';
import type { WhyReason } from './trace.ts';

/** what is nearer to an AI than its target, and of a kind that the order lists later. */
export function passedOver(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  target: Aim,
  aims: readonly Aim[],
): WhyReason | null {
  if (!goesByList(thought, order)) return null;
  const { at } = unitOf(thought.seen, ai);
  const apart = ({ hexes }: Aim): number => hexesTo(thought, at, hexes);
  const [nearest] = aims
    .filter((aim) => order.to.indexOf(aim.kind) > order.to.indexOf(target.kind) && apart(aim) < apart(target))
    .sort((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return null;
  const { kind, place, hexes } = nearest;
  const named = kind === 'unit' ? { unit: place } : { at: hexes[0] ?? at };
  return { rule: 'R-214', key: 'nearerPassed', ...named };
}
