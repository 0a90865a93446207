import { denied, deny, grant } from '@sandtable/kernel';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { type Assignment, targetOf } from '../thought/aims.ts';
import { movementLadder } from '../thought/ladders.ts';
import { facingAhead, leavingRemarks, onceGone, standing, untraced } from '../thought/thought.ts';
import {
  type AiVerdict,
  type HexTrace,
  noteIn,
  type OrderTraceDraft,
  UNEXPLAINED,
  withReasons,
} from '../thought/trace.ts';
import { firingFacing, judgeTurn, type Turn, turnDeed } from '../ways/facing.ts';
import { type FireOption, fireOptions, judgeOrderedAttack } from '../ways/fire-option.ts';
import { type HexTest, refusalsOf, stepsTowards } from '../ways/move-option.ts';
import { stepReach } from '../ways/reach.ts';
import { chooseShot } from '../ways/shot-choice.ts';
import { chooseStep, judgeAway, judgeGoing, moveDeed, wayTowards } from '../ways/way.ts';
import { type ActionRules, MOVING } from './action-rule.ts';
import { attack } from './attack.ts';

// S5.2: orders to move, or to turn if there is no way.

/** The assignment judged by the fire zones after the AI has left. */
function gone(assignment: Assignment): Assignment {
  const { thought, ai } = assignment;
  return { ...assignment, thought: onceGone(thought, ai) };
}

/** at low risk a denial adds the remark that those zones count. */
function lowRiskRemarks({ thought, order, ai }: Assignment): ReturnType<typeof leavingRemarks> {
  return order.lowRisk ? leavingRemarks(thought, ai) : [];
}

function turnOf({ thought, order, ai, aim }: Assignment): Turn {
  return { thought, ai, aim, lowRisk: order.lowRisk };
}

/** S5.2a: to a hex, otherwise a turn in place; R-215: on its objective it stays. */
export const moveRules: ActionRules = {
  ...MOVING,
  can: (assignment) => {
    const away = judgeAway(assignment);
    if (!away.granted)
      return assignment.aim.kind === 'unit' ? away : withReasons(away.reasons, judgeTurn(turnOf(assignment)));
    const going = judgeGoing(gone(assignment));
    if (going.granted) return going;
    return withReasons([...going.reasons, ...lowRiskRemarks(assignment)], judgeTurn(turnOf(assignment)));
  },
  plan: (assignment, draft) => {
    const { thought, ai } = assignment;
    const away = judgeAway(assignment);
    if (!away.granted) {
      if (thought.traced) draft.remarks.push(...away.reasons);
      return turnDeed(turnOf(assignment), 'move', draft);
    }
    draft.remarks.push(...leavingRemarks(thought, ai));
    const way = wayTowards(gone(assignment), draft);
    return way === null ? turnDeed(turnOf(assignment), 'move', draft) : moveDeed(assignment, 'move', way, draft);
  },
};

/** G5.3.4a, R-195: two hexes, or one if only that can be entered; no bonus, and never just a turn. */
export const advanceRules: ActionRules = {
  ...MOVING,
  can: (assignment) => {
    const away = judgeAway(assignment);
    if (!away.granted) return away;
    const { thought, order, ai } = gone(assignment);
    const hexes: HexTrace[] | null = thought.traced ? [] : null;
    const reach = stepReach(thought, order.lowRisk, ai);
    const steps = stepsTowards({ ...assignment, thought }, reach, { any: true, hexes });
    if (steps.length > 0) return away;
    const nowhere = { rule: 'S5.2a', key: 'nowhereToGo' } as const;
    return denied([nowhere, ...refusalsOf(hexes ?? []), ...lowRiskRemarks(assignment)]);
  },
  plan: (assignment, draft) => {
    draft.remarks.push(...leavingRemarks(assignment.thought, assignment.ai));
    const first = stepOf(gone(assignment), draft);
    if (first === null) throw new Error('an advance that cannot be made was chosen');
    return moveDeed(assignment, 'advance', secondStep(gone(assignment), first, draft), draft);
  },
};

