import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ROUTES } from '@sandtable/protocol';
import { openOffice } from '../doors/office.ts';
import { kill, startVictim } from '../testing/killed.ts';
import { sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { smallThinking } from '../testing/bundled.ts';
import { smallGames } from '../testing/small-games.ts';
import { Visitor } from '../testing/client.ts';

const TOKEN = 'a-token-of-24-letters-ab';

test('figures are there for whoever has the token, and nobody else', async () => {
  const { address } = await serve({
    settings: settingsAt(await sqlitePlace(), { METRICS_TOKEN: TOKEN }),
    thinking: smallThinking(),
  });
  const { match, red } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'no such words' });
  const played = await red.ask('POST', '/api/matches', {
    ...{ game: 'outpost', options: { rounds: 2 }, pace: { kind: 'none' }, access: 'link', observers: false },
    seats: { red: { kind: 'bot', bot: 'random' }, blue: { kind: 'me' } },
  });
  await page.open(played.body.match, 'blue');
  await page.at(played.body.match, 'blue', 1);
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
    expect((await fetch(`${address}/metrics`, { headers: { authorization } })).status).toBe(401);
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'sandtable_entries_total{kind="say",result="refused"} 1',
    'sandtable_entries_total{kind="resign",result="accepted"} 1',
    'sandtable_told_seconds_count 1',
    'sandtable_sockets 1',
    'sandtable_warm_matches 2',
    // That tables close is looked for every so often.
    'sandtable_jobs_waiting 1',
    'sandtable_database_errors_total 0',
  ])
    expect(text).toContain(line);
  for (const name of ['sandtable_thinking_seconds_bucket', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99'])
    expect(text).toContain(name);
  for (const secret of [match, 'Anna', red.cookie, TOKEN]) expect(text).not.toContain(secret);
});

test('requests are measured by route, and what a limit refuses is counted', async () => {
  // Time stands still, so nothing is forgiven.
  const settings = settingsAt(await sqlitePlace(), { METRICS_TOKEN: TOKEN, SANDTABLE_BUDGET: '10' });
  const { address } = await serve({ settings, now: () => 1_800_000_000_000 });
  const anna = await new Visitor(address).named('Anna');
  await anna.ask('GET', '/api/matches/some-match-id');
  await fetch(`${address}/nowhere/at/all`);
  for (let tries = 0; tries < 20; tries += 1) await anna.ask('POST', '/api/me', { name: '' });
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  for (const line of [
    'sandtable_http_seconds_count{method="GET",route="/api/matches/:id",status="404"} 1',
    'sandtable_http_seconds_count{method="GET",route="none",status="404"} 1',
    'sandtable_http_seconds_bucket{le="10",method="POST",route="/api/me",status="200"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^sandtable_refused_total\{limit="(?:address|names)"\} [1-9]/m);
  expect(text).toMatch(/^sandtable_http_seconds_count\{method="POST",route="\/api\/me",status="429"\} [1-9]/m);
  for (const secret of ['some-match-id', 'nowhere']) expect(text).not.toContain(secret);
});

test('a process can be scraped by itself, also one that does nothing but background jobs', async () => {
  const port = await freePort();
  const at = `http://127.0.0.1:${port}/metrics`;
  const env = { METRICS_LISTEN: `127.0.0.1:${port}`, SANDTABLE_JOBS: 'only' };
  const { address, close } = await serve({ settings: settingsAt(await sqlitePlace(), env) });
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const open = await fetch(at);
  expect([open.status, await open.text()]).toEqual([200, expect.stringContaining('sandtable_jobs_waiting')]);
  expect((await fetch(at.replace('metrics', 'readyz'))).status).toBe(404);
  // With a token it asks for it; a port that is taken ends the start in words.
  const taken = settingsAt(await sqlitePlace(), { ...env, METRICS_TOKEN: TOKEN });
  await expect(serve({ settings: taken })).rejects.toThrow(`METRICS_LISTEN: cannot listen on 127.0.0.1:${port}`);
  await close();
  await serve({ settings: taken });
  expect((await fetch(at)).status).toBe(401);
  expect((await fetch(at, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
});

test('the log tells requests of one person and one address apart, and names nobody', async () => {
  const place = await sqlitePlace();
  const victim = await startVictim(inject('bundled').small, place, 'info', { TRUST_PROXY: '1' });
  onTestFinished(() => void victim.process.kill('SIGKILL'));
  const anna = await new Visitor(victim.address).named('Anna-the-secret');
  const from = (address: string, id: string) => ({ 'X-Forwarded-For': address, 'X-Request-Id': id });
  const first = await anna.ask('GET', '/api/me', undefined, from('203.0.113.7', 'from-the-proxy'));
  expect(first.headers.get('x-request-id')).toBe('from-the-proxy');
  await anna.ask('GET', '/api/me', undefined, from('2001:db8:1:2::7', 'bad id'));
  await anna.ask('GET', '/api/me', undefined, from('2001:db8:1:2:3::9', 'the-third-request'));
  const { id } = first.body.person;
  const { cookie } = anna;
  await kill(victim, 'SIGTERM');
  const lines = victim.lines.flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []));
  const mine = lines.filter(({ method }) => method === 'GET');
  expect(mine).toMatchObject([
    { reqId: 'from-the-proxy', path: '/api/me', status: 200, ms: expect.any(Number) },
    { reqId: expect.stringMatching(/^[\w-]{12}$/) },
    { reqId: 'the-third-request' },
  ]);
  const [{ person }] = mine;
  expect(new Set(mine.map((line) => line.person))).toEqual(new Set([person]));
  // One network of IPv6 is one sender.
  expect(mine[1].from).toBe(mine[2].from);
  expect(mine[0].from).not.toBe(mine[1].from);
  const text = victim.lines.join('\n');
  for (const secret of ['Anna', id, cookie, cookie.split('=')[1], '203.0.113.7', '2001:db8'])
    expect(text).not.toContain(secret);
  // The administrator finds the person of a line, and the lines of a person or an address.
  const office = await openOffice(settingsAt(place), smallGames());
  onTestFinished(() => office.close());
  expect(await office.trace(person)).toEqual({ person: id, name: 'Anna-the-secret', from: null, logName: person });
  expect(await office.trace(id.slice(0, 10))).toMatchObject({ logName: person });
  expect(await office.trace('203.0.113.7')).toMatchObject({ person: null, logName: mine[0].from });
  await expect(office.trace('nothing')).rejects.toThrow('there is no person nothing');
});

test('without a token there are no figures', async () => {
  const { address } = await serve();
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});

interface Document {
  readonly paths: Record<string, Record<string, object>>;
  readonly components: { readonly schemas: Record<string, object> };
}

test('the OpenAPI document names every request of the server, and no other, by schemas that are in it', async () => {
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), { METRICS_TOKEN: TOKEN }) });
  const document: Document = await (await fetch(`${address}/api/openapi.json`)).json();
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const { body } = await asked(new Visitor(address), method, path.replaceAll(/:\w+/g, 'none'));
    expect([route, body]).not.toEqual([route, { error: 'There is nothing here.' }]);
  }
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(document.components.schemas).toHaveProperty([name]);
});

