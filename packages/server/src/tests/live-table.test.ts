// A table with minutes a side is there while its people are.
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { PLACES, postgresPlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const MINUTE = 60_000;
const LIVE = { kind: 'live', minutes: 15, increment: 5 } as const;
const PLAN = {
  ...{ game: 'outpost', options: { rounds: 2 }, access: 'open', observers: true },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
};

async function listed(visitor: Visitor): Promise<readonly string[]> {
  const { matches } = (await visitor.ask('GET', '/api/matches/open')).body;
  return matches.map(({ id }: { id: string }) => id);
}

function wait(page: Page, match: string) {
  return page.send({ kind: 'wait', match });
}

test.each(PLACES)(
  '%s: an open live table is listed and can be joined only while its maker has it open',
  async (_name, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const [anna, boris] = [await new Visitor(address).named('Anna'), await new Visitor(address).named('Boris')];
    const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, pace: LIVE })).body;
    const { match: slow } = (await anna.ask('POST', '/api/matches', { ...PLAN, pace: { kind: 'none' } })).body;
    expect(await listed(boris)).toEqual([slow]);
    const stranger = await boris.connect();
    expect((await wait(stranger, match)).reasons).toMatchObject([{ key: 'notYours' }]);
    const page = await anna.connect();
    expect((await wait(page, match)).kind).toBe('accepted');
    expect((await wait(page, match)).kind).toBe('accepted');
    expect(await listed(boris)).toContain(match);
    await page.close();
    await expect.poll(() => listed(boris)).toEqual([slow]);
    const early = await boris.ask('POST', `/api/matches/${match}/join`, {});
    expect([early.status, early.body.error]).toEqual([409, expect.stringContaining('Its maker is away')]);
    await wait(await anna.connect(), match);
    expect((await boris.ask('POST', `/api/matches/${match}/join`, {})).body.match.status).toBe('running');
  },
);

test('two processes: the maker waits at one, the list of the other has the table', async () => {
  const settings = settingsAt(await postgresPlace());
  const [one, other] = [await serve({ settings }), await serve({ settings })];
  const anna = await new Visitor(one.address).named('Anna');
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, pace: LIVE })).body;
  const page = await anna.connect();
  await wait(page, match);
  const boris = await new Visitor(other.address).named('Boris');
  expect(await listed(boris)).toEqual([match]);
  await page.close();
  await expect.poll(() => listed(boris)).toEqual([]);
});

test('two processes: who waited at one is no longer there once the match has started and is played at the other', async () => {
  const place = await postgresPlace();
  const settings = settingsAt(place);
  const [one, other] = [await serve({ settings }), await serve({ settings })];
  const store = await openStore(place, 0, { role: 'visit' });
  onTestFinished(() => store.close());
  const told = async (match: string) => (await store.screens.elsewhere([match], '', MINUTE)).map(({ text }) => text);
  const anna = await new Visitor(one.address).named('Anna');
  const boris = await new Visitor(other.address).named('Boris');
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, pace: LIVE })).body;
  const page = await anna.connect();
  await wait(page, match);
  expect(await told(match)).toEqual([expect.stringContaining('"seats":[]')]);
  expect((await boris.ask('POST', `/api/matches/${match}/join`, {})).status).toBe(200);
  const his = await boris.connect();
  await his.open(match, 'blue');
  await page.close();
  await expect.poll(() => told(match)).toEqual([expect.stringContaining('"seats":["blue"]')]);
});

test('two processes that cannot reach each other: the clocks start when both have opened the match, each at one of them', async () => {
  const clock = { now: 1_800_000_000_000 };
  const settings = settingsAt(await postgresPlace());
  const plan = { settings, now: () => clock.now };
  const [one, other] = [await serve(plan), await serve(plan)];
  const { match, red, blue } = await twoAt(one.address, { pace: LIVE });
  const [a, b] = [await red.connect(), await blue.connect({ address: other.address })];
  const info = async () => (await red.ask('GET', `/api/matches/${match}`)).body.match;
  await a.open(match, 'red');
  await expect.poll(info).toMatchObject({ deadline: null, clocks: { gathers: { seats: ['blue'] } } });
  await b.open(match, 'blue');
  await expect.poll(info).toMatchObject({ deadline: clock.now + 15 * MINUTE, clocks: { runs: ['red'] } });
});

test('the clocks start when both have opened the match', async () => {
  const clock = { now: 1_800_000_000_000 };
  const { address } = await serve({ now: () => clock.now });
  const { match, red, blue } = await twoAt(address, { pace: LIVE });
  const [a, b] = [await red.connect(), await blue.connect()];
  await b.open(match, 'blue');
  await expect
    .poll(async () => (await red.ask('GET', `/api/matches/${match}`)).body.match.clocks)
    .toMatchObject({ runs: [], deadline: null, gathers: { seats: ['red'] } });
  clock.now += 60 * MINUTE;
  await a.open(match, 'red');
  const info = async () => (await red.ask('GET', `/api/matches/${match}`)).body.match;
  await expect.poll(info).toMatchObject({
    ...{ status: 'running', deadline: clock.now + 15 * MINUTE },
    clocks: { runs: ['red'], left: { red: 15 * MINUTE, blue: 15 * MINUTE } },
  });
  expect((await info()).clocks.gathers).toBeUndefined();
  clock.now += 15 * MINUTE + 1;
  await a.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
  expect((await b.at(match, 'blue', 1)).outcome).toMatchObject({ winners: ['blue'], reason: { key: 'flag' } });
});

test('who does not come loses nothing: the match is called off, and nobody wins, whoever has it open', async () => {
  const clock = { now: 1_800_000_000_000 };
  const { address } = await serve({ now: () => clock.now, lookEvery: 20 });
  const [anna, boris] = [await new Visitor(address).named('Anna'), await new Visitor(address).named('Boris')];
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, pace: LIVE })).body;
  const page = await anna.connect();
  await wait(page, match);
  await boris.ask('POST', `/api/matches/${match}/join`, {});
  await page.close();
  const his = await boris.connect();
  await his.open(match, 'blue');
  clock.now += 5 * MINUTE;
  const over = await his.at(match, 'blue', 1);
  expect(over.entries.at(-1)?.words).toBe('* abort red');
  expect(over.outcome).toMatchObject({ winners: [], by: ['red'], reason: { key: 'abort' } });
});

test('before the clocks have started, who leaves calls the match off', async () => {
  const { address } = await serve();
  const { match, blue } = await twoAt(address, { pace: LIVE });
  const page = await blue.connect();
  await page.open(match, 'blue');
  expect((await page.send({ kind: 'resign', match, seat: 'blue', seq: 0 })).kind).toBe('accepted');
  expect((await page.at(match, 'blue', 1)).outcome).toMatchObject({ winners: [], reason: { key: 'abort' } });
});
