import { connect } from 'node:net';
import { randomOf } from '@sandtable/kernel';
import { mutate } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type AnswerTold, type Page, Visitor } from '../testing/client.ts';
import { sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import type { Settings } from '../doors/settings.ts';

const MESSAGES = 2500;

/** Settings of a server behind a proxy, so that a test comes from many addresses. */
async function trusting(env: Record<string, string> = {}): Promise<Settings> {
  return settingsAt(await sqlitePlace(), { TRUST_PROXY: '1', ...env });
}

/** A clock by which nobody is ever too fast. */
function leapingClock(): () => number {
  let now = 0;
  return () => (now += 10_000);
}

function refusals(page: Page): readonly AnswerTold[] {
  return page.heard.filter((each): each is AnswerTold => each.kind === 'refused');
}

test(`forged, stale, repeated, oversized, malformed and out-of-turn messages: ${MESSAGES} of each sender refused in words`, async () => {
  const { address } = await serve({ now: leapingClock() });
  const { match, red, blue } = await twoAt(address, { observers: false });
  const owner = await red.connect();
  await owner.open(match, 'red');
  await owner.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'u1 step b1 ready' });
  const before = await owner.at(match, 'red', 1);
  const random = randomOf('hostile');
  const base = { id: 'x', match, seat: 'red', seq: 1 };
  // Blue is asked. Red may say nothing; a stranger may do nothing at all.
  const fromRed = [
    { ...base, kind: 'say', words: 'pass' },
    { ...base, kind: 'say', seq: 0, words: 'pass' },
    { ...base, kind: 'say', seq: 99, words: 'u1 step b1 ready' },
    { ...base, kind: 'say', seat: 'blue', words: 'pass' },
    { ...base, kind: 'undo', seat: 'blue' },
    ...['win', 'bot', 'wait', 'hurry', 'back', 'all'].map((how) => ({ ...base, kind: 'claim', how })),
    { ...base, kind: 'claim', seat: 'blue', how: 'back' },
    { ...base, kind: 'say', words: 'pass '.repeat(700) },
    { ...base, kind: 'say', words: '\u0000\u202e' },
    { kind: 'open', id: 'x', match, as: 'blue', seq: -1 },
    { kind: 'open', id: 'x', match, as: 'referee', seq: -1 },
    { kind: 'open', id: 'x', match, as: 'spectator', seq: -1 },
    { kind: 'open', id: 'x', match, as: 'ai', seq: -1 },
    { kind: 'open', id: 'x', match, as: 'observer', seq: -1 },
    { kind: 'open', id: 'x', match: 'elsewhere', as: 'red', seq: -1 },
    { kind: 'export', id: 'x', match },
  ];
  const fromStranger = [
    ...fromRed,
    { ...base, kind: 'say', seq: 0, words: 'u1 step b1 ready' },
    { ...base, kind: 'resign' },
    { ...base, kind: 'offer', what: 'draw' },
    { ...base, kind: 'offer', what: 'takeBack', to: 0 },
    { ...base, kind: 'decline', what: 'draw' },
    { kind: 'close', id: 'x', match, as: 'red' },
  ];
  const stranger = await new Visitor(address).named('Carl');
  for (const [visitor, messages] of [
    [red, fromRed],
    [stranger, fromStranger],
  ] as const) {
    const page = await visitor.connect();
    await page.until(() => page.heard[0]);
    for (let sent = 0; sent < MESSAGES; sent++) {
      const text = JSON.stringify(messages[sent % messages.length]);
      // The first of each as it is, then spoilt ones; now and then one that is far too long.
      const spoilt = sent < messages.length ? text : mutate(text, random);
      page.socket.send(sent % 50 === 49 ? spoilt.padEnd(17_000, ' ') : spoilt.slice(0, 60_000));
    }
    await page.until(() => (page.heard.length > MESSAGES ? true : undefined));
    expect(page.heard).toHaveLength(MESSAGES + 1);
    expect(refusals(page)).toHaveLength(MESSAGES);
    expect(
      refusals(page).every(({ text, reasons }) => text.length > 5 && text.length < 400 && reasons.length > 0),
    ).toBe(true);
    const keys = new Set(refusals(page).flatMap(({ reasons }) => reasons.map(({ key }) => key)));
    for (const key of ['malformed', 'tooLarge', 'notYours', 'unknownMatch', 'noObservers']) expect(keys).toContain(key);
    await page.close();
  }
  expect(owner.last(match, 'red')).toBe(before);
  const page = await blue.connect();
  await page.open(match, 'blue');
  expect((await page.at(match, 'blue', 0)).seq).toBe(1);
  expect(await page.send({ ...base, kind: 'say', seat: 'blue', words: 'pass', id: 'y' })).toMatchObject({
    ...{ kind: 'accepted', seq: 2 },
  });
});

