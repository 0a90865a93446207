import type { Settings } from '../settings/settings.ts';
import type { FilmFrame } from './film.ts';

/** In milliseconds at normal speed: all six together last four seconds. */
const PAUSES: Readonly<Record<FilmFrame['step'], number>> = {
  card: 900,
  candidates: 700,
  distances: 400,
  ladder: 500,
  deed: 700,
  outcome: 800,
};
const FACTORS = { slow: 3, normal: 1, fast: 0.4, instant: 0 } as const;

/** How long a picture stands; null: until somebody goes on. */
export function pauseOf(speed: Settings['aiSpeed'], step: FilmFrame['step']): number | null {
  return speed === 'step' ? null : PAUSES[step] * FACTORS[speed];
}
