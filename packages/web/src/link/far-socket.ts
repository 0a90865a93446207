import { type ClientMessage, type ServerMessage, socketPath } from '@sandtable/protocol';
import type { Carrier } from './reliable-wire.ts';

/**
 * Delay before the first new attempt, in milliseconds; each attempt doubles it, with a random part so that not all
 * pages retry together.
 */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The same for a page that is at no match: it can wait. */
const LONGEST_WAIT_ELSEWHERE = 60_000;
/** The code with which the server closes a socket of another version: see `CLOSE` in its socket. */
const RELOAD = 4000;

/** A socket to this page's server: for one match, or for the news alone. Reconnects whenever it breaks, and at once when the network or the person returns. */
export class FarSocket implements Carrier {
  readonly #match: string | null;
  #socket: WebSocket | null = null;
  readonly #onMessage = new Set<(message: ServerMessage) => void>();
  readonly #onState = new Set<(isUp: boolean) => void>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  readonly #watch = new AbortController();

  constructor(match: string | null) {
    this.#match = match;
    const { signal } = this.#watch;
    const back = (): void => {
      if (document.visibilityState === 'visible' && this.#socket === null) this.#open();
    };
    addEventListener('online', back, { signal });
    document.addEventListener('visibilitychange', back, { signal });
    addEventListener('offline', () => this.renew(), { signal });
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  onMessage(listener: (message: ServerMessage) => void): void {
    this.#onMessage.add(listener);
  }

  onState(listener: (isUp: boolean) => void): void {
    this.#onState.add(listener);
    if (this.#socket?.readyState === WebSocket.OPEN) listener(true);
  }

  renew(): void {
    const dead = this.#socket;
    this.#lose();
    dead?.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#watch.abort();
    this.renew();
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const socket = new WebSocket(location.origin.replace('http', 'ws') + socketPath(this.#match));
    this.#socket = socket;
    // A socket that was given up may still deliver events.
    const isOurs = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!isOurs()) return;
      this.#wait = FIRST_WAIT;
      for (const listener of this.#onState) listener(true);
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data);
      if (isOurs()) for (const listener of this.#onMessage) listener(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (code === RELOAD) this.#isClosed = true;
      if (isOurs()) this.#lose();
    });
  }

  #lose(): void {
    this.#socket = null;
    clearTimeout(this.#timer);
    for (const listener of this.#onState) listener(false);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, this.#match === null ? LONGEST_WAIT_ELSEWHERE : LONGEST_WAIT);
  }
}
