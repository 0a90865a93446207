import { expect, test } from 'vitest';
import { smallThinking } from '../testing/bundled.ts';
import { Visitor } from '../testing/client.ts';
import { hook, mailServer, PushedBrowser, vapidClaims } from '../testing/doubles.ts';
import { eventually } from '../testing/eventually.ts';
import { PLACES, postgresPlace, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const QUICK = { lookEvery: 40, gather: 5, late: 5, lookAgain: 50, mayLoop: true };

/** Says something without having the match before him. */
async function pass(visitor: Visitor, match: string, seat: string, seq: number): Promise<void> {
  const page = await visitor.connect();
  expect((await page.send({ kind: 'say', match, seat, seq, words: 'pass' })).kind).toBe('accepted');
  await page.close();
}

async function withWebhook(visitor: Visitor, form: 'discord' | 'slack' = 'discord') {
  const double = await hook();
  const set = await visitor.ask('POST', '/api/me/notices/webhook', { url: `${double.url}/secret`, form });
  expect(set.status).toBe(200);
  const posted = () => double.came.filter(({ path }) => path === '/secret');
  const texts = (): string[] => posted().map(({ body }) => JSON.parse(body.toString()).content ?? '');
  return { double, texts };
}

test.each(PLACES)('%s: one notice when it becomes my turn, by every way that was asked for', async (_name, place) => {
  const mail = await mailServer();
  const settings = settingsAt(await place(), { SMTP_URL: mail.url, MAIL_FROM: 'Sandtable <sand@example.org>' });
  const { address } = await serve({ settings, notices: QUICK });
  const { match, red, blue } = await twoAt(address);
  const { texts } = await withWebhook(blue);
  const service = await hook();
  service.status = 201;
  const browser = new PushedBrowser(`${service.url}/push/1`);
  const { key } = (await blue.ask('POST', '/api/me/notices/push', browser.subscription)).body;
  await blue.ask('POST', '/api/me/notices/mail', { address: 'boris@example.org' });
  await eventually(() => expect(mail.letters).toHaveLength(1));
  // Not confirmed yet: nothing but the question goes there.
  await pass(red, match, 'red', 0);
  await eventually(() => expect(service.came).toHaveLength(1));
  await eventually(() => expect(texts()).toHaveLength(1));
  const [, link = ''] = /(http\S+confirm\?token=\S+)/.exec(mail.letters[0]?.text ?? '') ?? [];
  expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
  expect((await fetch(link, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
  await pass(blue, match, 'blue', 1);
  await pass(red, match, 'red', 2);
  await eventually(() => expect(service.came).toHaveLength(2));
  await eventually(() => expect(mail.letters).toHaveLength(2));
  await eventually(() => expect(texts()).toHaveLength(2));
  const [came] = service.came;
  if (came === undefined) throw new Error('it came');
  expect(browser.read(came)).toMatchObject({
    ...{ title: 'Your turn: outpost', body: 'With Anna · round 1', path: `/#/online/match/${match}/blue` },
  });
  expect(vapidClaims(came, key)).toMatchObject({ aud: service.url, sub: 'mailto:sand@example.org' });
  expect(came.headers).toMatchObject({ ttl: '259200', urgency: 'high' });
  expect(texts()[0]).toBe(`**Your turn\\: outpost**\nWith Anna · round 1\n<${address}/#/online/match/${match}/blue>`);
  const letter = mail.letters[1]?.text ?? '';
  expect(letter).toContain('Subject: Your turn: outpost');
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, out = ''] = /List-Unsubscribe: <(\S+)>/.exec(letter) ?? [];
  // A mail program's own button: from no page of ours, and once is enough.
  const ended = await fetch(out, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(ended.status).toBe(200);
  expect((await blue.ask('GET', '/api/me/notices')).body.mail).toBeNull();
});

test('nobody is told before he asks for it, nor while he has the match before him; when he leaves, he is', async () => {
  const { address } = await serve({ notices: QUICK });
  const { match, red, blue } = await twoAt(address);
  const { texts } = await withWebhook(blue);
  const page = await blue.connect();
  await page.open(match, 'blue');
  await pass(red, match, 'red', 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toEqual([]);
  await page.close();
  await eventually(() => expect(texts()).toHaveLength(1));
  await pass(blue, match, 'blue', 1);
  // Red has never asked for anything, and blue is told once.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toHaveLength(1);
});

test('whoever answers at once is spared the notice', async () => {
  const { address } = await serve({ notices: { ...QUICK, late: 400 } });
  const { match, red, blue } = await twoAt(address, { options: { rounds: 6 } });
  const { texts } = await withWebhook(blue);
  await pass(red, match, 'red', 0);
  await pass(blue, match, 'blue', 1);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(texts()).toEqual([]);
});

test('a match that starts, one that is over; each told to whoever is not there', async () => {
  const { address } = await serve({ notices: QUICK });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris <!here>');
  const { texts } = await withWebhook(anna);
  const seats = { red: { kind: 'free' }, blue: { kind: 'me' } };
  const plan = { game: 'outpost', options: { rounds: 2 }, seats, pace: { kind: 'none' }, access: 'open' };
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, observers: true })).body;
  await boris.ask('POST', `/api/matches/${match}/join`, {});
  await eventually(() => expect(texts()[0]).toContain('Someone has joined'));
  // A name calls nobody.
  expect(texts()[0]).toContain(String.raw`Boris \<!here\>`);
  const page = await boris.connect();
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  await eventually(() => expect(texts()[1]).toContain('The match is over'));
});

test('one notice a day instead, at the hour that was chosen', async () => {
  let now = Date.parse('2026-03-01T05:58:00Z');
  const { address } = await serve({ notices: QUICK, now: () => now });
  const { match, red, blue } = await twoAt(address);
  const { texts } = await withWebhook(blue);
  const wish = { turns: 'daily', hour: 7, zone: 'Europe/Warsaw', reminders: true, others: true };
  expect((await blue.ask('POST', '/api/me/notices', wish)).body).toMatchObject(wish);
  await pass(red, match, 'red', 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toEqual([]);
  now += 3 * 60_000;
  await eventually(() => expect(texts()).toHaveLength(1));
  expect(texts()[0]).toContain('It is your turn in one match');
  await pass(blue, match, 'blue', 1);
  // Nothing to tell: nothing is sent.
  now += 24 * 60 * 60_000;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toHaveLength(1);
});

test('a browser that is gone is forgotten, an address that does not exist is switched off, a hook that is gone too', async () => {
  const mail = await mailServer();
  mail.unknown.add('nobody@example.org');
  const { address } = await serve({
    settings: settingsAt(await (PLACES[0]?.[1]() ?? Promise.reject(new Error('no place'))), {
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'sand@example.org' },
    }),
    notices: QUICK,
  });
  const anna = await new Visitor(address).named('Anna');
  const { double } = await withWebhook(anna);
  const service = await hook();
  [double.status, service.status] = [404, 410];
  await anna.ask('POST', '/api/me/notices/push', new PushedBrowser(`${service.url}/1`).subscription);
  await anna.ask('POST', '/api/me/notices/mail', { address: 'nobody@example.org' });
  expect((await anna.ask('POST', '/api/me/notices/test')).status).toBe(200);
  await eventually(async () => {
    const { browsers, mail: kept, webhook } = (await anna.ask('GET', '/api/me/notices')).body;
    expect([browsers, kept.trouble, webhook.trouble]).toEqual([
      [],
      'The mail server says that there is no such address.',
      'It answered with 404.',
    ]);
  });
  await anna.ask('POST', '/api/me/notices/test');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([double.came.length, service.came.length, mail.letters.length]).toEqual([1, 1, 0]);
});

test.each([
  ['webhook', { url: 'http://example.org/x', form: 'discord' }, 'url: The address must begin with https://.'],
  ['webhook', { url: 'https://localhost/x', form: 'slack' }, 'url: That address is not on the internet.'],
  ['webhook', { url: 'https://discord.com:22/x', form: 'discord' }, 'url: The address must be at port 443 or 8443.'],
  ['webhook', { url: 'https://10.0.0.1/x', form: 'slack' }, 'url: That address is not on the internet.'],
  ['webhook', { url: 'https://localhost/x', form: 'slack' }, 'url: That address is not on the internet.'],
  ['webhook', { url: 'https://discord.com:22/x', form: 'discord' }, 'url: The address must be at port 443 or 8443.'],
  ['webhook', { url: 'https://example.org/x', form: 'irc' }, 'form: expected'],
  ['push', { endpoint: 'https://[::1]/', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, 'endpoint: That address'],
  ['push', { endpoint: 'https://example.org/', p256dh: 'short', auth: 'A'.repeat(22) }, 'p256dh: expected'],
  ['mail', { address: 'no address' }, 'address: expected'],
  ['mail', { address: 'a@b.c\nBcc: all@example.org' }, 'address: expected'],
  ['mail', { address: 'anna@example.org' }, 'This server sends no mail.'],
])('%s %j is refused in words, and nothing is kept', async (way, body, words) => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const refused = await anna.ask('POST', `/api/me/notices/${way}`, body);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body.error).toContain(words);
  expect((await anna.ask('GET', '/api/me/notices')).body).toMatchObject({ browsers: [], mail: null, webhook: null });
});

test.each(PLACES)('%s: all of it is in the export, and goes with the person, jobs and all', async (_name, place) => {
  // Long enough for a busy machine to delete the person before it is over.
  const LATE = 4000;
  const { address } = await serve({ settings: settingsAt(await place()), notices: { ...QUICK, late: LATE } });
  const { match, red, blue } = await twoAt(address);
  const { double } = await withWebhook(blue);
  const { endpoint, ...keys } = new PushedBrowser(`${double.url}/push`).subscription;
  await blue.ask('POST', '/api/me/notices/push', { endpoint, ...keys });
  await blue.ask('POST', '/api/me/notices/test');
  await eventually(() => expect(double.came).toHaveLength(2));
  const all = (await blue.ask('GET', '/api/me/export')).body;
  expect(all.notices).toMatchObject({
    ...{ wish: { turns: 'each' }, browsers: [{ endpoint }], webhook: { url: `${double.url}/secret` }, mail: null },
    sent: [{ kind: 'test' }, { kind: 'test' }],
  });
  expect(all.passkeys).toEqual([]);
  await pass(red, match, 'red', 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await blue.ask('DELETE', '/api/me')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, LATE + 500));
  expect(double.came).toHaveLength(2);
});

