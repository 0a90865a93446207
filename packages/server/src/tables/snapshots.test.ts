import { type GameSystem, must, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { expect, onTestFinished, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { trueChance } from '../store/secrets.ts';
import { openStore } from '../store/store.ts';
import { tableOf } from '../testing/halls.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { Hall } from './hall.ts';
import { Lobby } from './lobby.ts';
import { SNAPSHOT_EVERY } from './snapshots.ts';
import type { Table } from './table.ts';

const anna = { id: 'anna', name: 'Anna' };

/** A match, and halls of their own that open it by rules that count what is done by them. */
async function restingMatch(system: GameSystem<Realm>, seats: readonly string[], place = sqlitePlace) {
  const store = await openStore(await place(), 0);
  onTestFinished(() => store.close());
  await store.people.add(anna, { hash: 'k', now: 0 });
  const faults: unknown[] = [];
  const house = { process: 'test', store, thinkers: null, now: () => 0, fault: (error: unknown) => faults.push(error) };
  const plan = { pace: { kind: 'none' }, access: 'link', observers: false } as const;
  const mine = Object.fromEntries(seats.map((seat) => [seat, { kind: 'me' }] as const));
  const lobby = new Lobby({ ...house, games: new Map([[system.id, hostedGame(system)]]), chance: trueChance });
  const { match } = must(await lobby.create(anna, { game: system.id, options: {}, seats: mine, ...plan }));
  const count = { setups: 0, applied: 0 };
  const hallBy = (rules: GameSystem<Realm>): Hall => {
    const counting: GameSystem<Realm> = {
      ...rules,
      setup: (options, io) => ((count.setups += 1), rules.setup(options, io)),
      apply: (state, sentence, io) => ((count.applied += 1), rules.apply(state, sentence, io)),
    };
    return new Hall({ ...house, process: 'test', games: new Map([[system.id, hostedGame(counting)]]), mostWarm: 9 });
  };
  /** How the match is when it is opened by another process, and what that took. */
  const opened = async (rules = system) => {
    Object.assign(count, { setups: 0, applied: 0 });
    const { match: it } = await tableOf(hallBy(rules), match);
    const { setups, applied } = count;
    return { took: { setups, applied }, is: [it.seq, it.hash(), it.log.mark(it.seq).digest, it.log.digests()] };
  };
  return { store, match, hall: hallBy(system), opened, faults };
}

const random = randomOf('snapshots');

async function play(table: Table, entries: number): Promise<void> {
  for (let said = 0; said < entries; said++) {
    const { asks, seq } = table.match;
    const words = table.match.system.anySentence(table.match.now(asks ?? '').view, random).join(' ');
    expect(await table.say(asks ?? '', seq, words)).toMatchObject({ granted: true });
  }
}

test.each(PLACES)('%s: a match that was let go is opened without replay, and is the same', async (_name, place) => {
  const { store, match, hall, opened, faults } = await restingMatch(outpost, ['red', 'blue'], place);
  const table = await tableOf(hall, match);
  await play(table, 6);
  hall.sweep();
  await hall.settled();
  const kept = await store.snapshots.newest(match);
  expect(kept?.number).toBe(6);
  const fast = await opened();
  expect(fast.took).toEqual({ setups: 0, applied: 0 });
  // What was told is there as well, from the first entry on.
  const heard: unknown[] = [];
  const none = () => {};
  for (const each of [table, await tableOf(hall, match)])
    each.join({
      ...{ audience: 'red', known: { seq: -1, moment: null }, hearOffers: none, hearAnswers: none, end: none },
      hearClocks: none,
      ...{ person: null, isTheirs: () => true, hearPresence: none },
      hear: (telling) => heard.push(JSON.stringify(telling)),
    });
  expect([heard.length, heard[0]]).toEqual([2, heard[1]]);
  // By replay it comes out the same.
  await store.database.db.deleteFrom('snapshots').execute();
  const slow = await opened();
  expect(slow.took).toEqual({ setups: 1, applied: 6 });
  expect(slow.is).toEqual(fast.is);
  // What was said after a snapshot is said again, and no more.
  if (kept === undefined) throw new Error('there was one');
  await store.database.db.insertInto('snapshots').values(kept).execute();
  await play(await tableOf(hall, match), 2);
  expect((await opened()).took).toEqual({ setups: 0, applied: 2 });
  expect(faults).toEqual([]);
});

test('a snapshot that is damaged, of other content or of what is not stored is not used', async () => {
  const { store, match, hall, opened, faults } = await restingMatch(outpost, ['red', 'blue']);
  await play(await tableOf(hall, match), 5);
  await hall.settled();
  const { db } = store.database;
  const kept = (await store.snapshots.newest(match))?.text ?? '';
  const sound = await opened();
  expect(sound.took).toEqual({ setups: 0, applied: 0 });
  const set = (text: string) => db.updateTable('snapshots').set({ text }).execute();
  const half = kept.length >> 1;
  const shot = kept.split('\n').at(-1) ?? '';
  for (const text of ['', '\n\n', kept.slice(0, half), `${kept.slice(0, half)}x${kept.slice(half + 1)}`, shot]) {
    await set(text);
    const replayed = await opened();
    expect(replayed).toEqual({ took: { setups: 1, applied: 5 }, is: sound.is });
  }
  await set(kept);
  expect(await opened({ ...outpost, pack: 'other' })).toEqual({ took: { setups: 1, applied: 5 }, is: sound.is });
  // The database is an older one: what the snapshot has in addition was never acknowledged here.
  await db.deleteFrom('entries').where('number', '>', 3).execute();
  const older = await opened();
  expect([older.took, older.is[0]]).toEqual([{ setups: 1, applied: 3 }, 3]);
  expect(faults).toEqual([]);
});

test(`every ${SNAPSHOT_EVERY}th entry is kept as one; nobody waits for it, and none is lost if it fails`, async () => {
  const { store, match, hall, opened, faults } = await restingMatch(pig, ['first', 'second']);
  const table = await tableOf(hall, match);
  const { snapshots } = store;
  const keep = snapshots.keep.bind(snapshots);
  const hold = (seq: number) => table.say(seq % 2 === 0 ? 'first' : 'second', seq, 'hold');
  let [ends, isKept] = [() => {}, false];
  snapshots.keep = async (...row) => {
    await new Promise<void>((resolve) => (ends = resolve));
    await keep(...row);
    isKept = true;
  };
  for (let seq = 0; seq < SNAPSHOT_EVERY + 3; seq++) expect(await hold(seq)).toMatchObject({ granted: true });
  expect(isKept).toBe(false);
  ends();
  await expect.poll(() => isKept).toBe(true);
  expect((await snapshots.newest(match))?.number).toBe(SNAPSHOT_EVERY);
  expect((await opened()).took).toEqual({ setups: 0, applied: 3 });
  snapshots.keep = () => Promise.reject(new Error('the disk is full'));
  for (let seq = table.match.seq; seq < 2 * SNAPSHOT_EVERY; seq++)
    expect(await hold(seq)).toMatchObject({ granted: true });
  await expect.poll(() => faults.length).toBe(1);
  expect((await opened()).is[0]).toBe(2 * SNAPSHOT_EVERY);
});

test('a name that was taken out of a match is in no snapshot of it', async () => {
  const { store, match, hall } = await restingMatch(pig, ['first', 'second']);
  const table = await tableOf(hall, match);
  await table.say('first', 0, 'hold');
  await table.keepSnapshot();
  expect((await store.snapshots.newest(match))?.text).toContain('Anna');
  await store.matches.setSeating(match, '{}');
  expect(await store.snapshots.newest(match)).toBeUndefined();
  await table.say('second', 1, 'hold');
  await table.keepSnapshot();
  expect(await store.snapshots.newest(match)).toBeUndefined();
});
