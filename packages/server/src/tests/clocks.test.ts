import { must } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { createMatch, verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { hostedGames } from '../../../../scripts/serve/games.ts';
import { smallThinking } from '../testing/bundled.ts';
import type { Page } from '../testing/client.ts';
import { PLACES, postgresPlace, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', minutes: 10, increment: 5 } as const;
const BANK = { kind: 'bank', days: 3, more: 1 } as const;
const NOTHING = { lone: false, standing: {}, until: null, since: 0, next: null, after: 0 };

/** A clock that a test moves, and servers that go by it. */
function moved() {
  const clock = { now: 1_800_000_000_000 };
  return { clock, now: () => clock.now };
}

function say(page: Page, match: string, seat: string, seq: number, words: string) {
  return page.send({ kind: 'say', match, seat, seq, words });
}

function claim(page: Page, match: string, seat: string, seq: number, how: string) {
  return page.send({ kind: 'claim', match, seat, seq, how });
}

test.each(PLACES)(
  '%s: minutes a side: only the clock of whoever is asked runs; what comes too late is refused, and lost',
  async (_name, place) => {
    const { clock, now } = moved();
    const { address } = await serve({ settings: settingsAt(await place()), now });
    const { match, red, blue } = await twoAt(address, { pace: LIVE });
    const [a, b] = [await red.connect(), await blue.connect()];
    await a.open(match, 'red');
    await b.open(match, 'blue');
    expect(await a.started(match)).toEqual({
      ...{ pace: LIVE, at: clock.now, runs: ['red'], left: { red: 10 * MINUTE, blue: 10 * MINUTE } },
      ...{ deadline: clock.now + 10 * MINUTE, waits: [] },
    });
    clock.now += 9 * MINUTE;
    await say(a, match, 'red', 0, 'pass');
    expect((await b.at(match, 'blue', 1))['clocks']).toMatchObject({
      ...{ runs: ['blue'], left: { red: MINUTE + 5000, blue: 10 * MINUTE }, deadline: clock.now + 10 * MINUTE },
    });
    // The server's clock is set back: nobody gains by it.
    clock.now -= 5 * MINUTE;
    await say(b, match, 'blue', 1, 'u4 step c1 ready');
    const { left } = (await a.at(match, 'red', 2))['clocks'] as { left: object };
    expect(left).toEqual({ red: MINUTE + 5000, blue: 10 * MINUTE + 5000 });
    // A request stops no clock.
    await a.send({ kind: 'offer', match, seat: 'red', seq: 2, what: 'takeBack', to: 0 });
    clock.now += 5 * MINUTE + MINUTE + 5000;
    const late = await say(a, match, 'red', 2, 'u1 step b1 ready');
    expect(late).toMatchObject({ kind: 'refused', reasons: [{ rule: 'server', key: 'timeUp' }] });
    const over = await b.at(match, 'blue', 3);
    expect([over.entries.at(-1)?.words, over.outcome]).toEqual([
      '* flag red',
      { winners: ['blue'], scores: {}, reason: { rule: 'table', key: 'flag' }, by: ['red'] },
    ]);
    const file = JSON.stringify((await red.ask('GET', `/api/matches/${match}/export`)).body);
    expect(verify(outpost, file)).toMatchObject({ ok: true, entries: 3 });
    const info = (await red.ask('GET', `/api/matches/${match}`)).body.match;
    expect(info).toMatchObject({ status: 'over', pace: LIVE, deadline: null, away: null, clocks: { runs: [] } });
  },
);

test('a page that waits sees the flag fall in time, without anybody saying a word or looking for it', async () => {
  const { clock, now } = moved();
  const { address } = await serve({ now, lookEvery: 600_000 });
  const pace = { kind: 'live', minutes: 1, increment: 0 } as const;
  const { match, red, blue } = await twoAt(address, { game: 'pig', seats: ['first', 'second'], options: {}, pace });
  const [a, b] = [await red.connect({ system: pig }), await blue.connect({ system: pig })];
  await b.open(match, 'second');
  await say(a, match, 'first', 0, 'hold');
  clock.now += MINUTE - 50;
  await say(b, match, 'second', 1, 'hold');
  await say(a, match, 'first', 2, 'hold');
  clock.now += 60;
  expect((await b.at(match, 'second', 4)).outcome).toMatchObject({ winners: ['first'], by: ['second'] });
});

test.each(PLACES)('%s: a flag falls in a match that nobody has open, after a restart too', async (_name, place) => {
  const { clock, now } = moved();
  const settings = settingsAt(await place());
  const before = await serve({ settings, now });
  const { match, red, blue } = await twoAt(before.address, {
    game: 'pig',
    seats: ['first', 'second'],
    options: {},
    pace: LIVE,
  });
  const [page, other] = [await red.connect({ system: pig }), await blue.connect({ system: pig })];
  await other.open(match, 'second');
  await say(page, match, 'first', 0, 'hold');
  await other.started(match);
  await page.close();
  await before.close();
  clock.now += DAY;
  const after = await serve({ settings, now, lookEvery: 20 });
  const path = `${after.address}/api/matches/${match}`;
  const info = async () => (await fetch(path, { headers: { Cookie: red.cookie } })).json();
  await expect.poll(info).toMatchObject({ match: { status: 'over', clocks: { left: { second: 0 } } } });
});

test('two processes that both see a flag fall make one entry of it', async () => {
  const { clock, now } = moved();
  const settings = settingsAt(await postgresPlace());
  const servers = [await serve({ settings, now, lookEvery: 10 }), await serve({ settings, now, lookEvery: 10 })];
  const matches = await Promise.all(
    Array.from({ length: 6 }, () =>
      twoAt(servers[0]?.address ?? '', { pace: { kind: 'live', minutes: 1, increment: 0 } }),
    ),
  );
  const pages: [string, Page][] = [];
  for (const { match, red, blue } of matches) {
    const [here, there] = [await red.connect(), await blue.connect({ address: servers[1]?.address ?? '' })];
    await here.open(match, 'red');
    await there.open(match, 'blue');
    await Promise.all([here.started(match), there.started(match)]);
    pages.push([match, here], [match, there]);
  }
  clock.now += 2 * MINUTE;
  for (const [index, [match, page]] of pages.entries()) {
    const moment = await page.at(match, index % 2 === 0 ? 'red' : 'blue', 1);
    expect([moment.seq, moment.entries.at(-1)?.words]).toEqual([1, '* flag red']);
  }
});

test.each(PLACES)(
  '%s: two days of correspondence with orders for while one is away, which cost no time',
  async (_name, place) => {
    const { clock, now } = moved();
    const settings = settingsAt(await place());
    const first = await serve({ settings, now });
    const { match, red, blue } = await twoAt(first.address, { options: { rounds: 4 }, pace: BANK });
    let b = await blue.connect();
    await b.open(match, 'blue');
    const a = await red.connect();
    await a.open(match, 'red');
    clock.now += DAY / 2;
    await say(a, match, 'red', 0, 'pass');
    await b.at(match, 'blue', 1);
    await say(b, match, 'blue', 1, 'u4 step c1 dug');
    const set = { kind: 'answers', match, seat: 'blue', seq: 2, answers: { ...NOTHING, until: ['near'], since: 2 } };
    expect(await b.send(set)).toMatchObject({ kind: 'accepted' });
    await b.close();
    await first.close();
    // The second day, on a server that was started anew: blue is away and has answered.
    clock.now += DAY;
    const second = await serve({ settings, now });
    const back = await red.connect({ address: second.address });
    await back.open(match, 'red');
    await say(back, match, 'red', 2, 'u2 step b2 dug');
    const given = await back.at(match, 'red', 4);
    expect(given).toMatchObject({ asks: 'red', entries: [{ seq: 4, speaker: 'blue' }] });
    expect(given['clocks']).toMatchObject({ runs: ['red'], left: { red: 1.5 * DAY, blue: 3 * DAY } });
    // Whoever comes near ends the pass: now blue's own time runs.
    await say(back, match, 'red', 4, 'u1 step b1 dug');
    await back.at(match, 'red', 5);
    clock.now += DAY;
    b = await blue.connect({ address: second.address });
    await b.open(match, 'blue');
    expect((await b.at(match, 'blue', 5))['clocks']).toMatchObject({
      runs: ['blue'],
      left: { red: 1.5 * DAY, blue: 2 * DAY },
    });
    // Both pass: a round is over, and brings a day to each.
    await say(b, match, 'blue', 5, 'pass');
    await back.at(match, 'red', 6);
    await say(back, match, 'red', 6, 'pass');
    expect((await b.at(match, 'blue', 7))['clocks']).toMatchObject({ left: { red: 2.5 * DAY, blue: 3 * DAY } });
  },
);

test.each(PLACES)(
  '%s: after a deadline of days nothing ends by itself; the other claims the match',
  async (_n, place) => {
    const { clock, now } = moved();
    const { address } = await serve({ settings: settingsAt(await place()), now, lookEvery: 10 });
    const { match, blue } = await twoAt(address, { pace: BANK });
    const page = await blue.connect();
    await page.open(match, 'blue');
    const early = await claim(page, match, 'blue', 0, 'win');
    expect([early.kind, early.text]).toEqual(['refused', 'There is time left.']);
    expect(await page.at(match, 'blue', 0)).toMatchObject({
      away: { seat: 'red', since: clock.now, mayClaimAt: clock.now + 3 * DAY },
    });
    clock.now += 30 * DAY;
    expect((await claim(page, match, 'red', 0, 'win')).text).toBe('You do not have that seat.');
    expect(await claim(page, match, 'blue', 0, 'win')).toMatchObject({ kind: 'accepted', seq: 1 });
    expect(await claim(page, match, 'blue', 0, 'win')).toMatchObject({ kind: 'accepted', seq: 1 });
    expect((await page.at(match, 'blue', 1)).outcome).toMatchObject({ winners: ['blue'], reason: { key: 'claim' } });
  },
);

test('whoever is late may still answer, as long as nobody has claimed', async () => {
  const { clock, now } = moved();
  const { address } = await serve({ now });
  const { match, red, blue } = await twoAt(address, { pace: BANK });
  clock.now += 9 * DAY;
  expect(await say(await red.connect(), match, 'red', 0, 'pass')).toMatchObject({ kind: 'accepted' });
  const page = await blue.connect();
  await page.open(match, 'blue', 0);
  expect((await page.at(match, 'blue', 1))['clocks']).toMatchObject({ left: { red: 0, blue: 3 * DAY } });
  expect((await claim(page, match, 'blue', 1, 'win')).text).toBe('It is your own turn.');
});

test.each(PLACES)('%s: the others wait without a limit, and withdraw it; every screen is told', async (_n, place) => {
  const { clock, now } = moved();
  const settings = settingsAt(await place());
  const { address } = await serve({ settings, now });
  const { match, red, blue } = await twoAt(address, { pace: BANK });
  const [a, b] = [await red.connect(), await blue.connect()];
  await a.open(match, 'red');
  await b.open(match, 'blue');
  clock.now += 4 * DAY;
  expect((await claim(b, match, 'blue', 0, 'wait')).kind).toBe('accepted');
  const heard = () => a.heard.findLast(({ kind }) => kind === 'clocks');
  expect(await a.until(heard)).toMatchObject({ clocks: { deadline: null, waits: ['red'], left: { red: 0 } } });
  clock.now += 100 * DAY;
  expect((await claim(b, match, 'blue', 0, 'win')).text).toBe('There is time left.');
  expect((await claim(b, match, 'blue', 0, 'hurry')).kind).toBe('accepted');
  const again = await a.until(() => (heard()?.['away'] === undefined ? undefined : heard()));
  expect(again).toMatchObject({ clocks: { waits: [], left: { red: DAY } }, away: { mayClaimAt: clock.now + DAY } });
  expect((await blue.ask('GET', `/api/matches/${match}`)).body.match).toMatchObject({
    ...{ deadline: clock.now + DAY, clocks: { runs: ['red'] }, away: { seat: 'red' } },
  });
});

test.each(PLACES)('%s: a bot plays for whoever stays away, until he takes his seat back', async (_n, place) => {
  const { clock, now } = moved();
  const { address } = await serve({ settings: settingsAt(await place()), now, thinking: smallThinking() });
  const { match, red, blue } = await twoAt(address, { options: { rounds: 6 }, pace: { kind: 'none' } });
  const b = await blue.connect();
  await b.open(match, 'blue');
  clock.now += 13 * DAY;
  expect((await claim(b, match, 'blue', 0, 'bot')).text).toBe('There is time left.');
  clock.now += DAY;
  expect((await claim(b, match, 'blue', 0, 'win')).text).toContain('no limit');
  expect(await claim(b, match, 'blue', 0, 'bot')).toMatchObject({ kind: 'accepted', seq: 1 });
  const played = await b.until(() => {
    const last = b.last(match, 'blue');
    return (last?.seq ?? 0) > 1 && last?.asks === 'blue' ? last : undefined;
  });
  const seats = (await red.ask('GET', '/api/matches/mine')).body.matches[0].seats;
  expect(seats[0]).toMatchObject({ seat: 'red', kind: 'bot', name: 'random', isMine: true });
  // He may look on with his own eyes, but says nothing before he has it back; a stranger does neither.
  const a = await red.connect();
  expect((await a.open(match, 'red')).kind).toBe('accepted');
  expect((await red.ask('GET', `/api/matches/${match}/talk?as=red`)).status).toBe(200);
  expect((await blue.ask('GET', `/api/matches/${match}/talk?as=red`)).status).toBe(403);
  expect((await say(a, match, 'red', played.seq, 'pass')).text).toBe('You do not have that seat.');
  expect((await b.open(match, 'red')).text).toBe('You do not have that seat.');
  expect((await claim(b, match, 'red', played.seq, 'back')).text).toBe('You do not have that seat.');
  expect((await claim(a, match, 'red', played.seq, 'back')).kind).toBe('accepted');
  const back = await b.at(match, 'blue', played.seq + 1);
  expect(back.entries.at(-1)?.words).toMatch(/^\* seat red \{"id":".+","kind":"person","name":"Anna"\}$/);
  await say(b, match, 'blue', back.seq, 'pass');
  expect((await a.at(match, 'red', back.seq + 1)).asks).toBe('red');
  expect(await say(a, match, 'red', back.seq + 1, 'pass')).toMatchObject({ kind: 'accepted' });
  // Whoever deletes himself is no longer named there either.
  const file = async () => JSON.stringify((await blue.ask('GET', `/api/matches/${match}/export`)).body);
  await red.ask('DELETE', '/api/me');
  expect(verify(outpost, await file())).toMatchObject({ ok: true });
  expect(await file()).not.toContain('Anna');
});

test('what is asked of a claim is judged, whatever it says', async () => {
  const { address } = await serve({ settings: settingsAt(await sqlitePlace()) });
  const { match, red, blue } = await twoAt(address, { pace: LIVE });
  const [a, b] = [await red.connect(), await blue.connect()];
  for (const [page, seat, how, words] of [
    [a, 'red', 'win', 'It is your own turn.'],
    [b, 'blue', 'win', 'This match has no limit that could be claimed or waived.'],
    [b, 'blue', 'wait', 'This match has no limit that could be claimed or waived.'],
    [b, 'blue', 'hurry', 'Nobody waits: the time is counted.'],
    [b, 'blue', 'back', 'You do not have that seat.'],
    [b, 'blue', 'everything', 'This is no message that the server knows.'],
  ] as const)
    expect((await claim(page, match, seat, 0, how)).text).toBe(words);
  for (const pace of [
    { kind: 'live', minutes: 0, increment: 5 },
    { kind: 'bank', days: 61, more: 0 },
    { kind: 'round', days: 1.5 },
    { kind: 'hourglass' },
  ]) {
    const plan = { game: 'pig', seats: { first: { kind: 'me' } }, pace, access: 'link', observers: false };
    expect((await red.ask('POST', '/api/matches', plan)).status).toBe(400);
  }
});

test.each([
  ['bear', 'one-bridge', [['german'], ['soviet']]],
  ['limanowa', 'battle-of-limanowa', [['p1'], ['p2']]],
  ['limanowa', 'steamroller', [['p1', 'p2'], ['ai']]],
] as const)('%s, %s: the server is told who wins and loses together, and which round it is', (id, mission, sides) => {
  const game = hostedGames().find(({ system }) => system.id === id);
  if (game === undefined) throw new Error(id);
  const seats = Object.fromEntries(
    sides.flat().map((seat) => [seat, seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: seat }]),
  );
  const match = must(createMatch(game.system, { options: { mission }, seats, seed: 'sfc32:sides' }, game.bots));
  const { view } = match.now('spectator');
  const found = new Map<string, string[]>();
  for (const seat of Object.keys(match.seating))
    found.set(game.sideOf(view, seat), [...(found.get(game.sideOf(view, seat)) ?? []), seat]);
  expect([...found.values()]).toEqual(sides);
  expect([game.roundOf(view), game.bots.includes(game.deputy ?? '')]).toEqual([1, true]);
});
