import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { printProtocol } from '../../../../scripts/release/protocol-page.ts';
import { Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';
import type { Rooms } from './rooms.ts';
import { addChangedRoutes } from './changed-routes.ts';
import { addLobbyRoutes } from './lobby-routes.ts';
import { addMatchRoutes } from './match-routes.ts';
import { addMailPages } from './mail-pages.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addTalkRoutes } from './talk-routes.ts';
import { ANSWERS, ASK_ANSWERS, ROUTES, SERVER_MESSAGES } from '@sandtable/protocol';

test('docs/protocol.md is what the schemas say: npm run protocol writes it', () => {
  const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(page).toBe(printProtocol());
});

test('every route is on the page, and no other', async () => {
  const app = fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void (method === 'HEAD' || routes.push(`${String(method)} ${url}`)));
  const rooms = { settings: { publicUrl: null }, notices: {}, now: Date.now } as unknown as Rooms;
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addChangedRoutes(app, rooms);
  addTalkRoutes(app, rooms);
  addNoticeRoutes(app, rooms);
  addPasskeyRoutes(app, rooms);
  addMailPages(app, rooms);
  addLobbyRoutes(app, rooms);
  await app.ready();
  const elsewhere = ['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/openapi.json', 'GET /api/socket'];
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
  await page.send({ kind: 'seen', match, as: 'red', seq: 0 });
  const asked = await page.send({ kind: 'ask', match, as: 'red', question: { topic: 'at', seq: 0 } });
  expect(ASK_ANSWERS.at.safeParse(asked.answer).error).toBeUndefined();
  await page.send({ kind: 'chat', match, seat: 'red', to: 'all', text: 'hello' });
  page.socket.send(JSON.stringify({ kind: 'listen', id: 'lists', mine: null, lobby: null }));
  await page.until(() => page.heard.find(({ kind }) => kind === 'listening'));
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
    [`/api/matches/${match}/glance?as=red`, ANSWERS.glance],
    [`/api/matches/${match}/talk?as=red`, ANSWERS.talk],
    [`/api/matches/${match}/changed`, ANSWERS.changed],
    ['/api/matches/none', ANSWERS.error],
    ['/api/me/notices', ANSWERS.notices],
    ['/api/me/passkeys', ANSWERS.passkeys],
    ['/api/me/shown', ANSWERS.shown],
    ['/api/lobby', ANSWERS.lobby],
  ] as const)
    expect(form.safeParse((await red.ask('GET', path)).body).error).toBeUndefined();
  expect(ANSWERS.link.safeParse((await red.ask('POST', '/api/me/link')).body).error).toBeUndefined();
  expect((await new Visitor(address).ask('POST', `/api/matches/${match}/join`, {})).status).toBe(401);
});