async function asked(visitor: Visitor, method: string, path: string): Promise<{ body: unknown }> {
  try {
    return await visitor.ask(method, path, method === 'POST' ? {} : undefined);
  } catch {
    // A page of text.
    return { body: null };
  }
}

test('where only those known may make matches, others are refused until they are let in, and may still join', async () => {
  const place = await sqlitePlace();
  const { address } = await serve({ settings: settingsAt(place, { OPEN: 'known' }) });
  const anna = await new Visitor(address).named('Anna');
  const plan = {
    ...{ game: 'pig', pace: { kind: 'none' }, access: 'open', observers: false },
    seats: { first: { kind: 'me' }, second: { kind: 'free' } },
  };
  const refused = await anna.ask('POST', '/api/matches', plan);
  expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining('let in') } });
  const looked = await anna.ask('POST', '/api/play-now', { game: 'outpost', tempo: 'live' });
  expect(looked).toMatchObject({ status: 403, body: { error: expect.stringContaining('let in') } });
  const { openStore } = await import('../store/store.ts');
  const store = await openStore(place, 1, { role: 'visit' });
  onTestFinished(() => store.close());
  await store.people.welcome((await anna.ask('GET', '/api/me')).body.person.id, 1);
  const made = await anna.ask('POST', '/api/matches', plan);
  expect(made.status).toBe(201);
  const boris = await new Visitor(address).named('Boris');
  expect((await boris.ask('POST', `/api/matches/${made.body.match}/join`, {})).status).toBe(200);
});

test('a connection is asked every 25 seconds whether it lives, and let go when it does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await serve();
  const page = await (await new Visitor(address).named('Anna')).connect();
  const pinged = new Promise((resolve) => void page.socket.once('ping', resolve));
  vi.advanceTimersByTime(25_000);
  await pinged;
  // The answer to that one is on its way; of the next the page says nothing.
  page.socket.pause();
  vi.advanceTimersByTime(50_000);
  page.socket.resume();
  await page.until(() => (page.isClosed ? true : undefined)).catch(() => {});
  expect(page.isClosed).toBe(true);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  await once(server, 'close');
  if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
  return at.port;
}
