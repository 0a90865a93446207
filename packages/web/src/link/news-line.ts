import type { ServerMessage } from '@sandtable/protocol';
import { createStore } from 'zustand/vanilla';
import type { Carrier, Later } from './reliable-wire.ts';

/** The sockets of the matches that this page shows. The news come over one of them if there is one. */
export const matchSockets = createStore<{ readonly sockets: readonly Carrier[] }>(() => ({ sockets: [] }));

/** Lends the socket of a match to the news. Returns what ends that. */
export function lendToNews(socket: Carrier): () => void {
  matchSockets.setState(({ sockets }) => ({ sockets: [...sockets, socket] }));
  return () => matchSockets.setState(({ sockets }) => ({ sockets: sockets.filter((each) => each !== socket) }));
}

/** The tags of the lists that the page has: null for none, `lobby` undefined where the page does not show the open tables. */
export interface ListTags {
  readonly mine: string | null;
  readonly lobby: string | null | undefined;
}

interface NewsPlan {
  /** Opens a socket for the news alone. */
  open(): Carrier;
  tags(): ListTags;
  hear(message: ServerMessage): void;
  /** Asks by request instead: the socket cannot be had. */
  fallBack(): void;
  later: Later;
}

/** How often a quiet page says that it is here, and hears whether it has missed anything. */
const BEAT_MS = 60_000;
/** Without an answer in this time the connection is given up. */
const ANSWER_MS = 10_000;
/** How often a page without a socket asks. */
const FALL_BACK_MS = 60_000;

/**
 * The news of a person: what changes in the lists of matches. It comes over the socket of the match that the page shows, if there is one,
 * and otherwise over one of its own: a page never has two for long. While there is none, the page asks once a minute.
 */
export class NewsLine {
  readonly #plan: NewsPlan;
  #own: Carrier | null = null;
  /** What the news come over at present. */
  #carrier: Carrier | null = null;
  /** Sockets of matches. */
  #lent: readonly Carrier[] = [];
  /** The last question, and whether it still waits for its answer. */
  #asked = 0;
  #isAwake = false;
  #hasFailed = false;
  #cancel: () => void = () => undefined;
  #cancelFallBack: () => void = () => undefined;

  constructor(plan: NewsPlan) {
    this.#plan = plan;
  }

  get isUp(): boolean {
    return this.#carrier !== null;
  }

  /** The page is visible: from now on it hears what changes, and first what it has missed. */
  wake(): void {
    this.#isAwake = true;
    if (this.#carrier !== null) return this.listen();
    if (this.#own === null && this.#lent.length === 0) this.#openOwn();
  }

  /** The page has been hidden for a while, or no longer shows any list. A match keeps its socket. */
  rest(): void {
    this.#isAwake = false;
    this.#closeOwn();
    this.#cancelFallBack();
  }

  /** These are the sockets of matches now; the first that is up replaces its own. */
  use(sockets: readonly Carrier[]): void {
    const fresh = sockets.filter((socket) => !this.#lent.includes(socket));
    this.#lent = sockets;
    for (const socket of fresh) this.#follow(socket);
    if (this.#carrier !== null && this.#carrier !== this.#own && !sockets.includes(this.#carrier)) this.#lose();
    if (this.#isAwake && this.#own === null && sockets.length === 0) this.#openOwn();
  }

  /** Says which lists the page has. The server tells what it lacks. */
  listen(): void {
    if (this.#carrier === null) return;
    const { mine, lobby } = this.#plan.tags();
    this.#asked += 1;
    this.#carrier.send({ kind: 'listen', id: this.#id, mine, ...(lobby === undefined ? {} : { lobby }) });
    this.#after(ANSWER_MS, () => this.#carrier?.renew());
  }

  /** Connects again: the page is another person’s now. */
  renew(): void {
    (this.#carrier ?? this.#own)?.renew();
  }

  get #id(): string {
    return `news ${this.#asked}`;
  }

  #openOwn(): void {
    this.#own = this.#plan.open();
    this.#follow(this.#own);
  }

  #closeOwn(): void {
    const own = this.#own;
    this.#own = null;
    if (own !== null && this.#carrier === own) this.#lose();
    own?.close();
  }

  #follow(carrier: Carrier): void {
    carrier.onMessage((message) => {
      if (this.#carrier === carrier) this.#hear(message);
    });
    carrier.onState((isUp) => this.#turn(carrier, isUp));
  }

  #turn(carrier: Carrier, isUp: boolean): void {
    if (carrier !== this.#own && !this.#lent.includes(carrier)) return;
    if (isUp) {
      this.#carrier = carrier;
      if (carrier !== this.#own) this.#closeOwn();
      this.#hasFailed = false;
      this.#cancelFallBack();
      return this.listen();
    }
    if (this.#carrier === carrier) return this.#lose();
    // It was down before: an attempt has failed. The first is a reason to ask at once.
    if (this.#carrier !== null || this.#hasFailed || !this.#isAwake) return;
    this.#hasFailed = true;
    this.#fallBack();
  }

  #lose(): void {
    this.#carrier = null;
    this.#cancel();
  }

  #hear(message: ServerMessage): void {
    if ((message.kind === 'listening' || message.kind === 'refused') && message.id === this.#id) {
      // Refused if the database is away, or by a server of an earlier version.
      if (message.kind === 'refused') this.#plan.fallBack();
      this.#after(BEAT_MS, () => this.listen());
    }
    this.#plan.hear(message);
  }

  #fallBack(): void {
    this.#plan.fallBack();
    // Not all pages at the same moment.
    const wait = FALL_BACK_MS * (1 + Math.random() / 2);
    this.#cancelFallBack = this.#plan.later(() => this.#fallBack(), wait);
  }

  #after(time: number, work: () => void): void {
    this.#cancel();
    this.#cancel = this.#plan.later(work, time);
  }
}
