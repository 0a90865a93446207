import { type BearEvent, cardsOf } from '@sandtable/bear';
import { afterMotion, type Motion, type Scene } from '@sandtable/board';
import type { Engine } from '../../engine/engine.ts';
import { seenIn } from '../../match/asked.ts';
import { framesOf } from './frames-of.ts';
import type { Film } from '../../match/play-state.ts';
import { motionsInParts } from '../motion/motions.ts';

/** What happens on the map in a film, up to the end of each of its outcomes. */
export function motionsOfFilm(engine: Engine, film: Film): Motion[][] {
  const { before, moment } = film;
  return motionsInParts(seenIn(engine, before.view), partsOf(engine, film), seenIn(engine, moment.view));
}

/** An entry may bring several cards, each with its outcome. */
function partsOf(engine: Engine, film: Film): readonly (readonly BearEvent[])[] {
  const { events } = film.moment;
  const cards = cardsOf({ notes: [], events }).map((card) => card.events);
  if (cards.length < 2 || cards.length !== outcomesTo(engine, film, Infinity)) return [events];
  const others = cards.slice(1);
  // What comes before the first card is shown with it.
  return [events.slice(0, events.length - others.flat().length), ...others];
}

/** How many outcomes have been shown with a picture. */
export function outcomesTo(engine: Engine, film: Film, frame: number): number {
  return framesOf(engine, film)
    .slice(0, frame + 1)
    .filter(({ isAfter }) => isAfter).length;
}

/** Between two cards of one entry: what the first has moved, the position after both does not tell. */
export function sceneBetween(before: Scene, after: Scene, done: readonly Motion[]): Scene {
  return {
    ...before,
    pieces: done.reduce((pieces, motion) => afterMotion(pieces, motion, after.pieces), before.pieces),
  };
}
