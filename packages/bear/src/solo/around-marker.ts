import { choose } from '@sandtable/kernel';
import type { AiOrder } from '../model/solo/order.ts';
import type { UnitId } from '../model/ids.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import { type Aim, hexesTo, unitAim } from './aims.ts';
import { attackedLadder, defenseAgainst } from './choice-ladders.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';
import { no } from './trace.ts';

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
