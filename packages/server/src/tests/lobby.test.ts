import { bear, ownPack as bearPack } from '@sandtable/bear';
import { type GameSystem, must, type Realm } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { expect, onTestFinished, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { openStore } from '../store/store.ts';
import { smallThinking } from '../testing/bundled.ts';
import { type Asked, Visitor } from '../testing/client.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const PLAN = {
  game: 'outpost',
  options: { rounds: 2 },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
  pace: { kind: 'none' },
  access: 'open',
  observers: false,
};
const DAY = 24 * 60 * 60 * 1000;

test.each(PLACES)('%s: a list says whose turn it is and when something was last said', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const { match, red, blue } = await twoAt(address);
  const listed = async (visitor: Visitor) => (await visitor.ask('GET', '/api/matches/mine')).body.matches[0];
  expect(await listed(red)).toMatchObject({ seq: 0, lastAt: now, asks: ['red'], isMyTurn: true, expiresAt: null });
  expect(await listed(blue)).toMatchObject({ asks: ['red'], isMyTurn: false, maker: 'Anna', isMaker: false });
  const page = await red.connect();
  await page.open(match, 'red');
  now += 5000;
  expect((await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' })).kind).toBe('accepted');
  expect(await listed(red)).toMatchObject({ seq: 1, lastAt: now, asks: ['blue'], isMyTurn: false });
  expect((await listed(blue)).isMyTurn).toBe(true);
  await page.send({ kind: 'resign', match, seat: 'red', seq: 1 });
  expect(await listed(blue)).toMatchObject({ seq: 2, asks: [], isMyTurn: false, status: 'over' });
});

test.each(PLACES)('%s: a table closes after its days, unless its maker keeps it open', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const { match } = (await anna.ask('POST', '/api/matches', PLAN)).body;
  const open = async () => (await boris.ask('GET', '/api/matches/open')).body.matches;
  expect((await open())[0]).toMatchObject({ id: match, expiresAt: now + 14 * DAY, asks: [], maker: 'Anna' });
  now += 13 * DAY;
  expect((await boris.ask('POST', `/api/matches/${match}/extend`)).status).toBe(409);
  const kept = await anna.ask('POST', `/api/matches/${match}/extend`);
  expect(kept.body.match.expiresAt).toBe(now + 14 * DAY);
  now += 14 * DAY - 1;
  expect(await open()).toHaveLength(1);
  now += 1;
  expect(await open()).toEqual([]);
  expect((await anna.ask('GET', '/api/matches/mine')).body.matches).toEqual([]);
  expect((await boris.ask('POST', `/api/matches/${match}/join`, {})).status).toBe(404);
  expect((await boris.ask('GET', `/api/matches/${match}`)).status).toBe(404);
});

test('one by link waits as long as its link leads there', async () => {
  const now = 1_800_000_000_000;
  const { address } = await serve({ now: () => now });
  const anna = await new Visitor(address).named('Anna');
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, access: 'link' })).body;
  expect((await anna.ask('GET', `/api/matches/${match}`)).body.match.expiresAt).toBe(now + 30 * DAY);
});

test('three tables of a new name wait, and twelve of one that has played; one that is closed makes room', async () => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ now: () => now });
  const anna = await new Visitor(address).named('Anna');
  const made: string[] = [];
  const fill = async (most: number): Promise<Asked> => {
    while (made.length < most) made.push((await anna.ask('POST', '/api/matches', PLAN)).body.match);
    return anna.ask('POST', '/api/matches', PLAN);
  };
  const refused = await fill(3);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    '3 of your tables wait for players: close one first. Once you have played for a while there may be more.',
  ]);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  await anna.ask('POST', `/api/matches/${made[0]}/leave`);
  expect((await anna.ask('POST', '/api/matches', PLAN)).status).toBe(201);
  now += 7 * DAY;
  expect((await fill(12)).body.error).toBe('12 of your tables wait for players: close one first.');
});

test('a match of ten entries with another person makes a name an old one; one that is resigned at once does not', async () => {
  const { address } = await serve();
  const tablesOf = async (visitor: Visitor): Promise<number> => {
    let count = 0;
    while ((await visitor.ask('POST', '/api/matches', PLAN)).status === 201) count += 1;
    return count;
  };
  const short = await twoAt(address, { game: 'pig', options: {}, seats: ['first', 'second'] });
  const page = await short.red.connect({ system: pig });
  await page.send({ kind: 'resign', match: short.match, seat: 'first', seq: 0 });
  expect(await tablesOf(short.red)).toBe(3);
  const { match, red, blue } = await twoAt(address, { game: 'pig', options: {}, seats: ['first', 'second'] });
  const pages = [await red.connect({ system: pig }), await blue.connect({ system: pig })] as const;
  for (let seq = 0; seq < 10; seq++)
    await pages[seq % 2 === 0 ? 0 : 1].send({
      kind: 'say',
      match,
      seat: seq % 2 === 0 ? 'first' : 'second',
      seq,
      words: 'hold',
    });
  expect(await pages[0].send({ kind: 'resign', match, seat: 'first', seq: 10 })).toMatchObject({ kind: 'accepted' });
  expect(await tablesOf(red)).toBe(12);
});

