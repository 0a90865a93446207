import { unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { ACTION_RULES } from './action-rules.ts';
import { type Aim, hexesTo, nameOf } from './aims.ts';
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
  return failedWord(thought, who, ai);
}

/** An aim with its distance from an AI. */
interface Near {
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

/** Orders to move towards something. */
const TOWARDS: ReadonlySet<AiOrder['action']> = new Set<AiOrder['action']>(['move', 'advance', 'moveAndFire']);

/** S5.2.2, R-214: does what the order lists first come before what is closer? */
function goesByList({ seen }: Thought, { to, action }: AiOrder): boolean {
  return seen.view.options.moveTarget === 'listedFirst' && to.length > 1 && TOWARDS.has(action);
}

/** kind by kind, or all together. */
function inTurn(thought: Thought, order: AiOrder, near: readonly Near[]): (readonly Near[])[] {
  if (!goesByList(thought, order)) return [near];
  return order.to.map((kind) => near.filter(({ aim }) => aim.kind === kind));
}

/**
 * S5.0.1b: the closest aims against which it can execute the order. R-215: an AI on an objective that it is to move towards
 * does not look past it.
 */
function closestAims(
  thought: Thought,
  order: AiOrder,
  near: readonly Near[],
  most: number,
  can: (near: Near) => boolean,
): Near[] {
  for (const aims of inTurn(thought, order, near)) {
    const isThere =
      TOWARDS.has(order.action) && aims.some(({ aim, distance }) => distance === 0 && aim.kind === 'objective');
    const found: Near[] = [];
    for (const each of aims) {
      const [first] = found;
      if (each.distance > (isThere ? 0 : Math.min(most, first?.distance ?? Infinity))) break;
      if (can(each)) found.push(each);
    }
    if (found.length > 0 || isThere) return found;
  }
  return [];
}

function ableTo(thought: Thought, order: AiOrder, ai: UnitId, near: readonly Near[], most: number): Able | null {
  const { can } = ACTION_RULES[order.action];
  const found = closestAims(thought, order, near, most, ({ aim }) => can(thought, order, ai, aim, null));
  const [first] = found;
  return first === undefined ? null : { ai, distance: first.distance, aims: found.map(({ aim }) => aim) };
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
  // by the list, an AI may have to look past what is closer.
  const isPruned = closestOnly && !goesByList(thought, order);
  const looked = list.map((ai) => ({ ai, near: nearestFirst(thought, order, ai, aims) }));
  if (isPruned) looked.sort((a, b) => (a.near[0]?.distance ?? Infinity) - (b.near[0]?.distance ?? Infinity));
  let most = Infinity;
  for (const { ai, near } of looked) {
    const able = ableTo(thought, order, ai, near, most);
    if (able === null) continue;
    found.push(able);
    if (isPruned) most = Math.min(most, able.distance);
  }
  return found;
}

/** The same for the record: with every reason. */
export function traceCandidate(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aims: readonly Aim[],
  failed: CandidateTrace['failed'],
): CandidateTrace {
  if (failed !== null) return { unit: ai, failed, aims: [], distance: null };
  const { can } = ACTION_RULES[order.action];
  const looked: CandidateTrace['aims'][number][] = [];
  const [nearest] = closestAims(
    thought,
    order,
    nearestFirst(thought, order, ai, aims),
    Infinity,
    ({ aim, distance }) => {
      const why: WhyReason[] = [];
      const granted = can(thought, order, ai, aim, why);
      looked.push({ aim: nameOf(aim), distance, can: granted, why: granted ? [] : why });
      return granted;
    },
  );
  return { unit: ai, failed, aims: looked, distance: nearest?.distance ?? null };
}
