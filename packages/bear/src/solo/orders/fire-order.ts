import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle.ts';
import type { AiAction, AiOrder } from '../../model/ai-order.ts';
import { type Deed, makeDeed } from '../../model/deed.ts';
import type { Seen } from '../../model/state.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { judgePivot } from '../../rules/ground/pivot.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { type Aim, unitAim } from '../thought/aims.ts';
import { canDisengage, disengageRules } from './close-combat-moves.ts';
import { hasPenalty } from '../ways/reach.ts';
import { pivotFacing } from '../ways/facing.ts';
import { type Attacking, type FireOption, fireOption, fireOptions } from '../ways/fire-option.ts';
import { facingAhead, standing, tellLeaving, type Thought } from '../thought/thought.ts';
import { adjacentEnemies, failedWord } from '../thought/order-words.ts';
import { chooseShot, defenseIn, noteSpot } from '../ways/shot-choice.ts';
import { no, noFor, type Why } from '../thought/trace.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// S5.1: orders to attack, at another hex or in close combat; and turns that make ready for it.

/** At another hex than its own: may it, and how? */
function mayFireAt(thought: Thought, attacking: Attacking, ai: UnitId, aim: Aim, why: Why): boolean {
  const [at = NONE] = aim.hexes;
  if (unitOf(thought.seen, ai).at === at) return no(why, 'S4.1.2a', 'enemyInHex', { at }) !== null;
  return fireOption(thought, attacking, ai, aim.place, why) !== null;
}

function attackingBy({ caps, longRange }: AiOrder, grouped = false): Attacking {
  return { caps, longRange, grouped };
}

/** from the spotting hex that is chosen, if it needs one. */
function fireDeed(
  thought: Thought,
  ai: UnitId,
  action: AiAction,
  target: UnitId,
  options: readonly FireOption[],
  notes: PlanNotes,
): Deed {
  const { at, spot, supporters, cost } = chooseShot(thought, options, ai, noteSpot(notes));
  return makeDeed({ unit: ai, action, target, at, spot, supporters, cost });
}

function firing(action: 'fire' | 'groupFire', grouped: boolean): ActionRules {
  const options = (thought: Thought, order: AiOrder, ai: UnitId, aim: Aim): readonly FireOption[] =>
    fireOptions(thought, attackingBy(order, grouped), ai, aim.place);
  return {
    ladder: 'fire',
    can: (thought, order, ai, aim, why) => mayFireAt(thought, attackingBy(order, grouped), ai, aim, why),
    defense: (thought, order, ai, aim) => defenseIn(options(thought, order, ai, aim), ai, thought.seen),
    plan: (thought, order, ai, aim, notes) =>
      fireDeed(thought, ai, action, aim.place, options(thought, order, ai, aim), notes),
  };
}

export const fireRules = firing('fire', false);
export const groupFireRules = firing('groupFire', true);

/** S4.1.2a: an AI with a penalty first tries to get away; R-108: with no way out it attacks. */
export const closeCombatRules: ActionRules = {
  ladder: 'fire',
  can: (thought, order, ai, aim, why) => {
    if (unitOf(thought.seen, ai).at !== aim.hexes[0]) return no(why, 'S4.1.2a', 'notInCloseCombat') !== null;
    return prefersOut(thought, ai, aim) || fireOption(thought, inOwnHex(order), ai, aim.place, why) !== null;
  },
  plan: (thought, order, ai, aim, notes) => {
    const isOut = prefersOut(thought, ai, aim);
    if (thought.traced && hasPenalty(thought.seen, ai, aim.place)) tellPenalty(thought, ai, aim, isOut, notes);
    return isOut
      ? disengageRules.plan(thought, order, ai, aim, notes)
      : fireDeed(thought, ai, 'closeCombat', aim.place, fireOptions(thought, inOwnHex(order), ai, aim.place), notes);
  },
};

/** Why it leaves; or why it does not, with every hex that it cannot leave to. */
function tellPenalty(thought: Thought, ai: UnitId, { place }: Aim, isOut: boolean, notes: PlanNotes): void {
  const { remarks, hexes } = notes;
  if (isOut) return void remarks.push({ rule: 'S4.1.2a', key: 'ratherLeaves', unit: place });
  remarks.push({ rule: 'R-108', key: 'noWayOut', unit: place });
  tellLeaving(remarks, thought, ai);
  canDisengage(thought, ai, hexes);
}

function prefersOut(thought: Thought, ai: UnitId, aim: Aim): boolean {
  return hasPenalty(thought.seen, ai, aim.place) && canDisengage(thought, ai);
}

function inOwnHex({ caps }: AiOrder): Attacking {
  return { caps, longRange: false, grouped: false };
}