/** One hex of an advance. Refused first hexes are traced; `later` is the condition for the second. */
function stepOf(assignment: Assignment, draft: OrderTraceDraft, later?: HexTest): ActionWay | null {
  const { thought, order, ai } = assignment;
  const reach = stepReach(thought, order.lowRisk, ai, later !== undefined);
  const options = later === undefined ? { hexes: thought.traced ? draft.hexes : null } : { test: later };
  const steps = stepsTowards(assignment, reach, options);
  if (steps.length === 0) return null;
  const { hex, cost, dice } = chooseStep(thought, steps, movementLadder(assignment), draft);
  return { path: [hex], cost, dice };
}

function secondStep(assignment: Assignment, first: ActionWay, draft: OrderTraceDraft): ActionWay {
  const { thought, ai, aim } = assignment;
  const [at = NONE] = first.path;
  const { seen } = thought;
  // Close combat ends the advance.
  if (aim.hexes.includes(at) || hasEnemyIn(seen, sideOf(seen, ai), at)) return first;
  const { at: start, facing } = unitOf(seen, ai);
  const there = { ...assignment, thought: { ...thought, seen: standing(seen, ai, at, facing) } };
  const second = stepOf(there, draft, (hex) => (hex === start ? UNEXPLAINED : grant()));
  if (second === null) return first;
  return { path: [at, ...second.path], cost: first.cost + second.cost, dice: first.dice + second.dice };
}

/** to a hex from which it can fire at the same unit; both halves must be possible. */
export const moveAndFireRules: ActionRules = {
  ...MOVING,
  carryOut: attack,
  can: (assignment) => {
    // S6.2.1: a rumor would be revealed before it moves, so what it could then do is unknown.
    if (isRumored(assignment.thought.seen, assignment.ai)) return deny('S6.1', 'rumorsDoNot');
    const away = judgeAway(assignment);
    if (!away.granted) return away;
    const going = judgeGoing(gone(assignment), firingTest(assignment));
    if (going.granted) return going;
    return denied([{ rule: 'R-106', key: 'noFire' }, ...going.reasons, ...lowRiskRemarks(assignment)]);
  },
  plan: (assignment, draft) => {
    const { thought, order, ai, aim } = assignment;
    draft.remarks.push(...leavingRemarks(thought, ai));
    const way = wayTowards(gone(assignment), draft, firingTest(assignment));
    if (way === null) throw new Error('a move that cannot be made was chosen');
    const goal = way.path.at(-1) ?? NONE;
    if (!judgeFireFrom({ ...assignment, thought: untraced(thought) }, goal).granted)
      return moveDeed(assignment, 'moveAndFire', way, draft);
    const deed = moveDeed(assignment, 'moveAndFire', way, draft, firingFacing);
    const there = standingAt(assignment, goal);
    const options = fireOptions(thought, { ...order, grouped: false }, ai, targetOf(aim), there);
    const { at, spot, cost } = chooseShot(thought, options, ai, noteIn(draft, 'chosenSpot'), there);
    return makeDeed({ ...deed, target: targetOf(aim), at, spot, cost: deed.cost + cost });
  },
};

function firingTest(assignment: Assignment): HexTest {
  if (assignment.thought.seen.view.options.combinedOrders === 'firstHalf') return () => grant();
  return (hex) => judgeFireFrom(assignment, hex);
}

function judgeFireFrom(assignment: Assignment, hex: HexId): AiVerdict<FireOption> {
  const { thought, order, ai, aim } = assignment;
  const [at = NONE] = aim.hexes;
  if (hex === at) return deny('R-106', 'noFire', { at });
  return judgeOrderedAttack(thought, { ...order, grouped: false }, ai, targetOf(aim), standingAt(assignment, hex));
}

function standingAt(
  {
    thought: { seen },
    ai,
    aim: {
      hexes: [at = NONE],
    },
  }: Assignment,
  hex: HexId,
): Seen {
  return standing(seen, ai, hex, facingAhead(seen, hex, at), judgeShelter(seen, ai, hex).granted);
}
