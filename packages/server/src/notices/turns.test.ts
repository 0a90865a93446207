import { must } from '@sandtable/kernel';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { openStore } from '../store/store.ts';
import { Hall } from '../tables/hall.ts';
import type { TurnNews } from '../tables/house.ts';
import { Lobby } from '../tables/lobby.ts';
import { hook } from '../testing/doubles.ts';
import { eventually } from '../testing/eventually.ts';
import { sqlitePlace } from '../testing/places.ts';
import { smallGames } from '../testing/small-games.ts';
import { Notices } from './notices.ts';
import { TIMING } from './plan.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ANNA = { id: 'anna', name: 'Anna' };
const BORIS = { id: 'boris', name: 'Boris' };
const LOOK_MS = 40;
let secrets = 0;

/** Boris wants to be told by a webhook, and has joined a match of Anna's. Time goes as the test says. */
async function world() {
  let time = Date.parse('2026-05-01T12:00:00Z');
  const now = (): number => time;
  const place = await sqlitePlace();
  const store = await openStore(place, now());
  const games = new Map(smallGames().map((game) => [game.system.id, game]));
  const faults: unknown[] = [];
  const fault = (error: unknown): void => void faults.push(error);
  const chance = (): string => `secret${secrets++}`.padEnd(32, 'x');
  const plan = { store, games, chance, now, fault };
  const hall = new Hall({ ...plan, ...{ process: 'one', thinkers: null, mostWarm: 10 } });
  const jobs = await openJobs({ database: store.database, databaseUrl: undefined, now, fault, lookEvery: LOOK_MS });
  const settings = { publicUrl: null, smtpUrl: undefined, mailFrom: undefined };
  const timing = { ...TIMING, gather: 1, late: 0 };
  const notices = new Notices({ ...plan, hall, jobs, settings, timing, mayLoop: true });
  for (const person of [ANNA, BORIS]) await store.people.add(person, { hash: person.id, now: now() });
  const lobby = new Lobby(plan);
  const seats = { red: { kind: 'me' }, blue: { kind: 'free' } } as const;
  const wish = { game: 'outpost', seats, pace: { kind: 'none' }, access: 'open', observers: true } as const;
  const { match } = must(await lobby.create(ANNA, wish));
  await lobby.take(BORIS, match, {});
  const double = await hook();
  const { id: person } = BORIS;
  const usual = { turns: 'each', hour: 8, zone: 'UTC', reminders: 1, others: 1, home: 'http://home' } as const;
  await notices.setWish({ person, ...usual });
  await store.notices.setWebhook({ person, url: double.url, form: 'discord', trouble: null });
  await jobs.start(notices.kinds);
  onTestFinished(async () => {
    await notices.close();
    await jobs.stop();
    await hall.settled();
    await store.close();
    expect(faults).toEqual([]);
  });
  const news = (seq: number, asks: string, deadline: number | null): TurnNews => ({
    ...{ match, seq, asks: [asks], isOver: false, deadline },
    seats: { red: { kind: 'person', ...ANNA }, blue: { kind: 'person', ...BORIS } },
  });
  /** An entry, as the table would tell of it. */
  const entry = async (seq: number, speaker: string, asks: string, deadline: number | null): Promise<void> => {
    const text = `${speaker}: pass`;
    await store.database.db
      .insertInto('entries')
      .values({ match, number: seq, text, digest: '', said_at: now() })
      .execute();
    notices.turns.add(news(seq, asks, deadline));
    await notices.turns.flush();
  };
  const titles = (): string[] => double.came.map(({ body }) => JSON.parse(body.toString()).content.split('**')[1]);
  return { store, notices, lobby, titles, entry, now, match, double, move: (ms: number) => void (time += ms) };
}

const TURN = String.raw`Your turn\: outpost`;
const REMINDER = String.raw`Your time runs out\: outpost`;
/** Longer than the jobs wait between two looks at the clock. */
const aLook = () => new Promise((resolve) => setTimeout(resolve, 5 * LOOK_MS));

test('half a day before his time is over someone is reminded, once, with how much is left', async () => {
  const { entry, titles, move, now, double } = await world();
  await entry(1, 'red', 'blue', now() + 3 * DAY);
  await eventually(() => expect(titles()).toEqual([TURN]));
  move(2 * DAY + 11 * HOUR);
  await aLook();
  expect(titles()).toHaveLength(1);
  move(2 * HOUR);
  await eventually(() => expect(titles()).toEqual([TURN, REMINDER]));
  expect(double.came[1]?.body.toString()).toContain('11 hours left');
  move(2 * HOUR);
  await aLook();
  expect(titles()).toHaveLength(2);
});

test('whoever was given more time meanwhile is reminded by that', async () => {
  const { store, entry, titles, move, now, match, double } = await world();
  const { db } = store.database;
  await entry(1, 'red', 'blue', now() + 2 * DAY);
  await eventually(() => expect(titles()).toHaveLength(1));
  await sql`update matches set deadline = ${now() + 4 * DAY} where id = ${match}`.execute(db);
  move(2 * DAY);
  await aLook();
  expect(titles()).toHaveLength(1);
  move(DAY + 14 * HOUR);
  await eventually(() => expect(titles()).toEqual([TURN, REMINDER]));
  expect(double.came[1]?.body.toString()).toContain('10 hours left');
});

test('whoever has answered is not reminded, nor is anybody of minutes, or without a pace', async () => {
  const { entry, titles, move, now } = await world();
  await entry(1, 'red', 'blue', now() + DAY);
  await eventually(() => expect(titles()).toHaveLength(1));
  await entry(2, 'blue', 'red', now() + DAY);
  await entry(3, 'red', 'blue', now() + 10 * 60_000);
  await eventually(() => expect(titles()).toHaveLength(2));
  await entry(4, 'blue', 'red', null);
  await entry(5, 'red', 'blue', null);
  await eventually(() => expect(titles()).toHaveLength(3));
  move(2 * DAY);
  await aLook();
  expect(titles()).toEqual([TURN, TURN, TURN]);
});

test('what the table says while someone is asked is no new turn of his; to be left out and asked again is', async () => {
  const { entry, titles } = await world();
  await entry(1, 'red', 'blue', null);
  await eventually(() => expect(titles()).toHaveLength(1));
  await entry(2, 'red', 'blue', null);
  await aLook();
  expect(titles()).toHaveLength(1);
  await entry(3, 'red', 'red', null);
  await entry(4, 'red', 'blue', null);
  await eventually(() => expect(titles()).toHaveLength(2));
});

test('whose table closes within a day is told, once', async () => {
  const { store, notices, lobby, titles, now } = await world();
  const seats = { red: { kind: 'me' }, blue: { kind: 'free' } } as const;
  const plan = { game: 'outpost', seats, pace: { kind: 'none' }, access: 'open', observers: true } as const;
  const { match } = must(await lobby.create(BORIS, plan));
  const { db } = store.database;
  const closesAt = (time: number) => sql`update matches set expires_at = ${time} where id = ${match}`.execute(db);
  await closesAt(now() + 2 * DAY);
  await notices.kinds['tables']?.({});
  await aLook();
  expect(titles()).toEqual([]);
  await closesAt(now() + 20 * HOUR);
  await notices.kinds['tables']?.({});
  await eventually(() => expect(titles()).toEqual([String.raw`Nobody has come yet\: outpost`]));
  await notices.kinds['tables']?.({});
  await aLook();
  expect(titles()).toHaveLength(1);
});
