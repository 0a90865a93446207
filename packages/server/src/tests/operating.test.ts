import { expect, onTestFinished, test, vi } from 'vitest';
import { ROUTES } from '@sandtable/protocol';
import { sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { smallThinking } from '../testing/bundled.ts';
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
