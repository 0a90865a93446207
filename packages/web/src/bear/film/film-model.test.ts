import type { Bear, State } from '@sandtable/bear';
import { piecesOf } from '@sandtable/bear/pictures';
import type { WordCounts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import type { Moment } from '../../face/moment.ts';
import { outcomesTo } from '../../face/table.ts';
import { PLAIN_WISH, sceneBetween, sceneOf } from '../../scene/scene.ts';
import { game, playAtRandom } from '../../testing/matches.ts';
import { SOLO_POSITION } from '../../testing/positions.ts';
import { positionIn } from '../table/position.ts';
import { filmModel } from './film-model.tsx';

test('a turn of several cards is acted card by card, and all of it leads to how it stands', () => {
  const spoken: WordCounts = new Map();
  const cards: number[] = [];
  for (let match = 0; match < 3; match++) {
    for (const { state, sentence, say } of playAtRandom({ position: SOLO_POSITION }, `sfc32:film${match}`, spoken)) {
      if (sentence[0] !== 'proceed') continue;
      const before = momentOf(structuredClone(state));
      const { told, notes } = say(true);
      const events = told.map(({ event }) => event);
      const moment = { ...momentOf(structuredClone(state)), events };
      const film = filmModel(engine(), before, moment, { seq: 1, before, notes, events });
      const parts = film.motions();
      cards.push(parts.length);
      expect([1, outcomesTo(film.frames, Infinity)]).toContain(parts.length);
      const [first, last] = [before, moment].map(({ view }) => sceneOf(positionIn(engine(), view), PLAIN_WISH));
      if (first === undefined || last === undefined) continue;
      expect(places(sceneBetween(first, last, parts.flat()).pieces)).toEqual(
        places(piecesOf(engine().on(moment.view))),
      );
    }
  }
  expect(Math.max(...cards)).toBeGreaterThan(1);
});

function momentOf(state: State): Moment<Bear> {
  return {
    seq: 1,
    seat: 'referee',
    asks: null,
    view: game.view(state, 'referee'),
    pending: null,
    speaker: 'ai',
    events: [],
    undo: { granted: false, reasons: [] },
    outcome: null,
  };
}

function places(pieces: readonly { readonly id: string; readonly at: string }[]): string[] {
  return pieces.map(({ id, at }) => `${id} ${at}`).sort();
}
