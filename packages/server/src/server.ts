import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket, { type WebSocket } from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { Buckets, type Rate } from './doors/bucket.ts';
import { Metrics } from './doors/metrics.ts';
import { openApi } from './doors/openapi.ts';
import { isOwnPage, personOf, Refused, type Rooms, secretOf } from './doors/rooms.ts';
import { addMailPages, MAIL_PAGES } from './doors/mail-pages.ts';
import { addChangedRoutes } from './doors/changed-routes.ts';
import { addMatchRoutes } from './doors/match-routes.ts';
import { addNoticeRoutes } from './doors/notice-routes.ts';
import { addPasskeyRoutes } from './doors/passkey-routes.ts';
import { addPeopleRoutes } from './doors/people-routes.ts';
import { addTalkRoutes } from './doors/talk-routes.ts';
import { PROTOCOL } from '@sandtable/protocol';
import type { Settings } from './doors/settings.ts';
import { CLOSE, Connection } from './doors/socket.ts';
import type { HostedGame } from './games/hosted-game.ts';
import { type GamesModule, Thinkers } from './games/thinkers.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { Notices } from './notices/notices.ts';
import { type NoticeTiming, TIMING } from './notices/plan.ts';
import { Passkeys } from './people/passkeys.ts';
import { People, type PeoplePlan } from './people/people.ts';
import { archiveOld } from './store/archive.ts';
import { type Chance, trueChance } from './store/secrets.ts';
import { openStore, type Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import type { House } from './tables/house.ts';
import { Lobby } from './tables/lobby.ts';
import { Bringing } from './talk/bringing.ts';
import { Talk } from './talk/talk.ts';

/** All that a server is made from. It knows no game but those it is handed. */
export interface ServerPlan {
  readonly settings: Settings;
  readonly games: readonly HostedGame[];
  /** The same games for the threads in which bots think; without it no bot plays. */
  readonly thinking?: GamesModule;
  readonly chance?: Chance;
  readonly now?: () => number;
  /** Milliseconds between two looks for matches that are lost on time. */
  readonly lookEvery?: number;
  /** For tests: notices that come sooner, and may go to this machine. */
  readonly notices?: Partial<NoticeTiming> & { readonly mayLoop?: boolean };
}

/** A server that listens to nothing: whoever listens hands it what comes, having seen to it that `Host` is a name of ours. */
export interface GameServer {
  /** Where it keeps everything, in words. */
  readonly place: string;
  answer(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends what is under way, within ten seconds. */
  close(): Promise<void>;
}

const HTTP_RATE: Rate = { burst: 100, perSecond: 5 };
const LONGEST_BODY = 256_000;
/** Proxies close what has been silent for a minute. */
const PING_MS = 25_000;
/** Other processes are told so often that this one runs. */
const ALIVE_MS = 20_000;
const SWEEP_MS = 5 * 60_000;
const LOOK_MS = 15_000;
const DRAIN_MS = 8000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * No cookie, no address, and nothing behind a question mark, which may be a token; of an error not what the database says of the row, which may
 * hold a name.
 */
const SERIALIZERS = {
  req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: url.split('?')[0] }),
  err: ({ name, message, stack, ...rest }: Error & { readonly code?: unknown }) => ({
    ...{ type: name, message, stack: stack ?? '' },
    ...(rest.code === undefined ? {} : { code: rest.code }),
  }),
};
const HEALTH = /^\/(?:healthz|readyz|metrics)$/;