test('who sends too fast is refused in words, and at last cut off; others are not', async () => {
  let now = 0;
  const { address } = await serve({ now: () => now });
  const { match, red, blue } = await twoAt(address);
  const page = await red.connect();
  for (let sent = 0; sent < 200; sent++) page.socket.send('{}');
  await page.until(() => (page.heard.length > 200 ? true : undefined));
  const keys = refusals(page).map(({ reasons }) => reasons[0]?.key);
  expect([keys.indexOf('tooFast'), keys.at(-1)]).toEqual([60, 'tooFast']);
  expect(refusals(page).at(-1)?.text).toBe('Too many messages: wait a moment.');
  now += 1000;
  expect((await page.open(match, 'red')).kind).toBe('accepted');
  for (let sent = 0; sent < 700; sent++) page.socket.send('{}');
  await expect(page.until(() => undefined)).rejects.toThrow('closed');
  const other = await blue.connect();
  expect((await other.open(match, 'blue')).kind).toBe('accepted');
});

test('a page that asks too much over HTTP is told how long to wait; reading counts, and others go on', async () => {
  const clock = { now: 0 };
  const { address } = await serve({ now: () => clock.now, settings: await trusting({ SANDTABLE_BUDGET: '10' }) });
  const from = (place: string) => ({ 'X-Forwarded-For': place });
  const anna = new Visitor(address);
  const read = (place: string) => anna.ask('GET', '/api/matches/open', undefined, from(place));
  // 150 may be spent at once, and a list is reckoned at 8.
  const statuses = [];
  for (let asked = 0; asked < 20; asked++) statuses.push((await read('192.0.2.1')).status);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([18, 429]);
  const refused = await read('192.0.2.1');
  expect([refused.body.error, refused.headers.get('Retry-After')]).toEqual(['Too many requests: wait a second.', '1']);
  const { status, body } = await anna.ask('POST', '/api/me', { name: 'Anna' }, from('192.0.2.1'));
  expect([status, body.error]).toEqual([429, 'Too many requests: wait a second.']);
  expect((await anna.ask('GET', '/healthz', undefined, from('192.0.2.1'))).status).toBe(200);
  expect((await read('192.0.2.2')).status).toBe(200);
  // All of an IPv6 /64 are one.
  for (let asked = 0; asked < 18; asked++) await read(`2001:db8:1:2::${asked}`);
  expect((await read('2001:db8:1:2:aaaa::1')).status).toBe(429);
  expect((await read('2001:db8:1:3::1')).status).toBe(200);
  clock.now += 1000;
  expect((await read('192.0.2.1')).status).toBe(200);
});

test('a person pays wherever the requests come from', async () => {
  const { address } = await serve({ now: () => 0, settings: await trusting({ SANDTABLE_BUDGET: '10' }) });
  const anna = await new Visitor(address).named('Anna');
  const statuses = [];
  for (let asked = 0; asked < 25; asked++)
    statuses.push(
      (await anna.ask('GET', '/api/matches/mine', undefined, { 'X-Forwarded-For': `192.0.2.${asked}` })).status,
    );
  expect(statuses.indexOf(429)).toBe(18);
});

test('one address has so many connections, sockets and observers, and others have theirs', async () => {
  const env = { SANDTABLE_ADDRESS_SOCKETS: '4', SANDTABLE_PERSON_SOCKETS: '2', SANDTABLE_ADDRESS_OBSERVERS: '1' };
  const { address } = await serve({ settings: await trusting({ ...env, SANDTABLE_OBSERVERS: '2' }) });
  const { match, red } = await twoAt(address);
  const from = (place: string) => ({ headers: { 'X-Forwarded-For': place } });
  const turnedAway = { kind: 'refused', id: null, reasons: [{ key: 'tooManySockets' }] };
  const pages = [await red.connect(from('192.0.2.1')), await red.connect(from('192.0.2.1'))] as const;
  const third = await red.connect(from('192.0.2.9'));
  await expect(third.until(() => undefined)).rejects.toThrow('closed');
  expect(third.heard.at(-1)).toMatchObject(turnedAway);
  const watchers = [];
  for (const place of ['192.0.2.1', '192.0.2.1']) watchers.push(await new Visitor(address).connect(from(place)));
  const fifth = await new Visitor(address).connect(from('192.0.2.1'));
  await expect(fifth.until(() => undefined)).rejects.toThrow('closed');
  expect(fifth.heard.at(-1)).toMatchObject(turnedAway);
  const full = { kind: 'refused', reasons: [{ key: 'tooManyObservers' }] };
  expect(await watchers[0]?.open(match, 'observer')).toMatchObject({ kind: 'accepted' });
  // Opening it again is not another observer.
  expect(await watchers[0]?.open(match, 'observer')).toMatchObject({ kind: 'accepted' });
  expect(await watchers[1]?.open(match, 'observer')).toMatchObject(full);
  const other = await new Visitor(address).connect(from('192.0.2.2'));
  expect(await other.open(match, 'observer')).toMatchObject({ kind: 'accepted' });
  const late = await new Visitor(address).connect(from('192.0.2.3'));
  expect(await late.open(match, 'observer')).toMatchObject(full);
  await watchers[0]?.send({ kind: 'close', match, as: 'observer' });
  expect(await late.open(match, 'observer')).toMatchObject({ kind: 'accepted' });
  // Players are not counted among observers.
  expect(await pages[0].open(match, 'red')).toMatchObject({ kind: 'accepted' });
  await pages[1].close();
  await expect
    .poll(async () => {
      const again = await red.connect(from('192.0.2.9'));
      await again.until(() => again.heard[0]).catch(() => undefined);
      return again.heard[0]?.kind;
    })
    .toBe('hello');
});