test('a new name sits at twenty matches that are not over', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const alone = { ...PLAN, access: 'link', seats: { red: { kind: 'me' }, blue: { kind: 'me' } } };
  const answers = [];
  for (let asked = 0; asked < 21; asked++) answers.push(await anna.ask('POST', '/api/matches', alone));
  expect(answers.map(({ status }) => status).indexOf(429)).toBe(20);
  expect(answers[20]?.body.error).toBe('You sit at 20 matches that are not over: finish or leave one first.');
  const boris = await new Visitor(address).named('Boris');
  const { match } = (await boris.ask('POST', '/api/matches', PLAN)).body;
  expect((await anna.ask('POST', `/api/matches/${match}/join`, {})).status).toBe(429);
});

test('a network gets so many new names a day; others and those who have one go on', async () => {
  let now = 1_800_000_000_000;
  const env = { TRUST_PROXY: '1', SANDTABLE_NAMES: '5' };
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), env), now: () => now });
  const meet = (place: string) =>
    new Visitor(address).ask('POST', '/api/me', { name: 'Anna' }, { 'X-Forwarded-For': place });
  for (let met = 0; met < 5; met++) expect((await meet(`192.0.2.${met}`)).status).toBe(200);
  const refused = await meet('192.0.2.77');
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('come back tomorrow')]);
  expect((await meet('198.51.100.1')).status).toBe(200);
  now += DAY + 1;
  expect((await meet('192.0.2.77')).status).toBe(200);
});

test('a name of what cannot be read is none', async () => {
  const { address } = await serve();
  const refused = await new Visitor(address).ask('POST', '/api/me', { name: '\u0000\u0000' });
  expect([refused.status, refused.body.error]).toEqual([400, 'name: expected letters that can be read']);
});

test.each(PLACES)('%s: one network cannot fill the list of open tables', async (_name, place) => {
  const env = {
    TRUST_PROXY: '1',
    SANDTABLE_NAMES: '0',
    SANDTABLE_FRESH_TABLES: '0',
    SANDTABLE_FRESH_MATCHES: '0',
    SANDTABLE_BUDGET: '0',
  };
  const { address } = await serve({ settings: settingsAt(await place(), env) });
  const openAt = async (network: string, tables: number): Promise<string> => {
    const visitor = new Visitor(address);
    const from = { 'X-Forwarded-For': `${network}.1` };
    const name = `From ${network}`;
    await visitor.ask('POST', '/api/me', { name }, from);
    for (let table = 0; table < tables; table++) await visitor.ask('POST', '/api/matches', PLAN, from);
    return name;
  };
  const honest = await openAt('198.51.100', 1);
  const junk = await openAt('192.0.2', 230);
  const page = async (number: number) =>
    (await new Visitor(address).ask('GET', `/api/matches/open?page=${number}`)).body;
  const first = await page(0);
  expect(first.matches.map(({ maker }: { maker: string }) => maker).indexOf(honest)).toBeLessThan(2);
  expect([first.matches.length, first.hasMore]).toEqual([200, true]);
  const second = await page(1);
  expect([second.matches.length, second.hasMore]).toEqual([31, false]);
  expect(new Set([...first.matches, ...second.matches].map(({ id }: { id: string }) => id)).size).toBe(231);
  // Whoever is here comes before the many who are not.
  const late = await openAt('203.0.113', 1);
  expect((await page(0)).matches.slice(0, 3).map(({ maker }: { maker: string }) => maker)).toEqual([
    late,
    junk,
    honest,
  ]);
  const visitor = new Visitor(address);
  await visitor.ask('POST', '/api/me', { name: 'Here' }, { 'X-Forwarded-For': '203.0.113.9' });
  await visitor.ask('POST', '/api/matches', PLAN, { 'X-Forwarded-For': '203.0.113.9' });
  await visitor.connect();
  await expect.poll(async () => (await page(0)).matches[0].maker).toBe('Here');
  expect((await new Visitor(address).ask('GET', '/api/matches/open?page=x')).status).toBe(400);
});

test('a glance is what a seat sees, and what it was told since it last spoke', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address, { observers: false });
  const [first, second] = [await red.connect(), await blue.connect()];
  await first.open(match, 'red');
  await second.open(match, 'blue');
  await first.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
  const glance = async (visitor: Visitor, seat: string) =>
    visitor.ask('GET', `/api/matches/${match}/glance?as=${seat}`);
  const seen = (await glance(blue, 'blue')).body;
  expect(seen.seq).toBe(1);
  expect(seen.view).toEqual((await second.at(match, 'blue', 1)).view);
  expect(seen.entries.map(({ seq, speaker, words }: never) => [seq, speaker, words])).toEqual([[1, 'red', null]]);
  expect((await glance(red, 'red')).body.entries).toEqual([]);
  expect((await glance(red, 'blue')).status).toBe(403);
  expect((await glance(red, 'observer')).status).toBe(403);
  const stranger = await new Visitor(address).named('Carl');
  expect((await glance(stranger, 'red')).status).toBe(404);
});