/** S4.1.2b, R-206: fires; if it can attack no unit beside it as it faces, it turns to one first, both in one turn. */
export const pivotAndFireRules: ActionRules = {
  ladder: 'fire',
  can: (thought, order, ai, aim, why) => turningFire(thought, order, ai, aim, why) !== null,
  defense: (thought, order, ai, aim) =>
    defenseIn(turningFire(thought, order, ai, aim, null)?.fire ?? [], ai, thought.seen),
  plan: (thought, order, ai, aim, notes) => {
    const { pivot, fire } = turningFire(thought, order, ai, aim, null) ?? { pivot: null, fire: [] };
    if (pivot === null) return fireDeed(thought, ai, 'pivotAndFire', aim.place, fire, notes);
    if (thought.traced) notes.remarks.push({ rule: 'R-206', key: 'noneAsItFaces' });
    const facing = facingTo(thought, ai, [aim.place], notes);
    if (fire.length === 0) return makeDeed({ unit: ai, action: 'pivotAndFire', facing, cost: pivot });
    const deed = fireDeed(thought, ai, 'pivotAndFire', aim.place, fire, notes);
    return makeDeed({ ...deed, facing, cost: deed.cost + pivot });
  },
};

/** The same of one that faces as it likes, so that a turn alone is nothing (S5.5). */
export const canFireBeside: ActionRules['can'] = (thought, order, ai, aim, why) =>
  turningFire(thought, order, ai, aim, why)?.pivot === null;

/** What it costs to turn first, null if it does not; and its fire, none where it only turns. */
interface TurningFire {
  readonly pivot: number | null;
  readonly fire: readonly FireOption[];
}

function turningFire(thought: Thought, order: AiOrder, ai: UnitId, aim: Aim, why: Why): TurningFire | null {
  const { seen } = thought;
  const [at = NONE] = aim.hexes;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, at) > 1) return no(why, 'S4.1.2b', 'farther', { at });
  const attacking = attackingBy(order);
  if (mayFireAt(thought, attacking, ai, aim, why))
    return { pivot: null, fire: fireOptions(thought, attacking, ai, aim.place) };
  const other = attackableBeside(thought, order, ai);
  if (other !== undefined) return no(why, 'R-206', 'couldAttack', { unit: other });
  const pivot = turnTo(thought, ai, aim, why);
  if (pivot === null) return null;
  const turned = turnedTo(thought, ai, aim);
  const canFire = fireOption(thought, attacking, ai, aim.place, why, turned) !== null;
  if (!canFire && !mayTurnAlone(thought)) return null;
  const better = canFire ? undefined : attackableByTurning(thought, order, ai);
  if (better !== undefined) return no(why, 'R-206', 'couldAttack', { unit: better });
  return { pivot, fire: fireOptions(thought, attacking, ai, aim.place, turned) };
}

/** a unit next to it that it may attack as it faces, whether the order means it or not. */
function attackableBeside(thought: Thought, order: AiOrder, ai: UnitId): UnitId | undefined {
  return adjacentEnemies(thought, ai).find((unit) => fireOption(thought, attackingBy(order), ai, unit, null) !== null);
}

/** a unit next to it that the order means and that it may attack once it has turned to it. */
function attackableByTurning(thought: Thought, order: AiOrder, ai: UnitId): UnitId | undefined {
  return adjacentEnemies(thought, ai).find((unit) => {
    const aim = unitAim(thought, unit);
    if (failedWord(thought, order.target, unit) !== null || turnTo(thought, ai, aim, null) === null) return false;
    return fireOption(thought, attackingBy(order), ai, unit, null, turnedTo(thought, ai, aim)) !== null;
  });
}

/** with this switch the first half is enough, where nobody could be attacked after turning. */
function mayTurnAlone({ seen }: Thought): boolean {
  return seen.view.options.combinedOrders === 'firstHalf';
}

/** What it costs to turn to a target that it has not before it; null if it cannot, or need not. */
function turnTo({ seen }: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim, why: Why): number | null {
  if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot');
  if (hasInArc(seen, ai, hex)) return no(why, 'S4.1.2b', 'notFlanked');
  const pivoting = judgePivot(seen, ai);
  return pivoting.granted ? pivoting.value.cost : noFor(why, pivoting.reasons);
}

/** The position once the AI has turned to its target. */
function turnedTo({ seen }: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim): Seen {
  const { at, inside } = unitOf(seen, ai);
  return standing(seen, ai, at, facingAhead(seen, at, hex), inside);
}

function facingTo(thought: Thought, ai: UnitId, towards: readonly number[], notes: PlanNotes): Deed['facing'] {
  const { at } = unitOf(thought.seen, ai);
  return pivotFacing(thought, { ai, at }, towards, (trace) => {
    notes.chosenFacing = trace;
  });
}

/** S4.1.2b, R-186: one that can attack no unit next to it, and has one of them outside its arc. */
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
    const target = attackableBeside(thought, order, ai);
    if (target !== undefined) return no(why, 'R-186', 'couldAttack', { unit: target }) !== null;
    const pivoting = judgePivot(seen, ai);
    return pivoting.granted || noFor(why, pivoting.reasons) !== null;
  },
  plan: (thought, _order, ai, _aim, notes) => {
    const { seen } = thought;
    if (thought.traced) notes.remarks.push({ rule: 'R-186', key: 'noneAsItFaces' });
    const flankers = adjacentEnemies(thought, ai).filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
    const pivoting = judgePivot(seen, ai);
    const cost = pivoting.granted ? pivoting.value.cost : 0;
    return makeDeed({ unit: ai, action: 'pivot', facing: facingTo(thought, ai, flankers, notes), cost });
  },
};
