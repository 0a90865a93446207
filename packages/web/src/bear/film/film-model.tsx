import { type Bear, type BearEvent, eventNames, type Seen } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import type { Engine } from '../engine/engine.ts';
import type { FilmFrame as Shown, FilmModel } from '../../face/film.ts';
import type { Moment, Trace } from '../../face/moment.ts';
import { outcomesTo } from '../../film/outcomes.ts';
import { tellEvent } from '../events/tell.ts';
import { motionsInParts } from '../motion/motions.ts';
import { botFilm } from './bot-film.ts';
import { filmOf } from './film.ts';
import type { FilmFrame } from './film-frame.ts';
import { partsOf } from './film-parts.ts';
import { FilmPicture } from './film-picture.tsx';

const LABELS: Readonly<Record<FilmFrame['step'], string>> = {
  card: 'Card',
  candidates: 'Candidates',
  distances: 'Distances',
  ladder: 'Tie-breaks',
  deed: 'Action',
  outcome: 'Outcome',
};

/** In milliseconds: with what moves and what is loaded in between a turn stays under four seconds. */
export const PAUSES: Readonly<Record<FilmFrame['step'], number>> = {
  card: 900,
  candidates: 700,
  distances: 300,
  ladder: 400,
  deed: 600,
  outcome: 700,
};

/** The pictures of an entry that nobody at the screen made: the AI's with its reasons, a bot's without. */
export function filmModel(
  engine: Engine,
  before: Moment<Bear>,
  moment: Moment<Bear>,
  trace: Trace<Bear> | null,
  earlier: readonly BearEvent[] = [],
): FilmModel {
  const [from, to] = [engine.seenIn(before.view), engine.seenIn(moment.view)];
  const frames = framesOf(from, moment, trace);
  let motions: Motion[][] | undefined;
  return {
    frames: frames.map((frame) => shownFrame(frame.isAfter ? to : from, frame)),
    motions() {
      motions ??= motionsInParts(from, partsOf(moment.events, outcomesTo(frames, Infinity)), to, earlier);
      return motions;
    },
  };
}

function framesOf(before: Seen, { view, speaker, events }: Moment<Bear>, trace: Trace<Bear> | null): FilmFrame[] {
  const reasoned = trace === null ? [] : filmOf(before, { notes: trace.notes, events: trace.events });
  if (reasoned.length > 0) return reasoned;
  const player = view.players.findIndex(({ seat }) => seat === speaker);
  return botFilm(before, events, player === -1 ? 'Result' : eventNames(before).player(player));
}

function shownFrame(seen: Seen, frame: FilmFrame): Shown {
  const { step, overlays, isAfter, actor, events } = frame;
  const told = events.map((event) => tellEvent(seen, event));
  return {
    step,
    label: LABELS[step],
    pause: PAUSES[step],
    overlays,
    isAfter,
    actor,
    picture: () => <FilmPicture pack={seen.pack} frame={frame} told={told} />,
  };
}
