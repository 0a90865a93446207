import { expect, onTestFinished, test, vi } from 'vitest';
import { listener, matchesInHalls, tableOf } from '../testing/halls.ts';

/** A hall that keeps two warm, and five matches. */
async function hallOfFive() {
  const { hallFor, ...others } = await matchesInHalls(5);
  return { ...others, hall: hallFor('test', { mostWarm: 2 }) };
}

test('so many matches are warm, and more only while someone looks on; what was let go comes back as it was', async () => {
  const { hall, matches } = await hallOfFive();
  const [first = '', second = ''] = matches;
  const table = await tableOf(hall, first);
  expect(await tableOf(hall, first)).toBe(table);
  await table.say('first', 0, 'hold');
  const looker = listener();
  table.join(looker);
  for (const match of matches) await tableOf(hall, match);
  expect(hall.size).toBe(2);
  expect(await tableOf(hall, first)).toBe(table);
  table.gallery.leave(looker);
  for (const match of matches.slice(1)) await tableOf(hall, match);
  const again = await tableOf(hall, first);
  expect(again).not.toBe(table);
  expect([again.match.seq, again.match.hash()]).toEqual([1, table.match.hash()]);
  expect(looker.heard).toEqual([1]);
  hall.sweep();
  expect(hall.size).toBe(0);
  expect((await tableOf(hall, second)).match.seq).toBe(0);
});

test('one that is opened while all that are warm are watched is not let go before anybody looks on', async () => {
  const { hall, matches } = await hallOfFive();
  const [first = '', second = '', third = ''] = matches;
  for (const match of [first, second]) (await tableOf(hall, match)).join(listener());
  const table = await tableOf(hall, third);
  expect([hall.size, await tableOf(hall, third)]).toEqual([3, table]);
});

test('a stored entry that comes out otherwise is told with its number, and the match is left as it is', async () => {
  const { store, hall, matches, faults } = await hallOfFive();
  const [match = ''] = matches;
  const entry = { match, text: 'first: hold', digest: '000000000000', said_at: 0 };
  await store.entries.append({ ...entry, number: 1 }, 'red');
  expect(await hall.open(match)).toMatchObject({ granted: false, reasons: [{ key: 'changed', amount: 1 }] });
  expect(faults).toHaveLength(1);
  expect(await store.entries.after(match, 0)).toHaveLength(1);
});

test('when the database fails nothing is accepted; what it has kept all the same is found there', async () => {
  const { store, hall, matches } = await hallOfFive();
  const table = await tableOf(hall, matches[0] ?? '');
  const looker = listener();
  table.join(looker);
  const { entries } = store;
  const append = entries.append.bind(entries);
  entries.append = () => Promise.reject(new Error('the disk is full'));
  await expect(table.say('first', 0, 'hold')).rejects.toThrow('the disk is full');
  expect([table.match.seq, looker.heard]).toEqual([0, [0]]);
  // It is kept, but the answer is lost on the way.
  entries.append = async (...row) => {
    await append(...row);
    throw new Error('the connection is lost');
  };
  await expect(table.say('first', 0, 'hold')).rejects.toThrow('the connection is lost');
  expect(table.match.seq).toBe(0);
  entries.append = append;
  expect(await table.say('first', 0, 'hold')).toMatchObject({ granted: true, value: { seq: 1 } });
  expect(looker.heard).toEqual([0, 1]);
  expect(await store.entries.after(table.id, 0)).toHaveLength(1);
});

test('a match that is let go leaves no flag behind', async () => {
  const { create, hall } = await hallOfFive();
  const match = await create({ kind: 'live', minutes: 10, increment: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const table = await tableOf(hall, match);
  expect(vi.getTimerCount()).toBe(1);
  hall.forget(match);
  expect(vi.getTimerCount()).toBe(0);
  // Nor does what was still under way.
  await table.say('first', 0, 'hold');
  expect(vi.getTimerCount()).toBe(0);
});
