import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { attackCostChange, moveCostChange } from '../../rules/special/effects.ts';
import { firepowerOf, markerOf } from '../../rules/units/figures.ts';
import { hasInArc } from '../../rules/fire/reach.ts';

/** the FP in the colour of the side that the target turns to it. */
export function ratingAgainst(seen: Seen, attacker: number, target: number): number {
  if (isRumor(typeOf(seen, attacker))) return -Infinity;
  const { front, flank } = typeOf(seen, target);
  const { colour } = hasInArc(seen, target, unitOf(seen, attacker).at) ? front : flank;
  return firepowerOf(seen, attacker, colour) ?? -Infinity;
}

export function highestRating(seen: Seen, attacker: number, targets: readonly number[]): number {
  return Math.max(...targets.map((target) => ratingAgainst(seen, attacker, target)));
}

/** The printed cost with the marker; whoever never attacks comes last. */
export function attackCost(seen: Seen, unit: number): number {
  const printed = typeOf(seen, unit).attackCost;
  return printed === null ? Infinity : printed + (markerOf(seen, unit)?.attackCost ?? 0) + attackCostChange(seen, unit);
}

export function moveCost(seen: Seen, unit: number): number {
  return typeOf(seen, unit).moveCost + (markerOf(seen, unit)?.moveCost ?? 0) + moveCostChange(seen, unit);
}
