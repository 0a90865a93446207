import { randomOf } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { wrongsOf } from '../testing/histories.ts';
import { kill, startVictim, type Victim } from '../testing/killed.ts';
import { lostPlace, postgresPlace } from '../testing/places.ts';
import { rival } from '../testing/rivals.ts';
import { twoAt } from '../testing/served.ts';
import type { StorePlace } from '../store/store.ts';

const { small: bundle } = inject('bundled');

const { SOAK_KILLS = '50', SOAK_SEED = 'two' } = process.env;
/** How often a server is killed or paused while rivals play: two places, as many again in a soak. */
const BLOWS = Math.ceil(Number(SOAK_KILLS) / 20);
const TOKEN = 'of-the-tests-alone';
const DEAD = '2000';

type Settings = Readonly<Record<string, string>>;

async function start(place: StorePlace, more: Settings = {}): Promise<Victim> {
  const victim = await startVictim(bundle, place, 'error', { DEAD, METRICS_TOKEN: TOKEN, ...more });
  onTestFinished(() => {
    victim.process.kill('SIGCONT');
    victim.process.kill('SIGKILL');
  });
  return victim;
}

/** A match of one person for both seats; the page of each server has opened it, the first one first. */
async function matchAt(victims: readonly Victim[], pace: object = { kind: 'none' }) {
  const anna = await new Visitor(victims[0]?.address ?? '').named('Anna');
  const seats = { first: { kind: 'me' }, second: { kind: 'me' } };
  const { match } = (
    await anna.ask('POST', '/api/matches', { game: 'pig', seats, pace, access: 'link', observers: true })
  ).body;
  const pages = [];
  for (const { address } of victims) {
    const page = await anna.connect({ address, system: pig });
    await page.open(match, 'first');
    pages.push(page);
  }
  return { anna, match, pages };
}

async function warmAt({ address }: Victim): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(/^sandtable_warm_matches (\d+)$/mu.exec(text)?.[1]);
}

const hold = (match: string, seq: number) => ({
  ...{ kind: 'say', match, seat: seq % 2 === 0 ? 'first' : 'second', seq, words: 'hold' },
});

test('a page that reaches another process than the one that holds its match is passed on, and cannot tell', async () => {
  const place = await postgresPlace();
  const victims = [await start(place), await start(place)];
  const { match, pages } = await matchAt(victims);
  for (let seq = 0; seq < 6; seq++) {
    expect(await pages[seq % 2]?.send(hold(match, seq))).toMatchObject({ kind: 'accepted', seq: seq + 1 });
    for (const page of pages) expect(await page.at(match, 'first', seq + 1)).toMatchObject({ seq: seq + 1 });
  }
  await pages[1]?.send({ kind: 'chat', match, seat: 'first', to: 'all', text: 'Well met' });
  const chatted = (page: (typeof pages)[number]) =>
    page.heard.some((told) => JSON.stringify(told).includes('Well met'));
  await Promise.all(pages.map((page) => page.until(() => chatted(page) || undefined)));
  expect(await pages[1]?.send({ kind: 'seen', match, as: 'first', seq: 6 })).toMatchObject({ kind: 'accepted' });
  expect(await pages[1]?.send({ kind: 'nonsense', match })).toMatchObject({ kind: 'refused' });
  // One greeting, and the match is worked out at one of them alone.
  expect(pages[1]?.heard.filter(({ kind }) => kind === 'hello')).toHaveLength(1);
  expect(await Promise.all(victims.map(warmAt))).toEqual([1, 0]);
});

test('a proxy cuts the sockets again and again: whoever comes back is passed on again, and who is gone is gone for all', async () => {
  const place = await postgresPlace();
  const victims = [await start(place), await start(place)];
  const { anna, match, pages } = await matchAt(victims);
  const [here] = pages;
  await pages[1]?.close();
  const seats = () => here?.heard.findLast(({ kind }) => kind === 'presence')?.['seats'];
  for (let seq = 0; seq < 3; seq++) {
    const there = await anna.connect({ address: victims[1]?.address ?? '', system: pig });
    await there.open(match, 'second');
    await here?.until(() => JSON.stringify(seats()) === '["first","second"]' || undefined);
    expect(await there.send(hold(match, seq))).toMatchObject({ kind: 'accepted', seq: seq + 1 });
    there.socket.terminate();
    await here?.until(() => JSON.stringify(seats()) === '["first"]' || undefined);
  }
  expect((await here?.at(match, 'first', 3))?.seq).toBe(3);
});

