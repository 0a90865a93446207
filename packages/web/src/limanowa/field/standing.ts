import type { Seen } from '@sandtable/limanowa';
import type { PlanArrow } from '@sandtable/board';
import type { Overlays } from '../../face/field.ts';
import { planArrow } from './arrow.ts';

const SETTLED = { text: '', isDraft: false } as const;

/** What was disclosed and is still to be carried out: whoever reacts sees it on the map. L6b */
export function disclosedArrows(seen: Seen): Overlays {
  const { turn, units } = seen.view;
  const plan = turn.phase === 'central' ? turn.plan : null;
  if (plan === null) return [];
  const ends = new Map(plan.moves.map(({ unit, to }) => [unit, to]));
  const placeOf = (unit: number): number => ends.get(unit) ?? units[unit]?.at ?? -1;
  const strike = (manner: PlanArrow['plan'], unit: number, target: number): PlanArrow[] =>
    planArrow(seen, manner, placeOf(unit), placeOf(target), SETTLED);
  return [
    ...plan.moves.flatMap(({ unit, to }) => planArrow(seen, 'march', units[unit]?.at ?? -1, to, SETTLED)),
    ...plan.shells.flatMap(({ battery, target }) => strike('bombard', battery, target)),
    ...plan.supports.flatMap(({ battery, target }) => strike('support', battery, target)),
    ...plan.attacks.flatMap(({ target, attackers }) => attackers.flatMap((unit) => strike('attack', unit, target))),
  ];
}
