import { expect, onTestFinished, test, vi } from 'vitest';
import { freshRow } from '../tables/lobby.ts';
import { PLACES, postgresPlace } from '../testing/places.ts';
import { ClockChanged } from './clocks.ts';
import { EntryTaken } from './entries.ts';
import { type Lease, LeaseLost } from './leases.ts';
import { openStore, type Store, type StorePlace } from './store.ts';

async function withMatches(place: StorePlace, count: number): Promise<Store> {
  const store = await openStore(place, 0);
  onTestFinished(() => store.close());
  for (let index = 0; index < count; index++) {
    const wish = { id: `m${index}`, game: 'pig', options: '{}', pace: '{"kind":"none"}', access: 'link' as const };
    const row = freshRow({ ...wish, observers: 0, help: 1, creator: 'anna', drafts: null }, 0);
    const seat = { match: row.id, seat: 'first', place: 0, kind: 'bot' as const, bot: 'random' };
    const nobody = { person: null, reserved: null, part: null };
    await store.matches.add({ ...row, status: 'running', asks: '["first"]' }, [{ ...seat, ...nobody }]);
  }
  return store;
}

const LIVES = 60_000;
const DIED = -1;
const process = (id: string) => ({ id, address: `http://${id}`, serves: 1, works: 1 });
const lease = (id: string, term = 1): Lease => ({ process: id, term });
const entry = (match: string, number = 1) => ({ match, number, text: 'first: hold', digest: 'd', said_at: 5 });
const clock = { before: null, text: '{"at":5}', deadline: null, flagAt: null };
const append = (store: Store, match: string, more: object = {}, number = 1) =>
  store.entries.append(entry(match, number), 'second', undefined, { clock, ...more });

test.each(PLACES)('%s: a match is held until its process dies, and then by who takes it next', async (_name, make) => {
  const store = await withMatches(await make(), 1);
  const { leases } = store;
  await leases.beat(process('a'), LIVES);
  await leases.beat(process('b'), LIVES);
  expect(await leases.take('m0', lease('a'), false)).toEqual({ kind: 'held', lease: lease('a') });
  const elsewhere = { kind: 'elsewhere', holder: { id: 'a', address: 'http://a' } };
  expect(await leases.take('m0', lease('b'), false)).toEqual(elsewhere);
  expect([await store.matches.stalled(), await leases.count('a')]).toEqual([[], 1]);
  const { all } = await leases.beat(process('a'), DIED);
  expect(all.map(({ id, isAlive }) => [id, isAlive])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(await store.matches.stalled()).toEqual(['m0']);
  expect(await leases.take('m0', lease('b'), false)).toEqual({ kind: 'held', lease: lease('b') });
  // It wakes, and no longer has it.
  await leases.beat(process('a'), LIVES);
  expect([await leases.isHeld('m0', lease('a')), await leases.heldBy('a')]).toEqual([false, new Map()]);
  // What was taken again since then is not given up.
  await leases.take('m0', lease('b', 3), false);
  await leases.release(['m0'], lease('b', 2));
  expect(await leases.heldBy('b')).toEqual(new Map([['m0', 3]]));
  await leases.leave('b');
  expect(await leases.take('m0', lease('a', 2), false)).toMatchObject({ kind: 'held' });
});

test('a screen may have a match from a living holder that has no screen on it', async () => {
  const store = await withMatches(await postgresPlace(), 1);
  const { leases, screens } = store;
  for (const id of ['a', 'b']) await leases.beat(process(id), LIVES);
  await leases.take('m0', lease('a'), true);
  await screens.tell({ match: 'm0', process: 'a' }, '{}');
  expect(await leases.take('m0', lease('b'), true)).toMatchObject({ kind: 'elsewhere' });
  await screens.tell({ match: 'm0', process: 'a' }, null);
  expect(await leases.take('m0', lease('b'), true)).toMatchObject({ kind: 'held' });
});

test.each(PLACES)(
  '%s: who no longer holds a match appends nothing to it, whatever the entry is',
  async (_name, make) => {
    const store = await withMatches(await make(), 1);
    for (const id of ['a', 'b']) await store.leases.beat(process(id), LIVES);
    await store.leases.take('m0', lease('a'), false);
    await store.leases.beat(process('a'), DIED);
    await store.leases.take('m0', lease('b'), false);
    const late = { lease: lease('a') };
    await expect(append(store, 'm0', late)).rejects.toThrow(LeaseLost);
    await expect(store.entries.append(entry('m0'), null, undefined, { clock, ...late })).rejects.toThrow(LeaseLost);
    await append(store, 'm0', { lease: lease('b') });
    expect((await store.entries.after('m0', 0)).map(({ number }) => number)).toEqual([1]);
  },
);

test('PostgreSQL: entries of one moment are one transaction, and those that do not fit take no other with them', async () => {
  const store = await withMatches(await postgresPlace(), 12);
  await store.leases.beat(process('a'), LIVES);
  await append(store, 'm1');
  const transaction = vi.spyOn(store.database.db, 'transaction');
  const [taken, changed, lost, ...fine] = await Promise.allSettled([
    append(store, 'm1', { clock: { ...clock, before: clock.text } }),
    append(store, 'm2', { clock: { ...clock, before: 'other' } }),
    append(store, 'm3', { lease: lease('a') }),
    ...[4, 5, 6, 7, 8, 9, 10, 11].map((index) => append(store, `m${index}`)),
  ]);
  expect(fine.map(({ status }) => status)).toEqual(fine.map(() => 'fulfilled'));
  const why = [taken, changed, lost].map((each) => (each?.status === 'rejected' ? each.reason : null));
  expect(why).toEqual([expect.any(EntryTaken), expect.any(ClockChanged), expect.any(LeaseLost)]);
  // One for all of them, and one for each of the three.
  expect(transaction).toHaveBeenCalledTimes(4);
  const { row } = (await store.matches.find('m4')) ?? {};
  expect(row).toMatchObject({ seq: 1, last_at: 5, asks: '["second"]', clocks: clock.text });
  expect((await store.matches.find('m2'))?.row).toMatchObject({ seq: 0, clocks: null });
});
