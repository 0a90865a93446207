import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { NEW_PLACES, newPostgresPlace, PLACES, postgresPlace, sqlitePlace } from '../testing/places.ts';
import { AnswersChanged, EntryTaken } from './entries.ts';
import { NewerDatabase } from './migrations.ts';
import { openStore, type Store, type StorePlace } from './store.ts';
import type { EntryRow, MatchRow, SeatRow } from './tables.ts';

const NOW = 1_800_000_000_000;
const MATCH: MatchRow = {
  ...{
    id: 'm1',
    game: 'outpost',
    options: '{"rounds":2}',
    pace: '{"kind":"none"}',
    access: 'open',
    observers: 1,
    help: 1,
  },
  ...{ status: 'waiting', creator: 'anna', seed: null, seating: null, created_at: 1_700_000_000_000 },
  ...{ started_at: null, ended_at: null, expires_at: NOW + 1000, seq: 0, last_at: 1_700_000_000_000, asks: '[]' },
  ...{ clocks: null, deadline: null, flag_at: null, stamp: null },
  ...{ server_part: null, drafts: null, rematch_of: null, brought: null },
};
const START = () => ({ seed: 'sfc32:x', seating: '{}', asks: '["red"]' });

function seat(name: string, place: number, person: string | null): SeatRow {
  return { match: 'm1', seat: name, place, kind: 'person', person, bot: null, reserved: null, part: null };
}

function entry(number: number, text = `red: ${number}`): EntryRow {
  return { match: 'm1', number, text, digest: 'd', said_at: NOW };
}

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore(place, NOW);
  onTestFinished(() => store.close());
  return store;
}

/** Two people and a match of theirs that waits for the second. */
async function filled(place: StorePlace): Promise<Store> {
  const store = await opened(place);
  for (const name of ['anna', 'boris']) await store.people.add({ id: name, name }, { hash: `key-${name}`, now: NOW });
  await store.matches.add(MATCH, [seat('red', 0, 'anna'), seat('blue', 1, null)]);
  return store;
}

test.each(NEW_PLACES)('%s is opened twice and has the same tables, and what was in them', async (_name, place) => {
  const at = await place();
  const first = await openStore(at, NOW);
  await first.people.add({ id: 'anna', name: 'Anna' }, { hash: 'k', now: NOW });
  await first.close();
  const again = await opened(at);
  expect(await again.people.byKey('k')).toMatchObject({ id: 'anna', name: 'Anna' });
  await again.check();
});

test.each(PLACES)('%s: a database newer than the program is refused in words', async (_name, place) => {
  const at = await place();
  const store = await openStore(at, NOW);
  await sql`insert into migrations (number, done_at) values (99, 0)`.execute(store.database.db);
  await store.close();
  await expect(openStore(at, NOW)).rejects.toThrow(NewerDatabase);
  await expect(openStore(at, NOW)).rejects.toThrow('it was used by a newer Sandtable');
});

test('two servers cannot share one file', async () => {
  const at = await sqlitePlace();
  await opened(at);
  await expect(openStore(at)).rejects.toThrow(`another Sandtable server uses the folder ${at.folder}`);
});

test('several processes may begin with an empty PostgreSQL at once', async () => {
  const at = await newPostgresPlace();
  const stores = await Promise.all([opened(at), opened(at), opened(at)]);
  const checks = await Promise.all(stores.map((store) => store.matches.open(NOW)));
  expect(checks).toEqual([[], [], []]);
});

test.each(PLACES)('%s keeps times as numbers and rows as they were', async (_name, place) => {
  const store = await filled(await place());
  const found = await store.matches.find('m1');
  expect({ ...found?.row }).toEqual(MATCH);
  expect(found?.seats.map((each) => ({ ...each }))).toEqual([
    { ...seat('red', 0, 'anna'), name: 'anna', mark: null, reservedFor: null },
    { ...seat('blue', 1, null), name: null, mark: null, reservedFor: null },
  ]);
  expect(await store.people.keysOf('anna')).toEqual([NOW]);
});

