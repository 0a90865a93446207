import { EVERY_FACING } from '@sandtable/hex';
import { distanceBetween } from '../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { type Deed, makeDeed } from '../model/deed.ts';
import { hasInArc, isAhead } from '../rules/fire-reach.ts';
import { judgePivot } from '../rules/move-pivot.ts';
import { judgeShelter } from '../rules/shelter.ts';
import { neighboursOf } from '../rules/stealth.ts';
import type { ActionRules, PlanNotes } from './action-rules.ts';
import { isRumored } from './ai-side.ts';
import type { Aim } from './aims.ts';
import { enterOption } from './enter-option.ts';
import { firingFacing, movedFacing } from './facing-choice.ts';
import { fireOption } from './fire-option.ts';
import { fearedColour } from './fire-zones.ts';
import { disengageLadder, movementLadder } from './hex-ladder.ts';
import { choose } from './ladder.ts';
import { type HexTest, type MoveStep, stepsTowards } from './move-option.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { type HexTrace, type LadderTrace, no, noFor, type Why } from './trace.ts';
import { lengthen } from './bonus-way.ts';

// S5.2: orders to move, or to turn where there is no way.

/** The way an AI takes, with its price. */
export interface Way {
  readonly path: readonly number[];
  readonly cost: number;
  readonly dice: number;
}

/** S5.2a: a hex to go to, or at the last a turn in place. */
export const moveRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (stepsTowards(thought, order, ai, aim, { hexes }).length > 0) return true;
    // Why it cannot come nearer; that a hex is farther off goes without saying.
    for (const { why: refused } of hexes ?? []) why?.push(...refused.filter(({ key }) => key !== 'farther'));
    return canTurn(thought, order, ai, aim, why);
  },
  plan: (thought, order, ai, aim, notes) => {
    const steps = noted(thought, order, ai, aim, notes);
    if (steps.length === 0) return turnDeed(thought, order, ai, aim, notes);
    const way = lengthen(thought, order, ai, aim, firstStep(thought, ai, aim, steps, notes), notes);
    return moveDeed(thought, 'move', ai, aim, way, notes);
  },
};

function isThere({ seen }: Thought, ai: number, { hexes }: Aim, why: Why): boolean {
  return hexes.includes(unitOf(seen, ai).at) && no(why, 'S5.2a', 'isThere') === null;
}

/** The steps, with the hexes that were refused noted down. */
function noted(thought: Thought, order: AiOrder, ai: number, aim: Aim, notes: PlanNotes, test?: HexTest): MoveStep[] {
  const hexes = thought.traced ? notes.hexes : null;
  return stepsTowards(thought, order, ai, aim, test === undefined ? { hexes } : { test, hexes });
}

function firstStep(thought: Thought, ai: number, aim: Aim, steps: readonly MoveStep[], notes: PlanNotes): Way {
  const rungs = movementLadder(thought, ai, aim);
  const { hex, cost, dice } = choose(
    thought,
    steps,
    rungs,
    (step) => step.hex,
    (trace) => notes.chosenHexes.push(trace),
  );
  return { path: [hex], cost, dice };
}

function moveDeed(
  thought: Thought,
  action: Deed['action'],
  ai: number,
  aim: Aim | null,
  { path, cost, dice }: Way,
  notes: PlanNotes,
  face = movedFacing,
): Deed {
  const at = path.at(-1) ?? -1;
  const facing = face(thought, { ai, at }, aim, (trace) => {
    notes.chosenFacing = trace;
  });
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(thought.seen, ai, at).granted, cost, dice });
}

/**
 * S5.2a: a turn in place, if it is one. S5.3.2: at low risk only for an AI under fire, and to somebody who has it in his
 * fire zone from outside its arc.
 */
function canTurn(thought: Thought, { lowRisk }: AiOrder, ai: number, aim: Aim, why: Why): boolean {
  const { seen } = thought;
  if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
  const pivoting = judgePivot(seen, ai);
  if (!pivoting.granted) return noFor(why, pivoting.reasons) !== null;
  if (lowRisk) return flankersOf(thought, ai).length > 0 || no(why, 'S5.3.2', 'notFlanked') !== null;
  const { at, facing } = unitOf(seen, ai);
  // Whether it would turn must not hang on chance: as it faces now is never worse than by the smallest turn.
  const wanted = movedFacing({ ...thought, traced: false, tie: () => 1 }, { ai, at }, aim, () => {});
  return wanted !== facing || no(why, 'S5.2a', 'facesRight') !== null;
}

/** Those who have it in their fire zone from outside its arc. */
function flankersOf({ seen, zones }: Thought, ai: number): number[] {
  const under = zones.of(unitOf(seen, ai).at, fearedColour(seen, ai));
  return under.filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
}

function turnDeed(thought: Thought, { lowRisk }: AiOrder, ai: number, aim: Aim, notes: PlanNotes): Deed {
  const { seen } = thought;
  const pivoting = judgePivot(seen, ai);
  const flankers = lowRisk ? flankersOf(thought, ai) : [];
  const note = (trace: LadderTrace): void => {
    notes.chosenFacing = trace;
  };
  const facing = movedFacing(thought, { ai, at: unitOf(seen, ai).at }, aim, note, flankers);
  return makeDeed({ unit: ai, action: 'move', facing, cost: pivoting.granted ? pivoting.value.cost : 0 });
}

/** G5.3.4a, R-195: two hexes, or the one that can be entered; no bonus, and never a turn alone. */
export const advanceRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    return stepsTowards(thought, order, ai, aim).length > 0 || no(why, 'S5.2a', 'nowhereToGo') !== null;
  },
  plan: (thought, order, ai, aim, notes) => {
    const first = firstStep(thought, ai, aim, noted(thought, order, ai, aim, notes), notes);
    return moveDeed(thought, 'advance', ai, aim, secondStep(thought, order, ai, aim, first, notes), notes);
  },
};

