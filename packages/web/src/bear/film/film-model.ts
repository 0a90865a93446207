import { type Bear, type BearEvent, type Eyes, playerId } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import type { Moment, Trace } from '../../face/moment.ts';
import type { FilmFrame, FilmModel } from '../../face/table.ts';
import { engine } from '../engine/engine.ts';
import { motionsInParts } from '../motion/motions.ts';
import { type Action, actionsOf, partsOf } from './actions.ts';
import { botFilm } from './bot-film.ts';
import { framesOf } from './film.ts';

export function filmModel(
  before: Moment<Bear>,
  moment: Moment<Bear>,
  trace: Trace<Bear> | null,
  earlier: readonly BearEvent[] = [],
): FilmModel {
  const { seenIn } = engine();
  const [from, to] = [seenIn(before.view), seenIn(moment.view)];
  const { view, seat, speaker, events } = moment;
  const eyes: Eyes = view.players.find((player) => player.seat === seat)?.side ?? null;
  const actions = trace === null ? [] : actionsOf({ notes: trace.notes, events: trace.events });
  const player = playerId(view.players.findIndex((each) => each.seat === speaker));
  let motions: Motion[][] | undefined;
  return {
    frames:
      actions.length === 0
        ? botFilm({ before: from, after: to, events, player, eyes })
        : onTrack(from.view.solo?.marker, actions, (action) => framesOf(from, to, action, eyes)),
    motions() {
      motions ??= motionsInParts(from, actions.length === 0 ? [events] : partsOf(events, actions), to, earlier);
      return motions;
    },
  };
}

/** S2.3.1: the marker moves space by space. An action begins with it where the first event or order comes, and ends with it at rest. */
function onTrack(
  marker: number | undefined,
  actions: readonly Action[],
  framesIn: (action: Action) => readonly FilmFrame[],
): FilmFrame[] {
  if (marker === undefined) return actions.flatMap(framesIn);
  let space = marker;
  return actions.flatMap((action) => {
    const { events } = action;
    const place = events.findIndex(({ key }) => HALTS.has(key));
    const begun = spaceAfter(space, place === -1 ? events : events.slice(0, place));
    space = spaceAfter(begun, events);
    return framesIn(action).map((frame) => ({ ...frame, space: frame.isAfter ? space : begun }));
  });
}

const HALTS: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['trackEvent', 'tileExecuted', 'aiOrdered']);

function spaceAfter(space: number, events: readonly BearEvent[]): number {
  return events.reduce((at, event) => (event.key === 'trackAdvanced' ? event.space : at), space);
}
