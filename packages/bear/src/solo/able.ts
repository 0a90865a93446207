import { unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { ACTION_RULES } from './action-rules.ts';
import { type Aim, hexesTo, nameOf } from './aims.ts';
import { asIfOff } from './as-if-off.ts';
import type { Able } from './choice-ladders.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';
import type { CandidateTrace, WhyReason } from './trace.ts';
import type { UnitId } from '../model/ids.ts';

/** S4.1.1, S4.3: why an AI is not meant by the order at all; null if it is. */
export function notMeant(
  thought: Thought,
  { who }: AiOrder,
  ai: UnitId,
  except: readonly number[],
): CandidateTrace['failed'] {
  if (except.includes(ai)) return 'hasActed';
  if (unitOf(thought.seen, ai).spent && !thought.command) return 'isSpent';
  return failedWord(asIfOff(thought, ai), who, ai);
}

/** An aim with its distance from an AI. */
export interface Near {
  readonly aim: Aim;
  readonly distance: number;
}

function nearestFirst(thought: Thought, { within }: AiOrder, ai: UnitId, aims: readonly Aim[]): Near[] {
  const { at } = unitOf(thought.seen, ai);
  return aims
    .map((aim) => ({ aim, distance: hexesTo(thought, at, aim.hexes) }))
    .filter(({ distance }) => within === 0 || distance <= within)
    .sort((a, b) => a.distance - b.distance);
}

/** S5.0.1b: the closest aims against which it can execute the order; null if there is none. */
function ableTo(thought: Thought, order: AiOrder, ai: UnitId, near: readonly Near[], most: number): Able | null {
  const { can } = ACTION_RULES[order.action];
  let distance = -1;
  const aims: Aim[] = [];
  for (const each of near) {
    if (each.distance > most || (distance !== -1 && each.distance > distance)) break;
    if (!can(thought, order, ai, each.aim, null)) continue;
    ({ distance } = each);
    aims.push(each.aim);
  }
  return distance === -1 ? null : { ai, distance, aims };
}

/**
 * the AI of a list that can execute the order, each with its closest aims. With `closestOnly` those that are farther
 * off than one already found are not looked at: no other can be chosen.
 */
export function ablesAmong(
  thought: Thought,
  order: AiOrder,
  list: readonly number[],
  aims: readonly Aim[],
  closestOnly: boolean,
): Able[] {
  const found: Able[] = [];
  const looked = list.map((ai) => ({ ai, near: nearestFirst(thought, order, ai, aims) }));
  if (closestOnly) looked.sort((a, b) => (a.near[0]?.distance ?? Infinity) - (b.near[0]?.distance ?? Infinity));
  let most = Infinity;
  for (const { ai, near } of looked) {
    const able = ableTo(thought, order, ai, near, most);
    if (able === null) continue;
    found.push(able);
    if (closestOnly) most = Math.min(most, able.distance);
  }
  return found;
}

/** everything that one AI can execute the order against, from the nearest on. */
export function aimsFor(thought: Thought, order: AiOrder, ai: UnitId, aims: readonly Aim[]): readonly Near[] {
  const { can } = ACTION_RULES[order.action];
  return nearestFirst(thought, order, ai, aims).filter(({ aim }) => can(thought, order, ai, aim, null));
}

/** The same for the record: with every reason; `whole` if it was not enough to know the closest aims. */
export function traceCandidate(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aims: readonly Aim[],
  failed: CandidateTrace['failed'],
  whole: boolean,
): CandidateTrace {
  if (failed !== null) return { unit: ai, failed, aims: [], distance: null };
  const { can } = ACTION_RULES[order.action];
  let nearest: number | null = null;
  const looked: CandidateTrace['aims'][number][] = [];
  for (const { aim, distance } of nearestFirst(thought, order, ai, aims)) {
    if (!whole && nearest !== null && distance > nearest) break;
    const why: WhyReason[] = [];
    const granted = can(thought, order, ai, aim, why);
    looked.push({ aim: nameOf(aim), distance, can: granted, why: granted ? [] : why });
    if (granted) nearest ??= distance;
  }
  return { unit: ai, failed, aims: looked, distance: nearest };
}
