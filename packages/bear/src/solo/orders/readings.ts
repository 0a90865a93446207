import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { choose } from '@sandtable/kernel';
import type { AiAction, AiOrder } from '../../model/ai-order.ts';
import { unitOf } from '../../model/battle.ts';
import { type Deed, makeDeed } from '../../model/deed.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { judgeUnload, loadPrice } from '../../rules/march/load.ts';
import { type Aim, hexesTo, unitAim } from '../thought/aims.ts';
import { attackedLadder, defenseAgainst } from '../thought/ladders.ts';
import { failedWord } from '../thought/order-words.ts';
import { asIfOff, facingAhead, isCarried, type Thought } from '../thought/thought.ts';
import { no, noFor, type Why } from '../thought/trace.ts';
import { movedFacing } from '../ways/facing.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';

// G6.1: some AI make every move as Low Risk, whatever they are ordered.

/** Orders to move as those AI read them. */
export function atLowRisk(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      const read = readBy(thought, order, ai);
      if (rules.can(thought, read, ai, aim, why)) return true;
      if (read !== order) no(why, 'G6.1', 'onlyLowRisk');
      return false;
    },
    plan: (thought, order, ai, aim, notes) => {
      const read = readBy(thought, order, ai);
      if (thought.traced && read !== order) notes.remarks.push({ rule: 'G6.1', key: 'onlyLowRisk' });
      return rules.plan(thought, read, ai, aim, notes);
    },
  };
}

function readBy({ careful }: Thought, order: AiOrder, ai: UnitId): AiOrder {
  return careful.includes(ai) && !order.lowRisk ? { ...order, lowRisk: true } : order;
}

/** S5.3.2: Low Risk never leads into close combat. */
export function unlessCareful(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) =>
      thought.careful.includes(ai) ? no(why, 'G6.1', 'onlyLowRisk') !== null : rules.can(thought, order, ai, aim, why),
  };
}

// S5.5, B17.0: an AI that is carried gets off where it is ordered to move or to fire, and could do so from there.

/** These orders as they are read for everybody; `can` says whether one who stood there could execute it. */
export function orGetOff(action: AiAction, rules: ActionRules, can: ActionRules['can'] = rules.can): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      if (!isCarried(thought, ai)) return rules.can(thought, order, ai, aim, why);
      if (!mayGetOff(thought, ai, why)) return false;
      // It faces as it likes: to its aim, as a rule; but the only way may lead elsewhere.
      const to = facingToAim(thought, ai, aim);
      return (
        EVERY_FACING.some((facing) => facing !== to && can(asIfOff(thought, ai, facing), order, ai, aim, null)) ||
        can(asIfOff(thought, ai, to), order, ai, aim, why)
      );
    },
    defense: (thought, order, ai, aim) =>
      rules.defense?.(asIfOff(thought, ai, facingToAim(thought, ai, aim)), order, ai, aim),
    plan: (thought, order, ai, aim, notes) =>
      isCarried(thought, ai) ? getOff(thought, action, ai, aim, notes) : rules.plan(thought, order, ai, aim, notes),
  };
}

function facingToAim({ seen }: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim): Facing {
  return facingAhead(seen, unitOf(seen, ai).at, hex);
}

/** S5.5, R-215: one whose objective is right there gets off too: from its carrier it cannot take it. */
export function orIsThere(can: ActionRules['can']): ActionRules['can'] {
  return (thought, order, ai, aim, why) =>
    (aim.kind === 'objective' && aim.hexes.includes(unitOf(thought.seen, ai).at)) || can(thought, order, ai, aim, why);
}

/** B17.0: it is an action of both, so both are fresh; B17.2 */
function mayGetOff({ seen, command }: Thought, ai: UnitId, why: Why): boolean {
  const { carrier } = unitOf(seen, ai);
  if (unitOf(seen, carrier).spent && !command) return no(why, 'B17.0', 'carrierSpent', { unit: carrier }) !== null;
  const unloading = judgeUnload(seen, carrier, ai);
  return unloading.granted || noFor(why, unloading.reasons) !== null;
}

function getOff(thought: Thought, action: AiAction, ai: UnitId, aim: Aim, notes: PlanNotes): Deed {
  const { at, carrier } = unitOf(thought.seen, ai);
  const facing = movedFacing(asIfOff(thought, ai), { ai, at }, aim, (trace) => {
    notes.chosenFacing = trace;
  });
  return makeDeed({ unit: ai, action, facing, carrier, cost: loadPrice(thought.seen, [ai]) });
}

/** All other orders: none is for an AI that is carried. */
export function unlessCarried(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      const { carrier } = unitOf(thought.seen, ai);
      if (carrier !== NONE) return no(why, 'S5.5', 'isCarried', { unit: carrier }) !== null;
      return rules.can(thought, order, ai, aim, why);
    },
  };
}

/**
 * Orders to fire as they are read for units, and for a Control Marker of the AI's own: then it fires at the unit closest to that
 * marker, of those that fit the order and that it can execute it against (S5.0.1a).
 */
export function aroundMarkers(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      if (aim.kind !== 'ownMarker') return rules.can(thought, order, ai, aim, why);
      const units = meantBy(thought, order);
      if (units.length === 0) return no(why, 'S5.0.1a', 'noUnit') !== null;
      return units.some((unit) => rules.can(thought, order, ai, unit, why));
    },
    plan: (thought, order, ai, aim, notes) => {
      const target = aim.kind === 'ownMarker' ? closestTo(thought, rules, order, ai, aim, notes) : aim;
      return rules.plan(thought, order, ai, target, notes);
    },
  };
}

function meantBy(thought: Thought, { target }: AiOrder): Aim[] {
  return thought.units
    .filter((unit) => failedWord(thought, target, unit) === null)
    .map((unit) => unitAim(thought, unit));
}

function closestTo(
  thought: Thought,
  rules: ActionRules,
  order: AiOrder,
  ai: UnitId,
  marker: Aim,
  notes: PlanNotes,
): Aim {
  const [hex = -1] = marker.hexes;
  const defense = (unit: UnitId): number =>
    rules.defense?.(thought, order, ai, unitAim(thought, unit)) ?? defenseAgainst(thought.seen, ai, unit);
  return choose(
    thought,
    meantBy(thought, order).filter((unit) => rules.can(thought, order, ai, unit, null)),
    [
      { rule: 'S5.0.1b', rung: 'closestToMarker', figure: ({ hexes }: Aim) => hexesTo(thought, hex, hexes) },
      ...attackedLadder(thought, ai, defense),
    ],
    ({ place }) => place,
    (trace) => {
      notes.chosenTarget = trace;
    },
  );
}
