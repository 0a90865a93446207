import { denied, deny, grant } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import type { AiAction, AiOrder } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { judgePivot } from '../../rules/ground/cost.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { type Assignment, targetOf, unitAim } from '../thought/aims.ts';
import { adjacentEnemies, failedWord } from '../thought/order-words.ts';
import { facingAhead, leavingRemarks, standing, type Thought, untraced } from '../thought/thought.ts';
import { type AiVerdict, noteIn, type OrderTraceDraft, type WhyReason, withReasons } from '../thought/trace.ts';
import { pivotFacing } from '../ways/facing.ts';
import { type AttackTerms, type FireOption, fireOptions, judgeOrderedAttack } from '../ways/fire-option.ts';
import { hasPenalty } from '../ways/reach.ts';
import { chooseShot, defenseIn } from '../ways/shot-choice.ts';
import type { ActionRules } from './action-rule.ts';
import { attack } from './attack.ts';
import { canDisengage, disengageRules } from './close-combat-moves.ts';

// S5.1: orders to attack, in another hex or in close combat, and turns that prepare an attack.

const FIRING = {
  ladder: 'fire',
  aims: true,
  event: null,
  carryOut: attack,
} as const satisfies Partial<ActionRules>;

function judgeFireAt({ thought, ai, aim }: Assignment, attacking: AttackTerms): AiVerdict<FireOption> {
  const [at = NONE] = aim.hexes;
  if (unitOf(thought.seen, ai).at === at) return deny('S4.1.2a', 'enemyInHex', { at });
  return judgeOrderedAttack(thought, attacking, ai, targetOf(aim));
}

function attackingBy({ caps, longRange }: AiOrder, grouped = false): AttackTerms {
  return { caps, longRange, grouped };
}

/** with the chosen spotting hex, if it needs one. */
function fireDeed(
  { thought, ai, aim }: Assignment,
  action: AiAction,
  options: readonly FireOption[],
  draft: OrderTraceDraft,
): Deed {
  const { at, spot, supporters, cost } = chooseShot(thought, options, ai, noteIn(draft, 'chosenSpot'));
  return makeDeed({ unit: ai, action, target: targetOf(aim), at, spot, supporters, cost });
}

function firing(action: 'fire' | 'groupFire', grouped: boolean): ActionRules {
  const options = ({ thought, order, ai, aim }: Assignment): readonly FireOption[] =>
    fireOptions(thought, attackingBy(order, grouped), ai, targetOf(aim));
  return {
    ...FIRING,
    can: (assignment) => judgeFireAt(assignment, attackingBy(assignment.order, grouped)),
    defense: (assignment) => defenseIn(options(assignment), assignment.ai, assignment.thought.seen),
    plan: (assignment, draft) => fireDeed(assignment, action, options(assignment), draft),
  };
}

export const fireRules = firing('fire', false);
export const groupFireRules = firing('groupFire', true);

/** S4.1.2a: an AI with a penalty first tries to leave; R-108: if it cannot, it attacks. */
export const closeCombatRules: ActionRules = {
  ...FIRING,
  can: (assignment) => {
    const { thought, order, ai, aim } = assignment;
    if (unitOf(thought.seen, ai).at !== aim.hexes[0]) return deny('S4.1.2a', 'notInCloseCombat');
    return prefersOut(assignment) ? grant() : judgeOrderedAttack(thought, inOwnHex(order), ai, targetOf(aim));
  },
  plan: (assignment, draft) => {
    const { thought, order, ai, aim } = assignment;
    const isOut = prefersOut(assignment);
    if (thought.traced && hasPenalty(thought.seen, ai, targetOf(aim))) notePenalty(assignment, isOut, draft);
    return isOut
      ? disengageRules.plan(assignment, draft)
      : fireDeed(assignment, 'closeCombat', fireOptions(thought, inOwnHex(order), ai, targetOf(aim)), draft);
  },
};

