import type { Rung } from '@sandtable/kernel';
import { unitOf } from '../model/battle/battle.ts';
import type { AiOrder } from '../model/solo/order.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { type Aim, hexesTo } from './aims.ts';
import { asIfOff } from './as-if-off.ts';
import { attackCostOf, bestRating, defenseOf, moveCostOf, ratingAgainst } from './figures.ts';
import type { Thought } from './thought.ts';
import type { RungKey } from './trace.ts';
import { placeDm } from '../rules/fire/defense.ts';
import { NONE, type UnitId } from '../model/ids.ts';

/** An AI that can execute the order, with the aims that are closest to it of those it can. */
export interface Able {
  readonly ai: UnitId;
  readonly distance: number;
  readonly aims: readonly Aim[];
}

/** S5.1.1: among AI to fire, and among those that Priority Orders call on. */
export function firersLadder(thought: Thought): Rung<Able, RungKey>[] {
  const { seen } = thought;
  return [
    unhitFirst(thought, 'S5.1.1'),
    {
      rule: 'S5.1.1',
      rung: 'highestRating',
      figure: ({ ai, aims }) => Math.min(...aims.map((aim) => -ratingFor(thought, ai, aim))),
    },
    { rule: 'S5.1.1', rung: 'cheapestAttack', figure: ({ ai }) => attackCostOf(seen, ai) },
    { rule: 'S5.1.1', rung: 'highestDm', figure: ({ ai }) => -placeDm(asIfOff(thought, ai).seen, ai) },
  ];
}

/** Around a marker it may be any of the units. */
function ratingFor({ seen, units }: Thought, ai: UnitId, { kind, place }: Aim): number {
  if (kind === 'ownMarker') return bestRating(seen, ai, units);
  return kind === 'unit' ? ratingAgainst(seen, ai, place) : -Infinity;
}

/** S5.2.1: among AI to move. */
export function moversLadder(thought: Thought): Rung<Able, RungKey>[] {
  return [
    unhitFirst(thought, 'S5.2.1'),
    { rule: 'S5.2.1', rung: 'cheapestMove', figure: ({ ai }) => moveCostOf(thought.seen, ai) },
  ];
}

function unhitFirst({ seen }: Thought, rule: string): Rung<Able, RungKey> {
  return { rule, rung: 'unhit', figure: ({ ai }) => Number(unitOf(seen, ai).hit !== NONE) };
}

/** S5.1.2: among targets of an attack; `defense` is their whole DV against it. */
export function attackedLadder(
  { seen }: Pick<Thought, 'seen'>,
  ai: UnitId,
  defense: (target: UnitId) => number,
): Rung<Pick<Aim, 'place'>, RungKey>[] {
  const rule = 'S5.1.2';
  return [
    { rule, rung: 'lowestDefense', figure: ({ place }) => defense(place) },
    { rule, rung: 'hitFirst', figure: ({ place }) => Number(unitOf(seen, place).hit === NONE) },
    { rule, rung: 'freshFirst', figure: ({ place }) => Number(unitOf(seen, place).spent) },
    { rule, rung: 'highestRating', figure: ({ place }) => -ratingAgainst(seen, place, ai) },
    { rule, rung: 'cheapestAttack', figure: ({ place }) => attackCostOf(seen, place) },
    { rule, rung: 'cheapestMove', figure: ({ place }) => moveCostOf(seen, place) },
  ];
}

/** The whole DV against a plain attack; before a Rumored Enemy is revealed, that of the unit's front in its hex. */
export function defenseAgainst(seen: Thought['seen'], ai: UnitId, target: UnitId): number {
  const odds = isRumored(seen, ai) ? null : judgeFire(seen, ai, target);
  return odds?.granted === true ? odds.value.defense : defenseOf(seen, target);
}

/** S5.2.2: among what is moved towards. */
export function soughtLadder(thought: Thought, { to }: Pick<AiOrder, 'to'>): Rung<Aim, RungKey>[] {
  const { seen } = thought;
  const rule = 'S5.2.2';
  const ofUnit = (figure: (unit: UnitId) => number) => (aim: Aim) => (aim.kind === 'unit' ? figure(aim.place) : 0);
  const objectives = thought.objectives.flat();
  return [
    { rule, rung: 'listedFirst', figure: ({ kind }) => to.indexOf(kind) },
    { rule, rung: 'spentFirst', figure: ofUnit((unit) => Number(!unitOf(seen, unit).spent)) },
    { rule, rung: 'hitFirst', figure: ofUnit((unit) => Number(unitOf(seen, unit).hit === NONE)) },
    { rule, rung: 'nearObjective', figure: ofUnit((unit) => hexesTo(thought, unitOf(seen, unit).at, objectives)) },
  ];
}
