import type { Chances } from '../../model/battle/figures.ts';
import type { RollFrame, RollWay } from '../../model/battle/frame.ts';

/** B3.2.3: at most this many CAPs on one roll. */
export const MOST_CAPS = 2;

/** B7.2: a roll this much above the one needed kills. */
export const KILL_MARGIN = 4;

/** More than two dice and two CAPs can make. */
export const NEVER = 99;

/** The number of equally likely rolls of two dice. */
export const ROLLS = 36;

/** B7.2: how many of the 36 rolls of two dice reach this. */
export function waysAtLeast(needed: number): number {
  if (needed <= 2) return ROLLS;
  if (needed > 12) return 0;
  // Above 7 count up from 12 (one way, then two more for 11, ...); from 7 down, subtract the rolls below.
  return needed > 7 ? triangle(13 - needed) : ROLLS - triangle(needed - 2);
}

/** How many of the 36 rolls reach this with 0, 1 and 2 CAPs added. */
export function chancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed - 1), waysAtLeast(needed - MOST_CAPS)];
}

/** The same with CAPs subtracted, for rolls against the roller's own units. */
export function loweredChancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed + 1), waysAtLeast(needed + MOST_CAPS)];
}

/** B3.2.3: the CAPs that may be put on a roll: none, then raising, then lowering it, fewest first. */
export function capsOnRoll(serves: RollWay, caps: number): number[] {
  const some = [1, MOST_CAPS].filter((amount) => amount <= caps);
  return [0, ...(serves === 'down' ? [] : some), ...(serves === 'up' ? [] : some.map((amount) => -amount))];
}

/** B3.2.3, B8.2: help counts in the direction that helps; if either may, in that of the CAPs paid. */
export function asItServes({ serves, caps }: Pick<RollFrame, 'serves' | 'caps'>, help: number): number {
  return serves === 'down' || (serves === 'either' && caps < 0) ? -help : help;
}

function triangle(n: number): number {
  return (n * (n + 1)) / 2;
}
