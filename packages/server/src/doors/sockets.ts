import websocket, { type WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { payerOf } from '../budget/prefix.ts';
import type { Person } from '../store/people.ts';
import { explainRefusal, refusal } from '../tables/words.ts';
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
  /** A page of another process. */
  readonly isRelayed: boolean;
}

/** A page that has connected, here or to another process that passes it on. */
interface Page {
  readonly whose: Promise<Person | undefined>;
  /** The address, or the network that pays for it. */
  readonly address: string;
  readonly isRelayed: boolean;
}

export type Sockets = Map<WebSocket, Life>;

export async function addSocket(app: FastifyInstance, rooms: Rooms, sockets: Sockets): Promise<void> {
  // `maxPayload` cuts off anything longer than a message. Broken connections are not logged: anyone could fill the log.
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } });
  const { crowd, settings } = rooms;
  let opened = 0;
  /** Answers a page, once it is known whose it is. What comes before then waits. */
  const serve = async (socket: WebSocket, request: FastifyRequest, page: Page): Promise<void> => {
    const { address, isRelayed } = page;
    const early: Buffer[] = [];
    const wait = (data: Buffer): void => void early.push(data);
    socket.on('message', wait);
    const life = { isAlive: true, part: opened++ % PARTS, isRelayed };
    sockets.set(socket, life);
    socket.on('close', () => sockets.delete(socket));
    socket.on('pong', () => (life.isAlive = true));
    const person = await page.whose;
    if (!isRelayed && !welcome(socket, request, person)) return;
    const connection = new Connection(socket, request.raw.socket, { person, address, isRelayed }, rooms);
    // It may have closed meanwhile.
    if (socket.readyState !== socket.OPEN) return connection.close();
    socket.on('close', () => connection.close());
    socket.off('message', wait);
    socket.on('message', (data: Buffer) => connection.receive(data));
    for (const data of early) connection.receive(data);
  };
  /** False if this person has too many pages. */
  const welcome = (socket: WebSocket, request: FastifyRequest, person: Person | undefined): boolean => {
    // It may have closed meanwhile.
    if (person !== undefined && socket.readyState === socket.OPEN) {
      if (!crowd.people.enter(person.id, settings.personSockets)) {
        turnAway(rooms, socket);
        return false;
      }
      socket.on('close', () => crowd.people.leave(person.id));
    }
    const from = rooms.logNames.address(request.ip);
    const who = { socket: request.id, from, ...(person && { person: rooms.logNames.person(person.id) }) };
    app.log.info(who, 'socket opened');
    socket.on('close', (code) => app.log.info({ ...who, code }, 'socket closed'));
    return true;
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
    const address = payerOf(request.ip);
    if (!crowd.addresses.enter(address, settings.addressSockets)) return turnAway(rooms, socket);
    socket.on('close', () => crowd.addresses.leave(address));
    await serve(socket, request, { whose: rooms.people.known(secretOf(request)), address, isRelayed: false });
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
    const { person, address } = relays.ownerIn(request);
    const whose = person === undefined ? Promise.resolve(undefined) : store.people.byId(person);
    await serve(socket, request, { whose, address, isRelayed: true });
  });
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
