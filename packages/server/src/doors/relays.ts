import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PROTOCOL } from '@sandtable/protocol';
import WebSocket from 'ws';
import type { Holder } from '../store/leases.ts';
import { hashOfSecret } from '../store/secrets.ts';

/** Where a process is handed the messages of pages that reached another one. */
export const RELAY_PATH = '/api/relay';

const [FOR, FROM, TO] = ['x-sandtable-person', 'x-sandtable-address', 'x-sandtable-process'];
const PATIENCE_MS = 2000;
/** A process that could not be reached is not tried again for so long. */
const DEAF_MS = 10_000;

/** Whose page is passed on. */
interface PageOwner {
  /** Undefined for somebody without a name. */
  readonly person: string | undefined;
  /** The address, or the network that pays for it. */
  readonly address: string;
}

/** A page as a relay sees it. */
interface PageEnd {
  /** A message of the holder, as it came. */
  hear(text: string): void;
  /** The holder is gone, or holds the match no longer: everything is to be opened again. */
  end(): void;
}

/** One page's way to a process that holds matches which it plays. */
export class Relay {
  readonly process: string;
  readonly #socket: WebSocket;

  constructor(process: string, socket: WebSocket, page: PageEnd) {
    this.process = process;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => page.hear(data.toString()));
    if (socket.readyState === socket.OPEN) socket.on('close', () => page.end());
    else page.end();
  }

  send(data: Buffer): void {
    this.#socket.send(data.toString());
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.close();
  }

  /** Its process is dead: nothing more comes, though the connection may still stand. */
  drop(): void {
    this.#socket.terminate();
  }
}

/**
 * Passes pages on to the processes that hold their matches. Who a page is was found out here; the process there trusts whoever knows the
 * secret that all of them keep in their database.
 */
export class Relays {
  readonly #own: string;
  readonly #secret: string;
  readonly #all = new Set<Relay>();
  readonly #deafUntil = new Map<string, number>();

  constructor(own: string, secret: string) {
    this.#own = own;
    this.#secret = secret;
  }

  /** Null if the process cannot be reached from here. */
  async reach({ id, address }: Holder, owner: PageOwner, page: PageEnd): Promise<Relay | null> {
    if (address === null || (this.#deafUntil.get(id) ?? 0) > performance.now()) return null;
    const socket = await this.#connect(`${address.replace(/^http/, 'ws')}${RELAY_PATH}?v=${PROTOCOL}`, {
      authorization: `Bearer ${this.#secret}`,
      [TO]: id,
      [FROM]: owner.address,
      ...(owner.person === undefined ? {} : { [FOR]: owner.person }),
    });
    if (socket === null) {
      this.#deafUntil.set(id, performance.now() + DEAF_MS);
      return null;
    }
    const relay: Relay = new Relay(id, socket, {
      hear: (text) => page.hear(text),
      end: () => {
        this.#all.delete(relay);
        page.end();
      },
    });
    this.#all.add(relay);
    return relay;
  }

  #connect(url: string, headers: Record<string, string>): Promise<WebSocket | null> {
    const options = { headers, handshakeTimeout: PATIENCE_MS, perMessageDeflate: false };
    return new Promise((resolve) => {
      const socket = new WebSocket(url, options);
      socket.on('error', () => resolve(null));
      socket.once('open', () => resolve(socket));
    });
  }

  close(relay: Relay): void {
    this.#all.delete(relay);
    relay.close();
  }

  /** These processes are dead. */
  drop(processes: readonly string[]): void {
    for (const relay of this.#all) if (processes.includes(relay.process)) relay.drop();
  }

  /** Whether another process of ours asks, and means this one. The comparison takes the same time for any wrong secret. */
  isOurs({ headers }: FastifyRequest): boolean {
    const [given, right] = [headers.authorization ?? '', `Bearer ${this.#secret}`].map((text) =>
      Buffer.from(hashOfSecret(text)),
    );
    return given !== undefined && right !== undefined && timingSafeEqual(given, right) && headers[TO] === this.#own;
  }

  /** Whose page it is, as the process says that it reached. */
  ownerIn({ headers }: FastifyRequest): PageOwner {
    const [person, address] = [headers[FOR], headers[FROM]];
    return {
      person: typeof person === 'string' ? person : undefined,
      address: typeof address === 'string' ? address : '',
    };
  }
}