test('one process serves and another tells: what only does jobs answers nobody, and what leaves them alone does none', async () => {
  const place = await postgresPlace();
  const front = await serve({ settings: settingsAt(place, { SANDTABLE_JOBS: 'elsewhere' }), notices: QUICK });
  const { match, red, blue } = await twoAt(front.address);
  const { texts } = await withWebhook(blue);
  await pass(red, match, 'red', 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(texts()).toEqual([]);
  const back = await serve({ settings: settingsAt(place, { SANDTABLE_JOBS: 'only' }), notices: QUICK });
  await eventually(() => expect(texts()).toHaveLength(1));
  expect((await fetch(`${back.address}/healthz`)).status).toBe(200);
  const refused = await fetch(`${back.address}/api/games`);
  expect([refused.status, await refused.json()]).toEqual([404, { error: expect.stringContaining('nothing else') }]);
});

test('whoever is hurried after the others had waited is reminded by the new deadline', async () => {
  const DAY = 24 * 60 * 60_000;
  let now = Date.parse('2026-03-01T12:00:00Z');
  const { address } = await serve({ notices: QUICK, now: () => now });
  const { match, red, blue } = await twoAt(address, { pace: { kind: 'bank', days: 3, more: 0 } });
  const { texts } = await withWebhook(red);
  const page = await blue.connect();
  const claim = (how: string) => page.send({ kind: 'claim', match, seat: 'blue', seq: 0, how });
  now += 4 * DAY;
  // Longer than the jobs wait between two looks at the clock: the old reminder comes too late and says nothing.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await claim('wait')).toMatchObject({ kind: 'accepted' });
  expect(await claim('hurry')).toMatchObject({ kind: 'accepted' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  now += DAY / 2 + 1;
  await eventually(() => expect(texts().join()).toContain('Your time runs out'));
});

test('a match that starts without anybody joining it is known: whoever is asked in it is told', async () => {
  const { address } = await serve({ notices: QUICK, thinking: smallThinking() });
  const anna = await new Visitor(address).named('Anna');
  const { texts } = await withWebhook(anna);
  const seats = { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } };
  const plan = { game: 'outpost', options: { rounds: 2 }, seats, pace: { kind: 'none' }, access: 'link' };
  await anna.ask('POST', '/api/matches', { ...plan, observers: false });
  await eventually(() => expect(texts()[0]).toContain('Your turn'));
});

test('an address is sent three letters wherever they are asked for, and one sender has three sent; the next is refused', async () => {
  const mail = await mailServer();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Sandtable <sand@example.org>', TRUST_PROXY: '1' };
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), env), now: () => 1_800_000_000_000 });
  const person = await new Visitor(address).named('Anna');
  const ask = async (from: string, to: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': from };
    return (await person.ask('POST', '/api/me/notices/mail', { address: to }, headers)).status;
  };
  const fromFour = [];
  for (const end of [1, 2, 3, 4]) fromFour.push(await ask(`203.0.113.${end}`, 'victim@example.org'));
  expect(fromFour).toEqual([200, 200, 200, 429]);
  // The same address in other letters.
  expect(await ask('203.0.113.5', 'VICTIM@example.org')).toBe(429);
  const toFour = [];
  for (const name of ['one', 'two', 'three', 'four']) toFour.push(await ask('198.51.100.9', `${name}@example.org`));
  expect(toFour).toEqual([200, 200, 200, 429]);
});
