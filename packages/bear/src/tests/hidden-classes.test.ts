import { randomOf, Recorder } from '@sandtable/kernel';
import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { mixedKinds } from '../../../../scripts/harness/same-class.ts';
import type { State, View } from '../model/battle/state.ts';
import { game } from '../testing/match.ts';

function mixed({ units, players, markers, controls }: View): string[] {
  return mixedKinds({ units, players, markers, controls });
}

const TURNS = 100;

function played(options: object): State {
  const { state } = new Rehearsal(game, options, { seed: 'sfc32:classes' });
  const random = randomOf('sfc32:classes');
  for (let entry = 0; entry < TURNS; entry++) {
    const pending = game.pending(state);
    if (pending === undefined) break;
    const sentence = game.anySentence(game.view(state, pending.seat), random);
    game.apply(state, sentence, new Recorder(state.random));
  }
  return state;
}

// A plain mission, one with hidden units, one with artillery, one for four players; generated ones, with others and solo.
const MATCHES = [
  ...['first-shots', 'a-road-too-quiet', 'up-the-bare-ridge', 'all-four-roads'].map((mission) => ({ mission })),
  { draft: { guideline: 5 } },
  { draft: { guideline: 6, solo: {} } },
];

test.each(MATCHES)('after a hundred turns of %o all records of a kind are of one class', (options) => {
  const state = played(options);
  expect(mixed(state)).toEqual([]);
  const revived = game.revive(game.freeze(state));
  expect(mixed({ ...revived, units: [...state.units, ...revived.units] })).toEqual([]);
  for (const { seat } of nonEmpty(state.players)) expect([seat, mixed(game.view(state, seat))]).toEqual([seat, []]);
  expect(mixed(game.view(state, 'spectator'))).toEqual([]);
});

test('a record with its fields in another order is found out', () => {
  const state = played({ mission: 'first-shots' });
  const [first, ...others] = state.units;
  const { at, ...rest } = first ?? others[0] ?? {};
  expect(mixed({ ...state, units: [{ ...rest, at }, ...others] as State['units'] })).toEqual(['units']);
});
