import { expect, test } from 'vitest';
import { Recorder } from '../index.ts';
import { outpost, type OutpostEvent, type OutpostState } from './outpost/index.ts';
import { Rehearsal } from './rehearsal.ts';
import { brokenRevival } from './secrecy.ts';

/** Reports on one entry of outpost with a part replaced. */
function reported(part: Partial<typeof outpost>): string[] {
  const system = { ...outpost, ...part };
  const { state } = new Rehearsal(outpost, {});
  const frozen = system.freeze(state);
  const io = new Recorder<OutpostEvent>(state.random);
  system.apply(state, ['draw'], io);
  return brokenRevival(system, { frozen, sentence: ['draw'], state, told: io.told });
}

function revived(text: string, change: (state: OutpostState) => void): OutpostState {
  const state = outpost.revive(text);
  change(state);
  return state;
}

test('a state that comes back whole goes on as it did', () => {
  expect(reported({})).toEqual([]);
});

test('a record that loses a field is caught', () => {
  const revive = (text: string): OutpostState =>
    revived(text, ({ squads }) => delete (squads[0] as Partial<(typeof squads)[0]>).spent);
  expect(reported({ revive })).toEqual([
    'a revived state has another text',
    'a revived state goes on to another state',
  ]);
});

test('fields in another order are caught, since the records would no longer be alike', () => {
  const revive = (text: string): OutpostState => {
    const { round, ...rest } = outpost.revive(text);
    return { ...rest, round };
  };
  expect(reported({ revive })).toEqual(['a revived state has another text']);
});

test('a text that loses something is caught by what comes of it', () => {
  const freeze = (state: OutpostState): string =>
    outpost.freeze({ ...state, round: 1, players: state.players.map((player) => ({ ...player, coins: 2 })) });
  expect(reported({ freeze })).toEqual(['a revived state goes on to another state']);
});

test('a cursor of chance that is lost is caught in the events', () => {
  const revive = (text: string): OutpostState => revived(text, ({ deck }) => deck.inside.reverse());
  expect(reported({ revive })).toContain('a revived state tells other events');
});

test('memory outside the state is caught', () => {
  let applied = 0;
  const apply: typeof outpost.apply = (state, sentence, io) => {
    if (applied++ > 0) io.emit({ rule: 'turn', key: 'passed' });
    outpost.apply(state, sentence, io);
  };
  expect(reported({ apply })).toEqual(['a revived state tells other events']);
});
