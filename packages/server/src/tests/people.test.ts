import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

test('a first visit makes a player: a secret in a cookie that no script and no other site can use', async () => {
  const { address } = await serve();
  const anna = new Visitor(address);
  expect((await anna.ask('GET', '/api/me')).body).toEqual({ person: null });
  const met = await anna.ask('POST', '/api/me', { name: '  Anna ' });
  const own = { mark: null, isGuest: false, sanction: null };
  expect(met.body.person).toEqual({ id: expect.stringMatching(/^[\w-]{32}$/), name: 'Anna', ...own });
  const [cookie = ''] = met.headers.getSetCookie();
  expect(cookie).toMatch(/^sandtable=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
  expect((await anna.ask('GET', '/api/me')).body).toEqual(met.body);
  const renamed = await anna.ask('POST', '/api/me', { name: 'Anna K.' });
  expect(renamed.body.person).toEqual({ id: met.body.person.id, name: 'Anna K.', ...own });
  expect(renamed.headers.getSetCookie()).toEqual([]);
});

test('a browser in use is given its cookie again, once a day: nobody who comes back is forgotten', async () => {
  const day = 24 * 60 * 60_000;
  let at = 1_800_000_000_000;
  const { address } = await serve({ now: () => at });
  const anna = await new Visitor(address).named('Anna');
  const kept = anna.cookie;
  const given = async () => (await anna.ask('GET', '/api/me')).headers.getSetCookie();
  expect(await given()).toEqual([]);
  at += day + 1;
  expect(await given()).toEqual([`${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000`]);
  expect(await given()).toEqual([]);
  at += 399 * day;
  expect(await given()).toHaveLength(1);
  anna.cookie = `sandtable=${'A'.repeat(32)}`;
  expect(await given()).toEqual([]);
});

test('behind https the cookie is sent over nothing else, and only pages of PUBLIC_URL may ask', async () => {
  const { address } = await serve({
    settings: settingsAt((await PLACES[0]?.[1]()) ?? { databaseUrl: undefined, folder: '' }, {
      PUBLIC_URL: 'https://play.example.org',
    }),
  });
  const anna = new Visitor(address);
  expect((await anna.ask('POST', '/api/me', { name: 'Anna' })).status).toBe(403);
  const met = await anna.ask('POST', '/api/me', { name: 'Anna' }, { Origin: 'https://play.example.org' });
  expect(met.headers.getSetCookie()[0]).toContain('; Secure');
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a page without a name', { Origin: 'null' }],
])('%s cannot change anything, and is told so', async (_who, headers) => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const refused = await anna.ask('POST', '/api/me', { name: 'Evil' }, headers);
  expect([refused.status, refused.body.error]).toEqual([403, 'This page is not of this server.']);
  await expect(anna.connect({ origin: headers.Origin })).rejects.toThrow('403');
  expect((await anna.ask('GET', '/api/me')).body.person.name).toBe('Anna');
});

test.each(['', '   ', 'x'.repeat(41), 7, null])('the name %j is refused in words', async (name) => {
  const { address } = await serve();
  const refused = await new Visitor(address).ask('POST', '/api/me', { name });
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatch(/^name: expected /);
});

test('a form is no request, and a secret that nobody has is nobody', async () => {
  const { address } = await serve();
  const body = 'name=Anna';
  const headers = { Origin: address, 'Content-Type': 'text/plain' };
  expect((await fetch(`${address}/api/me`, { method: 'POST', headers, body })).status).toBe(415);
  const stranger = new Visitor(address);
  stranger.cookie = `sandtable=${'A'.repeat(32)}`;
  expect((await stranger.ask('GET', '/api/me')).body).toEqual({ person: null });
  expect((await stranger.ask('GET', '/api/matches/mine')).status).toBe(401);
});

test('a one-time link takes a player to another device; each device can be signed out alone', async () => {
  const { address } = await serve();
  const desk = await new Visitor(address).named('Anna');
  const { token } = (await desk.ask('POST', '/api/me/link')).body;
  const phone = new Visitor(address);
  const claimed = await phone.ask('POST', '/api/me/claim', { token });
  expect(claimed.body).toEqual((await desk.ask('GET', '/api/me')).body);
  expect(phone.cookie).not.toBe(desk.cookie);
  const thief = await new Visitor(address).ask('POST', '/api/me/claim', { token });
  expect([thief.status, thief.body.error]).toEqual([404, expect.stringContaining('was used before')]);
  const kept = phone.cookie;
  await phone.ask('POST', '/api/me/sign-out');
  phone.cookie = kept;
  expect((await phone.ask('GET', '/api/me')).body.person).toBeNull();
  expect((await desk.ask('GET', '/api/me')).body.person.name).toBe('Anna');
});

test.each(PLACES)('%s: all that is a person’s can be had and deleted by himself', async (_name, place) => {
  const { address } = await serve({ settings: settingsAt(await place()) });
  const { match, red, blue } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  expect((await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' })).kind).toBe('accepted');
  expect((await page.send({ kind: 'seen', match, as: 'red', seq: 1 })).kind).toBe('accepted');
  await page.close();
  const all = (await red.ask('GET', '/api/me/export')).body;
  expect(all).toMatchObject({
    person: { name: 'Anna' },
    devices: [expect.any(Number)],
    seen: [{ match, number: 1 }],
    matches: [{ id: match, status: 'running', seats: ['red'], said: [{ number: 1, text: 'red: pass' }] }],
  });
  const kept = red.cookie;
  await red.ask('DELETE', '/api/me');
  red.cookie = kept;
  expect((await red.ask('GET', '/api/me')).body.person).toBeNull();
  // Whoever is left has won, and nothing of the name is there any more.
  const watch = await blue.connect();
  await watch.open(match, 'blue');
  expect((await watch.at(match, 'blue', 2)).outcome).toMatchObject({ winners: ['blue'], reason: { key: 'resign' } });
  const file = await blue.ask('GET', `/api/matches/${match}/export`);
  expect(file.status).toBe(200);
  expect(JSON.stringify(file.body)).not.toContain('Anna');
  expect(JSON.stringify((await blue.ask('GET', '/api/matches/mine')).body)).not.toContain('Anna');
});

test('SQLite: what a person has said is in no file of the folder once he is gone', async () => {
  const place = await sqlitePlace();
  const { address } = await serve({ settings: settingsAt(place) });
  const { match, red } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  const words = (number: number): string => `the-words-to-forget-${number} ${'x'.repeat(400)}`;
  for (let number = 0; number < 5; number += 1) {
    const said = await page.send({ kind: 'chat', match, seat: 'red', to: 'all', text: words(number) });
    expect(said.kind).toBe('accepted');
  }
  await red.ask('POST', '/api/me', { name: 'The-name-to-forget' });
  const found = (): readonly string[] =>
    readdirSync(place.folder).filter((name) => /to-forget/.test(readFileSync(path.join(place.folder, name), 'latin1')));
  expect(found()).toContain('sandtable.db-wal');
  await page.close();
  expect((await red.ask('DELETE', '/api/me')).status).toBe(200);
  expect(found()).toEqual([]);
});