test.each(PLACES)('%s: an entry is there once; whoever comes second is told so', async (_name, place) => {
  const store = await filled(await place());
  await store.entries.append(entry(1), 'blue');
  await expect(store.entries.append(entry(1, 'blue: other'), 'blue')).rejects.toThrow(EntryTaken);
  const racers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, racer) => store.entries.append(entry(2, `red: ${racer}`), 'blue')),
  );
  expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await store.entries.after('m1', 0)).map(({ number, text }) => [number, text])).toEqual([
    [1, 'red: 1'],
    [2, expect.stringMatching(/^red: \d$/)],
  ]);
  expect(await store.entries.after('m1', 2)).toEqual([]);
});

test.each(PLACES)(
  '%s: the last entry ends the match and what was on offer in the same breath',
  async (_name, place) => {
    const store = await filled(await place());
    await store.entries.agree({ match: 'm1', kind: 'draw', seat: 'red', target: 0 });
    await store.entries.append(entry(1), null);
    expect((await store.matches.find('m1'))?.row).toMatchObject({ status: 'over', ended_at: NOW });
    expect(await store.entries.offersOf('m1')).toEqual([]);
  },
);

test.each(PLACES)(
  '%s: whoever is asked is known with the entry; tables that wait too long go',
  async (_name, place) => {
    const { matches, entries } = await filled(await place());
    await matches.add({ ...MATCH, id: 'm2' }, [{ ...seat('red', 0, 'anna'), match: 'm2' }]);
    await matches.startIfFull('m2', NOW, START);
    await entries.append({ ...entry(1), match: 'm2' }, 'blue');
    const row = async () => (await matches.find('m2'))?.row;
    expect(await row()).toMatchObject({ seq: 1, last_at: NOW, asks: '["blue"]', expires_at: null });
    expect(await matches.stalled()).toEqual([]);
    await matches.add({ ...MATCH, id: 'm3', status: 'running', asks: '["red"]' }, [
      { ...seat('red', 0, null), match: 'm3', kind: 'bot', bot: 'random' },
    ]);
    expect(await matches.stalled()).toEqual(['m3']);
    expect(await matches.countWaiting('anna')).toBe(1);
    expect(await matches.extend('m1', 'boris', NOW + 9000)).toBe(false);
    expect(await matches.extend('m1', 'anna', NOW + 9000)).toBe(true);
    expect(await matches.extend('m2', 'anna', NOW + 9000)).toBe(false);
    await matches.removeExpired(NOW + 8999);
    expect(await matches.find('m1')).toMatchObject({ maker: 'anna' });
    await matches.removeExpired(NOW + 9000);
    expect(await matches.find('m1')).toBeUndefined();
    expect(await row()).toMatchObject({ status: 'running' });
  },
);

test.each(PLACES)(
  '%s: answers change with an entry or by themselves, and only by whoever has read them',
  async (_n, place) => {
    const { entries } = await filled(await place());
    await entries.setAnswers('m1', 0, { version: 0, text: '"a"' });
    // Made without having read them: neither the entry nor its answers are kept.
    await expect(entries.append(entry(1), 'blue')).rejects.toThrow(AnswersChanged);
    expect(await entries.after('m1', 0)).toEqual([]);
    await entries.append(entry(1), 'blue', { version: 1, text: '"b"' });
    await entries.append(entry(2), 'blue', { version: 2, text: null });
    expect({ ...(await entries.answersOf('m1')) }).toEqual({ match: 'm1', version: 2, text: '"b"' });
    await expect(entries.setAnswers('m1', 2, { version: 1, text: '"c"' })).rejects.toThrow(AnswersChanged);
    await expect(entries.setAnswers('m1', 1, { version: 2, text: '"c"' })).rejects.toThrow('has an entry 2');
    await entries.append(entry(3), null, { version: 2, text: '"d"' });
    expect(await entries.answersOf('m1')).toBeUndefined();
  },
);

test.each(PLACES)('%s: all who agree at once are seen by the last of them', async (_name, place) => {
  const store = await filled(await place());
  const said = await Promise.all(
    ['red', 'blue', 'green'].map((each) =>
      store.entries.agree({ match: 'm1', kind: 'takeBack', seat: each, target: 3 }),
    ),
  );
  expect(Math.max(...said.map(({ length }) => length))).toBe(3);
  // Another target is another question.
  expect(await store.entries.agree({ match: 'm1', kind: 'takeBack', seat: 'red', target: 2 })).toEqual(['red']);
  await store.entries.dropOffers({ match: 'm1', kind: 'takeBack' });
  expect(await store.entries.offersOf('m1')).toEqual([]);
});

