import { randomOf, Recorder } from '@sandtable/kernel';
import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { mixedKinds } from '../../../../scripts/harness/same-class.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Limanowa, State, View } from '../model/state.ts';
import { game, pack } from '../testing/match.ts';

function mixed({ units, corps, turn }: View, turns: readonly View['turn'][]): string[] {
  return mixedKinds({ units, corps, turns: [turn, ...turns] });
}

const TURNS = 60;

/** A match after many entries, with every turn object it had. */
function played(mission: string): { readonly state: State; readonly turns: readonly View['turn'][] } {
  const { state } = new Rehearsal(game, { mission, players: 4 }, { seed: 'sfc32:classes' });
  const random = randomOf('sfc32:classes');
  const turns: View['turn'][] = [];
  for (let entry = 0; entry < TURNS; entry++) {
    const pending = game.pending(state);
    if (pending === undefined) break;
    const sentence = game.anySentence(game.view(state, pending.seat), random);
    game.apply(state, sentence, new Recorder<LimanowaEvent, Limanowa['note']>(state.random));
    turns.push(state.turn);
  }
  return { state, turns };
}

test.each(nonEmpty(pack.missions))('after many entries of $id all records of a kind are of one class', ({ id }) => {
  const { state, turns } = played(id);
  expect(mixed(state, turns)).toEqual([]);
  const revived = game.revive(game.freeze(state));
  expect(mixed({ ...revived, units: [...state.units, ...revived.units] }, turns)).toEqual([]);
  for (const { seat } of nonEmpty(state.corps))
    expect([seat, mixed(game.view(state, seat), turns)]).toEqual([seat, []]);
  expect(mixed(game.view(state, 'spectator'), turns)).toEqual([]);
});

test('a record with its fields in another order is found out', () => {
  const { state, turns } = played('bridge-at-neu-sandez');
  const [first, ...others] = state.units;
  const { at, ...rest } = first ?? others[0] ?? {};
  expect(mixed({ ...state, units: [{ ...rest, at }, ...others] as State['units'] }, turns)).toEqual(['units']);
});
