import { choose, type Rung } from '@sandtable/kernel';
import type { AiOrder, OrderSource } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { UnitId } from '../../model/ids.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { ACTION_RULES } from '../orders/action-rules.ts';
import { type Aim, aimsOf, type Assignment, hexesTo, numberOfAim, unitAim } from '../thought/aims.ts';
import {
  type Able,
  attackedLadder,
  defenseAgainst,
  firersLadder,
  moversLadder,
  soughtLadder,
} from '../thought/ladders.ts';
import { failedWord, isSuperlative } from '../thought/order-words.ts';
import type { Thought } from '../thought/thought.ts';
import {
  draftTrace,
  type LadderTrace,
  noteIn,
  type OrderTrace,
  type OrderTraceDraft,
  type RungKey,
  type WhyReason,
} from '../thought/trace.ts';
import { deedOdds } from '../ways/shot-choice.ts';
import { ablesAmong, bestAims, goesByList, keepBest, narrow, notMeant, traceCandidate } from './candidates.ts';

// R-97, in this order: words of status; can execute against an eligible target; superlatives; closest or farthest;
// ties. The AI is chosen before its target.

/** An order being tried: where it stands, and the AI that have already acted under it (S7.1). */
export interface Trial {
  readonly order: AiOrder;
  readonly source: OrderSource;
  readonly except?: readonly number[];
}

interface Decision {
  readonly thought: Thought;
  readonly order: AiOrder;
  /** Everything that fits the order, and what its target superlatives leave of that. */
  readonly aims: readonly Aim[];
  readonly eligible: readonly Aim[];
  readonly draft: OrderTraceDraft;
}

/** S5.0.1: the AI that executes the order, and how. Null if none can. */
export function attempt(
  thought: Thought,
  { order, source, except = [] }: Trial,
  trace: ((note: OrderTrace) => void) | null,
): Deed | null {
  const list = thought.candidates.filter((ai) => notMeant(thought, order, ai, except) === null);
  // Most orders fail here; without a trace there is no more to do.
  if (list.length === 0 && trace === null) return null;
  const aims = aimsOf(thought, order);
  if (aims.length === 0 && trace === null) return null;
  const draft = draftTrace(source, order);
  // if the order has a superlative for the AI, the AI is chosen before its targets are compared.
  const aiFirst = order.who.some(isSuperlative);
  const { eligible, tried } = aiFirst
    ? { eligible: aims, tried: aims }
    : narrow(thought, order, list, aims, draft.superlatives);
  const decision: Decision = { thought, order, aims, eligible, draft };
  const ables = list.length === 0 || aims.length === 0 ? [] : bestOf(decision, list);
  const deed = ables.length === 0 ? null : planOf(decision, ables);
  if (trace === null) return deed;
  if (order.to.includes('unit') || order.to.includes('ownMarker'))
    draft.targets = thought.units.map((unit) => ({ unit, failed: failedWord(thought, order.target, unit) }));
  draft.candidates = thought.candidates.map((ai) => {
    const failed = notMeant(thought, order, ai, except);
    return traceCandidate({ thought, order, ai }, tried, failed, comparesBoth(order) && deed?.unit === ai);
  });
  draft.joining = (deed?.supporters ?? []).filter((unit) => isRumored(thought.seen, unit));
  draft.deed = deed;
  draft.odds = deedOdds(thought, deed);
  trace(draft);
  return deed;
}

/** The AI that can execute the order and fit its superlatives and distance: equals, for the ladders to choose from. */
function bestOf(decision: Decision, list: readonly UnitId[]): Able[] {
  const { thought, order, eligible, draft } = decision;
  const wanted = order.who.filter(isSuperlative);
  const closestOnly = order.relation === 'closest' && wanted.length === 0;
  let ables = ablesAmong(thought, order, list, eligible, closestOnly);
  for (const word of wanted) ables = keepBest(thought, word, ables, comparedAgainst(decision), draft.superlatives);
  return atDistance(order, ables, draft);
}

