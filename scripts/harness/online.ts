// For browser tests: the real server with the built app, and its visitors.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { type GameSystem, must, type Realm } from '../../packages/kernel/src/index.ts';
import { createServer, readSettings, withoutLimits } from '../../packages/server/src/index.ts';
import { Visitor } from '../../packages/server/src/testing/client.ts';
import { appFolder } from '../release/app.mjs';
import { answerWith, upgradeWith } from '../serve/answer.mjs';
import { readFiles } from '../serve/files.mjs';
import { hostedGames } from '../serve/games.ts';
import { closeAll, listenFrom } from '../serve/listen.mjs';
import { LOOPBACKS } from '../serve/reach.mjs';
import { openPage } from './browser.ts';
import { freePort } from './launch-server.ts';

export { mailServer } from '../../packages/server/src/testing/doubles.ts';
export { cheatWith, type SeedMade } from '../../packages/server/src/testing/hostile.ts';
export { serve as serveSmall, twoAt } from '../../packages/server/src/testing/served.ts';

interface OnlineWish {
  /** A clock that the test sets; by default the machine's. */
  readonly now?: () => number;
  /** Settings, as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shortens the delays of notices. */
  readonly notices?: Parameters<typeof createServer>[0]['notices'];
}

/** A running server. */
export interface Online {
  readonly address: string;
}

/** A server that a test can stop and restart on the same port and folder. */
interface OwnServer extends Online {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * The server of `npm start`, shared by all tests: other tests may play on it, and its pages find the app's scripts compiled.
 */
export function commonServer(): Online {
  return { address: inject('app') };
}

let games: ReturnType<typeof hostedGames> | undefined;
let files: ReturnType<typeof readFiles> | undefined;

/** A server for one test, which may stop it or set its clock. Stopped and its folder removed when the test ends. */
export async function startOnline({ now, env = {}, notices }: OnlineWish = {}): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-online-'));
  const port = await freePort();
  const settings = must(readSettings({ LOG_LEVEL: 'error', ...withoutLimits(), ...env }, folder));
  games ??= hostedGames();
  const served = (files ??= readFiles(appFolder, false));
  const plan = {
    ...{ settings, games, ...(now === undefined ? {} : { now }), ...(notices === undefined ? {} : { notices }) },
    thinking: { url: pathToFileURL(path.join(import.meta.dirname, '../serve/games.ts')).href, threads: 1 },
  };
  let running: (() => Promise<void>) | null = null;
  const online: OwnServer = {
    address: `http://localhost:${port}`,
    async start() {
      const host = { server: await createServer(plan), publicHost: null, isSecure: false };
      const answers = { answer: answerWith(served, host), upgrade: upgradeWith(host) };
      const { servers } = await listenFrom(port, answers, LOOPBACKS, 1);
      running = async () => {
        await host.server.close();
        closeAll(servers);
      };
    },
    async stop() {
      await running?.();
      running = null;
    },
  };
  onTestFinished(async () => {
    await online.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await online.start();
  return online;
}

/** Settings without motion, pauses and prompts. */
const QUIET = {
  motion: 'none',
  breath: 'none',
  aiSpeed: 'instant',
  tips: 'off',
  briefing: 'off',
  suggestions: 'off',
  screen: 'full',
};

interface Visit extends NonNullable<Parameters<typeof openPage>[0]> {
  /** Without a name the visitor has no account yet. */
  readonly name?: string;
  /** The route to open; by default none, so that a match can be made first. */
  readonly route?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether this browser has been asked how to tell of a turn; by default it has. */
  readonly toldHow?: boolean;
}

/** A person with their own browser. The offline worker is blocked, as in every browser test. */
export async function visit({ address }: Online, wish: Visit = {}): Promise<Page> {
  const { name, route, settings = {}, toldHow = true, ...options } = wish;
  const page = await openPage({ viewport: { width: 1440, height: 900 }, ...options });
  const kept = JSON.stringify(JSON.stringify({ ...QUIET, ...settings }));
  await page.addInitScript(`if (location.protocol === 'http:') {
    localStorage['sandtable/settings'] = ${kept};
    localStorage['sandtable/sound-offered'] = 'true';
    localStorage['sandtable/told-how'] = '${toldHow}';
  }`);
  if (name !== undefined) await askAs(page, address, 'POST', '/api/me', { name });
  if (route !== undefined) await page.goto(`${address}/#${route}`);
  return page;
}

/** Sends a request with this browser's cookie, as its page would; throws if it is refused. */
export async function askAs(
  page: Page,
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  route: string,
  body?: object,
  // oxlint-disable-next-line typescript/no-explicit-any -- a test may look at any answer
): Promise<any> {
  const sent = body === undefined ? {} : { data: body };
  const answer = await page.request.fetch(address + route, { method, headers: { Origin: address }, ...sent });
  if (!answer.ok()) throw new Error(`${method} ${route}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

interface MatchWish {
  readonly game?: string;
  readonly options: object;
  /** In the order in which people sit down; seats left out are not people's. */
  readonly seats: readonly string[];
  readonly bots?: Readonly<Record<string, string>>;
  readonly observers?: boolean;
  readonly pace?: object;
  readonly help?: boolean;
}

/** Starts a match: the first person makes it, the others join by its link. Returns its id. */
export async function seatAt({ address }: Online, people: readonly Page[], wish: MatchWish): Promise<string> {
  const { game = 'bear', options, seats, bots = {}, observers = true, pace = { kind: 'none' }, help = true } = wish;
  const [maker, ...others] = people;
  if (maker === undefined) throw new Error('nobody makes the match');
  const plan = {
    ...Object.fromEntries(seats.map((seat, place) => [seat, { kind: place === 0 ? 'me' : 'free' }])),
    ...Object.fromEntries(Object.entries(bots).map(([seat, bot]) => [seat, { kind: 'bot', bot }])),
  };
  const body = { game, options, seats: plan, pace, access: 'link', observers, help };
  const { match, token } = await askAs(maker, address, 'POST', '/api/matches', body);
  for (const [place, page] of others.entries())
    await askAs(page, address, 'POST', `/api/matches/${match}/join`, { token, seat: seats[place + 1] });
  return match;
}

/** A second screen of the same person: what they say on it counts as theirs. */
export async function screenOf<R extends Realm>(
  { address }: Online,
  page: Page,
  system: GameSystem<R>,
): Promise<Awaited<ReturnType<Visitor['connect']>>> {
  const visitor = new Visitor(address);
  visitor.cookie = (await page.context().cookies(address)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return visitor.connect({ system });
}
