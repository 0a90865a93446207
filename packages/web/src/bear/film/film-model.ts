import { type Bear, type BearEvent, type Eyes, playerId } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import type { Moment, Trace } from '../../face/moment.ts';
import type { FilmModel } from '../../face/table.ts';
import { engine } from '../engine/engine.ts';
import { motionsInParts } from '../motion/motions.ts';
import { actionsOf, partsOf } from './actions.ts';
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
        : actions.flatMap((action) => framesOf(from, to, action, eyes)),
    motions() {
      motions ??= motionsInParts(from, actions.length === 0 ? [events] : partsOf(events, actions), to, earlier);
      return motions;
    },
  };
}
