// A page in Node: cookie, requests and socket, as a browser would have them.
import { once } from 'node:events';
import type { GameSystem, Realm } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { hear, type MatchOutcome, type Moment } from '@sandtable/session';
import WebSocket from 'ws';
import { PROTOCOL } from '@sandtable/protocol';

interface Told {
  readonly kind: string;
  readonly [field: string]: unknown;
}

interface MomentSent extends Told {
  readonly match: string;
  readonly as: string;
  readonly after: number | null;
  readonly seed: string | null;
  readonly entries: readonly { seq: number; speaker: string | null; words: string | null; events: unknown[] }[];
}

/** What was sent, and the moment that it tells. */
export interface MomentTold extends MomentSent, Omit<Moment<Realm>, 'view' | 'outcome'> {
  readonly view: never;
  readonly outcome: MatchOutcome | null;
  readonly asks: string | null;
}

export interface AnswerTold extends Told {
  readonly kind: 'accepted' | 'refused' | 'answer';
  readonly id: string | null;
  readonly seq: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever was answered
  readonly answer?: any;
  readonly reasons: readonly { rule: string; key: string }[];
  readonly text: string;
}

interface Connecting {
  readonly address?: string;
  readonly version?: number;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The game that is played over it. */
  readonly system?: Pick<GameSystem<Realm>, 'pending'>;
}

/** One browser: it keeps its cookie. */
export class Visitor {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Asked> {
    const answer = await fetch(this.address + path, {
      method,
      headers: {
        Origin: this.address,
        Cookie: this.cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  async named(name: string): Promise<this> {
    await this.ask('POST', '/api/me', { name });
    return this;
  }

  async connect({
    address = this.address,
    version = PROTOCOL,
    origin = address,
    system = outpost,
    headers = {},
  }: Connecting = {}): Promise<Page> {
    const url = `${address.replace('http', 'ws')}/api/socket?v=${version}`;
    const socket = new WebSocket(url, { headers: { Cookie: this.cookie, Origin: origin, ...headers } });
    const page = new Page(socket, system);
    await once(socket, 'open');
    return page;
  }
}

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever was answered
  readonly body: any;
}

let asked = 0;

/** One connection, with everything that ever came over it. */
export class Page {
  readonly socket: WebSocket;
  /** As it came: byte for byte. */
  readonly texts: string[] = [];
  readonly heard: Told[] = [];
  /** By match and audience. */
  readonly #moments = new Map<string, MomentTold>();
  /** Why something that was told could not be understood: it goes on from what is not known. */
  readonly lacks: string[] = [];
  readonly #system: Pick<GameSystem<Realm>, 'pending'>;
  readonly #waiting = new Set<() => void>();
  isClosed = false;

  constructor(socket: WebSocket, system: Pick<GameSystem<Realm>, 'pending'>) {
    this.socket = socket;
    this.#system = system;
    socket.on('message', (data: Buffer) => {
      this.texts.push(data.toString());
      const told: Told = JSON.parse(data.toString());
      this.heard.push(told);
      if (isMoment(told)) this.hear(told);
      for (const look of this.#waiting) look();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isClosed = true;
      for (const look of this.#waiting) look();
    });
  }

  /** Waits until something that was heard, or is yet to be, is what one looks for. */
  async until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const tryIt = (): void => {
        const found = look();
        if (found === undefined && !this.isClosed) return;
        this.#waiting.delete(tryIt);
        if (found === undefined) reject(new Error('the connection was closed'));
        else resolve(found);
      };
      this.#waiting.add(tryIt);
      tryIt();
    });
  }

  async send(message: { readonly id?: string; readonly [field: string]: unknown }): Promise<AnswerTold> {
    const { id = `t${asked++}` } = message;
    this.socket.send(JSON.stringify({ ...message, id }));
    return this.until(() => this.heard.find((each): each is AnswerTold => isAnswer(each) && each.id === id));
  }

  async open(match: string, as: string, seq = -1): Promise<AnswerTold> {
    return this.send({ kind: 'open', match, as, seq });
  }

  /** What a message tells, if it goes on from what is known here. */
  hear(sent: MomentSent): void {
    const key = `${sent.match} ${sent.as}`;
    const raw = { ...sent, events: sent.entries.at(-1)?.events ?? [] };
    const last = this.#moments.get(key);
    const moment = hear(this.#system, last ? { ...last, outcome: last.outcome ?? undefined } : null, raw);
    if (moment.ok) {
      const { pending, outcome = null } = moment.value;
      const told = { ...sent, ...moment.value, outcome, asks: pending?.seat ?? null };
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a test knows which game's view it is
      this.#moments.set(key, told as MomentTold);
    } else this.lacks.push(...moment.problems.map(({ field }) => field));
  }

  /** The clocks of a match with minutes a side, once everybody has opened it. */
  async started(match: string): Promise<Told['clocks']> {
    const isStarted = (each: Told): boolean =>
      each['match'] === match && each['clocks'] !== undefined && !JSON.stringify(each['clocks']).includes('"gathers"');
    return this.until(() => this.heard.find(isStarted)?.['clocks']);
  }

  /** Forgets what was told of a match, as if it had been lost on the way. */
  forget(match: string, as: string): void {
    this.#moments.delete(`${match} ${as}`);
  }

  /** The last that was told of a match. */
  last(match: string, as: string): MomentTold | undefined {
    return this.#moments.get(`${match} ${as}`);
  }

  /** The first moment from this entry on. */
  async at(match: string, as: string, seq: number): Promise<MomentTold> {
    return this.until(() => {
      const last = this.last(match, as);
      return last !== undefined && last.seq >= seq ? last : undefined;
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.socket.close();
    await once(this.socket, 'close');
  }
}

function isAnswer(told: Told): told is AnswerTold {
  return told.kind === 'accepted' || told.kind === 'refused' || told.kind === 'answer';
}

function isMoment(told: Told): told is MomentSent {
  return told.kind === 'moment';
}
