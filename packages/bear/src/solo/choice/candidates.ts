import type { AiOrder, Goal, Superlative } from '../../model/ai-order.ts';
import { unitOf } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import { ACTION_RULES } from '../orders/action-rules.ts';
import { type Aim, hexesTo, nameOf, ownMarkers } from '../thought/aims.ts';
import type { Able } from '../thought/ladders.ts';
import { failedWord, isSuperlative, superlativeFigure } from '../thought/order-words.ts';
import { asIfOff, type Thought } from '../thought/thought.ts';
import type { CandidateTrace, SuperlativeTrace, WhyReason } from '../thought/trace.ts';

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
interface Near {
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
function aimsFor(thought: Thought, order: AiOrder, ai: UnitId, aims: readonly Aim[]): readonly Near[] {
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

// S5.0a, R-207: the words of an order that compare, of its AI and of its targets. Objectives are not compared.

/** The aims that are left, and those that had to be looked at to know it: the others are worse. */
interface Narrowed {
  readonly eligible: readonly Aim[];
  readonly tried: readonly Aim[];
}

/** Where the order asks for the best of the units alone, the best of those against whom anybody can execute it. */
export function narrow(
  thought: Thought,
  order: AiOrder,
  list: readonly number[],
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): Narrowed {
  let [eligible, tried] = [aims, aims];
  for (const word of order.target.filter(isSuperlative)) {
    const others = eligible.filter(({ kind }) => kind !== 'unit');
    const units = eligible.filter(({ kind }) => kind === 'unit');
    const figures = new Map(units.map((aim) => [aim, superlativeFigure(thought, word, aim.place, thought.ai)]));
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
        figures: [...figures].map(([{ place }, figure]) => [place, figure]),
        left: left.map(({ place }) => place),
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
  against: readonly number[],
  notes: SuperlativeTrace[],
): Able[] {
  const figures = ables.map(({ ai }): [UnitId, number] => [ai, superlativeFigure(thought, word, ai, against)]);
  const best = Math.min(...figures.map(([, figure]) => figure));
  const left = ables.filter((_able, place) => figures[place]?.[1] === best);
  if (thought.traced && left.length > 0) notes.push({ word, of: 'ai', figures, left: left.map(({ ai }) => ai) });
  return left;
}

/** the best of the targets that the chosen AI can execute the order against; of equals the closest. */
export function bestAims(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): Aim[] {
  let left: readonly Near[] = aimsFor(thought, order, ai, aims);
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

function unitsOf(near: readonly Near[]): UnitId[] {
  return near.flatMap(({ aim: { kind, place } }) => (kind === 'unit' ? [place] : []));
}
