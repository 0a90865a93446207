import { expect, test, vi } from 'vitest';
import { SCREENS } from '../store/database.ts';
import { listener, matchesInHalls, tableOf } from '../testing/halls.ts';

/** A match, and the halls of two processes that share it. */
async function twoHalls() {
  const { matches, hallFor, ...others } = await matchesInHalls(1);
  const most = { mostWarm: 9 };
  return { ...others, match: matches[0] ?? '', here: hallFor('here', most), there: hallFor('there', most) };
}

test('what is played elsewhere and nobody looks at here is let go, and comes back as it is by then', async () => {
  const { match, clock, here, there, faults } = await twoHalls();
  const table = await tableOf(here, match);
  await tableOf(there, match);
  await table.say('first', 0, 'hold');
  clock.now = 60_000;
  await there.hear({ match, number: 1 });
  expect(there.size).toBe(0);
  expect((await tableOf(there, match)).match.hash()).toBe(table.match.hash());
  expect(faults).toEqual([]);
});

test('whoever looks on hears of it; so does who has just opened it and is about to look on', async () => {
  const { match, clock, here, there } = await twoHalls();
  const [table, other] = [await tableOf(here, match), await tableOf(there, match)];
  await table.say('first', 0, 'hold');
  await there.hear({ match, number: 1 });
  const looker = listener();
  other.join(looker);
  await expect.poll(() => looker.heard.at(-1)).toBe(1);
  clock.now = 60_000;
  await table.say('second', 1, 'hold');
  await there.hear({ match, number: 2 });
  await expect.poll(() => looker.heard.at(-1)).toBe(2);
  expect(there.size).toBe(1);
});

test('a process that stops hears of its own leaving, and no longer asks the store, which is about to close', async () => {
  const { match, store, here } = await twoHalls();
  const table = await tableOf(here, match);
  table.join(listener());
  await here.leaveAll();
  const asking = vi.spyOn(store.screens, 'elsewhere');
  await here.hear({ match, number: SCREENS });
  expect(asking).not.toHaveBeenCalled();
});