/** S5.0a: the units an AR is compared against: those the order names, or all if it names none. */
function comparedAgainst({ thought, order, aims }: Decision): readonly UnitId[] {
  const meant = order.to.includes('ownMarker')
    ? thought.units.filter((unit) => failedWord(thought, order.target, unit) === null)
    : aims.flatMap(({ kind, place }) => (kind === 'unit' ? [place] : []));
  return meant.length > 0 ? meant : thought.units;
}

/** S5.0.1b: closest to, or farthest from, its own closest target. */
function atDistance({ relation }: AiOrder, ables: readonly Able[], draft: OrderTraceDraft): Able[] {
  if (ables.length === 0) return [];
  const distances = ables.map((able) => able.distance);
  const distance = relation === 'closest' ? Math.min(...distances) : Math.max(...distances);
  const left = ables.filter((able) => able.distance === distance);
  draft.relation = { relation, distance, left: left.map(({ ai }) => ai) };
  return left;
}

/** Breaks ties among the AI, then among its targets, then plans the deed. */
function planOf({ thought, order, aims: all, eligible, draft }: Decision, ables: readonly Able[]): Deed {
  const rules = ACTION_RULES[order.action];
  const ladder = rules.ladder === 'fire' ? firersLadder : moversLadder;
  const able = chooseOf(
    thought,
    ables,
    () => ladder(thought),
    ({ ai }) => ai,
    noteIn(draft, 'chosenAi'),
  );
  const { ai } = able;
  const aims = comparesBoth(order) ? bestAims(thought, order, ai, all, draft.superlatives) : able.aims;
  const [first] = aims;
  const aim =
    rules.aims || first === undefined
      ? chooseOf(thought, aims, () => aimLadder(thought, order, ai, first), numberOfAim, noteIn(draft, 'chosenAim'))
      : first;
  const assignment = { thought, order, ai, aim };
  if (thought.traced) draft.remarks.push(...passedOver(assignment, eligible));
  return rules.plan(assignment, draft);
}

/** */
function comparesBoth({ who, target }: AiOrder): boolean {
  return who.some(isSuperlative) && target.some(isSuperlative);
}

/** A single candidate needs no ladder, except for the trace. */
function chooseOf<C>(
  thought: Thought,
  candidates: readonly C[],
  ladder: () => readonly Rung<C, RungKey>[],
  numberOf: (candidate: C) => number,
  note: (trace: LadderTrace) => void,
): C {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1 && !thought.traced) return only;
  return choose(thought, candidates, ladder(), numberOf, note);
}

function aimLadder(thought: Thought, order: AiOrder, ai: UnitId, first: Aim | undefined): Rung<Aim, RungKey>[] {
  const rules = ACTION_RULES[order.action];
  if (rules.ladder === 'move') return soughtLadder(thought, order);
  // Targets around a marker are chosen elsewhere.
  if (first?.kind === 'ownMarker') return [];
  return attackedLadder(
    thought,
    ai,
    (target) =>
      rules.defense?.({ thought, order, ai, aim: unitAim(thought, target) }) ??
      defenseAgainst(thought.seen, ai, target),
  );
}

/** notes an aim that is nearer than the target but listed later, if there is one. */
function passedOver({ thought, order, ai, aim: target }: Assignment, aims: readonly Aim[]): WhyReason[] {
  if (!goesByList(thought, order)) return [];
  const { at } = unitOf(thought.seen, ai);
  const apart = ({ hexes }: Aim): number => hexesTo(thought, at, hexes);
  const [nearest] = aims
    .filter((aim) => order.to.indexOf(aim.kind) > order.to.indexOf(target.kind) && apart(aim) < apart(target))
    .sort((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return [];
  const { kind, place, hexes } = nearest;
  const named = kind === 'unit' ? { unit: place } : { at: hexes[0] ?? at };
  return [{ rule: 'R-214', key: 'nearerPassed', ...named }];
}
