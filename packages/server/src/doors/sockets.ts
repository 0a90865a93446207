import websocket, { type WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../budget/prefix.ts';
import { explainRefusal, refusal } from '../tables/words.ts';
import { type Rooms, secretOf } from './rooms.ts';
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
  const { crowd, settings } = rooms;
  let opened = 0;
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
      const address = payerOf(request.ip);
      const secret = secretOf(request);
      if (!crowd.addresses.enter(address, settings.addressSockets)) return turnAway(rooms, socket);
      socket.on('close', () => crowd.addresses.leave(address));
      const life = { isAlive: true, part: opened++ % PARTS };
      sockets.set(socket, life);
      socket.on('close', () => sockets.delete(socket));
      socket.on('pong', () => (life.isAlive = true));
      const person = await rooms.people.known(secret);
      // It may have closed meanwhile.
      if (person !== undefined && socket.readyState === socket.OPEN) {
        if (!crowd.people.enter(person.id, settings.personSockets)) return turnAway(rooms, socket);
        socket.on('close', () => crowd.people.leave(person.id));
      }
      const from = rooms.logNames.address(request.ip);
      const who = { socket: request.id, from, ...(person && { person: rooms.logNames.person(person.id) }) };
      app.log.info(who, 'socket opened');
      socket.on('close', (code) => app.log.info({ ...who, code }, 'socket closed'));
      const connection = new Connection(socket, request.raw.socket, { person, address }, rooms);
      socket.on('close', () => connection.close());
      socket.off('message', wait);
      socket.on('message', (data: Buffer) => connection.receive(data));
      for (const data of early) connection.receive(data);
    },
  );
}

/** Says why before it closes: a browser does not tell its page the status of a refused socket. */
function turnAway({ refused }: Rooms, socket: WebSocket): void {
  refused('sockets');
  const { reasons } = refusal('tooManySockets');
  socket.send(JSON.stringify({ kind: 'refused', id: null, reasons, text: explainRefusal(reasons) }));
  socket.close(CLOSE.tooMany, 'too many pages are open');
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
