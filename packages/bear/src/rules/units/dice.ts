import type { Chances } from '../../model/battle/figures.ts';
import type { RollFrame, RollWay } from '../../model/battle/frame.ts';

/** B3.2.3: at most this many CAPs on one roll. */
export const MOST_CAPS = 2;

/** B7.2: a roll this much above the one needed to hit destroys. */
export const KILL_MARGIN = 4;

/** Two dice and two CAPs never come to it. */
export const NEVER = 99;

/** B7.2: how many of the 36 ways two dice can fall come to at least this number. */
export function waysAtLeast(needed: number): number {
  if (needed <= 2) return 36;
  if (needed > 12) return 0;
  // From 12 down there are 1, 2, 3 ... ways; from 7 down it is easier to count those that fall short.
  return needed > 7 ? triangle(13 - needed) : 36 - triangle(needed - 2);
}

/** The ways to roll at least this number, as CAPs are added to the roll. */
export function chancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed - 1), waysAtLeast(needed - MOST_CAPS)];
}

/** The same as CAPs are taken off it: against a unit of one's own. */
export function loweredChancesOf(needed: number): Chances {
  return [waysAtLeast(needed), waysAtLeast(needed + 1), waysAtLeast(needed + MOST_CAPS)];
}

/** B3.2.3: what may be paid on a roll: nothing, then upwards, then downwards, each from the fewest CAPs on. */
export function capsOnRoll(serves: RollWay, caps: number): number[] {
  const some = [1, MOST_CAPS].filter((amount) => amount <= caps);
  return [0, ...(serves === 'down' ? [] : some), ...(serves === 'up' ? [] : some.map((amount) => -amount))];
}

/** B3.2.3, B8.2: help as it counts on a roll: where either way can serve, that of the CAPs. */
export function asItServes({ serves, caps }: Pick<RollFrame, 'serves' | 'caps'>, help: number): number {
  return serves === 'down' || (serves === 'either' && caps < 0) ? -help : help;
}

function triangle(n: number): number {
  return (n * (n + 1)) / 2;
}
