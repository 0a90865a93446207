import { playAtRandom } from '@sandtable/kernel/testing';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { BearEvent } from '../../model/battle/event.ts';
import type { BearSystem, MatchOptions, State } from '../../model/battle/state.ts';
import { game, pack } from '../match.ts';
import { provingGround, provingPack } from '../proving-ground.ts';
import { Books } from './books.ts';
import { capsOf } from './caps-law.ts';
import { vpOf, vpOfPlayer } from './vp-law.ts';

function optionsOf(system: BearSystem, raw: unknown): MatchOptions {
  const read = system.options(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** The rules by which CAPs come and go. */
const CAP_RULES = ['B1.0', 'B2.2', 'B2.2d', 'B2.3', 'B3.2.3', 'B3.2.4', 'B7.4.1', 'B7.4.2', 'B8.1'];
const MATCHES = 4;

/** A random brawl with its books, and its final state. */
function bookedBrawl(seed: string): { readonly books: Books; readonly last: State } {
  const options = { mission: 'brawl' };
  const books = new Books(provingPack, optionsOf(provingGround, options));
  const states: State[] = [];
  playAtRandom(
    provingGround,
    { options, seed },
    {
      witness: () => (state, told) => {
        states[0] = state;
        return books.entry(told, state);
      },
    },
  );
  const [last] = states;
  if (last === undefined) throw new Error('a match without a state');
  return { books, last };
}

test('B3.2 B19.2 the ledger says by which rule every CAP and every VP came and went, and balances at the end', () => {
  const met = new Set<string>();
  for (let match = 0; match < MATCHES; match++) {
    const { books, last } = bookedBrawl(`sfc32:ledger ${match}`);
    const sum = (account: string): number => Object.values(books.ledger.statement(account)).reduce((a, b) => a + b, 0);
    last.players.forEach(({ vp }, place) => {
      // B2.3: when the last round has ended, none is left.
      expect(sum(capsOf(place))).toBe(0);
      expect(sum(vpOfPlayer(place))).toBe(vp);
      for (const rule of Object.keys(books.ledger.statement(capsOf(place)))) met.add(rule);
    });
    expect({ german: sum(vpOf('german')), soviet: sum(vpOf('soviet')) }).toEqual(last.vp);
  }
  expect([...met].filter((rule) => !CAP_RULES.includes(rule))).toEqual([]);
  expect(met.size).toBeGreaterThan(CAP_RULES.length / 2);
});

test('B1.0 the books are opened from print: a match that is set up otherwise is found out at once', () => {
  const options = optionsOf(game, { mission: 'first-shots' });
  const io = new Recorder<BearEvent>(streamsOf('sfc32:1', game.streams));
  const state = game.setup(options, io);
  expect(new Books(pack, options).entry(io.told, state)).toEqual([]);
  Object.assign(state.units[0] ?? {}, { at: 0 });
  expect(new Books(pack, options).entry(io.told, state)).toEqual([expect.stringMatching(/^the hex of g01: /)]);
});
