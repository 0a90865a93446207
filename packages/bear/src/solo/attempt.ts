import { choose } from '@sandtable/kernel';
import type { AiOrder, OrderSource, Superlative } from '../model/ai-order.ts';
import type { Deed } from '../model/deed.ts';
import { ablesAmong, notMeant, traceCandidate } from './able.ts';
import type { PlanNotes } from './action-rule.ts';
import { ACTION_RULES } from './action-rules.ts';
import { type Aim, aimsOf } from './aims.ts';
import { type Able, attackedLadder, firersLadder, moversLadder, soughtLadder } from './choice-ladders.ts';
import { deedOdds } from './deed-odds.ts';
import { failedWord, isSuperlative, superlativeFigure } from './order-words.ts';
import type { Thought } from './thought.ts';
import { FIRST_OBJECTIVE, type LadderTrace, type OrderTrace } from './trace.ts';

// status and filter; can execute against an eligible target; superlative; closest or farthest; ties. AI before target.

/** What is noted on the way. */
interface Notes extends PlanNotes {
  readonly superlatives: OrderTrace['superlatives'][number][];
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
  const notes: Notes = {
    superlatives: [],
    relation: null,
    chosenAi: null,
    chosenAim: null,
    hexes: [],
    chosenHexes: [],
    chosenWay: null,
    chosenFacing: null,
  };
  const list = thought.ai.filter((ai) => notMeant(thought, order, ai, except) === null);
  const aims = aimsOf(thought, order);
  const { eligible, tried } = narrow(thought, order, list, aims, notes);
  const ables = list.length === 0 || aims.length === 0 ? [] : bestOf(thought, order, list, aims, eligible, notes);
  const deed = ables.length === 0 ? null : planOf(thought, order, ables, notes);
  trace?.({
    note: 'order',
    source,
    order,
    targets: order.to.includes('unit')
      ? thought.units.map((unit) => ({ unit, failed: failedWord(thought, order.target, unit) }))
      : [],
    candidates: thought.ai.map((ai) => traceCandidate(thought, order, ai, tried, notMeant(thought, order, ai, except))),
    superlatives: notes.superlatives,
    relation: notes.relation,
    chosenAi: notes.chosenAi,
    chosenAim: notes.chosenAim,
    hexes: notes.hexes,
    chosenHexes: notes.chosenHexes,
    chosenWay: notes.chosenWay,
    chosenFacing: notes.chosenFacing,
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
  const against = aims.flatMap(({ kind, place }) => (kind === 'unit' ? [place] : []));
  for (const word of wanted)
    ables = keepBest(thought, word, ables, against.length > 0 ? against : thought.units, notes);
  return atDistance(order, ables, notes);
}

/** The aims that are left, and those that had to be looked at to know it: the others are worse. */
interface Narrowed {
  readonly eligible: readonly Aim[];
  readonly tried: readonly Aim[];
}

/**
 * S5.0a: where the order asks for the best of the units, the best of those against whom anybody can execute it. Objectives
 * are not compared.
 */
function narrow(
  thought: Thought,
  order: AiOrder,
  list: readonly number[],
  aims: readonly Aim[],
  notes: Notes,
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
      notes.superlatives.push({ word, of: 'target', left: left.map(({ place }) => place) });
    if (best !== undefined) tried = tried.filter((aim) => (figures.get(aim) ?? best) <= best);
    eligible = [...left, ...others];
  }
  return { eligible, tried };
}

function keepBest(
  thought: Thought,
  word: Superlative,
  ables: readonly Able[],
  against: readonly number[],
  notes: Notes,
): Able[] {
  const figures = ables.map(({ ai }) => superlativeFigure(thought, word, ai, against));
  const best = Math.min(...figures);
  const left = ables.filter((_able, place) => figures[place] === best);
  if (thought.traced) notes.superlatives.push({ word, of: 'ai', left: left.map(({ ai }) => ai) });
  return left;
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
function planOf(thought: Thought, order: AiOrder, ables: readonly Able[], notes: Notes): Deed {
  const rules = ACTION_RULES[order.action];
  const aiLadder = rules.ladder === 'fire' ? firersLadder(thought) : moversLadder(thought);
  const { ai, aims } = choose(
    thought,
    ables,
    aiLadder,
    (able) => able.ai,
    (trace) => {
      notes.chosenAi = trace;
    },
  );
  const aimLadder = rules.ladder === 'fire' ? attackedLadder(thought, ai) : soughtLadder(thought, order);
  const isMatter = AIMED.has(order.action);
  const [first] = aims;
  const aim =
    isMatter || first === undefined
      ? choose(thought, aims, aimLadder, numberOfAim, (trace) => {
          notes.chosenAim = trace;
        })
      : first;
  return rules.plan(thought, order, ai, aim, notes);
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

/** Units by place, then objectives. */
function numberOfAim({ kind, place }: Aim): number {
  return kind === 'unit' ? place : FIRST_OBJECTIVE + place;
}
