import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket, { type WebSocket } from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { Buckets, type Rate } from './doors/bucket.ts';
import { isOwnPage, Refused, type Rooms, secretOf } from './doors/rooms.ts';
import { addChangedRoutes } from './doors/changed-routes.ts';
import { addMatchRoutes } from './doors/match-routes.ts';
import { addPeopleRoutes } from './doors/people-routes.ts';
import { PROTOCOL } from '@sandtable/protocol';
import type { Settings } from './doors/settings.ts';
import { CLOSE, Connection } from './doors/socket.ts';
import type { HostedGame } from './games/hosted-game.ts';
import { type GamesModule, Thinkers } from './games/thinkers.ts';
import { People } from './people/people.ts';
import { type Chance, trueChance } from './store/secrets.ts';
import { openStore } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { Lobby } from './tables/lobby.ts';

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
const SWEEP_MS = 5 * 60_000;
const LOOK_MS = 15_000;
const DRAIN_MS = 8000;

export async function createServer(plan: ServerPlan): Promise<GameServer> {
  const { settings, chance = trueChance, now = Date.now } = plan;
  const store = await openStore(settings, now());
  const games = new Map(plan.games.map((game) => [game.system.id, game]));
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    // Neither cookies nor what stands behind the question mark, which may be a token.
    logger: {
      level: settings.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
  });
  const thinkers = plan.thinking === undefined ? null : new Thinkers(plan.thinking);
  const fault = (error: unknown, match: string): void => app.log.error({ err: error, match }, 'a match went wrong');
  const hall = new Hall({ store, games, thinkers, now, fault, mostWarm: settings.mostWarm });
  const sockets = new Map<WebSocket, { isAlive: boolean }>();
  let isStopping = false;
  const rooms: Rooms = {
    ...{ settings, games, store, hall, now, fault },
    people: new People({ store, hall, chance, now }),
    lobby: new Lobby({ store, games, chance, now }),
    isStopping: () => isStopping,
  };
  await store.database.listen(
    (news) => hall.hear(news),
    () => hall.hearAll(),
  );
  addErrors(app);
  guard(app, rooms);
  addHealth(app, rooms);
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addChangedRoutes(app, rooms);
  await addSocket(app, rooms, sockets);
  await app.ready();
  const look = (): void => void hall.flagLate().catch((error: unknown) => fault(error, ''));
  const timers = [
    setInterval(() => pingAll(sockets), PING_MS),
    setInterval(() => hall.sweep(), SWEEP_MS),
    setInterval(look, plan.lookEvery ?? LOOK_MS),
  ];
  for (const timer of timers) timer.unref();
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
      await Promise.race([hall.settled(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
      for (const socket of sockets.keys()) socket.close(CLOSE.restart, 'the server is stopping');
      await app.close();
      await thinkers?.close();
      await store.close();
    },
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
    if ((request.method === 'GET' || request.method === 'HEAD') && !isSocket) return;
    if (!isOwnPage(request, rooms.settings)) throw new Refused(403, 'This page is not of this server.');
    if (rooms.isStopping()) throw new Refused(503, 'The server is stopping; it will be back.');
    if (!buckets.take(request.ip)) throw new Refused(429, 'Too many requests: wait a moment.');
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
      const connection = new Connection(socket, person, rooms);
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
