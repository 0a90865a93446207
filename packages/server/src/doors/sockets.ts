import websocket, { type WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { type Rooms, secretOf } from './rooms.ts';
import { CLOSE, Connection } from './socket.ts';

/** Proxies close what has been silent for a minute. */
const PING_MS = 25_000;
/** In so many parts: to ask thousands of pages at one moment would hold up everybody who plays, and so would their answers. */
const PARTS = 100;

interface Life {
  /** Whether it has answered since it was last asked. */
  isAlive: boolean;
  readonly part: number;
}

/** Every connection. */
export type Sockets = Map<WebSocket, Life>;

export async function addSocket(app: FastifyInstance, rooms: Rooms, sockets: Sockets): Promise<void> {
  // What is longer than any message is not even read to its end. That a page broke off is nothing for the log: anybody could fill it.
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } });
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
      const life = { isAlive: true, part: opened++ % PARTS };
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

/** Asks every page every 25 seconds whether it is there. Who has not answered the last time is gone. */
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
