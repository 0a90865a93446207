import { availableParallelism } from 'node:os';
import type { CoreView, Realm, Seat, Sentence } from '@sandtable/kernel';
import type { DoneTurn } from '@sandtable/session';
import type { Piscina } from 'piscina';

export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: CoreView;
  /** The seed for its random choices: for this turn alone, unrelated to any other. */
  readonly chance: string;
  readonly isSlow: boolean;
}

/**
 * A turn of the AI, for a thread to carry out. It gets the full state: the AI is a procedure of the rules and follows them, not what a seat
 * knows.
 */
export interface Errand {
  readonly game: string;
  readonly seat: Seat;
  readonly state: string;
}

export type Thoughts = Sentence | DoneTurn<Realm>;

/** A module whose `hostedGames()` makes the games inside a thread: they hold functions and cannot be sent there. */
export interface GamesModule {
  readonly url: string;
  /** The file a thread starts with: our own, or that of the bundle the module is part of. */
  readonly start?: string;
  readonly threads?: number;
  /** Threads for slow bots, one question at a time each; others wait. */
  readonly slowThreads?: number;
}

/** Called with the milliseconds a bot or the AI took, including the wait for a thread. */
export type Thought = (game: string, ms: number) => void;

const START = new URL('./start.mjs', import.meta.url);
/** Questions that may wait. One refused beyond that is not lost: its match asks again. */
const MOST_WAITING = 1000;
/** Longer than most people's turns, so that a game against the AI need not wait for a thread to start. */
const IDLE_MS = 5 * 60_000;

type Pool = Piscina<Question | Errand, Thoughts>;

/** The server stopped during a thought: the match asks again when it is next opened. */
export class Abandoned extends Error {}

/**
 * Threads in which bots and the AI think, started on first use. A bot gets a view, never hidden information. Slow bots have threads of
 * their own, so that quick ones need not wait for them.
 */
export class Thinkers {
  readonly #module: GamesModule;
  readonly #thought: Thought;
  #quick: Promise<Pool> | null = null;
  #slow: Promise<Pool> | null = null;
  #isClosed = false;

  constructor(module: GamesModule, thought: Thought = () => {}) {
    this.#module = module;
    this.#thought = thought;
  }

  async think(question: Question): Promise<Sentence> {
    const thoughts = await this.#run(question);
    if ('state' in thoughts) throw new TypeError('a bot has said no sentence');
    return thoughts;
  }

  async proceed(errand: Errand): Promise<DoneTurn<Realm>> {
    const thoughts = await this.#run(errand);
    if (!('state' in thoughts)) throw new TypeError('the AI has done nothing');
    return thoughts;
  }

  async #run(asked: Question | Errand): Promise<Thoughts> {
    const at = performance.now();
    if (this.#isClosed) throw new Abandoned();
    const isSlow = 'isSlow' in asked && asked.isSlow;
    const pool = await (isSlow ? this.#slowPool() : this.#quickPool());
    const thoughts = await pool.run(asked).catch((error: unknown) => {
      throw this.#isClosed ? new Abandoned() : error;
    });
    this.#thought(asked.game, performance.now() - at);
    return thoughts;
  }

  #quickPool(): Promise<Pool> {
    const { threads = Math.max(1, availableParallelism() - 1) } = this.#module;
    return (this.#quick ??= startPool(this.#module, threads));
  }

  #slowPool(): Promise<Pool> {
    const { slowThreads = Math.max(2, availableParallelism()) } = this.#module;
    return (this.#slow ??= startPool(this.#module, slowThreads));
  }

  /** Unfinished thoughts are abandoned. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pool of [this.#quick, this.#slow]) await (await pool)?.destroy();
  }
}

async function startPool({ url, start = START.href }: GamesModule, threads: number): Promise<Pool> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: start,
    workerData: url,
    // `start.mjs` itself loads what a thread needs to run TypeScript sources.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });
}
