import { expect, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { PLACES, postgresPlace } from '../testing/places.ts';
import { serve, settingsAt } from '../testing/served.ts';

const LIVE = { game: 'outpost', tempo: 'live' };
const PART = 'ab'.repeat(32);

async function people(address: string, ...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name) => new Visitor(address).named(name)));
}

async function look(visitor: Visitor, wish: object = LIVE) {
  const answer = await visitor.ask('POST', '/api/play-now', wish);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.ask('GET', '/api/me')).body.person.id;
}

test.each(PLACES)('%s: two who look are paired, both sit, and it begins after five seconds', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const [anna, boris] = await people(address, 'Anna', 'Boris');
  if (anna === undefined || boris === undefined) throw new Error('two people');
  expect(await look(anna)).toMatchObject({ waiting: 1, since: now, found: null });
  now += 3000;
  const { queues } = (await boris.ask('GET', '/api/lobby')).body;
  expect(queues).toContainEqual({ game: 'outpost', tempo: 'live', waiting: 1, about: null });
  const { found } = await look(boris);
  expect(found).toMatchObject({ startsAt: now + 5000, match: { status: 'waiting', pace: { kind: 'live' } } });
  expect(found.match.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Boris']);
  // The part of the seed is sent by a page that has seen what the server committed to.
  expect(found.match.commitment).toMatchObject({ server: expect.stringMatching(/^[0-9a-f]{64}$/), parts: {} });
  now += 2000;
  expect((await look(anna, { ...LIVE, part: PART })).found.match.id).toBe(found.match.id);
  now += 3000;
  const begun = (await look(boris, { ...LIVE, part: PART })).found.match;
  expect(begun).toMatchObject({ id: found.match.id, status: 'running', commitment: { drawn: [] } });
  expect((await look(anna)).found.match).toMatchObject({ id: found.match.id, status: 'running' });
  expect((await anna.ask('GET', '/api/lobby')).body.queues[0]).toMatchObject({ waiting: 0 });
});

test.each(PLACES)(
  '%s: first come, first served, in the queue of each pace; one search for each person',
  async (_name, place) => {
    let now = 1_800_000_000_000;
    const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
    const [anna, boris, carl, dora] = await people(address, 'Anna', 'Boris', 'Carl', 'Dora');
    if (anna === undefined || boris === undefined || carl === undefined || dora === undefined) throw new Error('four');
    await look(anna, { ...LIVE, tempo: 'days' });
    now += 1000;
    expect((await look(boris)).found).toBeNull();
    // A second search of the same person takes the place of the first.
    await look(anna, { ...LIVE, tempo: 'today' });
    now += 1000;
    expect((await look(carl, { ...LIVE, tempo: 'days' })).found).toBeNull();
    const { found } = await look(dora);
    expect(found.match.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Boris', 'Dora']);
    const { queues } = (await anna.ask('GET', '/api/lobby')).body;
    expect(queues.map(({ waiting }: { waiting: number }) => waiting)).toEqual([0, 1, 1]);
  },
);

test.each(PLACES)(
  '%s: a page that is gone is not paired, and one that goes before the start loses nobody’s time',
  async (_name, place) => {
    let now = 1_800_000_000_000;
    const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
    const [anna, boris, carl] = await people(address, 'Anna', 'Boris', 'Carl');
    if (anna === undefined || boris === undefined || carl === undefined) throw new Error('three people');
    await look(anna);
    now += 11_000;
    expect((await look(boris)).found).toBeNull();
    now += 1000;
    const { found } = await look(carl);
    expect(found).not.toBeNull();
    // Boris's page is gone: at the time of the start Carl waits a little, then looks on, and the match is gone.
    now += 5000;
    expect((await look(carl)).found.match.status).toBe('waiting');
    now += 5000;
    expect((await look(carl)).found).toBeNull();
    expect((await carl.ask('GET', `/api/matches/${found.match.id}`)).status).toBe(404);
    expect((await carl.ask('GET', '/api/matches/mine')).body.matches).toEqual([]);
    expect((await look(anna)).found.match.seats.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Anna',
      'Carl',
    ]);
  },
);

