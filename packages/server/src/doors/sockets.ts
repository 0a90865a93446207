import websocket, { type WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { type Rooms, secretOf } from './rooms.ts';
import { CLOSE, Connection } from './socket.ts';

/** Proxies close what has been silent for a minute. */
export const PING_MS = 25_000;

/** Every connection, and whether it has answered since it was last asked. */
export type Sockets = Map<WebSocket, { isAlive: boolean }>;

export async function addSocket(app: FastifyInstance, rooms: Rooms, sockets: Sockets): Promise<void> {
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

/** Who has not answered the last one is gone. */
export function pingAll(sockets: Sockets): void {
  for (const [socket, life] of sockets) {
    if (!life.isAlive) socket.terminate();
    life.isAlive = false;
    socket.ping();
  }
}
