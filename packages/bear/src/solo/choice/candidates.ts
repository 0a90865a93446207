import { ACTION_AIMS, type AiOrder, type Goal, type Superlative } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import { ACTION_RULES } from '../orders/action-rules.ts';
import { type Aim, type Assignment, hexesTo, nameOf, ownMarkers, targetOf } from '../thought/aims.ts';
import type { Able } from '../thought/ladders.ts';
import { failedWord, isSuperlative, superlativeFigure } from '../thought/order-words.ts';
import { asIfOff, type Thought, untraced } from '../thought/thought.ts';
import type { CandidateTrace, SuperlativeTrace } from '../thought/trace.ts';

/** S4.1.1, S4.3: why the order does not apply to an AI at all; null if it does. */
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

type Candidate = Omit<Assignment, 'aim'>;

interface AimAtDistance {
  readonly aim: Aim;
  readonly distance: number;
}

function nearestFirst({ thought, order, ai }: Candidate, aims: readonly Aim[]): AimAtDistance[] {
  const { at } = unitOf(thought.seen, ai);
  return aims
    .map((aim) => ({ aim, distance: hexesTo(thought, at, aim.hexes) }))
    .filter(({ distance }) => isNear(distance, order.within))
    .sort((a, b) => a.distance - b.distance);
}

/** 0 is any distance. S4.1.2b: 1 means adjacent, so a unit in the same hex does not count. */
function isNear(distance: number, within: number): boolean {
  return within === 0 || (within === 1 ? distance === 1 : distance <= within);
}

/** S5.2.2, R-214: whether the kind of aim listed first takes precedence over a closer one. */
export function goesByList({ seen }: Thought, { to, action }: AiOrder): boolean {
  return seen.view.options.moveTarget === 'listedFirst' && to.length > 1 && ACTION_AIMS[action] === 'goal';
}

/** the kinds of aims, grouped by precedence. */
function kindsInTurn({ thought, order }: Candidate): (readonly Goal[])[] {
  return goesByList(thought, order) ? order.to.map((kind) => [kind]) : [order.to];
}

/** the AI is already on an objective, or on one of its own markers, that the order would send it to. */
function isOnObjective({ thought: { seen, objectives }, order: { to, action }, ai }: Candidate): boolean {
  if (ACTION_AIMS[action] !== 'goal') return false;
  const { at } = unitOf(seen, ai);
  if (to.includes('objective') && objectives.some((hexes) => hexes.includes(at))) return true;
  return to.includes('ownMarker') && ownMarkers(seen).includes(at);
}

interface AimSearch {
  readonly most: number;
  /** Find all aims, not just the closest. */
  readonly all: boolean;
}

/**
 * S5.0.1b: the closest aims against which it can execute the order. R-215: an AI on an objective it is to move towards
 * considers no other.
 */