/** Notes why it leaves; or that it cannot, with every hex it considered. */
function notePenalty({ thought, ai, aim: { place } }: Assignment, isOut: boolean, draft: OrderTraceDraft): void {
  const { remarks, hexes } = draft;
  if (isOut) return void remarks.push({ rule: 'S4.1.2a', key: 'ratherLeaves', unit: place });
  remarks.push({ rule: 'R-108', key: 'noWayOut', unit: place }, ...leavingRemarks(thought, ai));
  canDisengage(thought, ai, hexes);
}

function prefersOut({ thought, ai, aim }: Assignment): boolean {
  return hasPenalty(thought.seen, ai, targetOf(aim)) && canDisengage(thought, ai);
}

function inOwnHex({ caps }: AiOrder): AttackTerms {
  return { caps, longRange: false, grouped: false };
}

/**
 * S4.1.2b, R-206: fires. If it can attack no adjacent unit with its present facing, it first turns to one, in the same
 * turn.
 */
export const pivotAndFireRules: ActionRules = {
  ...FIRING,
  can: judgeTurningFire,
  defense: (assignment) => {
    const turning = judgeTurningFire(quietly(assignment));
    return defenseIn(turning.granted ? turning.value.fire : [], assignment.ai, assignment.thought.seen);
  },
  plan: (assignment, draft) => {
    const { thought, ai, aim } = assignment;
    const turning = judgeTurningFire(quietly(assignment));
    const { pivot, fire } = turning.granted ? turning.value : { pivot: null, fire: [] };
    if (pivot === null) return fireDeed(assignment, 'pivotAndFire', fire, draft);
    if (thought.traced) draft.remarks.push({ rule: 'R-206', key: 'noneAsItFaces' });
    const facing = facingTo(thought, ai, [targetOf(aim)], draft);
    if (fire.length === 0) return makeDeed({ unit: ai, action: 'pivotAndFire', facing, cost: pivot });
    const deed = fireDeed(assignment, 'pivotAndFire', fire, draft);
    return makeDeed({ ...deed, facing, cost: deed.cost + pivot });
  },
};

function quietly(assignment: Assignment): Assignment {
  return { ...assignment, thought: untraced(assignment.thought) };
}

/** S5.5: an AI that gets off chooses its facing, so a turn alone is not an action for it. */
export const canFireBeside: ActionRules['can'] = (assignment) => {
  const turning = judgeTurningFire(assignment);
  return turning.granted && turning.value.pivot !== null ? denied(turning.reasons) : turning;
};

interface TurningFire {
  /** The price of turning first; null if it need not turn. */
  readonly pivot: number | null;
  /** Empty if it only turns. */
  readonly fire: readonly FireOption[];
}

function judgeTurningFire(assignment: Assignment): AiVerdict<TurningFire> {
  const { thought, order, ai, aim } = assignment;
  const { seen } = thought;
  const [at = NONE] = aim.hexes;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, at) > 1) return deny('S4.1.2b', 'farther', { at });
  const attacking = attackingBy(order);
  const asItFaces = judgeFireAt(assignment, attacking);
  if (asItFaces.granted) return grant({ pivot: null, fire: fireOptions(thought, attacking, ai, targetOf(aim)) });
  const turned = judgeTurnedFire(assignment);
  const reasons = [...asItFaces.reasons, ...turned.reasons];
  return turned.granted ? grant(turned.value, reasons) : denied(reasons);
}

/** the attack after a turn, if it can attack no adjacent unit with its present facing. */
function judgeTurnedFire(assignment: Assignment): AiVerdict<TurningFire> {
  const { thought, order, ai, aim } = assignment;
  const other = attackableBeside(assignment);
  if (other !== undefined) return deny('R-206', 'couldAttack', { unit: other });
  const pivot = judgeTurnTo(assignment);
  if (!pivot.granted) return pivot;
  const turned = turnedTo(assignment);
  const attacking = attackingBy(order);
  const fire = judgeOrderedAttack(thought, attacking, ai, targetOf(aim), turned);
  if (!fire.granted && !mayTurnAlone(thought)) return fire;
  const against: readonly WhyReason[] = fire.granted ? [] : fire.reasons;
  const better = fire.granted ? undefined : attackableByTurning(assignment);
  if (better !== undefined) return withReasons(against, deny('R-206', 'couldAttack', { unit: better }));
  const value = { pivot: pivot.value, fire: fireOptions(thought, attacking, ai, targetOf(aim), turned) };
  return grant(value, against);
}