export async function createServer(plan: ServerPlan): Promise<GameServer> {
  const { settings, chance = trueChance, now = Date.now } = plan;
  const metrics = settings.metricsToken === undefined ? null : new Metrics();
  const store = await openStore(settings, now(), { failed: () => metrics?.databaseFailed() });
  const games = new Map(plan.games.map((game) => [game.system.id, game]));
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    logger: { level: settings.logLevel, serializers: SERIALIZERS },
  });
  const thinkers =
    plan.thinking === undefined ? null : new Thinkers(plan.thinking, (...thought) => metrics?.thought(...thought));
  const fault = (error: unknown, match: string): void => app.log.error({ err: error, match }, 'a match went wrong');
  const turned: House['turned'] = (news) => notices.turns.add(news);
  const hall = new Hall({
    ...{ process: randomUUID(), store, games, thinkers, now, fault, turned, mostWarm: settings.mostWarm },
  });
  const talk = new Talk(store, now);
  const { databaseUrl } = settings;
  const jobs = await openJobs({
    ...{ database: store.database, databaseUrl, now },
    fault: (error) => app.log.error({ err: error }, 'a job went wrong'),
  });
  const { mayLoop = false, ...timing } = plan.notices ?? {};
  const notices = new Notices({
    ...{ store, hall, games, jobs, chance, now, fault, settings, mayLoop, timing: { ...TIMING, ...timing } },
  });
  const joined = (match: string, person: string): void =>
    void notices.seated(match, person).catch((error: unknown) => fault(error, match));
  const sockets = new Map<WebSocket, { isAlive: boolean }>();
  let isStopping = false;
  const rooms: Rooms = {
    ...{ settings, games, store, hall, metrics, now, fault, chance, talk, notices },
    bringing: new Bringing({ store, games, hall, chance, now, joined }),
    people: new People({ store, hall, chance, now, elsewhere: keptElsewhere(store, notices) }),
    passkeys: new Passkeys({ store, chance, now }),
    lobby: new Lobby({ store, games, chance, now, joined }),
    isStopping: () => isStopping,
  };
  await store.database.listen(
    (news) => {
      hall.hear(news);
      talk.hear(news).catch((error: unknown) => fault(error, news.match));
    },
    () => {
      hall.hearAll();
      talk.hearAll().catch((error: unknown) => fault(error, ''));
    },
  );
  addErrors(app);
  guard(app, rooms);
  guardMakers(app, rooms);
  addHealth(app, rooms);
  addPages(app, rooms, sockets, jobs);
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addTalkRoutes(app, rooms);
  addNoticeRoutes(app, rooms);
  addPasskeyRoutes(app, rooms);
  addMailPages(app, rooms);
  addChangedRoutes(app, rooms);
  await addSocket(app, rooms, sockets);
  await app.ready();
  let archiving: Promise<unknown> | null = null;
  const archive = (): void => {
    const { archiveDays } = settings;
    if (archiveDays === 0 || settings.jobs === 'elsewhere' || archiving !== null) return;
    archiving = archiveOld(store.database, now() - archiveDays * DAY_MS)
      .catch((error: unknown) => app.log.error({ err: error }, 'nothing could be archived'))
      .finally(() => (archiving = null));
  };
  const tidy = (): void => void keepGoing(rooms).catch((error: unknown) => fault(error, ''));
  const look = (): void => void hall.flagLate().catch((error: unknown) => fault(error, ''));
  tidy();
  const timers = [
    setInterval(() => pingAll(sockets), PING_MS),
    setInterval(() => void hall.stayAlive(), ALIVE_MS),
    setInterval(archive, SWEEP_MS),
    setInterval(look, plan.lookEvery ?? LOOK_MS),
    setInterval(() => {
      hall.sweep();
      tidy();
    }, SWEEP_MS),
  ];
  for (const timer of timers) timer.unref();
  if (settings.jobs !== 'elsewhere') await work(jobs, notices);
  return {
    place: store.database.place,
    answer: (request, response) => void app.server.emit('request', request, response),
    upgrade(request, socket, head) {
      // Whoever breaks off before the socket is open breaks nothing else.
      socket.on('error', () => {});
      app.server.emit('upgrade', request, socket, head);
    },
    async close() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.race([
        Promise.all([hall.settled(), archiving]),
        new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref()),
      ]);
      for (const socket of sockets.keys()) socket.close(CLOSE.restart, 'the server is stopping');
      await hall.leaveAll();
      await app.close();
      await notices.close();
      await jobs.stop();
      await thinkers?.close();
      await store.close();
    },
  };
}

/** Closes tables to which nobody came, and has bots play on in matches that nobody has opened since a process was gone. */
async function keepGoing({ store, hall, now }: Rooms): Promise<void> {
  await store.matches.removeExpired(now());
  for (const match of await store.matches.stalled()) await hall.open(match);
}

/** Does what is to be done later, beginning with what a process that was killed has left. */
async function work(jobs: Jobs, notices: Notices): Promise<void> {
  await jobs.start(notices.kinds);
  notices.recover();
}

/** What is kept of a person besides matches and devices. */
function keptElsewhere({ passkeys }: Store, notices: Notices): NonNullable<PeoplePlan['elsewhere']> {
  return {
    export: async (person) => ({
      notices: await notices.export(person),
      passkeys: (await passkeys.of(person)).map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
        ...{ id, name, createdAt, usedAt },
      })),
    }),
    forget: (person) => notices.forget(person),
  };
}