function secondStep(thought: Thought, order: AiOrder, ai: number, aim: Aim, first: Way, notes: PlanNotes): Way {
  const [at = -1] = first.path;
  const { seen } = thought;
  // Whoever has come into close combat goes no farther.
  if (aim.hexes.includes(at) || hasEnemyIn(seen, sideOf(seen, ai), at)) return first;
  const { at: start, facing } = unitOf(seen, ai);
  const there = { ...thought, seen: standing(seen, ai, at, facing) };
  const steps = stepsTowards(there, order, ai, aim, { test: (hex) => hex !== start, hasMoved: true });
  if (steps.length === 0) return first;
  const second = firstStep(there, ai, aim, steps, notes);
  return { path: [at, ...second.path], cost: first.cost + second.cost, dice: first.dice + second.dice };
}

/** a hex from which it can fire at the same unit; both halves must be possible. */
export const moveAndFireRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    // S6.2.1: it would be revealed before it moves, and nobody knows what could be done then.
    if (isRumored(thought.seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
    if (isThere(thought, ai, aim, why)) return false;
    return hexesToFireFrom(thought, order, ai, aim, null).length > 0 || no(why, 'R-106', 'noFire') !== null;
  },
  plan: (thought, order, ai, aim, notes) => {
    const first = firstStep(thought, ai, aim, hexesToFireFrom(thought, order, ai, aim, notes), notes);
    const way = lengthen(thought, order, ai, aim, first, notes, firingTest(thought, order, ai, aim));
    const fire = fireFrom(thought, order, ai, aim, way.path.at(-1) ?? -1, null);
    if (fire === null) return moveDeed(thought, 'moveAndFire', ai, aim, way, notes);
    const deed = moveDeed(thought, 'moveAndFire', ai, aim, way, notes, firingFacing);
    return { ...deed, target: aim.place, at: fire.at, cost: deed.cost + fire.cost };
  },
};

function hexesToFireFrom(thought: Thought, order: AiOrder, ai: number, aim: Aim, notes: PlanNotes | null): MoveStep[] {
  const test = firingTest(thought, order, ai, aim);
  return notes === null ? stepsTowards(thought, order, ai, aim, { test }) : noted(thought, order, ai, aim, notes, test);
}

function firingTest(thought: Thought, order: AiOrder, ai: number, aim: Aim): HexTest {
  if (thought.seen.view.options.combinedOrders === 'firstHalf') return () => true;
  return (hex, _way, why) => fireFrom(thought, order, ai, aim, hex, why) !== null;
}

/** As if it stood there and faced the target. */
function fireFrom(
  thought: Thought,
  { caps, longRange }: AiOrder,
  ai: number,
  aim: Aim,
  hex: number,
  why: Why,
): ReturnType<typeof fireOption> {
  const { seen } = thought;
  const [at = -1] = aim.hexes;
  if (hex === at) return no(why, 'R-106', 'noFire', { at });
  const facing = EVERY_FACING.find((each) => isAhead(seen.tables, hex, each, at)) ?? 0;
  const there = standing(seen, ai, hex, facing, judgeShelter(seen, ai, hex).granted);
  return fireOption(thought, { caps, longRange, grouped: false }, ai, aim.place, why, there);
}

/** S4.1.2b: onto a unit next to it. */
export const intoCloseCombatRules: ActionRules = {
  ladder: 'fire',
  can: (thought, _order, ai, aim, why) => onto(thought, ai, aim, why) !== null,
  plan: (thought, _order, ai, aim, notes) => {
    const way = onto(thought, ai, aim, null) ?? { path: [], cost: 0, dice: 0 };
    return moveDeed(thought, 'moveIntoCloseCombat', ai, aim, way, notes);
  },
};

function onto(thought: Thought, ai: number, { hexes: [hex = -1] }: Aim, why: Why): Way | null {
  const { seen } = thought;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, hex) !== 1) return no(why, 'S4.1.2b', 'farther', { at: hex });
  const price = enterOption(thought, false, ai, [], hex, why);
  return price === null ? null : { path: [hex], cost: price.cost, dice: price.dice };
}

/** S4.1.2a: a Low Risk move to wherever there is less risk. */
export const disengageRules: ActionRules = {
  ladder: 'fire',
  can: (thought, _order, ai, _aim, why) =>
    waysOut(thought, ai, null).length > 0 || no(why, 'S4.1.2a', 'nowhereToGo') !== null,
  plan: (thought, _order, ai, _aim, notes) => {
    const rungs = disengageLadder(thought, ai);
    const ways = waysOut(thought, ai, notes);
    const { hex, cost, dice } = choose(
      thought,
      ways,
      rungs,
      (step) => step.hex,
      (trace) => notes.chosenHexes.push(trace),
    );
    return moveDeed(thought, 'disengage', ai, null, { path: [hex], cost, dice }, notes);
  },
};

export function canDisengage(thought: Thought, ai: number): boolean {
  return waysOut(thought, ai, null).length > 0;
}

function waysOut(thought: Thought, ai: number, notes: PlanNotes | null): MoveStep[] {
  return neighboursOf(thought.seen, unitOf(thought.seen, ai).at).flatMap((hex) => {
    const why: Why = thought.traced && notes !== null ? [] : null;
    const price = enterOption(thought, true, ai, [], hex, why);
    if (why !== null) notes?.hexes.push({ hex, can: price !== null, why });
    return price === null ? [] : [{ hex, cost: price.cost, dice: price.dice }];
  });
}
