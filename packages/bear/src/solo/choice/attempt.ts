import { choose, type Rung } from '@sandtable/kernel';
import type { AiOrder, OrderSource } from '../../model/ai-order.ts';
import { unitOf } from '../../model/battle.ts';
import type { Deed } from '../../model/deed.ts';
import type { UnitId } from '../../model/ids.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { ablesAmong, bestAims, goesByList, keepBest, narrow, notMeant, traceCandidate } from './candidates.ts';
import type { PlanNotes } from '../orders/action-rule.ts';
import { ACTION_RULES } from '../orders/action-rules.ts';
import { type Aim, aimsOf, hexesTo, numberOfAim, unitAim } from '../thought/aims.ts';
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
import type { LadderTrace, OrderTrace, RungKey, SuperlativeTrace, WhyReason } from '../thought/trace.ts';
import { deedOdds } from '../ways/shot-choice.ts';

// status and filter; can execute against an eligible target; superlative; closest or farthest; ties. AI before target.

/** What is noted on the way. */
interface Notes extends PlanNotes {
  readonly superlatives: SuperlativeTrace[];
  relation: OrderTrace['relation'];
  chosenAi: LadderTrace | null;
  chosenAim: LadderTrace | null;
}

/** An order as it is tried: where it stands, and who has acted under it already (S7.1). */
export interface Trial {
  readonly order: AiOrder;
  readonly source: OrderSource;
  readonly except?: readonly number[];
}

/** S5.0.1: what comes of an order: who does what. Null if nobody can execute it. */
export function attempt(
  thought: Thought,
  { order, source, except = [] }: Trial,
  trace: ((note: OrderTrace) => void) | null,
): Deed | null {
  const list = thought.candidates.filter((ai) => notMeant(thought, order, ai, except) === null);
  // Most orders fail here, and unless somebody reads why there is no more to be done.
  if (list.length === 0 && trace === null) return null;
  const aims = aimsOf(thought, order);
  if (aims.length === 0 && trace === null) return null;
  const notes: Notes = {
    superlatives: [],
    relation: null,
    chosenAi: null,
    chosenAim: null,
    chosenTarget: null,
    remarks: [],
    hexes: [],
    chosenHexes: [],
    chosenWay: null,
    chosenFacing: null,
    chosenSpot: null,
  };
  // with a superlative of its own the AI is chosen before its target is compared.
  const aiFirst = order.who.some(isSuperlative);
  const { eligible, tried } = aiFirst
    ? { eligible: aims, tried: aims }
    : narrow(thought, order, list, aims, notes.superlatives);
  const ables = list.length === 0 || aims.length === 0 ? [] : bestOf(thought, order, list, aims, eligible, notes);
  const deed = ables.length === 0 ? null : planOf(thought, order, ables, aims, eligible, notes);
  trace?.({
    note: 'order',
    source,
    order,
    cup: null,
    targets:
      order.to.includes('unit') || order.to.includes('ownMarker')
        ? thought.units.map((unit) => ({ unit, failed: failedWord(thought, order.target, unit) }))
        : [],
    candidates: thought.candidates.map((ai) =>
      traceCandidate(
        thought,
        order,
        ai,
        tried,
        notMeant(thought, order, ai, except),
        comparesBoth(order) && deed?.unit === ai,
      ),
    ),
    superlatives: notes.superlatives,
    relation: notes.relation,
    chosenAi: notes.chosenAi,
    chosenAim: notes.chosenAim,
    chosenTarget: notes.chosenTarget,
    remarks: notes.remarks,
    hexes: notes.hexes,
    chosenHexes: notes.chosenHexes,
    chosenWay: notes.chosenWay,
    chosenFacing: notes.chosenFacing,
    chosenSpot: notes.chosenSpot,
    joining: (deed?.supporters ?? []).filter((unit) => isRumored(thought.seen, unit)),
    deed,
    odds: deedOdds(thought, deed),
  });
  return deed;
}

