import type { Settings } from '../settings/settings.ts';
import type { FilmFrame } from '../bear/film/film-frame.ts';

/** In milliseconds at normal speed: with what moves and what is loaded in between a turn stays under four seconds. */
const PAUSES: Readonly<Record<FilmFrame['step'], number>> = {
  card: 900,
  candidates: 700,
  distances: 300,
  ladder: 400,
  deed: 600,
  outcome: 700,
};
const FACTORS = { slow: 3, normal: 1, fast: 0.4, instant: 0 } as const;

/** Whoever asks to see a turn again wants to see it. */
export function speedOf(chosen: Settings['aiSpeed'], film: { readonly isReplay: boolean } | null): Settings['aiSpeed'] {
  return film?.isReplay === true && chosen === 'instant' ? 'normal' : chosen;
}

/** How long a picture stands; null: until somebody goes on. */
export function pauseOf(speed: Settings['aiSpeed'], step: FilmFrame['step']): number | null {
  return speed === 'step' ? null : PAUSES[step] * FACTORS[speed];
}

/** What was on the screen while the counters moved has been read in part, so that a turn lasts no longer for them. */
export function pauseLeft(pause: number, shownFor: number): number {
  return Math.max(pause / 2, pause - shownFor);
}
