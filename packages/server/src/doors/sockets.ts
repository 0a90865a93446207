import websocket, { type WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../store/people.ts';
import { RELAY_PATH } from './relays.ts';
import { Refused, type Rooms, secretOf } from './rooms.ts';
import { CLOSE, Connection } from './socket.ts';

/** Proxies close a connection after a minute's silence. */
const PING_MS = 25_000;
/** Pings are spread over this many parts of the interval: thousands of pings and answers at once would hold up play. */
const PARTS = 100;

interface Life {
  /** Whether it has answered the last ping. */
  isAlive: boolean;
  readonly part: number;
}

export type Sockets = Map<WebSocket, Life>;

export async function addSocket(app: FastifyInstance, rooms: Rooms, sockets: Sockets): Promise<void> {
  // `maxPayload` cuts off anything longer than a message. Broken connections are not logged: anyone could fill the log.
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } });
  let opened = 0;
  /** Answers a page, once it is known whose it is. What comes before then waits. */
  const serve = async (
    socket: WebSocket,
    request: FastifyRequest,
    whose: Promise<Person | undefined>,
    isRelayed: boolean,
  ): Promise<void> => {
    const early: Buffer[] = [];
    const wait = (data: Buffer): void => void early.push(data);
    socket.on('message', wait);
    const life = { isAlive: true, part: opened++ % PARTS };
    sockets.set(socket, life);
    socket.on('close', () => sockets.delete(socket));
    socket.on('pong', () => (life.isAlive = true));
    const connection = new Connection(socket, request.raw.socket, await whose, rooms, isRelayed);
    if (socket.readyState !== socket.OPEN) return connection.close();
    socket.on('close', () => connection.close());
    socket.off('message', wait);
    socket.on('message', (data: Buffer) => connection.receive(data));
    for (const data of early) connection.receive(data);
  };
  type Asked = { Querystring: { v?: unknown } };
  app.get<Asked>('/api/socket', { websocket: true, logLevel: 'fatal' }, async (socket, request) => {
    socket.on('error', () => {});
    if (request.query.v !== String(PROTOCOL)) {
      socket.send(
        JSON.stringify({ kind: 'reload', protocol: PROTOCOL, text: 'Sandtable was updated: reload the page.' }),
      );
      socket.close(CLOSE.reload, 'reload the page');
      return;
    }
    await serve(socket, request, rooms.people.known(secretOf(request)), false);
  });
  const { relays, store } = rooms;
  if (relays === null) return;
  const check = async (request: FastifyRequest<Asked>): Promise<void> => {
    if (!relays.isOurs(request) || request.query.v !== String(PROTOCOL))
      throw new Refused(403, 'Only servers on the same database ask here.');
  };
  const options = { websocket: true, logLevel: 'fatal', preValidation: check } as const;
  app.get<Asked>(RELAY_PATH, options, async (socket, request) => {
    socket.on('error', () => {});
    const person = relays.personIn(request);
    const whose = person === undefined ? Promise.resolve(undefined) : store.people.byId(person);
    await serve(socket, request, whose, true);
  });
}

/** Pings every page every 25 seconds, and drops one that did not answer the last ping. */
export function startPinging(sockets: Sockets): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % PARTS;
    for (const [socket, life] of sockets) {
      if (life.part !== turn) continue;
      if (!life.isAlive) socket.terminate();
      life.isAlive = false;
      socket.ping();
    }
  }, PING_MS / PARTS);
}
