import { aiNotes, eventNames } from '@sandtable/bear';
import type { Engine } from '../../engine/engine.ts';
import type { Moment } from '../../link/link.ts';
import { botFilm } from './bot-film.ts';
import type { FilmFrame } from './film-frame.ts';
import { filmOf } from './film.ts';
import { seenIn } from '../../match/asked.ts';
import type { Film } from '../../match/play-state.ts';

const films = new WeakMap<Moment, readonly FilmFrame[]>();

/** The pictures of an entry that nobody at the screen made: the AI's with its reasons, a bot's without. */
export function framesOf(engine: Engine, film: Film): readonly FilmFrame[] {
  const frames = films.get(film.moment) ?? makeFrames(engine, film);
  films.set(film.moment, frames);
  return frames;
}

function makeFrames(engine: Engine, { before, moment, trace }: Film): readonly FilmFrame[] {
  const seen = seenIn(engine, before.view);
  const reasoned = trace === null ? [] : filmOf(seen, { notes: aiNotes(trace.notes), events: trace.events });
  if (reasoned.length > 0) return reasoned;
  const player = moment.view.players.findIndex(({ seat }) => seat === moment.speaker);
  return botFilm(seen, moment.events, player === -1 ? 'What comes of it' : eventNames(seen).player(player));
}
