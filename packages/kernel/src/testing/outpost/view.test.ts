import { expect, test } from 'vitest';
import { canonicalJson, randomOf } from '../../index.ts';
import { Rehearsal, Script } from '../rehearsal.ts';
import { outpost, type OutpostState } from './index.ts';

function start(options = {}): OutpostState {
  return new Rehearsal(outpost, options, { script: new Script({ deck: [1, 2, 3, 4] }) }).state;
}

test.each([
  [
    'red',
    [
      [1, 2],
      [null, null],
    ],
  ],
  [
    'blue',
    [
      [null, null],
      [3, 4],
    ],
  ],
  [
    'spectator',
    [
      [null, null],
      [null, null],
    ],
  ],
  [
    'referee',
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('the hands as %s sees them', (audience, hands) => {
  const { players } = outpost.view(start(), audience);
  expect(players.map(({ hand }) => hand)).toEqual(hands);
});

test('the procedure sees its own hand and no other', () => {
  const { players } = outpost.view(start({ opponent: 'procedure' }), 'ai');
  expect(players).toEqual([
    { seat: 'red', coins: 3, hand: [null, null] },
    { seat: 'ai', coins: 3, hand: [3, 4] },
  ]);
});

test.each(['red', 'blue', 'spectator'])('neither deck nor cup nor chance is known to %s', (audience) => {
  const view = outpost.view(start(), audience);
  expect(view.deck.inside).toEqual([null, null, null, null, null, null, null, null]);
  expect(view.spoils.inside).toEqual([null, null, null, null, null]);
  expect(view.random).toBeNull();
});

test('the referee knows everything, and what lies open everybody knows', () => {
  const state = start();
  expect(outpost.view(state, 'referee')).toEqual(state);
  state.deck.discards.push(...(state.players[1]?.hand.splice(0, 1) ?? []));
  expect(outpost.view(state, 'spectator')).toMatchObject({
    round: 1,
    squads: state.squads,
    frames: state.frames,
    options: state.options,
    deck: { discards: [3] },
    players: [
      { coins: 3, hand: [null, null] },
      { coins: 3, hand: [null] },
    ],
  });
});

test('another world looks the same to its audience, and has all its cards', () => {
  const state = start();
  const random = randomOf('sfc32:1941');
  const hands = Array.from({ length: 20 }, () => {
    const other = outpost.imagine(outpost.view(state, 'red'), 'red', random);
    expect(outpost.audit(other)).toEqual([]);
    expect(canonicalJson(outpost.view(other, 'red'))).toBe(canonicalJson(outpost.view(state, 'red')));
    return other.players[1]?.hand.join();
  });
  expect(new Set(hands).size).toBeGreaterThan(10);
  expect(outpost.imagine(state, 'referee', random)).toEqual(state);
});
