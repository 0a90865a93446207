import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { printProtocol } from '../../../../scripts/release/protocol-page.ts';
import { Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';
import type { Rooms } from './rooms.ts';
import { addChangedRoutes } from './changed-routes.ts';
import { addMatchRoutes } from './match-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { ANSWERS, ROUTES, SERVER_MESSAGES } from '@sandtable/protocol';
import { printSettings, readSettings, unknownSettings } from './settings.ts';

test('docs/protocol.md is what the schemas say: npm run protocol writes it', () => {
  const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(page).toBe(printProtocol());
});

test('every route is on the page, and no other', () => {
  const app = fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void (method === 'HEAD' || routes.push(`${String(method)} ${url}`)));
  const rooms = { settings: { publicUrl: null } } as unknown as Rooms;
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addChangedRoutes(app, rooms);
  const elsewhere = ['GET /healthz', 'GET /readyz', 'GET /api/socket'];
  expect([...routes, ...elsewhere].sort()).toEqual(Object.keys(ROUTES).sort());
});

test('what is sent and answered has the form that the page gives it', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address, { pace: { kind: 'bank', days: 3, more: 1 } });
  const [page, other] = [await red.connect(), await blue.connect({ version: 7 })];
  await page.open(match, 'red');
  await page.open(match, 'blue');
  await page.send({ kind: 'offer', match, seat: 'red', seq: 0, what: 'draw' });
  const waiting = await blue.connect();
  expect((await waiting.send({ kind: 'claim', match, seat: 'blue', seq: 0, how: 'wait' })).kind).toBe('accepted');
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  await other.until(() => other.heard[0]);
  const kinds = new Set<string>();
  for (const told of [...page.heard, ...other.heard]) {
    const kind = told.kind as keyof typeof SERVER_MESSAGES;
    kinds.add(kind);
    expect(SERVER_MESSAGES[kind].safeParse(told).error).toBeUndefined();
  }
  expect([...kinds].sort()).toEqual(Object.keys(SERVER_MESSAGES).sort());
  for (const [path, form] of [
    ['/api/me', ANSWERS.me],
    ['/api/games', ANSWERS.games],
    ['/api/matches/mine', ANSWERS.matches],
    ['/api/matches/open', ANSWERS.matches],
    [`/api/matches/${match}`, ANSWERS.match],
    [`/api/matches/${match}/changed`, ANSWERS.changed],
    ['/api/matches/none', ANSWERS.error],
  ] as const)
    expect(form.safeParse((await red.ask('GET', path)).body).error).toBeUndefined();
  expect(ANSWERS.link.safeParse((await red.ask('POST', '/api/me/link')).body).error).toBeUndefined();
  expect((await new Visitor(address).ask('POST', `/api/matches/${match}/join`, {})).status).toBe(401);
});

test('settings come from the environment; secrets are masked, and bad ones are named', () => {
  const env = {
    ...{
      PUBLIC_URL: 'https://play.example.org',
      DATABASE_URL: 'postgres://anna:secret@db.example/sand',
      TRUST_PROXY: '1',
    },
    ...{ LOG_LEVEL: 'info', SANDTABLE_MOST_WARN: '3', DATA_DIR: '/srv/sandtable' },
  };
  const settings = must(readSettings(env, '/elsewhere'));
  expect(settings).toMatchObject({ folder: '/srv/sandtable', trustProxy: true, logLevel: 'info', mostWarm: 1000 });
  expect(printSettings(settings)).toEqual([
    'Matches are kept in postgres://anna:***@db.example/sand',
    'PUBLIC_URL https://play.example.org',
    'TRUST_PROXY: addresses are believed as a proxy tells them',
    'LOG_LEVEL info',
  ]);
  expect(unknownSettings(env)).toEqual(['SANDTABLE_MOST_WARN']);
  for (const [name, value] of [
    ['PUBLIC_URL', 'play.example.org'],
    ['PUBLIC_URL', 'https://play.example.org/sand'],
    ['DATABASE_URL', 'mysql://secret'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SANDTABLE_MOST_WARM', 'all'],
  ] as const)
    expect(readSettings({ [name]: value }, '')).toMatchObject({ ok: false, problems: [{ field: name }] });
});
