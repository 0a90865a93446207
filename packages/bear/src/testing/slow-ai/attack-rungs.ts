import { unitOf } from '../../model/battle.ts';
import type { Seen } from '../../model/state.ts';
import { attackCost, moveCost, ratingAgainst } from './figures.ts';
import type { Rung } from './pick.ts';

/** What the ladder of targets needs to know of an attack. */
interface Attack {
  readonly ai: number;
  readonly target: number;
}

/** S5.1.2; the DV is that of the whole attack. */
export function attackRungs<T>(seen: Seen, attackOf: (one: T) => Attack, defense: (one: T) => number): Rung<T>[] {
  const ofTarget =
    (figure: (target: number) => number) =>
    (one: T): number =>
      figure(attackOf(one).target);
  return [
    { rung: 'lowestDefense', figure: defense },
    { rung: 'hitFirst', figure: ofTarget((target) => (unitOf(seen, target).hit === -1 ? 1 : 0)) },
    { rung: 'freshFirst', figure: ofTarget((target) => (unitOf(seen, target).spent ? 1 : 0)) },
    {
      rung: 'highestRating',
      figure: (one) => {
        const { ai, target } = attackOf(one);
        return -ratingAgainst(seen, target, ai);
      },
    },
    { rung: 'cheapestAttack', figure: ofTarget((target) => attackCost(seen, target)) },
    { rung: 'cheapestMove', figure: ofTarget((target) => moveCost(seen, target)) },
  ];
}