test('who may look on gets an observer’s glance and no seat’s', async () => {
  const { address } = await serve();
  const { match } = await twoAt(address, { observers: true });
  const stranger = new Visitor(address);
  expect((await stranger.ask('GET', `/api/matches/${match}/glance?as=observer`)).status).toBe(200);
  expect((await stranger.ask('GET', `/api/matches/${match}/glance?as=red`)).status).toBe(403);
  expect((await stranger.ask('GET', `/api/matches/${match}/glance`)).status).toBe(403);
});

test('several seats may be one person’s, and others join seat by seat', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const both = { red: { kind: 'me' }, blue: { kind: 'me' } };
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, seats: both })).body;
  const info = (await anna.ask('GET', `/api/matches/${match}`)).body.match;
  expect(info).toMatchObject({ status: 'running', isMyTurn: true });
  expect(info.seats.map(({ isMine }: never) => isMine)).toEqual([true, true]);
});

const SEATS = { red: { kind: 'bot', bot: 'random' }, blue: { kind: 'me' } };

test('a bot that is asked first plays before anybody looks, and where nobody has looked since a restart', async () => {
  const settings = settingsAt(await sqlitePlace());
  // Nobody thinks here: the bot stays asked.
  const before = await serve({ settings });
  const anna = await new Visitor(before.address).named('Anna');
  const { match } = (await anna.ask('POST', '/api/matches', { ...PLAN, seats: SEATS })).body;
  expect((await anna.ask('GET', `/api/matches/${match}`)).body.match.asks).toEqual(['red']);
  await before.close();
  const after = await serve({ settings, thinking: smallThinking() });
  const again = new Visitor(after.address);
  again.cookie = anna.cookie;
  const asked = async (id: string) => (await again.ask('GET', `/api/matches/${id}`)).body.match.asks;
  await expect.poll(() => asked(match)).toEqual(['blue']);
  const { match: another } = (await again.ask('POST', '/api/matches', { ...PLAN, seats: SEATS })).body;
  await expect.poll(() => asked(another)).toEqual(['blue']);
});

test.each([
  ['cooperative seats of Limanowa', 'limanowa', 'steamroller', 3],
  ['teams of bear', 'bear', 'all-four-roads', 4],
] as const)('%s are taken by one person or several, seat by seat', async (_what, game, mission, count) => {
  const system: GameSystem<Realm> = game === 'bear' ? bear(bearPack()) : limanowa(limanowaPack());
  const { address } = await serve({ games: [hostedGame(system)] });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const seats = system.seats(must(system.options({ mission })));
  expect(seats).toHaveLength(count);
  const people = seats.filter((seat) => seat !== 'ai');
  const [first = '', ...others] = people;
  const plan = { [first]: { kind: 'me' }, ...Object.fromEntries(others.map((seat) => [seat, { kind: 'free' }])) };
  const body = { ...PLAN, game, options: { mission }, seats: plan, access: 'link' };
  const { match, token } = (await anna.ask('POST', '/api/matches', body)).body;
  // A team mate of one's own needs no link; the last seat starts it.
  const mate = others.slice(0, -1);
  for (const seat of mate)
    expect((await anna.ask('POST', `/api/matches/${match}/join`, { seat })).body.match.status).toBe('waiting');
  const last = await boris.ask('POST', `/api/matches/${match}/join`, { token, seat: others.at(-1) });
  expect(last.body.match).toMatchObject({ status: 'running', asks: [expect.any(String)] });
  const mine = last.body.match.seats.filter(({ isMine }: { isMine: boolean }) => isMine);
  expect(mine).toHaveLength(1);
  const all = (await anna.ask('GET', `/api/matches/${match}`)).body.match.seats;
  expect(all.filter(({ isMine }: { isMine: boolean }) => isMine)).toHaveLength(people.length - 1);
});

test('it is nobody’s turn while a bot plays the seat that is asked', async () => {
  const place = await sqlitePlace();
  const { address } = await serve({ settings: settingsAt(place) });
  const { match, red } = await twoAt(address);
  const isMyTurn = async () => (await red.ask('GET', '/api/matches/mine')).body.matches[0].isMyTurn;
  expect(await isMyTurn()).toBe(true);
  const store = await openStore(place, 0, { role: 'visit' });
  onTestFinished(() => store.close());
  const bot = 'random';
  await store.database.db
    .updateTable('seats')
    .set({ bot })
    .where('match', '=', match)
    .where('seat', '=', 'red')
    .execute();
  expect(await isMyTurn()).toBe(false);
});
