import type { Settings } from '../settings/settings.ts';

const FACTORS = { slow: 3, normal: 1, fast: 0.4, instant: 0 } as const;

/** Whoever asks to see a turn again wants to see it. */
export function speedOf(chosen: Settings['aiSpeed'], isReplay: boolean): Settings['aiSpeed'] {
  return isReplay && chosen === 'instant' ? 'normal' : chosen;
}

/** How long a picture stands; null: until somebody goes on. */
export function pauseOf(speed: Settings['aiSpeed'], pause: number): number | null {
  return speed === 'step' ? null : pause * FACTORS[speed];
}

/** What was on the screen while the counters moved has been read in part, so that a turn lasts no longer for them. */
export function pauseLeft(pause: number, shownFor: number): number {
  return Math.max(pause / 2, pause - shownFor);
}
