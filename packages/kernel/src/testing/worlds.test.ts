import { expect, test } from 'vitest';
import { randomOf } from '../index.ts';
import { fuzz } from './fuzz.ts';
import { outpost, type OutpostState } from './outpost/index.ts';
import { Rehearsal } from './rehearsal.ts';
import { brokenWorlds, unevenly } from './worlds.ts';

const AUDIENCES = ['red', 'blue', 'spectator', 'referee'];

test('every audience gets sound worlds from its view alone, all through a match', () => {
  const { said } = fuzz(outpost, {
    options: {},
    seed: 'sfc32:worlds',
    check: ({ state, random }) => brokenWorlds(outpost, state, { audiences: AUDIENCES, random, playsOn: true }),
  });
  expect(said.length).toBeGreaterThan(10);
});

const { state } = new Rehearsal(outpost, {});

/** What is reported of red’s worlds with a part of outpost replaced. */
function reported(imagine: typeof outpost.imagine): string {
  const random = randomOf('sfc32:1941');
  return brokenWorlds({ ...outpost, imagine }, state, { audiences: ['red'], random, playsOn: true }).join();
}

test('a world that is unsound, looks otherwise, asks something else or cannot be made is reported', () => {
  const changed =
    (change: (world: OutpostState) => void): typeof outpost.imagine =>
    (view, audience, random) => {
      const world = outpost.imagine(view, audience, random);
      change(world);
      return world;
    };
  expect(reported(changed((world) => world.deck.inside.pop()))).toContain('unsound: cards are missing or twice');
  expect(reported(changed((world) => (world.round += 1)))).toContain("'red' sees another view in a world");
  expect(reported(changed((world) => world.frames.pop()))).toContain('asks something else');
  expect(reported(() => expect.unreachable('no world'))).toContain('no world');
});

test('the worlds of red are all there are, each as likely as the others', () => {
  const random = randomOf('sfc32:spread');
  const view = outpost.view(state, 'red');
  const pair = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const drawn = Array.from({ length: 4500 }, () => {
    const [one = 0, other = 0] = outpost.imagine(view, 'red', random).players[1]?.hand ?? [];
    return pair(one, other);
  });
  const own = state.players[0]?.hand ?? [];
  const others = Array.from({ length: 12 }, (_card, place) => place + 1).filter((card) => !own.includes(card));
  const due = others.flatMap((one, place) => others.slice(place + 1).map((other) => pair(one, other)));
  expect(due).toHaveLength(45);
  expect(unevenly(drawn, due)).toEqual([]);
});

test('worlds that cannot be, and a world that comes too often, are found', () => {
  const fair = Array.from({ length: 900 }, (_world, place) => 'abc'[place % 3] ?? '');
  expect(unevenly(fair, ['a', 'b', 'c'])).toEqual([]);
  expect(unevenly(fair, ['a', 'b'])).toEqual(['drawn, but impossible: c']);
  expect(unevenly(fair, ['a', 'a', 'b', 'c']).join()).toContain('unevenly drawn');
  expect(unevenly([...fair, ...fair.slice(0, 150).map(() => 'a')], ['a', 'b', 'c']).join()).toContain('unevenly drawn');
});