/** Those who can execute the order and fit its superlatives and its distance: all as good, before the ladders. */
function bestOf(
  thought: Thought,
  order: AiOrder,
  list: readonly number[],
  aims: readonly Aim[],
  eligible: readonly Aim[],
  notes: Notes,
): Able[] {
  const wanted = order.who.filter(isSuperlative);
  const closestOnly = order.relation === 'closest' && wanted.length === 0;
  let ables = ablesAmong(thought, order, list, eligible, closestOnly);
  for (const word of wanted)
    ables = keepBest(thought, word, ables, comparedAgainst(thought, order, aims), notes.superlatives);
  return atDistance(order, ables, notes);
}

/** S5.0a: whom an AR is compared for: the units that the order means, or all where it means none. */
function comparedAgainst(thought: Thought, order: AiOrder, aims: readonly Aim[]): readonly UnitId[] {
  const meant = order.to.includes('ownMarker')
    ? thought.units.filter((unit) => failedWord(thought, order.target, unit) === null)
    : aims.flatMap(({ kind, place }) => (kind === 'unit' ? [place] : []));
  return meant.length > 0 ? meant : thought.units;
}

/** S5.0.1b: closest to, or farthest from, its own closest target. */
function atDistance({ relation }: AiOrder, ables: readonly Able[], notes: Notes): Able[] {
  if (ables.length === 0) return [];
  const distances = ables.map((able) => able.distance);
  const distance = relation === 'closest' ? Math.min(...distances) : Math.max(...distances);
  const left = ables.filter((able) => able.distance === distance);
  notes.relation = { relation, distance, left: left.map(({ ai }) => ai) };
  return left;
}

/** Ties among AI, then among their targets, then all that the deed is made of. */
function planOf(
  thought: Thought,
  order: AiOrder,
  ables: readonly Able[],
  all: readonly Aim[],
  eligible: readonly Aim[],
  notes: Notes,
): Deed {
  const rules = ACTION_RULES[order.action];
  const able = chosenOf(thought, ables, () =>
    choose(
      thought,
      ables,
      rules.ladder === 'fire' ? firersLadder(thought) : moversLadder(thought),
      ({ ai }) => ai,
      (trace) => {
        notes.chosenAi = trace;
      },
    ),
  );
  const { ai } = able;
  const aims = comparesBoth(order) ? bestAims(thought, order, ai, all, notes.superlatives) : able.aims;
  const isMatter = AIMED.has(order.action);
  const [first] = aims;
  const aim =
    isMatter || first === undefined
      ? chosenOf(thought, aims, () =>
          choose(thought, aims, aimLadder(thought, order, ai, first), numberOfAim, (trace) => {
            notes.chosenAim = trace;
          }),
        )
      : first;
  const passed = thought.traced ? passedOver(thought, order, ai, aim, eligible) : null;
  if (passed !== null) notes.remarks.push(passed);
  return rules.plan(thought, order, ai, aim, notes);
}

/** a superlative for the AI and one for its target. */
function comparesBoth({ who, target }: AiOrder): boolean {
  return who.some(isSuperlative) && target.some(isSuperlative);
}

/** Where there is no choice no ladder is made, unless somebody reads it. */
function chosenOf<C>({ traced }: Thought, candidates: readonly C[], byLadder: () => C): C {
  const [only] = candidates;
  return only !== undefined && candidates.length === 1 && !traced ? only : byLadder();
}

function aimLadder(thought: Thought, order: AiOrder, ai: UnitId, first: Aim | undefined): Rung<Aim, RungKey>[] {
  const rules = ACTION_RULES[order.action];
  if (rules.ladder === 'move') return soughtLadder(thought, order);
  // Whom it fires at is chosen around the marker.
  if (first?.kind === 'ownMarker') return [];
  return attackedLadder(
    thought,
    ai,
    (target) =>
      rules.defense?.(thought, order, ai, unitAim(thought, target)) ?? defenseAgainst(thought.seen, ai, target),
  );
}

/** With the others the aim only says which AI is meant: none need be chosen of those as near. */
const AIMED: ReadonlySet<AiOrder['action']> = new Set<AiOrder['action']>([
  'fire',
  'groupFire',
  'closeCombat',
  'pivotAndFire',
  'move',
  'advance',
  'moveAndFire',
  'moveIntoCloseCombat',
]);

/** what is nearer to an AI than its target, and of a kind that the order lists later. */
function passedOver(thought: Thought, order: AiOrder, ai: UnitId, target: Aim, aims: readonly Aim[]): WhyReason | null {
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
