import { FILM_STEPS, type FilmFrame } from '../face/table.ts';
import { filmIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';

/** The beat on the screen; null without a film, and while the map plays the motion before the first beat. */
export function beatIn(state: PlayState): FilmFrame | null {
  const film = filmIn(state);
  return film?.model.frames[film.frame] ?? null;
}

/** How many of the four bars are filled. */
export function barsOf({ step }: FilmFrame): number {
  return FILM_STEPS.indexOf(step) + 1;
}
