import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { trueChance } from '../store/secrets.ts';
import { sqlitePlace } from '../testing/places.ts';
import { smallGames } from '../testing/small-games.ts';
import { Hall } from './hall.ts';
import type { Listener } from './house.ts';
import { Lobby } from './lobby.ts';
import type { Table } from './table.ts';

const anna = { id: 'anna', name: 'Anna' };

/** A match, and the halls of two processes that share it. */
async function twoHalls() {
  const store = await openStore(await sqlitePlace(), 0);
  onTestFinished(() => store.close());
  await store.people.add(anna, { hash: 'k', now: 0 });
  const games = new Map(smallGames().map((game) => [game.system.id, game]));
  const faults: unknown[] = [];
  const clock = { now: 0 };
  const house = { store, games, thinkers: null, now: () => clock.now, fault: (error: unknown) => faults.push(error) };
  const seats = { first: { kind: 'me' }, second: { kind: 'me' } } as const;
  const plan = { game: 'pig', seats, pace: { kind: 'none' }, access: 'link', observers: false } as const;
  const made = await new Lobby({ ...house, chance: trueChance }).create(anna, plan);
  const match = made.ok ? made.value.match : '';
  const [here, there] = ['here', 'there'].map((process) => new Hall({ ...house, process, mostWarm: 9 }));
  if (here === undefined || there === undefined) throw new Error('no halls');
  return { match, clock, here, there, faults };
}

async function tableOf(hall: Hall, match: string): Promise<Table> {
  const opened = await hall.open(match);
  if (!opened.granted) throw new Error(JSON.stringify(opened.reasons));
  return opened.table;
}

function listener(): Listener & { readonly heard: number[] } {
  const heard: number[] = [];
  const none = () => {};
  return {
    ...{ audience: 'first', person: null, known: { seq: -1, moment: null }, isTheirs: () => true, heard },
    hear: ({ seq }) => heard.push(seq),
    ...{ hearOffers: none, hearPresence: none, hearAnswers: none, hearClocks: none, end: none },
  };
}

test('what is played elsewhere and nobody looks at here is let go, and comes back as it is by then', async () => {
  const { match, clock, here, there, faults } = await twoHalls();
  const table = await tableOf(here, match);
  await tableOf(there, match);
  await table.say('first', 0, 'hold');
  clock.now = 60_000;
  there.hear({ match, number: 1 });
  expect(there.size).toBe(0);
  expect((await tableOf(there, match)).match.hash()).toBe(table.match.hash());
  expect(faults).toEqual([]);
});

test('whoever looks on hears of it; so does who has just opened it and is about to look on', async () => {
  const { match, clock, here, there } = await twoHalls();
  const [table, other] = [await tableOf(here, match), await tableOf(there, match)];
  await table.say('first', 0, 'hold');
  there.hear({ match, number: 1 });
  const looker = listener();
  other.join(looker);
  await expect.poll(() => looker.heard.at(-1)).toBe(1);
  clock.now = 60_000;
  await table.say('second', 1, 'hold');
  there.hear({ match, number: 2 });
  await expect.poll(() => looker.heard.at(-1)).toBe(2);
  expect(there.size).toBe(1);
});
