import { unitOf } from '../model/battle/battle.ts';
import type { AiOrder, Goal } from '../model/solo/order.ts';
import { ACTION_RULES } from './action-rules.ts';
import { type Aim, hexesTo, nameOf, ownMarkers } from './aims.ts';
import { asIfOff } from './as-if-off.ts';
import type { Able } from './choice-ladders.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';
import type { CandidateTrace, WhyReason } from './trace.ts';
import type { UnitId } from '../model/ids.ts';

/** S4.1.1, S4.3: why an AI is not meant by the order at all; null if it is. */
export function notMeant(
  thought: Thought,
  { who, among }: Pick<AiOrder, 'who' | 'among'>,
  ai: UnitId,
  except: readonly number[],
): CandidateTrace['failed'] {
  if (among !== null && !among.includes(ai)) return 'notAmong';
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
    .filter(({ distance }) => isNear(distance, within))
    .sort((a, b) => a.distance - b.distance);
}

/** Within so many hexes, or at any distance; S4.1.2b: within one means beside it, so a unit in its own hex is not meant. */
function isNear(distance: number, within: number): boolean {
  return within === 0 || (within === 1 ? distance === 1 : distance <= within);
}

/** Orders to move towards something. */
const TOWARDS: ReadonlySet<AiOrder['action']> = new Set<AiOrder['action']>(['move', 'advance']);

/** S5.2.2, R-214: does what the order lists first come before what is closer? */
export function goesByList({ seen }: Thought, { to, action }: AiOrder): boolean {
  return seen.view.options.moveTarget === 'listedFirst' && to.length > 1 && TOWARDS.has(action);
}

/** the kinds of targets that count together, in their turn. */
function kindsInTurn(thought: Thought, order: AiOrder): (readonly Goal[])[] {
  return goesByList(thought, order) ? order.to.map((kind) => [kind]) : [order.to];
}

/** does it stand on an objective, or on a marker of its own, that the order would send it to? */
function isOnObjective({ seen, objectives }: Thought, { to, action }: AiOrder, ai: UnitId): boolean {
  if (!TOWARDS.has(action)) return false;
  const { at } = unitOf(seen, ai);
  if (to.includes('objective') && objectives.some((hexes) => hexes.includes(at))) return true;
  return to.includes('ownMarker') && ownMarkers(seen).includes(at);
}

/** How far it looks for aims: to no greater distance than this; only for the closest, or for all. */
interface Looking {
  readonly most: number;
  readonly all: boolean;
}

/**
 * S5.0.1b: the closest aims against which it can execute the order. R-215: an AI on an objective that it is to move towards
 * does not look past it.
 */
function aimsAmong(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  near: readonly Near[],
  { most, all }: Looking,
  can: (near: Near) => boolean,
): Near[] {
  const stands = isOnObjective(thought, order, ai);
  for (const kinds of kindsInTurn(thought, order)) {
    const isThere = stands && kinds.some((kind) => kind !== 'unit');
    const found: Near[] = [];
    for (const each of near) {
      if (!kinds.includes(each.aim.kind)) continue;
      const closest = all ? Infinity : (found[0]?.distance ?? Infinity);
      if (each.distance > (isThere ? 0 : Math.min(most, closest))) break;
      if (can(each)) found.push(each);
    }
    if (found.length > 0 || isThere) return found;
  }
  return [];
}

function ableTo(thought: Thought, order: AiOrder, ai: UnitId, near: readonly Near[], most: number): Able | null {
  const { can } = ACTION_RULES[order.action];
  const looking = { most, all: false };
  const found = aimsAmong(thought, order, ai, near, looking, ({ aim }) => can(thought, order, ai, aim, null));
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

/** everything that one AI can execute the order against, from the nearest on. */
export function aimsFor(thought: Thought, order: AiOrder, ai: UnitId, aims: readonly Aim[]): readonly Near[] {
  const { can } = ACTION_RULES[order.action];
  const near = nearestFirst(thought, order, ai, aims);
  return aimsAmong(thought, order, ai, near, { most: Infinity, all: true }, ({ aim }) =>
    can(thought, order, ai, aim, null),
  );
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
  const looked: CandidateTrace['aims'][number][] = [];
  const near = nearestFirst(thought, order, ai, aims);
  const look = ({ aim, distance }: Near): boolean => {
    const why: WhyReason[] = [];
    const granted = can(thought, order, ai, aim, why);
    looked.push({ aim: nameOf(aim), distance, can: granted, why: granted ? [] : why });
    return granted;
  };
  const [nearest] = aimsAmong(thought, order, ai, near, { most: Infinity, all: whole }, look);
  return { unit: ai, failed, aims: looked, distance: nearest?.distance ?? null };
}
