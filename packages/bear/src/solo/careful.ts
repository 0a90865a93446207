import type { AiOrder } from '../model/solo/order.ts';
import type { UnitId } from '../model/ids.ts';
import type { ActionRules } from './action-rule.ts';
import type { Thought } from './thought.ts';
import { no } from './trace.ts';

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
