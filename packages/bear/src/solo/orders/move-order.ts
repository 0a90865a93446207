import type { AiOrder } from '../../model/ai-order.ts';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle.ts';
import { makeDeed } from '../../model/deed.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import type { Aim } from '../thought/aims.ts';
import { movementLadder } from '../thought/ladders.ts';
import { facingAhead, leaving, standing, tellLeaving, type Thought } from '../thought/thought.ts';
import { type HexTrace, no, type Why } from '../thought/trace.ts';
import { canTurn, firingFacing, turnDeed } from '../ways/facing.ts';
import { fireOption, fireOptions } from '../ways/fire-option.ts';
import { type HexTest, pushRefusals, stepsTowards } from '../ways/move-option.ts';
import { stepReach } from '../ways/reach.ts';
import { chooseShot, noteSpot } from '../ways/shot-choice.ts';
import { canGoTowards, chooseStep, isThere, moveDeed, wayTowards } from '../ways/way.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';

// S5.2: orders to move, or to turn where there is no way.

/** S5.2a: a hex to go to, or at the last a turn in place; R-215: on its objective it has nowhere else to go. */
export const moveRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return aim.kind !== 'unit' && canTurn(thought, order, ai, aim, why);
    const gone = leaving(thought, ai);
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (canGoTowards(gone, order, ai, aim, undefined, hexes)) return true;
    pushRefusals(why, hexes ?? []);
    if (order.lowRisk) tellLeaving(why, thought, ai);
    return canTurn(thought, order, ai, aim, why);
  },
  plan: (thought, order, ai, aim, notes) => {
    const remarks = thought.traced ? notes.remarks : null;
    if (isThere(thought, ai, aim, remarks)) return turnDeed(thought, 'move', order, ai, aim, notes);
    tellLeaving(remarks, thought, ai);
    const way = wayTowards(leaving(thought, ai), order, ai, aim, notes);
    if (way === null) return turnDeed(thought, 'move', order, ai, aim, notes);
    return moveDeed(thought, 'move', ai, aim, way, notes);
  },
};

/** G5.3.4a, R-195: two hexes, or the one that can be entered; no bonus, and never a turn alone. */
export const advanceRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    const gone = leaving(thought, ai);
    const hexes: HexTrace[] | null = why === null ? null : [];
    const reach = stepReach(gone, order.lowRisk, ai);
    if (stepsTowards(gone, order, ai, aim, reach, { any: true, hexes }).length > 0) return true;
    no(why, 'S5.2a', 'nowhereToGo');
    pushRefusals(why, hexes ?? []);
    if (order.lowRisk) tellLeaving(why, thought, ai);
    return false;
  },
  plan: (thought, order, ai, aim, notes) => {
    tellLeaving(thought.traced ? notes.remarks : null, thought, ai);
    const gone = leaving(thought, ai);
    const first = stepOf(gone, order, ai, aim, notes);
    if (first === null) throw new Error('an advance that cannot be made was chosen');
    return moveDeed(thought, 'advance', ai, aim, secondStep(gone, order, ai, aim, first, notes), notes);
  },
};

/** One hex of an advance; its first has all that were refused noted down. */
function stepOf(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  notes: PlanNotes,
  later?: HexTest,
): ActionWay | null {
  const reach = stepReach(thought, order.lowRisk, ai, later !== undefined);
  const noted = later === undefined ? { hexes: thought.traced ? notes.hexes : null } : { test: later };
  const steps = stepsTowards(thought, order, ai, aim, reach, noted);
  if (steps.length === 0) return null;
  const { hex, cost, dice } = chooseStep(thought, steps, movementLadder(thought, order, ai, aim), notes);
  return { path: [hex], cost, dice };
}

function secondStep(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  first: ActionWay,
  notes: PlanNotes,
): ActionWay {
  const [at = NONE] = first.path;
  const { seen } = thought;
  // Whoever has come into close combat goes no farther.
  if (aim.hexes.includes(at) || hasEnemyIn(seen, sideOf(seen, ai), at)) return first;
  const { at: start, facing } = unitOf(seen, ai);
  const there = { ...thought, seen: standing(seen, ai, at, facing) };
  const second = stepOf(there, order, ai, aim, notes, (hex) => hex !== start);
  if (second === null) return first;
  return { path: [at, ...second.path], cost: first.cost + second.cost, dice: first.dice + second.dice };
}

/** a hex from which it can fire at the same unit; both halves must be possible. */
export const moveAndFireRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    // S6.2.1: it would be revealed before it moves, and nobody knows what could be done then.
    if (isRumored(thought.seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
    if (isThere(thought, ai, aim, why)) return false;
    const gone = leaving(thought, ai);
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (canGoTowards(gone, order, ai, aim, firingTest(thought, order, ai, aim), hexes)) return true;
    no(why, 'R-106', 'noFire');
    pushRefusals(why, hexes ?? []);
    if (order.lowRisk) tellLeaving(why, thought, ai);
    return false;
  },
  plan: (thought, order, ai, aim, notes) => {
    tellLeaving(thought.traced ? notes.remarks : null, thought, ai);
    const way = wayTowards(leaving(thought, ai), order, ai, aim, notes, firingTest(thought, order, ai, aim));
    if (way === null) throw new Error('a move that cannot be made was chosen');
    const goal = way.path.at(-1) ?? NONE;
    if (fireFrom(thought, order, ai, aim, goal, null) === null)
      return moveDeed(thought, 'moveAndFire', ai, aim, way, notes);
    const deed = moveDeed(thought, 'moveAndFire', ai, aim, way, notes, firingFacing);
    const there = standingAt(thought, ai, aim, goal);
    const options = fireOptions(thought, { ...order, grouped: false }, ai, aim.place, there);
    const { at, spot, cost } = chooseShot(thought, options, ai, noteSpot(notes), there);
    return makeDeed({ ...deed, target: aim.place, at, spot, cost: deed.cost + cost });
  },
};

function firingTest(thought: Thought, order: AiOrder, ai: UnitId, aim: Aim): HexTest {
  if (thought.seen.view.options.combinedOrders === 'firstHalf') return () => true;
  return (hex, why) => fireFrom(thought, order, ai, aim, hex, why) !== null;
}

function fireFrom(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  hex: HexId,
  why: Why,
): ReturnType<typeof fireOption> {
  const [at = NONE] = aim.hexes;
  if (hex === at) return no(why, 'R-106', 'noFire', { at });
  return fireOption(thought, { ...order, grouped: false }, ai, aim.place, why, standingAt(thought, ai, aim, hex));
}

/** As if it stood there and faced the target. */
function standingAt({ seen }: Thought, ai: UnitId, { hexes: [at = NONE] }: Aim, hex: HexId): Seen {
  return standing(seen, ai, hex, facingAhead(seen, hex, at), judgeShelter(seen, ai, hex).granted);
}
