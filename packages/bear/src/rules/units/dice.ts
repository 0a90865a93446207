import type { Chances } from '../../model/battle/figures.ts';
import type { RollFrame, RollWay } from '../../model/battle/frame.ts';

/** B3.2.3: at most this many CAPs on one roll. */
export const MOST_CAPS = 2;

/** B7.2: a roll this much above the needed one kills. */
export const KILL_MARGIN = 4;

/** Out of reach of two dice and two CAPs. */
export const NEVER = 99;

/** The rolls of two dice, all equally likely. */
export const ROLLS = 36;

/** B7.2: how many of the 36 rolls of two dice are at least this. */
export function waysAtLeast(needed: number): number {
  if (needed <= 2) return ROLLS;
  if (needed > 12) return 0;
  // Above 7, 12 has one way, 11 two more, and so on; from 7 down it is easier to count the rolls below.
  return needed > 7 ? triangle(13 - needed) : ROLLS - triangle(needed - 2);
}

/** The ways to roll at least this, with 0, 1 and 2 CAPs added. */
export function chancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed - 1), waysAtLeast(needed - MOST_CAPS)];
}

/** The same with CAPs subtracted, against the roller's own units. */
export function loweredChancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed + 1), waysAtLeast(needed + MOST_CAPS)];
}

/** B3.2.3: what may be paid on a roll: nothing, then raising, then lowering, each from the fewest CAPs on. */
export function capsOnRoll(serves: RollWay, caps: number): number[] {
  const some = [1, MOST_CAPS].filter((amount) => amount <= caps);
  return [0, ...(serves === 'down' ? [] : some), ...(serves === 'up' ? [] : some.map((amount) => -amount))];
}

/** B3.2.3, B8.2: help counts in the direction that serves; if both can, in that of the CAPs. */
export function asItServes({ serves, caps }: Pick<RollFrame, 'serves' | 'caps'>, help: number): number {
  return serves === 'down' || (serves === 'either' && caps < 0) ? -help : help;
}

function triangle(n: number): number {
  return (n * (n + 1)) / 2;
}
