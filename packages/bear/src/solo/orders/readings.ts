import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { anyOf, choose, denied, deny, grant } from '@sandtable/kernel';
import type { AiAction } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { judgeUnload, loadPrice } from '../../rules/march/load.ts';
import { type Aim, type Assignment, hexesTo, unitAim } from '../thought/aims.ts';
import { attackedLadder, defenseAgainst } from '../thought/ladders.ts';
import { failedWord } from '../thought/order-words.ts';
import { asIfOff, facingAhead, isCarried, type Thought, untraced } from '../thought/thought.ts';
import { type AiVerdict, noteIn, type OrderTraceDraft } from '../thought/trace.ts';
import { movedFacing } from '../ways/facing.ts';
import type { ActionRules } from './action-rule.ts';

// How the rules of an action change for careful AI, carried AI, and aims that are markers.

/** G6.1: some AI make every move at Low Risk. */
export function atLowRisk(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (assignment) => {
      const careful = carefully(assignment);
      const verdict = rules.can(careful);
      if (verdict.granted || careful === assignment) return verdict;
      return denied([...verdict.reasons, { rule: 'G6.1', key: 'onlyLowRisk' }]);
    },
    plan: (assignment, draft) => {
      const careful = carefully(assignment);
      if (assignment.thought.traced && careful !== assignment) draft.remarks.push({ rule: 'G6.1', key: 'onlyLowRisk' });
      return rules.plan(careful, draft);
    },
  };
}

function carefully(assignment: Assignment): Assignment {
  const { thought, order, ai } = assignment;
  if (order.lowRisk || !thought.careful.includes(ai)) return assignment;
  return { ...assignment, order: { ...order, lowRisk: true } };
}

/** S5.3.2: Low Risk never leads into close combat. */
export function unlessCareful(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (assignment) =>
      assignment.thought.careful.includes(assignment.ai) ? deny('G6.1', 'onlyLowRisk') : rules.can(assignment),
  };
}

/**
 * S5.5, B17.0: a carried AI ordered to move or fire gets off, if it could execute the order from there. `can` judges
 * that as if it had got off.
 */
export function orGetOff(action: AiAction, rules: ActionRules, can: ActionRules['can'] = rules.can): ActionRules {
  return {
    ...rules,
    can: (assignment) => {
      const { thought, ai, aim } = assignment;
      if (!isCarried(thought, ai)) return rules.can(assignment);
      const gettingOff = judgeGettingOff(thought, ai);
      if (!gettingOff.granted) return gettingOff;
      // It chooses its facing: usually towards its aim, but the only way may lead elsewhere.
      const to = facingToAim(thought, ai, aim);
      const quiet = untraced(thought);
      const isOther = EVERY_FACING.some(
        (facing) => facing !== to && can({ ...assignment, thought: asIfOff(quiet, ai, facing) }).granted,
      );
      return isOther ? grant() : can({ ...assignment, thought: asIfOff(thought, ai, to) });
    },
    defense: (assignment) => {
      const { thought, ai, aim } = assignment;
      return rules.defense?.({ ...assignment, thought: asIfOff(thought, ai, facingToAim(thought, ai, aim)) });
    },
    plan: (assignment, draft) =>
      isCarried(assignment.thought, assignment.ai) ? getOff(action, assignment, draft) : rules.plan(assignment, draft),
  };
}

function facingToAim({ seen }: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim): Facing {
  return facingAhead(seen, unitOf(seen, ai).at, hex);
}

/** S5.5, R-215: it also gets off if its objective is in its hex, since it cannot take that while carried. */
export function orIsThere(can: ActionRules['can']): ActionRules['can'] {
  return (assignment) => {
    const { thought, ai, aim } = assignment;
    const isThere = aim.kind === 'objective' && aim.hexes.includes(unitOf(thought.seen, ai).at);
    return isThere ? grant() : can(assignment);
  };
}

/** B17.0, B17.2: getting off is an action of both, so both must be fresh. */
function judgeGettingOff({ seen, command }: Thought, ai: UnitId): AiVerdict {
  const { carrier } = unitOf(seen, ai);
  if (unitOf(seen, carrier).spent && !command) return deny('B17.0', 'carrierSpent', { unit: carrier });
  return judgeUnload(seen, carrier, ai);
}

function getOff(action: AiAction, { thought, ai, aim }: Assignment, draft: OrderTraceDraft): Deed {
  const { at, carrier } = unitOf(thought.seen, ai);
  const facing = movedFacing(asIfOff(thought, ai), { ai, at }, aim, noteIn(draft, 'chosenFacing'));
  return makeDeed({ unit: ai, action, facing, carrier, cost: loadPrice(thought.seen, [ai]) });
}

/** S5.5: a carried AI cannot execute any other order. */
export function unlessCarried(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (assignment) => {
      const { carrier } = unitOf(assignment.thought.seen, assignment.ai);
      return carrier === NONE ? rules.can(assignment) : deny('S5.5', 'isCarried', { unit: carrier });
    },
  };
}

/**
 * S5.0.1a: for an order to fire with one of the AI's own Control Markers as its aim: it fires at the unit closest to
 * that marker, of those that fit the order and that it can attack.
 */
export function aroundMarkers(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (assignment) => {
      if (assignment.aim.kind !== 'ownMarker') return rules.can(assignment);
      const units = fittingUnits(assignment);
      return units.length === 0 ? deny('S5.0.1a', 'noUnit') : anyOf(units, rules.can);
    },
    plan: (assignment, draft) =>
      rules.plan(assignment.aim.kind === 'ownMarker' ? closestToMarker(rules, assignment, draft) : assignment, draft),
  };
}

function fittingUnits(assignment: Assignment): Assignment[] {
  const { thought, order } = assignment;
  return thought.units
    .filter((unit) => failedWord(thought, order.target, unit) === null)
    .map((unit) => ({ ...assignment, aim: unitAim(thought, unit) }));
}

function closestToMarker(rules: ActionRules, assignment: Assignment, draft: OrderTraceDraft): Assignment {
  const { thought, ai, aim: marker } = assignment;
  const [hex = NONE] = marker.hexes;
  const defense = (unit: UnitId): number =>
    rules.defense?.({ ...assignment, aim: unitAim(thought, unit) }) ?? defenseAgainst(thought.seen, ai, unit);
  const aim = choose(
    thought,
    fittingUnits({ ...assignment, thought: untraced(thought) })
      .filter((each) => rules.can(each).granted)
      .map((each) => each.aim),
    [
      { rule: 'S5.0.1b', rung: 'closestToMarker', figure: ({ hexes }: Aim) => hexesTo(thought, hex, hexes) },
      ...attackedLadder(thought, ai, defense),
    ],
    ({ place }) => place,
    noteIn(draft, 'chosenTarget'),
  );
  return { ...assignment, aim };
}