test('observers who are passed on are counted by their own addresses, together with those who reach the holder', async () => {
  const place = await postgresPlace();
  const limits = { TRUST_PROXY: '1', SANDTABLE_ADDRESS_OBSERVERS: '1' };
  const victims = [await start(place, limits), await start(place, limits)];
  const { match, pages } = await matchAt(victims);
  const watch = async (which: number, from: string) => {
    const visitor = new Visitor(victims[which]?.address ?? '');
    const page = await visitor.connect({ headers: { 'X-Forwarded-For': from }, system: pig });
    const { kind, reasons } = await page.send({ kind: 'open', match, as: 'observer', seq: -1 });
    return { page, told: reasons?.[0]?.key ?? kind };
  };
  const first = await watch(1, '203.0.113.1');
  expect(first.told).toBe('accepted');
  expect([(await watch(1, '203.0.113.1')).told, (await watch(0, '203.0.113.1')).told]).toEqual([
    ...['tooManyObservers', 'tooManyObservers'],
  ]);
  expect((await watch(1, '203.0.113.2')).told).toBe('accepted');
  await first.page.close();
  await eventually(async () => expect((await watch(0, '203.0.113.1')).told).toBe('accepted'));
  expect(pages.map(({ isClosed }) => isClosed)).toEqual([false, false]);
});

test('pages that are passed on take no place of the holder: neither sockets, nor connections', async () => {
  const place = await postgresPlace();
  const few = { SANDTABLE_ADDRESS_SOCKETS: '2', SANDTABLE_PERSON_SOCKETS: '2', SANDTABLE_CONNECTIONS: '6' };
  const victims = [await start(place, few), await start(place)];
  const { anna, match, pages } = await matchAt(victims);
  for (let more = 0; more < 10; more++) {
    const page = await anna.connect({ address: victims[1]?.address ?? '', system: pig });
    await page.open(match, 'first');
    pages.push(page);
  }
  expect(pages.filter(({ isClosed }) => isClosed)).toEqual([]);
  expect(await Promise.all(victims.map(warmAt))).toEqual([1, 0]);
  // Its own pages still count.
  await anna.connect();
  const third = await anna.connect();
  await eventually(() => expect(third.isClosed).toBe(true));
});

test('who is muted at one process is not heard on a screen that another one serves', async () => {
  const place = await postgresPlace();
  const victims = [await start(place), await start(place)];
  const [here = '', there = ''] = victims.map(({ address }) => address);
  const { match, red, blue } = await twoAt(here);
  const [page, his] = [await red.connect(), await blue.connect()];
  await page.open(match, 'red');
  await his.open(match, 'blue');
  const { id } = (await blue.ask('GET', '/api/me')).body.person;
  const asking = new Visitor(there);
  asking.cookie = red.cookie;
  const relate = (isMuted: boolean) => asking.ask('POST', `/api/people/${id}/relation`, { isMuted });
  expect((await relate(true)).status).toBe(200);
  const heard = () => JSON.stringify(page.heard.filter(({ kind }) => kind === 'chat'));
  let said = 0;
  await eventually(async () => {
    const text = `Line ${(said += 1)}.`;
    await his.send({ kind: 'chat', match, seat: 'blue', to: 'all', text });
    // Its own line is told after his, so whatever she hears of his has come by then.
    await page.send({ kind: 'chat', match, seat: 'red', to: 'all', text: `Mine ${said}.` });
    await page.until(() => heard().includes(`Mine ${said}.`) || undefined);
    expect(heard()).not.toContain(text);
  });
  expect((await relate(false)).status).toBe(200);
  await page.until(() => heard().includes(`Line ${said}.`) || undefined);
});

test('only who knows the secret of their database is answered as another server', async () => {
  const place = await postgresPlace();
  const { address } = await start(place);
  const asked = await fetch(`${address}/api/relay?v=1`, { headers: { Authorization: 'Bearer nothing' } });
  expect([asked.status, (await asked.json()).error]).toEqual([403, 'Only servers on the same database ask here.']);
});

test('the holder is killed in the middle of an entry: another process goes on with the match, and nothing is lost or there twice', async () => {
  const place = await postgresPlace();
  const victims = [await start(place), await start(place)];
  const [holder, other] = victims;
  const { anna, match, pages } = await matchAt(victims, { kind: 'live', minutes: 60, increment: 0 });
  for (let seq = 0; seq < 3; seq++) await pages[0]?.send(hold(match, seq));
  const last = pages[0]?.send(hold(match, 3)).catch(() => undefined);
  if (holder !== undefined) await kill(holder);
  await last;
  // It held what was passed on to it: that page is to open the match again, and is served at once.
  await eventually(() => expect(pages[1]?.isClosed).toBe(true));
  const back = await anna.connect({ address: other?.address ?? '', system: pig });
  await back.open(match, 'first');
  const { seq } = await back.at(match, 'first', 3);
  expect(seq === 3 || seq === 4).toBe(true);
  expect(await back.send(hold(match, seq))).toMatchObject({ kind: 'accepted', seq: seq + 1 });
  // A third one is passed on to it: it holds the match now.
  const third = await start(place);
  await eventually(async () => {
    const page = await anna.connect({ address: third.address, system: pig });
    await page.open(match, 'second');
    await page.close();
    expect([await warmAt(third), await warmAt(other ?? third)]).toEqual([0, 1]);
  });
});