function aimsAmong(
  candidate: Candidate,
  near: readonly AimAtDistance[],
  { most, all }: AimSearch,
  can: (near: AimAtDistance) => boolean,
): AimAtDistance[] {
  const stands = isOnObjective(candidate);
  for (const kinds of kindsInTurn(candidate)) {
    const isThere = stands && kinds.some((kind) => kind !== 'unit');
    const found: AimAtDistance[] = [];
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

/** As `aimsAmong`, by the rules of the order's action and without a trace. */
function ableAims(candidate: Candidate, near: readonly AimAtDistance[], search: AimSearch): AimAtDistance[] {
  const { can } = ACTION_RULES[candidate.order.action];
  const quiet = { ...candidate, thought: untraced(candidate.thought) };
  return aimsAmong(candidate, near, search, ({ aim }) => can({ ...quiet, aim }).granted);
}

/**
 * the AI of a list that can execute the order, each with its closest aims. `closestOnly` skips AI farther away
 * than one already found, since they cannot be chosen.
 */
export function ablesAmong(
  thought: Thought,
  order: AiOrder,
  list: readonly UnitId[],
  aims: readonly Aim[],
  closestOnly: boolean,
): Able[] {
  const found: Able[] = [];
  // if the list decides, an AI may have to pass over closer aims, so none can be skipped.
  const isPruned = closestOnly && !goesByList(thought, order);
  const looked = list.map((ai) => ({ ai, near: nearestFirst({ thought, order, ai }, aims) }));
  if (isPruned) looked.sort((a, b) => (a.near[0]?.distance ?? Infinity) - (b.near[0]?.distance ?? Infinity));
  let most = Infinity;
  for (const { ai, near } of looked) {
    const able = ableAims({ thought, order, ai }, near, { most, all: false });
    const [first] = able;
    if (first === undefined) continue;
    found.push({ ai, distance: first.distance, aims: able.map(({ aim }) => aim) });
    if (isPruned) most = Math.min(most, first.distance);
  }
  return found;
}

/** One AI for the trace, with every reason; `whole` if all its aims were compared. */
export function traceCandidate(
  candidate: Candidate,
  aims: readonly Aim[],
  failed: CandidateTrace['failed'],
  whole: boolean,
): CandidateTrace {
  const { order, ai } = candidate;
  if (failed !== null) return { unit: ai, failed, aims: [], distance: null };
  const { can } = ACTION_RULES[order.action];
  const looked: CandidateTrace['aims'][number][] = [];
  const look = ({ aim, distance }: AimAtDistance): boolean => {
    const verdict = can({ ...candidate, aim });
    const why = verdict.granted ? [] : verdict.reasons;
    looked.push({ aim: nameOf(aim), distance, can: verdict.granted, why });
    return verdict.granted;
  };
  const near = nearestFirst(candidate, aims);
  const [nearest] = aimsAmong(candidate, near, { most: Infinity, all: whole }, look);
  return { unit: ai, failed, aims: looked, distance: nearest?.distance ?? null };
}

// S5.0a, R-207: superlatives of the AI and of its targets. Objectives are not compared.

interface NarrowedAims {
  readonly eligible: readonly Aim[];
  /** Those tried to find the eligible ones; the rest are worse. */
  readonly tried: readonly Aim[];
}

/** For an order with a superlative for the target only: the best units against which any AI can execute it. */
export function narrow(
  thought: Thought,
  order: AiOrder,
  list: readonly UnitId[],
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): NarrowedAims {
  let [eligible, tried] = [aims, aims];
  for (const word of order.target.filter(isSuperlative)) {
    const others = eligible.filter(({ kind }) => kind !== 'unit');
    const units = eligible.filter(({ kind }) => kind === 'unit');
    const figures = new Map(units.map((aim) => [aim, superlativeFigure(thought, word, targetOf(aim), thought.ai)]));
    const best = [...new Set(figures.values())]
      .sort((a, b) => a - b)
      .find((level) => {
        const those = units.filter((aim) => figures.get(aim) === level);
        return ablesAmong(thought, order, list, those, true).length > 0;
      });
    const left = units.filter((aim) => figures.get(aim) === best);
    if (thought.traced && left.length > 0)
      notes.push({
        word,
        of: 'target',
        figures: [...figures].map(([aim, figure]) => [targetOf(aim), figure]),
        left: left.map(targetOf),
      });
    if (best !== undefined) tried = tried.filter((aim) => (figures.get(aim) ?? best) <= best);
    eligible = [...left, ...others];
  }
  return { eligible, tried };
}

export function keepBest(
  thought: Thought,
  word: Superlative,
  ables: readonly Able[],
  against: readonly UnitId[],
  notes: SuperlativeTrace[],
): Able[] {
  const figures = ables.map(({ ai }): [UnitId, number] => [ai, superlativeFigure(thought, word, ai, against)]);
  const best = Math.min(...figures.map(([, figure]) => figure));
  const left = ables.filter((_able, place) => figures[place]?.[1] === best);
  if (thought.traced && left.length > 0) notes.push({ word, of: 'ai', figures, left: left.map(({ ai }) => ai) });
  return left;
}

/** the best targets against which the chosen AI can execute the order; of equals the closest. */
export function bestAims(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): Aim[] {
  const candidate = { thought, order, ai };
  let left: readonly AimAtDistance[] = ableAims(candidate, nearestFirst(candidate, aims), {
    most: Infinity,
    all: true,
  });
  for (const word of order.target.filter(isSuperlative)) {
    const figures = unitsOf(left).map((unit): [UnitId, number] => [
      unit,
      superlativeFigure(thought, word, unit, thought.ai),
    ]);
    const best = Math.min(...figures.map(([, figure]) => figure));
    const worse = new Set(figures.flatMap(([unit, figure]) => (figure === best ? [] : [unit])));
    left = left.filter(({ aim: { kind, place } }) => kind !== 'unit' || !worse.has(place));
    if (thought.traced && figures.length > 0) notes.push({ word, of: 'target', figures, left: unitsOf(left) });
  }
  const [nearest] = left;
  return left.filter(({ distance }) => distance === nearest?.distance).map(({ aim }) => aim);
}

function unitsOf(near: readonly AimAtDistance[]): UnitId[] {
  return near.flatMap(({ aim: { kind, place } }) => (kind === 'unit' ? [place] : []));
}