function addErrors(app: FastifyInstance): void {
  // Nothing but JSON is read: a form of another site's page cannot send that.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 503 } = error;
    if (error instanceof Refused || statusCode < 500) return reply.code(statusCode).send({ error: error.message });
    request.log.error(error);
    return reply.code(503).send({ error: 'The database does not answer. Nothing was changed; try again.' });
  });
}

/** What changes anything comes from our own pages, and not too often from one address. */
function guard(app: FastifyInstance, rooms: Rooms): void {
  const buckets = new Buckets(HTTP_RATE, rooms.now);
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade !== undefined;
    const [path = ''] = request.url.split('?');
    if (rooms.settings.jobs === 'only' && !HEALTH.test(path))
      throw new Refused(404, 'This process does what is to be done later, and nothing else.');
    if ((request.method === 'GET' || request.method === 'HEAD') && !isSocket) return;
    // A token in the address says more than where the button was.
    if (!MAIL_PAGES.includes(path) && !isOwnPage(request, rooms.settings))
      throw new Refused(403, 'This page is not of this server.');
    if (rooms.isStopping()) throw new Refused(503, 'The server is stopping; it will be back.');
    if (!buckets.take(request.ip)) throw new Refused(429, 'Too many requests: wait a moment.');
  });
}

/** What makes a match of nothing; a rematch is made of one. */
const MAKING = ['/api/matches', '/api/matches/import'];

/** Where not everybody may make matches, only those who were let in may; whoever they invite may join. */
function guardMakers(app: FastifyInstance, rooms: Rooms): void {
  if (rooms.settings.open === 'everyone') return;
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || !MAKING.includes(request.routeOptions.url ?? '')) return;
    const { id } = await personOf(rooms, request);
    if (!(await rooms.store.people.isWelcome(id)))
      throw new Refused(
        403,
        `Only those who were let in may make matches here. Ask the host, and say who you are: ${id}`,
      );
  });
}

function addHealth(app: FastifyInstance, { store, isStopping }: Rooms): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (isStopping()) throw new Refused(503, 'The server is stopping.');
    await store.check();
    return { ok: true };
  });
}

/** What programs read. */
function addPages(
  app: FastifyInstance,
  { settings, metrics, hall }: Rooms,
  sockets: ReadonlyMap<unknown, unknown>,
  jobs: Jobs,
): void {
  app.get('/api/openapi.json', async () => openApi());
  const { metricsToken } = settings;
  if (metrics === null || metricsToken === undefined) return;
  metrics.count({ sockets: () => sockets.size, warmMatches: () => hall.size, jobsWaiting: () => jobs.waiting() });
  metrics.addRoute(app, metricsToken);
}

async function addSocket(
  app: FastifyInstance,
  rooms: Rooms,
  sockets: Map<WebSocket, { isAlive: boolean }>,
): Promise<void> {
  // What is longer than any message is not even read to its end. That a page broke off is nothing for the log: anybody could fill it.
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } });
  app.get<{ Querystring: { v?: unknown } }>(
    '/api/socket',
    { websocket: true, logLevel: 'fatal' },
    async (socket, request) => {
      const early: Buffer[] = [];
      const wait = (data: Buffer): void => void early.push(data);
      socket.on('message', wait);
      socket.on('error', () => {});
      if (request.query.v !== String(PROTOCOL)) {
        socket.send(
          JSON.stringify({ kind: 'reload', protocol: PROTOCOL, text: 'Sandtable was updated: reload the page.' }),
        );
        socket.close(CLOSE.reload, 'reload the page');
        return;
      }
      const life = { isAlive: true };
      sockets.set(socket, life);
      socket.on('close', () => sockets.delete(socket));
      socket.on('pong', () => (life.isAlive = true));
      const person = await rooms.people.known(secretOf(request));
      const connection = new Connection(socket, request.raw.socket, person, rooms);
      socket.on('close', () => connection.close());
      socket.off('message', wait);
      socket.on('message', (data: Buffer) => connection.receive(data));
      for (const data of early) connection.receive(data);
    },
  );
}

function pingAll(sockets: ReadonlyMap<WebSocket, { isAlive: boolean }>): void {
  for (const [socket, life] of sockets) {
    if (!life.isAlive) socket.terminate();
    life.isAlive = false;
    socket.ping();
  }
}