/** an adjacent unit it may attack with its present facing, whether or not the order allows that target. */
function attackableBeside({ thought, order, ai }: Assignment): UnitId | undefined {
  const quiet = untraced(thought);
  return adjacentEnemies(thought, ai).find((unit) => judgeOrderedAttack(quiet, attackingBy(order), ai, unit).granted);
}

/** an adjacent unit that fits the order and that it may attack after turning to it. */
function attackableByTurning(assignment: Assignment): UnitId | undefined {
  const { thought, order, ai } = assignment;
  const quiet = untraced(thought);
  return adjacentEnemies(thought, ai).find((unit) => {
    const turning = { ...assignment, thought: quiet, aim: unitAim(thought, unit) };
    if (failedWord(thought, order.target, unit) !== null || !judgeTurnTo(turning).granted) return false;
    return judgeOrderedAttack(quiet, attackingBy(order), ai, unit, turnedTo(turning)).granted;
  });
}

/** with this option it may turn even if no unit could be attacked afterwards. */
function mayTurnAlone({ seen }: Thought): boolean {
  return seen.view.options.combinedOrders === 'firstHalf';
}

function judgeTurnTo({
  thought: { seen },
  ai,
  aim: {
    hexes: [hex = NONE],
  },
}: Assignment): AiVerdict<number> {
  if (isRumored(seen, ai)) return deny('S6.1', 'rumorsDoNot');
  if (hasInArc(seen, ai, hex)) return deny('S4.1.2b', 'notFlanked');
  const pivoting = judgePivot(seen, ai);
  return pivoting.granted ? grant(pivoting.value.cost) : pivoting;
}

function turnedTo({
  thought: { seen },
  ai,
  aim: {
    hexes: [hex = NONE],
  },
}: Assignment): Seen {
  const { at, inside } = unitOf(seen, ai);
  return standing(seen, ai, at, facingAhead(seen, at, hex), inside);
}

function facingTo(thought: Thought, ai: UnitId, towards: readonly UnitId[], draft: OrderTraceDraft): Deed['facing'] {
  const { at } = unitOf(thought.seen, ai);
  return pivotFacing(thought, { ai, at }, towards, noteIn(draft, 'chosenFacing'));
}

/** S4.1.2b, R-186: for an AI that can attack no adjacent unit and has one of them outside its arc. */
export const pivotRules: ActionRules = {
  ...FIRING,
  aims: false,
  can: (assignment) => {
    const {
      thought: { seen },
      ai,
      aim: {
        hexes: [hex = NONE],
      },
    } = assignment;
    if (isRumored(seen, ai)) return deny('S6.1', 'rumorsDoNot');
    const isFlanked = distanceBetween(seen.tables, unitOf(seen, ai).at, hex) === 1 && !hasInArc(seen, ai, hex);
    if (!isFlanked) return deny('S4.1.2b', 'notFlanked');
    const target = attackableBeside(assignment);
    if (target !== undefined) return deny('R-186', 'couldAttack', { unit: target });
    return judgePivot(seen, ai);
  },
  plan: ({ thought, ai }, draft) => {
    const { seen } = thought;
    if (thought.traced) draft.remarks.push({ rule: 'R-186', key: 'noneAsItFaces' });
    const flankers = adjacentEnemies(thought, ai).filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
    const pivoting = judgePivot(seen, ai);
    const cost = pivoting.granted ? pivoting.value.cost : 0;
    return makeDeed({ unit: ai, action: 'pivot', facing: facingTo(thought, ai, flankers, draft), cost });
  },
};
