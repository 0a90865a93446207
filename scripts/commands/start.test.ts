import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, IncomingMessage, type RequestOptions } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, freePort, launchServer, type Started } from '../harness/launch-server.ts';
import { startServer, takePort } from '../harness/served.ts';
import { qrOf } from '@sandtable/protocol';
import { settingsIn } from '../serve/host.ts';
import { printQr } from '../serve/qr.mjs';
import { ownAddresses } from '../serve/reach.mjs';

/** Where this machine reaches itself. */
const LOOPBACKS = Object.values(networkInterfaces()).flatMap((each = []) =>
  each.flatMap(({ address: at }) => (['127.0.0.1', '::1'].includes(at) ? [at] : [])),
);

/** For all that only ask it something. */
let started: Started;
let address: string;

// The first one may have to build the app.
beforeAll(async () => {
  started = await launchServer(String(await freePort()));
  address = addressIn(started.output());
}, 120_000);

afterAll(() => void started.process.kill('SIGKILL'));

test('the app is served where the output says, each file as what it is, and nothing else is', async () => {
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('<div id="app"></div>');

  const [, script = ''] = /src="\.(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const code = await fetch(address + script);
  expect(code.status).toBe(200);
  expect(code.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(code.headers.get('content-encoding')).toBe('gzip');
  expect(code.headers.get('cache-control')).toContain('immutable');
  const plain = await fetch(address + script, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const source = await plain.text();
  expect(await code.text()).toBe(source);
  // Whoever asks first does not wait until it is packed.
  const asked = () => fetch(address + script, { headers: { 'Accept-Encoding': 'br, identity;q=0.1' } });
  await expect.poll(async () => (await asked()).headers.get('content-encoding'), { timeout: 30_000 }).toBe('br');
  const small = await asked();
  expect(small.headers.get('vary')).toBe('Accept-Encoding');
  expect(await small.text()).toBe(source);

  expect((await fetch(`${address}/package.json`)).status).toBe(404);
  expect((await fetch(`${address}/.vite/manifest.json`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  const head = await fetch(address + script, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a screen that is asked for as if it were a file is shown', async () => {
  const answer = await fetch(`${address}/missions/first-shots`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/missions/first-shots']);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/%', '//example.org'])(
  '%s leads nowhere outside',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test.each(LOOPBACKS)('it is served at %s as well, under the name it prints', async (host) => {
  const { port } = new URL(address);
  for (const name of ['localhost', 'LocalHost']) {
    const { status, text: said } = await ask('/', { hostname: host, port, headers: { Host: `${name}:${port}` } });
    expect([status, said.includes('<div id="app">')]).toEqual([200, true]);
  }
});

test.each(['127.0.0.1', '[::1]'])(
  'who opens a screen at %s is sent to the printed name, where the matches are, unless they want to stay',
  async (name) => {
    const { port } = new URL(address);
    const headers = { Host: `${name}:${port}` };
    for (const [path, place] of [
      ['/', '/'],
      ['/?seen', '/'],
      ['/missions/first-shots', '/missions/first-shots'],
    ] as const) {
      const { status, location } = await ask(path, { headers });
      expect([status, location]).toEqual([307, `${address}${place}`]);
    }
    const stayed = await ask('/?stay', { headers });
    expect([stayed.status, stayed.text.includes('<div id="app">')]).toEqual([200, true]);
    // Its files are its own: another address would be refused by the page's policy.
    const [, script = ''] = /src="\.(\/assets\/[^"]+\.js)"/.exec(stayed.text) ?? [];
    expect((await ask(script, { headers })).status).toBe(200);
    expect((await ask('//example.org', { headers })).status).toBe(404);
  },
);

test.each(['example.org', 'localhost.example.org', 'localhost', 'localhost:1', '127.0.0.1.example.org', '[::2]'])(
  'who takes it for %j is sent away in plain words',
  async (host) => {
    const { status, text: said } = await ask('/', { headers: { Host: host } });
    expect([status, said]).toEqual([421, `Sandtable answers to ${address} and to no other name.\n`]);
  },
);

test('HOST=0.0.0.0 opens it to the network, says so, and answers there to its number alone; SIGINT ends it cleanly, open connections too', async () => {
  const { process, output } = await startServer(String(await freePort()), '0.0.0.0');
  const { port } = new URL(addressIn(output()));
  const own = ownAddresses();
  for (const each of own) expect(output()).toContain(`http://${each}:${port}`);
  expect(output().includes('Everyone on your network can now open Sandtable')).toBe(own.length > 0);
  expect(output().includes(printQr(qrOf(`http://${own[0]}:${port}`) ?? [], false))).toBe(own.length > 0);
  for (const host of [...own, '127.0.0.1']) {
    const asked = (name: string) => ask('/', { hostname: host, port, headers: { Host: `${name}:${port}` } });
    const { status, text: said } = await asked(host === '127.0.0.1' ? 'localhost' : host);
    expect([status, said.includes('<div id="app">')]).toEqual([200, true]);
    for (const name of ['example.org', 'my-computer', 'my-computer.local', '0.0.0.0', '192.0.2.77'])
      expect((await asked(name)).status).toBe(421);
  }
  await expectEnd(process, 'SIGINT');
});

test.each(LOOPBACKS)('a port taken at %s is told and the next free one used', async (host) => {
  const taken = await takePort(host);
  const { output } = await startServer(String(taken));
  expect(output()).toContain(`Port ${taken} is taken, trying ${taken + 1}.`);
  expect(output()).toContain(`Those you have played on port ${taken} are there and not here.`);
  expect((await fetch(addressIn(output()))).status).toBe(200);
});

test('a setting that cannot be read ends it with a reason', async () => {
  const { process, output } = await startServer('abc');
  expect(process.exitCode).toBe(2);
  expect(output()).toContain('PORT: expected a whole number from 1 to 65535, got "abc"');
});

test.each(['0', '65536', '80.5', '-1'])('PORT=%s is refused as well', (port) => {
  expect(settingsIn({ PORT: port }, '')).toContain(`PORT: expected a whole number from 1 to 65535, got "${port}"`);
});

test('matches with others are kept in the folder that it names, and the API answers beside the app', async () => {
  expect(started.output()).toMatch(/^Matches are kept in .*sandtable-start-/m);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true });
  const { games } = (await (await fetch(`${address}/api/games`)).json()) as { games: { id: string; bots: string[] }[] };
  expect(games.map(({ id }) => id)).toEqual(['bear', 'limanowa']);
  const { status } = await ask('/api/games', { headers: { Host: 'example.org' } });
  expect(status).toBe(421);
  const headers = { 'Content-Type': 'application/json', Origin: address };
  const met = await fetch(`${address}/api/me`, { method: 'POST', body: '{"name":"Anna"}', headers });
  expect(met.status).toBe(200);
  expect(met.headers.get('content-security-policy')).not.toBeNull();
});

test.each([
  ['a page of its own', {}, 101],
  ['another site', { Origin: 'https://example.org' }, 403],
  ['another name', { Host: 'example.org' }, 421],
])('%s asks for the socket', async (_who, headers, status) => {
  const request = get(address, {
    path: '/api/socket?v=1',
    headers: {
      ...{ Connection: 'Upgrade', Upgrade: 'websocket', Origin: address, 'Sec-WebSocket-Version': '13' },
      ...{ 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', ...headers },
    },
  });
  const [answer] = await Promise.race([once(request, 'upgrade'), once(request, 'response')]);
  request.destroy();
  expect(answer.statusCode).toBe(status);
});

test('a database that cannot be opened is told in words, secrets masked, and the app is served all the same; SIGTERM ends it cleanly', async () => {
  const { process, output } = await startServer(String(await freePort()), '', {
    ...{ DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/none', SANDTABLE_PROT: '1' },
  });
  expect(output()).toContain('Nobody can play others here, since the matches could not be opened:');
  expect(output()).toContain('ECONNREFUSED');
  expect(output()).toContain('There is no setting SANDTABLE_PROT: it is ignored.');
  expect(output()).not.toContain('secret');
  expect((await fetch(addressIn(output()))).status).toBe(200);
  expect((await fetch(`${addressIn(output())}/api/me`)).status).toBe(503);
  await expectEnd(process, 'SIGTERM');
});

async function expectEnd(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await once(server, 'close');
  expect(server.exitCode).toBe(0);
}

interface Asked {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly text: string;
}

/** Asks for a path as it stands, under any name: fetch would tidy it up first. */
async function ask(path: string, options: RequestOptions = {}): Promise<Asked> {
  const [answer] = await once(get(address, { path, ...options }), 'response');
  if (!(answer instanceof IncomingMessage)) throw new Error('an answer is a message');
  return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
}
