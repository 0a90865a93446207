import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { trueChance } from '../store/secrets.ts';
import { Hall } from '../tables/hall.ts';
import { Lobby } from '../tables/lobby.ts';
import { lostPlace, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { smallGames } from '../testing/small-games.ts';

test('a database that is gone accepts nothing and is said; when it is back the match goes on where it was', async () => {
  const place = await lostPlace();
  const { address } = await serve({ settings: settingsAt(place, { LOG_LEVEL: 'silent' }) });
  const { match, red, blue } = await twoAt(address, { pace: { kind: 'bank', days: 3, more: 0 } });
  const [a, b] = [await red.connect(), await blue.connect()];
  await a.open(match, 'red');
  await b.open(match, 'blue');
  const say = { kind: 'say', match, seat: 'red', seq: 0, words: 'pass' };
  await place.leave();
  for (let tries = 0; tries < 3; tries++) {
    expect(await a.send(say)).toMatchObject({ kind: 'refused', reasons: [{ rule: 'server', key: 'unavailable' }] });
    expect((await a.send({ ...say, kind: 'claim', how: 'wait' })).kind).toBe('refused');
  }
  const [ready, mine] = [await red.ask('GET', '/readyz'), await red.ask('GET', '/api/matches/mine')];
  expect([ready.status, mine.status, mine.body.error]).toEqual([
    ...[503, 503, 'The database does not answer. Nothing was changed; try again.'],
  ]);
  expect([a.last(match, 'red')?.seq, b.last(match, 'blue')?.seq]).toEqual([0, 0]);
  await place.comeBack();
  // The page tries again until it is taken, and it is taken once.
  await expect.poll(() => a.send(say)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect(await a.send(say)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect((await b.at(match, 'blue', 1)).asks).toBe('blue');
  expect(await b.send({ ...say, seat: 'blue', seq: 1 })).toMatchObject({ kind: 'accepted', seq: 2 });
  expect(a.isClosed || b.isClosed).toBe(false);
});

test('a disk that is full accepts nothing, tells nobody anything, and loses nothing; with room it goes on', async () => {
  const store = await openStore(await sqlitePlace(), 0);
  onTestFinished(() => store.close());
  const anna = { id: 'anna', name: 'Anna' };
  await store.people.add(anna, { hash: 'k', now: 0 });
  const games = new Map(smallGames().map((game) => [game.system.id, game]));
  const house = { process: 'test', store, games, thinkers: null, now: () => 0, fault: () => {} };
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'me' } } } as const;
  const terms = { pace: { kind: 'none' }, access: 'link', observers: false } as const;
  const made = await new Lobby({ ...house, chance: trueChance }).create(anna, { ...plan, ...terms });
  const hall = new Hall({ ...house, mostWarm: 9 });
  const opened = await hall.open(made.ok ? made.value.match : '');
  if (!opened.granted) throw new Error(JSON.stringify(opened.reasons));
  const { table } = opened;
  const heard: number[] = [];
  const none = () => {};
  table.join({
    ...{ audience: 'first', known: { seq: -1, moment: null }, hearOffers: none, hearAnswers: none, hearClocks: none },
    ...{ person: null, isTheirs: () => true, hearPresence: none },
    ...{ hear: ({ seq }) => heard.push(seq), end: none },
  });
  const { db } = store.database;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(db);
  const say = () => table.say(table.match.seq % 2 === 0 ? 'first' : 'second', table.match.seq, 'hold');
  const full = await (async () => {
    for (;;) {
      try {
        await say();
      } catch (error) {
        return error;
      }
    }
  })();
  expect([String(full), store.database.isFull(full)]).toEqual(['Error: database or disk is full', true]);
  const last = table.match.seq;
  expect(last).toBeGreaterThan(0);
  await expect(say()).rejects.toThrow('full');
  expect([table.match.seq, heard]).toEqual([last, Array.from({ length: last + 1 }, (_, seq) => seq)]);
  await sql`pragma max_page_count = 100000`.execute(db);
  expect(await say()).toMatchObject({ granted: true, value: { seq: last + 1 } });
  const kept = await store.entries.after(table.id, 0);
  expect(kept.map(({ number }) => number)).toEqual(heard.slice(1));
});
