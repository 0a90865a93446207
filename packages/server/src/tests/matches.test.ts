import { expect, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';

const PLAN = {
  game: 'outpost',
  options: { rounds: 2 },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
  pace: { kind: 'none' },
  access: 'open',
  observers: false,
};

test('a match that is open is listed, joined by anybody, and starts when its last seat is taken', async () => {
  const { address } = await serve();
  const [anna, boris, carl] = [
    await new Visitor(address).named('Anna'),
    await new Visitor(address).named('Boris'),
    await new Visitor(address).named('Carl'),
  ];
  const { match } = (await anna.ask('POST', '/api/matches', PLAN)).body;
  const open = (await boris.ask('GET', '/api/matches/open')).body.matches;
  expect(open).toEqual([expect.objectContaining({ id: match, title: 'outpost', status: 'waiting', access: 'open' })]);
  expect(open[0].seats).toMatchObject([
    { seat: 'red', kind: 'person', name: 'Anna', isMine: false },
    { seat: 'blue', kind: 'person', name: null, isMine: false },
  ]);
  expect(open[0]).toMatchObject({ options: null, help: true });
  const page = await anna.connect();
  expect((await page.open(match, 'red')).text).toBe('The match has not started: a seat is still free.');
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { seat: 'red' })).status).toBe(409);
  const joined = await boris.ask('POST', `/api/matches/${match}/join`, {});
  expect(joined.body.match).toMatchObject({ status: 'running', startedAt: expect.any(Number) });
  const late = await carl.ask('POST', `/api/matches/${match}/join`, {});
  expect([late.status, late.body.error]).toEqual([409, 'That seat is taken.']);
  expect((await page.open(match, 'red')).kind).toBe('accepted');
  expect((await boris.ask('GET', '/api/matches/open')).body.matches).toEqual([]);
  expect((await boris.ask('GET', '/api/matches/mine')).body.matches).toHaveLength(1);
  expect((await boris.ask('POST', `/api/matches/${match}/leave`)).body.error).toContain('resign it instead');
});

test('one by link is for those who were sent it', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const { match, token } = (await anna.ask('POST', '/api/matches', { ...PLAN, access: 'link' })).body;
  expect((await boris.ask('GET', '/api/matches/open')).body.matches).toEqual([]);
  expect((await boris.ask('GET', `/api/matches/${match}`)).status).toBe(404);
  expect((await boris.ask('GET', `/api/matches/${match}?token=${token}`)).status).toBe(200);
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { token: 'guess' })).status).toBe(403);
  const { token: another } = (await anna.ask('POST', `/api/matches/${match}/link`)).body;
  expect((await boris.ask('POST', `/api/matches/${match}/link`)).status).toBe(404);
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { token: another })).status).toBe(200);
});

test('before it starts a seat can be given up; with its maker the match is gone', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const free = { ...PLAN, seats: { red: { kind: 'free' }, blue: { kind: 'free' } } };
  const { match } = (await anna.ask('POST', '/api/matches', free)).body;
  await boris.ask('POST', `/api/matches/${match}/join`, { seat: 'blue' });
  expect((await boris.ask('POST', `/api/matches/${match}/leave`)).status).toBe(200);
  expect((await boris.ask('GET', '/api/matches/mine')).body.matches).toEqual([]);
  expect((await anna.ask('POST', `/api/matches/${match}/leave`)).status).toBe(200);
  expect((await anna.ask('GET', `/api/matches/${match}`)).status).toBe(404);
});

test.each([
  [{ game: 'chess' }, 'game: expected one of outpost, pig, got "chess"'],
  [{ options: { rounds: 99 } }, 'options.rounds: expected '],
  [{ seats: { red: { kind: 'me' }, green: { kind: 'free' } } }, 'seats.green: expected no seat but red, blue'],
  [{ seats: { red: { kind: 'bot', bot: 'genius' }, blue: { kind: 'me' } } }, 'seats.red.bot: expected one of random'],
  [{ seats: { red: { kind: 'bot', bot: 'random' }, blue: { kind: 'bot', bot: 'random' } } }, 'a person in one of them'],
  [{ pace: { kind: 'blitz' } }, 'pace.kind: expected '],
  [{ surprise: 1 }, 'surprise: expected '],
])('a plan with %j is refused in words', async (change, words) => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const refused = await anna.ask('POST', '/api/matches', { ...PLAN, ...change });
  expect(refused.status).toBe(400);
  expect(refused.body.error).toContain(words);
  expect((await anna.ask('GET', '/api/matches/mine')).body.matches).toEqual([]);
});

test('games and health are there for the asking; the record of a running match is not', async () => {
  const { address } = await serve();
  const { match, red } = await twoAt(address);
  expect((await red.ask('GET', '/api/games')).body.games).toEqual([
    { id: 'outpost', version: 1, bots: ['random'] },
    { id: 'pig', version: 1, bots: [] },
  ]);
  expect((await red.ask('GET', '/healthz')).body).toEqual({ ok: true });
  expect((await red.ask('GET', '/readyz')).body).toEqual({ ok: true });
  const early = await red.ask('GET', `/api/matches/${match}/export`);
  expect([early.status, early.body.error]).toEqual([409, 'The match is still played.']);
  expect((await red.ask('GET', '/api/nothing')).status).toBe(404);
});
