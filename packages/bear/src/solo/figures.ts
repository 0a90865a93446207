import { type Battle, typeOf, unitOf } from '../model/battle/battle.ts';
import type { Colour } from '../model/pack/unit-type.ts';
import { attackCostChange, moveCostChange } from '../rules/special/effects.ts';
import { firepowerOf, markerOf } from '../rules/units/figures.ts';
import { placeDm } from '../rules/fire/defense.ts';
import { hasInArc } from '../rules/fire/reach.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import type { UnitId } from '../model/ids.ts';

// What orders compare counters and hexes by. R-121: the DMs of a hex are all but those of walls and height.

/** S5.0a: its front DR, with marker and DMs. R-183: of a Rumored Enemy nobody knows, so it ranks last. */
export function defenseOf(battle: Battle, unit: UnitId): number {
  if (isRumored(battle, unit)) return Infinity;
  return typeOf(battle, unit).front.dr + (markerOf(battle, unit)?.front ?? 0) + placeDm(battle, unit);
}

/** its FP against a counter, in the colour of the DR that this one turns to it; R-183: a Rumored Enemy ranks last. */
export function ratingAgainst(battle: Battle, unit: UnitId, target: UnitId): number {
  if (isRumored(battle, unit)) return -Infinity;
  const aspect = hasInArc(battle, target, unitOf(battle, unit).at) ? 'front' : 'flank';
  return firepowerIn(battle, unit, typeOf(battle, target)[aspect].colour);
}

/** The highest against any of several. */
export function bestRating(battle: Battle, unit: UnitId, targets: readonly UnitId[]): number {
  return targets.reduce((best, target) => Math.max(best, ratingAgainst(battle, unit, target)), -Infinity);
}

function firepowerIn(battle: Battle, unit: UnitId, colour: Colour): number {
  return firepowerOf(battle, unit, colour) ?? -Infinity;
}

/** Printed, with its marker; whoever never attacks comes last. */
export function attackCostOf(battle: Battle, unit: UnitId): number {
  const change = (markerOf(battle, unit)?.attackCost ?? 0) + attackCostChange(battle, unit);
  return (typeOf(battle, unit).attackCost ?? Infinity) + change;
}

export function moveCostOf(battle: Battle, unit: UnitId): number {
  return typeOf(battle, unit).moveCost + (markerOf(battle, unit)?.moveCost ?? 0) + moveCostChange(battle, unit);
}
