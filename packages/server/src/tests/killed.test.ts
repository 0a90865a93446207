import { tmpdir } from 'node:os';
import { pig } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { kill, startVictim, surviveAll } from '../testing/killed.ts';
import { cutConnections, postgresPlace, sqlitePlace } from '../testing/places.ts';

const { small: bundle } = inject('bundled');

const { SOAK_KILLS = '50', SOAK_SEED = 'kill' } = process.env;
const KILLS = Number(SOAK_KILLS);
/** Where to write takes its time, so that the end may come meanwhile. */
const onDisk = () => sqlitePlace(tmpdir());

test(`killed ${KILLS} times at any moment (seed ${SOAK_SEED}), it has lost no entry that was acknowledged, and has none twice`, async () => {
  const { acknowledged, inDoubt } = await surviveAll(bundle, [await onDisk(), await onDisk()], KILLS, SOAK_SEED);
  expect(acknowledged).toBeGreaterThan(KILLS);
  // Of those whose answer was lost some were kept, and some were not: it was killed before and after that moment.
  expect(inDoubt).toBeGreaterThan(0);
  expect(inDoubt).toBeLessThan(KILLS);
}, 1_200_000);

test('SIGTERM ends it cleanly, with pages open', async () => {
  const place = await sqlitePlace();
  const victim = await startVictim(bundle, place);
  const page = await new Visitor(victim.address).connect();
  await kill(victim, 'SIGTERM');
  expect([victim.process.exitCode, page.isClosed]).toEqual([0, true]);
});

test('whatever it logs, there is no secret in it', async () => {
  const victim = await startVictim(bundle, await sqlitePlace(), 'debug');
  const anna = await new Visitor(victim.address).named('Anna');
  const seats = { first: { kind: 'me' }, second: { kind: 'free' } };
  const plan = { game: 'pig', seats, pace: { kind: 'none' }, access: 'link', observers: false };
  const { match, token } = (await anna.ask('POST', '/api/matches', plan)).body;
  await anna.ask('GET', `/api/matches/${match}?token=${token}`);
  const { token: device } = (await anna.ask('POST', '/api/me/link')).body;
  await new Visitor(victim.address).ask('POST', '/api/me/claim', { token: device });
  await anna.ask('POST', '/api/matches', { ...plan, game: 'chess' });
  const boris = await new Visitor(victim.address).named('Boris');
  await boris.ask('POST', `/api/matches/${match}/join`, { token });
  const page = await anna.connect({ system: pig });
  await page.open(match, 'first');
  await page.send({ kind: 'say', match, seat: 'first', seq: 0, words: 'hold' });
  await page.send({ kind: 'say', match, seat: 'first', seq: 1, words: 'shout' });
  await page.send({ kind: 'resign', match, seat: 'first', seq: 1 });
  await page.close();
  await kill(victim, 'SIGTERM');
  const log = victim.lines.join('\n');
  expect(log).toContain(`"path":"/api/matches/${match}"`);
  const secrets = [anna.cookie.split('=')[1], boris.cookie.split('=')[1], token, device];
  for (const each of [...secrets, 'Anna', 'Boris', 'hold', 'shout']) expect(log).not.toContain(each);
});

test('a bot thinks in its thread when all is one bundle, as it is under npm start', async () => {
  const victim = await startVictim(bundle, await sqlitePlace());
  const anna = await new Visitor(victim.address).named('Anna');
  const seats = { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } };
  const plan = { game: 'outpost', seats, pace: { kind: 'none' }, access: 'link', observers: false };
  const { match } = (await anna.ask('POST', '/api/matches', plan)).body;
  const page = await anna.connect();
  await page.open(match, 'red');
  await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
  expect((await page.at(match, 'red', 2)).entries.at(-1)).toMatchObject({ seq: 2, speaker: 'blue' });
  await kill(victim, 'SIGTERM');
});

