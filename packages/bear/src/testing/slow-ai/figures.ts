import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { attackCostChange, moveCostChange } from '../../rules/special/effects.ts';
import { firepowerOf, markerOf } from '../../rules/units/figures.ts';
import type { Rung } from './pick.ts';
import type { UnitId } from '../../model/ids.ts';

/** the FP in the colour of the DR that the target shows it. */
function ratingAgainst(seen: Seen, attacker: UnitId, target: UnitId): number {
  if (isRumor(typeOf(seen, attacker))) return -Infinity;
  const { front, flank } = typeOf(seen, target);
  const { colour } = hasInArc(seen, target, unitOf(seen, attacker).at) ? front : flank;
  return firepowerOf(seen, attacker, colour) ?? -Infinity;
}

export function highestRating(seen: Seen, attacker: UnitId, targets: readonly UnitId[]): number {
  return Math.max(...targets.map((target) => ratingAgainst(seen, attacker, target)));
}

/** The printed cost with the marker; a unit that never attacks ranks last. */
export function attackCost(seen: Seen, unit: UnitId): number {
  const printed = typeOf(seen, unit).attackCost;
  return printed === null ? Infinity : printed + (markerOf(seen, unit)?.attackCost ?? 0) + attackCostChange(seen, unit);
}

export function moveCost(seen: Seen, unit: UnitId): number {
  return typeOf(seen, unit).moveCost + (markerOf(seen, unit)?.moveCost ?? 0) + moveCostChange(seen, unit);
}

/** What the ladder of targets needs to know of an attack. */
interface Attack {
  readonly ai: UnitId;
  readonly target: UnitId;
}

/** S5.1.2; the DV is that of the whole attack. */
export function attackRungs<T>(seen: Seen, attackOf: (one: T) => Attack, defense: (one: T) => number): Rung<T>[] {
  const ofTarget =
    (figure: (target: UnitId) => number) =>
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