test('who gives up a match that was found waits before the next; the other looks on at once', async () => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ now: () => now });
  const [anna, boris, carl] = await people(address, 'Anna', 'Boris', 'Carl');
  if (anna === undefined || boris === undefined || carl === undefined) throw new Error('three people');
  await look(anna);
  now += 1000;
  expect((await look(boris)).found).not.toBeNull();
  await boris.ask('DELETE', '/api/play-now');
  const refused = await boris.ask('POST', '/api/play-now', LIVE);
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('look again in 30 s')]);
  expect((await look(anna)).since).toBe(1_800_000_000_000);
  expect((await look(carl)).found).not.toBeNull();
  now += 30_000;
  expect((await look(boris)).found).toBeNull();
  await boris.ask('DELETE', '/api/play-now');
  expect((await anna.ask('GET', '/api/lobby')).body.queues[0].waiting).toBe(0);
});

test('people who have blocked each other are not paired, whoever of them has', async () => {
  const { address } = await serve();
  const [anna, boris, carl] = await people(address, 'Anna', 'Boris', 'Carl');
  if (anna === undefined || boris === undefined || carl === undefined) throw new Error('three people');
  await anna.ask('POST', `/api/people/${await idOf(boris)}/relation`, { isBlocked: true });
  await look(anna);
  expect((await look(boris)).found).toBeNull();
  expect((await look(anna)).found).toBeNull();
  const { found } = await look(carl);
  expect(found.match.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Carl']);
});

test('the guess is what others waited lately', async () => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ now: () => now });
  for (const waited of [20_000, 40_000]) {
    const [one, other] = await people(address, `One ${waited}`, `Other ${waited}`);
    if (one === undefined || other === undefined) throw new Error('two people');
    await look(one);
    for (let at = 0; at < waited; at += 5000) {
      now += 5000;
      await look(one);
    }
    await look(other);
    await other.ask('DELETE', '/api/play-now');
    await one.ask('DELETE', '/api/play-now');
    now += 3000;
  }
  const [queue] = (await new Visitor(address).ask('GET', '/api/lobby')).body.queues;
  // Waits of 0, 0, 20 and 40 seconds.
  expect(queue).toMatchObject({ waiting: 0, about: 20 });
});

test('a game without even fights, and a visitor, are refused in words', async () => {
  const { address } = await serve();
  const [anna] = await people(address, 'Anna');
  const refused = await anna?.ask('POST', '/api/play-now', { game: 'pig', tempo: 'live' });
  expect([refused?.status, refused?.body.error]).toEqual([400, 'game: expected one with fights for Play now']);
  expect((await new Visitor(address).ask('POST', '/api/play-now', LIVE)).status).toBe(401);
});

test('several processes pair from one queue, each person once', async () => {
  const place = await postgresPlace();
  const [first, second] = [await serve({ settings: settingsAt(place) }), await serve({ settings: settingsAt(place) })];
  const visitors = await people(first.address, 'A1', 'B2', 'C3', 'D4', 'E5', 'F6');
  const elsewhere = visitors.map((visitor, index) => {
    if (index % 2 === 0) return visitor;
    const there = new Visitor(second.address);
    there.cookie = visitor.cookie;
    return there;
  });
  await Promise.all(elsewhere.map((visitor) => look(visitor)));
  await expect
    .poll(
      async () => (await Promise.all(elsewhere.map((visitor) => look(visitor)))).filter(({ found }) => found).length,
    )
    .toBe(6);
  const all = await Promise.all(elsewhere.map(async (visitor) => (await look(visitor)).found.match));
  expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  for (const { seats } of all) expect(new Set(seats.map(({ name }: { name: string }) => name)).size).toBe(2);
});