test('two processes on one PostgreSQL that cannot reach each other: one is killed, both lose their connections, and in the end all have the same', async () => {
  const place = await postgresPlace();
  const start = () => startVictim(bundle, place, 'error', { ALONE: '1' });
  const victims = [await start(), await start()];
  const [a, b] = victims.map(({ address }) => address);
  const anna = await new Visitor(a ?? '').named('Anna');
  const boris = await new Visitor(b ?? '').named('Boris');
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'free' } }, pace: { kind: 'none' } };
  const { match, token } = (await anna.ask('POST', '/api/matches', { ...plan, access: 'link', observers: true })).body;
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { token })).status).toBe(200);
  let here = await anna.connect({ system: pig });
  const there = await boris.connect({ system: pig });
  await here.open(match, 'first');
  await there.open(match, 'second');
  for (let seq = 0; seq < 30; seq++) {
    const [page, seat] = seq % 2 === 0 ? ([here, 'first'] as const) : ([there, 'second'] as const);
    // Told by the other process, or it could not know that it is asked.
    expect(await page.at(match, seat, seq)).toMatchObject({ seq, asks: seat });
    if (seq === 20) await cutConnections(place);
    // A page that is told to try again does so; said twice it counts once.
    await expect
      .poll(() => page.send({ kind: 'say', match, seat, seq, words: 'hold' }))
      .toMatchObject({ kind: 'accepted' });
    if (seq !== 14 || victims[0] === undefined) continue;
    await kill(victims[0]);
    victims[0] = await start();
    here = await anna.connect({ address: victims[0].address, system: pig });
    await here.open(match, 'first', 3);
  }
  // Offers cross over as well.
  await here.at(match, 'first', 30);
  await here.send({ kind: 'offer', match, seat: 'first', seq: 30, what: 'draw' });
  await there.until(() => there.heard.find(({ kind, offers }) => kind === 'offers' && JSON.stringify(offers) !== '[]'));
  await there.send({ kind: 'offer', match, seat: 'second', seq: 30, what: 'draw' });
  const [one, other] = [await here.at(match, 'first', 31), await there.at(match, 'second', 31)];
  expect(one.outcome).toEqual(other.outcome);
  const files = await Promise.all(
    victims.map(({ address }) => new Visitor(address).ask('GET', `/api/matches/${match}/export`)),
  );
  expect(files[0]?.body).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(files[0]?.body).toEqual(files[1]?.body);
  for (const victim of victims) await kill(victim, 'SIGTERM');
});

test('killed between a deadline and its flag, it makes the flag once it is back, and only one', async () => {
  const place = await sqlitePlace();
  const before = await startVictim(bundle, place);
  const anna = await new Visitor(before.address).named('Anna');
  const live = { kind: 'live', minutes: 1, increment: 0 };
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'me' } }, pace: live };
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, access: 'link', observers: false })).body;
  const page = await anna.connect({ system: pig });
  await page.send({ kind: 'say', match, seat: 'first', seq: 0, words: 'hold' });
  await kill(before);
  // The deadline is over, and nobody has looked yet.
  const late = await startVictim(bundle, place, 'error', { AHEAD: '120000', LOOK_EVERY: '600000' });
  await kill(late);
  const after = await startVictim(bundle, place, 'error', { AHEAD: '240000', LOOK_EVERY: '30' });
  const status = async () => {
    const answer = await fetch(`${after.address}/api/matches/${match}`, { headers: { Cookie: anna.cookie } });
    return (await answer.json()).match.status;
  };
  await expect.poll(status).toBe('over');
  const back = await anna.connect({ address: after.address, system: pig });
  await back.open(match, 'first');
  const { seq, entries } = await back.at(match, 'first', 0);
  expect([seq, entries.map(({ words }) => words)]).toEqual([2, [null, 'first: hold', '* flag second']]);
  await kill(after, 'SIGTERM');
});

test('both processes are asked at once: one entry is accepted, and the other refused', async () => {
  const place = await postgresPlace();
  const victims = [await startVictim(bundle, place), await startVictim(bundle, place)];
  const anna = await new Visitor(victims[0]?.address ?? '').named('Anna');
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'me' } }, pace: { kind: 'none' } };
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, access: 'link', observers: true })).body;
  const pages = await Promise.all(victims.map(({ address }) => anna.connect({ address, system: pig })));
  for (const page of pages) await page.open(match, 'first');
  let seq = 0;
  for (; seq < 12; seq++) {
    const [moment] = await Promise.all(pages.map((page) => page.at(match, 'first', seq)));
    // A few lucky rolls end it sooner.
    if (moment?.asks === null) break;
    // Different words for one number: one of them is refused, or comes too late.
    const said = pages.map((page, index) =>
      page.send({ kind: 'say', match, seat: moment?.asks, seq, words: ['hold', 'roll:1'][index] }),
    );
    expect((await Promise.all(said)).filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
  }
  const moments = await Promise.all(pages.map((page) => page.at(match, 'first', seq)));
  expect(moments[0]?.view).toEqual(moments[1]?.view);
  for (const victim of victims) await kill(victim, 'SIGTERM');
});
