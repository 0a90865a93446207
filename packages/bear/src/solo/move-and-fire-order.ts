import type { AiOrder } from '../model/solo/order.ts';
import { makeDeed } from '../model/solo/turn.ts';
import type { Seen } from '../model/battle/state.ts';
import { judgeShelter } from '../rules/ground/shelter.ts';
import type { ActionRules } from './action-rule.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import type { Aim } from './aims.ts';
import { firingFacing } from './facing-choice.ts';
import { fireOption, fireOptions } from './fire-option.ts';
import { leaving, tellLeaving } from './leaving.ts';
import type { HexTest } from './move-option.ts';
import { pushRefusals } from './refusals.ts';
import { chooseShot, noteSpot } from './shot-choice.ts';
import { facingAhead, standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { type HexTrace, no, type Why } from './trace.ts';
import { canGoTowards, isThere, moveDeed, wayTowards } from './way.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';

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
