import { EVERY_FACING } from '@sandtable/hex';
import { distanceBetween } from '../board/tables.ts';
import { unitOf } from '../model/battle.ts';
import type { AiAction, AiOrder } from '../model/ai-order.ts';
import { type Deed, makeDeed } from '../model/deed.ts';
import { hasInArc, isAhead } from '../rules/fire/reach.ts';
import { judgePivot } from '../rules/ground/pivot.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import type { Aim } from './aims.ts';
import { canDisengage, disengageRules } from './close-combat-moves.ts';
import { hasPenalty } from './enter-option.ts';
import { pivotFacing } from './facing-choice.ts';
import { type FireOption, fireOption } from './fire-option.ts';
import { adjacentEnemies } from './order-words.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { no, noFor, type Why } from './trace.ts';

// S5.1: orders to attack, at another hex or in close combat; and turns that make ready for it.

/** At another hex than its own. */
function fireAt(
  thought: Thought,
  { caps, longRange }: AiOrder,
  ai: number,
  aim: Aim,
  why: Why,
  grouped = false,
): FireOption | null {
  if (unitOf(thought.seen, ai).at === aim.hexes[0]) return no(why, 'S4.1.2a', 'enemyInHex', { at: aim.hexes[0] ?? -1 });
  return fireOption(thought, { caps, longRange, grouped }, ai, aim.place, why);
}

function fireDeed(ai: number, action: AiAction, target: number, option: FireOption | null): Deed {
  if (option === null) throw new Error('an attack that cannot be made was chosen');
  const { at, supporters, cost } = option;
  return makeDeed({ unit: ai, action, target, at, supporters, cost });
}

function firing(action: 'fire' | 'groupFire', grouped: boolean): ActionRules {
  return {
    ladder: 'fire',
    can: (thought, order, ai, aim, why) => fireAt(thought, order, ai, aim, why, grouped) !== null,
    plan: (thought, order, ai, aim) => fireDeed(ai, action, aim.place, fireAt(thought, order, ai, aim, null, grouped)),
  };
}

export const fireRules = firing('fire', false);
export const groupFireRules = firing('groupFire', true);

/** S4.1.2a: an AI with a penalty first tries to get away; R-108: with no way out it attacks. */
export const closeCombatRules: ActionRules = {
  ladder: 'fire',
  can: (thought, order, ai, aim, why) => {
    if (unitOf(thought.seen, ai).at !== aim.hexes[0]) return no(why, 'S4.1.2a', 'notInCloseCombat') !== null;
    return prefersOut(thought, ai, aim) || inOwnHex(thought, order, ai, aim, why) !== null;
  },
  plan: (thought, order, ai, aim, notes) =>
    prefersOut(thought, ai, aim)
      ? disengageRules.plan(thought, order, ai, aim, notes)
      : fireDeed(ai, 'closeCombat', aim.place, inOwnHex(thought, order, ai, aim, null)),
};

function prefersOut(thought: Thought, ai: number, aim: Aim): boolean {
  return hasPenalty(thought.seen, ai, aim.place) && canDisengage(thought, ai);
}

function inOwnHex(thought: Thought, { caps }: AiOrder, ai: number, aim: Aim, why: Why): FireOption | null {
  return fireOption(thought, { caps, longRange: false, grouped: false }, ai, aim.place, why);
}

/** S4.1.2b: fires; where it is flanked and cannot, it turns to the unit first, both in one turn. */
export const pivotAndFireRules: ActionRules = {
  ladder: 'fire',
  can: (thought, order, ai, aim, why) => {
    if (fireAt(thought, order, ai, aim, why) !== null) return true;
    if (turnTo(thought, ai, aim, why) === null) return false;
    return turnedFire(thought, order, ai, aim, why) !== null || mayTurnAlone(thought);
  },
  plan: (thought, order, ai, aim, notes) => {
    const atOnce = fireAt(thought, order, ai, aim, null);
    if (atOnce !== null) return fireDeed(ai, 'pivotAndFire', aim.place, atOnce);
    const cost = turnTo(thought, ai, aim, null) ?? 0;
    const facing = facingTo(thought, ai, [aim.place], notes);
    const option = turnedFire(thought, order, ai, aim, null);
    if (option === null) return makeDeed({ unit: ai, action: 'pivotAndFire', facing, cost });
    return { ...fireDeed(ai, 'pivotAndFire', aim.place, { ...option, cost: option.cost + cost }), facing };
  },
};

/** with this switch the first half is enough. */
function mayTurnAlone({ seen }: Thought): boolean {
  return seen.view.options.combinedOrders === 'firstHalf';
}

/** What it costs to turn to a target that it has not before it; null if it cannot, or need not. */
function turnTo({ seen }: Thought, ai: number, { hexes: [hex = -1] }: Aim, why: Why): number | null {
  if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot');
  if (hasInArc(seen, ai, hex)) return no(why, 'S4.1.2b', 'notFlanked');
  const pivoting = judgePivot(seen, ai);
  return pivoting.granted ? pivoting.value.cost : noFor(why, pivoting.reasons);
}

/** The fire of an AI that has turned to its target. */
function turnedFire(thought: Thought, order: AiOrder, ai: number, aim: Aim, why: Why): FireOption | null {
  const { seen } = thought;
  const [hex = -1] = aim.hexes;
  const { at, inside } = unitOf(seen, ai);
  const { caps, longRange } = order;
  const facing = EVERY_FACING.find((each) => isAhead(seen.tables, at, each, hex)) ?? 0;
  const turned = standing(seen, ai, at, facing, inside);
  return fireOption(thought, { caps, longRange, grouped: false }, ai, aim.place, why, turned);
}

function facingTo(thought: Thought, ai: number, towards: readonly number[], notes: PlanNotes): Deed['facing'] {
  const { at } = unitOf(thought.seen, ai);
  return pivotFacing(thought, { ai, at }, towards, (trace) => {
    notes.chosenFacing = trace;
  });
}

/** S4.1.2b, R-186: one that cannot attack anybody, and has a unit next to it outside its arc. */
export const pivotRules: ActionRules = {
  ladder: 'fire',
  can: (thought, order, ai, aim, why) => {
    const { seen } = thought;
    if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
    if (
      distanceBetween(seen.tables, unitOf(seen, ai).at, aim.hexes[0] ?? -1) !== 1 ||
      hasInArc(seen, ai, aim.hexes[0] ?? -1)
    )
      return no(why, 'S4.1.2b', 'notFlanked') !== null;
    const target = thought.units.find(
      (unit) => fireOption(thought, { ...order, grouped: false }, ai, unit, null) !== null,
    );
    if (target !== undefined) return no(why, 'S4.1.2b', 'couldAttack', { unit: target }) !== null;
    const pivoting = judgePivot(seen, ai);
    return pivoting.granted || noFor(why, pivoting.reasons) !== null;
  },
  plan: (thought, _order, ai, _aim, notes) => {
    const { seen } = thought;
    const flankers = adjacentEnemies(thought, ai).filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
    const pivoting = judgePivot(seen, ai);
    const cost = pivoting.granted ? pivoting.value.cost : 0;
    return makeDeed({ unit: ai, action: 'pivot', facing: facingTo(thought, ai, flankers, notes), cost });
  },
};