test('connections of one address are closed at once beyond the limit', async () => {
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), { SANDTABLE_CONNECTIONS: '3' }) });
  const { port } = new URL(address);
  const open = Array.from({ length: 10 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  for (const socket of open) socket.resume();
  await expect.poll(() => open.filter(({ destroyed }) => !destroyed).length).toBe(3);
  for (const socket of open) socket.destroy();
  await expect.poll(async () => (await fetch(`${address}/healthz`).catch(() => null))?.status).toBe(200);
});

test('what is longer than any message ends the connection; a body that is too long is refused', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const page = await anna.connect();
  page.socket.send('x'.repeat(70_000));
  await expect(page.until(() => undefined)).rejects.toThrow('closed');
  const refused = await anna.ask('POST', '/api/me', { name: 'x'.repeat(300_000) });
  expect([refused.status, refused.body.error]).toEqual([413, 'Request body is too large']);
  const wrong = await fetch(`${address}/api/me`, {
    ...{ method: 'POST', body: '{"name":', headers: { Origin: address, 'Content-Type': 'application/json' } },
  });
  expect(wrong.status).toBe(400);
});

test('a side offers a draw or a take-back once a round, whatever it takes back to; agreeing is always possible', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address, { options: { rounds: 6 } });
  const pages = { red: await red.connect(), blue: await blue.connect() };
  for (const seat of ['red', 'blue'] as const) await pages[seat].open(match, seat);
  const at = async (): Promise<number> =>
    Math.max(...['red', 'blue'].map((seat) => pages[seat as 'red'].last(match, seat)?.seq ?? 0));
  const offer = async (seat: 'red' | 'blue', what: object) =>
    pages[seat].send({ kind: 'offer', match, seat, seq: await at(), ...what });
  const refused = { kind: 'refused', reasons: [{ key: 'offeredBefore' }] };
  const accepted = { kind: 'accepted' };
  const draw = { what: 'draw' };
  expect(await offer('red', draw)).toMatchObject(accepted);
  // The same offer again is no other one.
  expect(await offer('red', draw)).toMatchObject(accepted);
  await pages.blue.send({ kind: 'decline', match, seat: 'blue', seq: 0, what: 'draw' });
  expect(await offer('red', draw)).toMatchObject(refused);
  expect((await offer('red', draw)).text).toBe('Your side has offered that in this round: offer it again in the next.');
  for (const seat of ['red', 'blue'] as const) {
    const seq = await at();
    expect(await pages[seat].send({ kind: 'say', match, seat, seq, words: 'pass' })).toMatchObject(accepted);
    for (const page of ['red', 'blue'] as const) await pages[page].at(match, page, seq + 1);
  }
  // Another round.
  expect(await offer('red', draw)).toMatchObject(accepted);
  await pages.red.send({ kind: 'decline', match, seat: 'red', seq: 0, what: 'draw' });
  expect(await offer('red', { what: 'takeBack', to: 1 })).toMatchObject(accepted);
  expect(await offer('red', { what: 'takeBack', to: 0 })).toMatchObject(refused);
  // Blue may still offer a draw, and red agrees to it though it has offered one itself.
  expect(await offer('blue', draw)).toMatchObject(accepted);
  await pages.red.until(() =>
    pages.red.heard.find(({ kind, offers }) => kind === 'offers' && JSON.stringify(offers).includes('blue')),
  );
  expect(await offer('red', draw)).toMatchObject(accepted);
  expect(await pages.blue.until(() => pages.blue.last(match, 'blue')?.outcome ?? undefined)).toBeTruthy();
});
