import type { SightOptions } from './sight-options.ts';

/** B6.0.4: the level that things in a hex must reach, ground by itself and the rest by its top, to be in the way. */
export interface Bars {
  readonly ground: number;
  /** Woods and buildings. */
  readonly standing: number;
  readonly smoke: number;
}

/** Higher than any ground. */
const UNREACHED = 9;

/** B6.0.5: the bars of a line between ends of these levels. */
export function barsOnLine(from: number, to: number, options: SightOptions): Bars {
  const high = Math.max(from, to);
  // The plateau effect: from below, ground as high as the higher end is enough.
  if (from !== to) return { ground: high, standing: high, smoke: high };
  const isOnHill = high > 0;
  return {
    ground: isOnHill && options.sameLevelPlateau === 'blocked' ? high : high + 1,
    standing: isOnHill && options.woodsBelowHill === 'clear' ? high + 1 : high,
    smoke: high,
  };
}

/** B6.0.6: the lower bars of the step next to the lower end; that for the ground holds only off the slope. */
export function barsOfBlindSpot(from: number, to: number, options: SightOptions): Bars {
  if (from === to) return barsOnLine(from, to, options);
  const above = Math.min(from, to) + 1;
  return { ground: options.hillBlindSpot === 'offSlope' ? above : UNREACHED, standing: above, smoke: above };
}

/** What stands in a hex and reaches the bar, light smoke last: it veils where the others block (B6.0.7). */
export function standingAbove(
  bars: Bars,
  level: number,
  standing: number,
  smoke: number,
): 'standing' | 'heavySmoke' | 'veil' | undefined {
  if (standing > 0 && level + standing >= bars.standing) return 'standing';
  if (smoke === 0 || level + smoke < bars.smoke) return undefined;
  return smoke === 1 ? 'veil' : 'heavySmoke';
}
