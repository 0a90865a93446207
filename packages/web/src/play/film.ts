import { aiNotes } from '@sandtable/bear';
import type { Engine } from '../engine/engine.ts';
import type { Moment } from '../link/link.ts';
import { type FilmFrame, filmOf } from '../why/film.ts';
import { seenIn } from './asked.ts';
import { lineOf } from './log-model.ts';
import type { Film } from './play-state.ts';

const films = new WeakMap<Moment, readonly FilmFrame[]>();

/** The pictures of an entry that nobody at the screen made: the AI's with its reasons, a bot's in one. */
export function framesOf(engine: Engine, film: Film): readonly FilmFrame[] {
  const frames = films.get(film.moment) ?? makeFrames(engine, film);
  films.set(film.moment, frames);
  return frames;
}

function makeFrames(engine: Engine, { moment, trace }: Film): readonly FilmFrame[] {
  if (trace === null) return [botFrame(engine, moment)];
  const turn = { notes: aiNotes(trace.notes), events: trace.events };
  const frames = filmOf(seenIn(engine, trace.before.view), turn);
  return frames.length === 0 ? [botFrame(engine, moment)] : frames;
}

function botFrame(engine: Engine, moment: Moment): FilmFrame {
  const seen = seenIn(engine, moment.view);
  const told = moment.events.map((event) => lineOf(seen, moment.seq, event));
  const actor = told.find(({ units }) => units.length > 0)?.units[0] ?? -1;
  const lines = told.map(({ text, rule }) => `${text} (${rule})`);
  return { step: 'outcome', title: 'The enemy acts', lines, overlays: [], isAfter: true, actor };
}
