import { madeOnce } from '@sandtable/kernel';
import { FILM_STEPS, type FilmFrame } from '../face/table.ts';
import { filmIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';

/** The beat to be told: an outcome only once it has happened on the map, and until then the beat before it. */
export function beatIn(state: PlayState): FilmFrame | null {
  const film = filmIn(state);
  if (film === null) return null;
  const { frames } = film.model;
  const now = frames[film.frame] ?? null;
  if (now?.isAfter !== true || !state.isMoving) return now;
  const last = frames[film.frame - 1];
  return last !== undefined && !last.isAfter ? last : untold(now);
}

/** The same object for the same beat. */
const untold = madeOnce((beat: FilmFrame): FilmFrame => ({ ...beat, line: '', says: '', more: '' }));

/** How many of the four bars are filled. */
export function barsOf({ step }: FilmFrame): number {
  return FILM_STEPS.indexOf(step) + 1;
}
