// Two people at one match, each with a socket; a bot in a thread of this process thinks for them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import WebSocket from 'ws';
import { socketPath } from '../../packages/protocol/src/index.ts';
import type { BrainMessage, Speaker, Thought } from './brain.ts';

/** The anchor mission. */
export const MISSION = 'panzerkoloss-ahead';
const SEATS = ['german', 'soviet'] as const;

/** A new client address each time, since rates are limited by address. */
let visits = 0;

export function anotherPlace(): string {
  visits += 1;
  return `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
}

export async function ask(
  address: string,
  cookie: string,
  route: string,
  body: object,
): Promise<{ cookie: string; body: any }> {
  const answer = await fetch(address + route, {
    method: 'POST',
    headers: {
      ...{ Origin: address, Cookie: cookie, 'Content-Type': 'application/json' },
      'X-Forwarded-For': anotherPlace(),
    },
    body: JSON.stringify(body),
  });
  const [set = cookie] = answer.headers.getSetCookie();
  const read = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(read));
  return { cookie: set.split(';')[0] ?? '', body: read };
}

/** Time until a server accepts more from a client that was too fast. */
const TOO_FAST_MS = 200;

/** One seat's screen. It passes what it hears to the bot's thread, and sends what the bot says. */
class Screen {
  static readonly #all: Screen[] = [];
  static #brain: Worker | null = null;
  readonly socket: WebSocket;
  readonly seat: string;
  readonly #id: number;
  seq = -1;
  bytes = 0;
  told = 0;
  heard: (seq: number) => void = () => {};
  thought: (thought: Thought) => void = () => {};
  #said = '';

  constructor(address: string, match: string, cookie: string, seat: string) {
    this.seat = seat;
    this.#id = Screen.#all.push(this) - 1;
    const headers = { Cookie: cookie, Origin: address, 'X-Forwarded-For': anotherPlace() };
    this.socket = new WebSocket(address.replace('http', 'ws') + socketPath(match), { headers });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  say(message: object): void {
    this.#said = JSON.stringify(message);
    this.socket.send(this.#said);
  }

  /** Parses only what is needed to time it. */
  #hear(text: string): void {
    if (text.startsWith('{"kind":"refused"')) {
      if (!text.includes('"tooFast"')) throw new Error(text);
      // On a fast machine bots say more than a server takes from one person.
      setTimeout(() => this.socket.send(this.#said), TOO_FAST_MS);
      return;
    }
    if (!text.startsWith('{"kind":"moment"')) return;
    const seq = Number(/"seq":(\d+)/.exec(text)?.[1]);
    if (this.seq >= 0) {
      this.bytes += text.length;
      this.told += seq - this.seq;
    }
    this.seq = seq;
    this.heard(seq);
    Screen.ask({ screen: this.#id, seat: this.seat, text });
  }

  static ask(asked: BrainMessage): void {
    Screen.#brain ??= Screen.#start();
    Screen.#brain.postMessage(asked);
  }

  static #start(): Worker {
    const { href } = new URL('brain.ts', import.meta.url);
    // A thread must register tsx before it can import TypeScript.
    const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(href)}); });`;
    const brain = new Worker(start, { eval: true });
    brain.on('message', (thought: Thought) => Screen.#all[thought.screen]?.thought(thought));
    return brain.on('error', (error) => {
      throw error;
    });
  }
}

/** Sets which bot speaks for everyone from now on. */
export function letSpeak(speaker: Speaker): void {
  Screen.ask({ speaker });
}

interface Next extends Thought {
  readonly from: Screen;
}

export class Pair {
  readonly match: string;
  readonly screens: readonly Screen[];
  readonly #again: (address: string) => Screen;
  #next: Next | null = null;
  #isThought: () => void = () => {};

  private constructor(match: string, screens: readonly Screen[], again: (address: string) => Screen) {
    this.match = match;
    this.#again = again;
    this.screens = screens;
    for (const from of screens)
      from.thought = (thought) => {
        this.#next = { ...thought, from };
        this.#isThought();
      };
  }

  /** The servers share a database. `place` says which of them a seat of a match connects to. */
  static async meet(
    servers: readonly string[],
    place: (match: string, seat: number) => number = () => 0,
  ): Promise<Pair> {
    const [address = ''] = servers;
    const first = await ask(address, '', '/api/me', { name: 'Anna' });
    const other = await ask(address, '', '/api/me', { name: 'Boris' });
    const plan = { game: 'bear', options: { mission: MISSION }, pace: { kind: 'none' }, access: 'link' };
    const made = await ask(address, first.cookie, '/api/matches', {
      ...{ ...plan, observers: false },
      seats: { [SEATS[0]]: { kind: 'me' }, [SEATS[1]]: { kind: 'free' } },
    });
    const { match, token } = made.body;
    await ask(address, other.cookie, `/api/matches/${match}/join`, { token });
    const screens = [first.cookie, other.cookie].map(
      (cookie, seat) => new Screen(servers[place(match, seat)] ?? address, match, cookie, SEATS[seat] ?? ''),
    );
    const again = (at: string): Screen => new Screen(at, match, first.cookie, SEATS[0]);
    const pair = new Pair(match, screens, again);
    await pair.#open(screens);
    return pair;
  }

  /** The milliseconds until the first player has the whole match from another server of the same database. */
  async again(address: string): Promise<number> {
    const screen = this.#again(address);
    const took = await this.#open([screen]);
    screen.socket.close();
    return took;
  }

  async #open(screens: readonly Screen[]): Promise<number> {
    await Promise.all(screens.map(({ socket }) => once(socket, 'open')));
    const start = performance.now();
    await Promise.all(
      screens.map(
        (screen) =>
          new Promise<void>((resolve) => {
            screen.heard = () => resolve();
            screen.say({ kind: 'open', id: 'o', match: this.match, as: screen.seat, seq: -1 });
          }),
      ),
    );
    return performance.now() - start;
  }

  get seq(): number {
    return this.screens[0]?.seq ?? 0;
  }

  /** Whether the bot has decided what to say. */
  get isReady(): boolean {
    return this.#next !== null && this.#next.words !== null;
  }

  get isOver(): boolean {
    return this.#next?.words === null;
  }

  /** Says one sentence, once the bot has decided; returns the milliseconds until both have heard it, or undefined if the match is over. */
  async say(): Promise<number | undefined> {
    while (this.#next === null) await new Promise<void>((resolve) => (this.#isThought = resolve));
    const { from, seq, words } = this.#next;
    if (words === null) return undefined;
    this.#next = null;
    const told = this.screens.map(
      (screen) => new Promise<number>((resolve) => (screen.heard = (now) => now > seq && resolve(performance.now()))),
    );
    const start = performance.now();
    from.say({ kind: 'say', id: String(seq), match: this.match, seat: from.seat, seq, words });
    return Math.max(...(await Promise.all(told))) - start;
  }

  close(): void {
    for (const { socket } of this.screens) socket.close();
  }
}
