import { randomOf } from '@sandtable/kernel';
import { mutate } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type AnswerTold, type Page, Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';

const MESSAGES = 2500;

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

test('who asks too often over HTTP is told to wait; reading is free', async () => {
  const { address } = await serve({ now: () => 0 });
  const anna = await new Visitor(address).named('Anna');
  const statuses = [];
  for (let asked = 0; asked < 105; asked++) statuses.push((await anna.ask('POST', '/api/me/link')).status);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([99, 429]);
  const refused = await anna.ask('POST', '/api/me', { name: 'Anna K.' });
  expect(refused.body.error).toBe('Too many requests: wait a moment.');
  expect((await anna.ask('GET', '/api/me')).status).toBe(200);
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