test('a holder that was paused until another took its match over enters nothing when it wakes', async () => {
  const place = await postgresPlace();
  const victims = [await start(place), await start(place)];
  const [holder, other] = victims;
  const { anna, match, pages } = await matchAt(victims);
  await pages[0]?.send(hold(match, 0));
  holder?.process.kill('SIGSTOP');
  // Said while it sleeps: it reads this as soon as it wakes.
  const late = pages[0]?.send({ kind: 'say', match, seat: 'second', seq: 1, words: 'roll:3' });
  await eventually(() => expect(pages[1]?.isClosed).toBe(true));
  const back = await anna.connect({ address: other?.address ?? '', system: pig });
  await back.open(match, 'second');
  expect(await back.send(hold(match, 1))).toMatchObject({ kind: 'accepted', seq: 2 });
  holder?.process.kill('SIGCONT');
  const answer = await late?.catch(() => undefined);
  expect(answer?.kind).not.toBe('accepted');
  await eventually(() => expect(pages[0]?.isClosed).toBe(true));
  // Its own pages are passed on from now on.
  const again = await anna.connect({ system: pig });
  await again.open(match, 'second');
  expect((await again.at(match, 'second', 2)).entries.map(({ words }) => words)).toEqual([null, null, 'second: hold']);
});

test('a clock that is wrong by an hour costs no process its matches, and gives it none', async () => {
  const place = await postgresPlace();
  const victims = [await start(place, { WRONG: '3600000' }), await start(place, { WRONG: '-3600000' })];
  const { anna, match, pages } = await matchAt(victims);
  const third = await start(place);
  for (let seq = 0; seq < 6; seq++)
    expect(await pages[seq % 2]?.send(hold(match, seq))).toMatchObject({ kind: 'accepted', seq: seq + 1 });
  expect(pages.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  // Whoever knows better goes by the clock of the database.
  const { lastAt } = (await anna.ask('GET', `/api/matches/${match}`)).body.match;
  expect(Math.abs(lastAt - Date.now())).toBeLessThan(30 * 60_000);
  expect(await Promise.all([...victims, third].map(warmAt))).toEqual([1, 0, 0]);
});

test('a database that answers late: what two processes accept is there once, in one order', async () => {
  const place = await lostPlace(15);
  const victims = [await start(place), await start(place)];
  const { anna, match, pages } = await matchAt(victims);
  for (const page of pages) await page.close();
  const addresses = () => victims.map(({ address }) => address);
  let readings = 0;
  const isOver = () => (readings += 1) > 24;
  const history = await rival({ visitor: anna, addresses, match, rivals: 2, random: randomOf('late'), isOver });
  expect(wrongsOf(history)).toEqual([]);
  expect(history.log.length).toBeGreaterThan(0);
});

test(`two processes are killed or paused ${BLOWS} times while rivals play at both (seed ${SOAK_SEED}): what anybody was told fits one log`, async () => {
  const place = await postgresPlace();
  const random = randomOf(SOAK_SEED);
  const victims = [await start(place), await start(place)];
  const anna = await new Visitor(victims[0]?.address ?? '').named('Anna');
  const blow = { left: BLOWS };
  const blows = (async () => {
    while (blow.left > 0) {
      await new Promise((resolve) => setTimeout(resolve, 300 + random.below(1500)));
      const which = random.below(2);
      const victim = victims[which];
      if (victim === undefined) continue;
      if (random.below(2) === 0) {
        await kill(victim);
        victims[which] = await start(place);
      } else {
        victim.process.kill('SIGSTOP');
        await new Promise((resolve) => setTimeout(resolve, random.below(2) * Number(DEAD) * 1.5 + 100));
        victim.process.kill('SIGCONT');
      }
      blow.left -= 1;
    }
  })();
  let entries = 0;
  while (blow.left > 0) {
    const seats = { first: { kind: 'me' }, second: { kind: 'me' } };
    const plan = { game: 'pig', seats, pace: { kind: 'none' }, access: 'link', observers: false };
    const asking = new Visitor(victims[random.below(2)]?.address ?? '');
    asking.cookie = anna.cookie;
    const made = await asking.ask('POST', '/api/matches', plan).catch(() => null);
    if (made?.status !== 201) continue;
    const addresses = () => victims.map(({ address }) => address);
    const { match } = made.body;
    const history = await rival({ visitor: anna, addresses, match, rivals: 4, random, isOver: () => blow.left === 0 });
    expect(wrongsOf(history)).toEqual([]);
    entries += history.log.length;
  }
  await blows;
  expect(entries).toBeGreaterThan(0);
}, 1_200_000);