test.each(PLACES)('%s: of many who want the last seat one gets it, and the match starts once', async (_name, place) => {
  const store = await filled(await place());
  const taking = { match: 'm1', person: 'boris', seat: undefined, now: NOW, start: START };
  const got = await Promise.all(Array.from({ length: 6 }, () => store.matches.take(taking)));
  expect(got.filter(Boolean)).toHaveLength(1);
  const found = await store.matches.find('m1');
  expect(found?.row).toMatchObject({ status: 'running', seed: 'sfc32:x', started_at: NOW });
  expect(await store.matches.leave('m1', 'boris')).toBe(false);
});

test.each(PLACES)(
  '%s: lists mine and open ones; a waiting match is left, or gone with its maker',
  async (_n, place) => {
    const store = await filled(await place());
    expect((await store.matches.open(NOW)).map(({ row }) => row.id)).toEqual(['m1']);
    expect((await store.matches.of('anna', NOW)).map(({ row }) => row.id)).toEqual(['m1']);
    expect(await store.matches.of('boris', NOW)).toEqual([]);
    expect(await store.matches.leave('m1', 'anna')).toBe(true);
    expect(await store.matches.find('m1')).toBeUndefined();
  },
);

test.each(PLACES)('%s: a device link works once, and not when it is old', async (_name, place) => {
  const store = await filled(await place());
  const link = { kind: 'device', person: 'anna', match: null, expires_at: NOW + 10 } as const;
  await store.people.invite({ hash: 'link', ...link });
  await store.people.invite({ hash: 'old', ...link, expires_at: NOW - 1 });
  expect(await store.people.claim('old', { hash: 'k0', now: NOW })).toBeUndefined();
  const claims = ['k1', 'k2'].map((hash) => store.people.claim('link', { hash, now: NOW }));
  expect((await Promise.all(claims)).filter((person) => person?.id === 'anna')).toHaveLength(1);
  expect(await store.people.keysOf('anna')).toHaveLength(2);
  await store.people.removeOldInvitations(NOW);
});

test.each(PLACES)('%s: with a person go keys and links, and the seats are empty', async (_name, place) => {
  const store = await filled(await place());
  await store.people.invite({ hash: 'i', kind: 'match', person: 'anna', match: 'm1', expires_at: NOW + 10 });
  await store.people.remove('anna');
  expect(await store.people.byKey('key-anna')).toBeUndefined();
  expect(await store.people.invitation('i', NOW)).toBeUndefined();
  expect((await store.matches.find('m1'))?.seats.map(({ person }) => person)).toEqual([null, null]);
});

test('a process that shows a match hears what another has appended, and what is offered; one that does not hears nothing', async () => {
  const at = await postgresPlace();
  const [store, other, third] = [await filled(at), await opened(at), await opened(at)];
  const [heard, heardByThird]: [unknown[], unknown[]] = [[], []];
  await store.database.listen('this', throwing, throwing);
  await other.database.listen('other', (news) => heard.push(news), throwing);
  await third.database.listen('third', (news) => heardByThird.push(news), throwing);
  for (const id of ['this', 'other', 'third'])
    await store.leases.beat({ id, address: null, serves: 1, works: 1 }, 60_000);
  await other.screens.tell({ match: 'm1', process: 'other' }, '{}');
  await store.entries.append(entry(1), 'blue');
  await store.entries.agree({ match: 'm1', kind: 'draw', seat: 'red', target: 0 });
  await expect
    .poll(() => heard)
    .toEqual([
      { match: 'm1', number: 1 },
      { match: 'm1', number: 0 },
    ]);
  // Whoever shows nothing is told as soon as he does.
  await third.screens.tell({ match: 'm1', process: 'third' }, '{}');
  await store.entries.agree({ match: 'm1', kind: 'draw', seat: 'blue', target: 0 });
  await expect.poll(() => heardByThird).toEqual([{ match: 'm1', number: 0 }]);
});

function throwing(): never {
  throw new Error('nothing is to be heard here');
}
