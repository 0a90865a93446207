import { availableParallelism } from 'node:os';
import type { CoreView, Realm, Seat, Sentence } from '@sandtable/kernel';
import type { DoneTurn } from '@sandtable/session';
import type { Piscina } from 'piscina';

/** What a bot is asked, as plain data. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: CoreView;
  /** Where its chance comes from: for this turn alone, and nothing can be learned from it about any other. */
  readonly chance: string;
  /** He may take seconds. */
  readonly isSlow: boolean;
}

/** What a thread carries out for the AI, a procedure of the rules: by the state, since it does what the rules say and not what a seat knows. */
export interface Errand {
  readonly game: string;
  readonly seat: Seat;
  readonly state: string;
}

export type Thoughts = Sentence | DoneTurn<Realm>;

/** A module whose `hostedGames()` gives the games to a thread; they hold functions and cannot be sent. */
export interface GamesModule {
  readonly url: string;
  /** The file that a thread begins with: our own, or that of a bundle which the module is from. */
  readonly start?: string;
  readonly threads?: number;
  /** Threads for those who take seconds, of whom each has one to himself; the next waits. */
  readonly slowThreads?: number;
}

/** Hears how many milliseconds a bot or the AI has thought, waiting for a thread included. */
export type Thought = (game: string, ms: number) => void;

const START = new URL('./start.mjs', import.meta.url);
/** So many questions may wait; a bot that is asked later is not forgotten: its match asks again. */
const MOST_WAITING = 1000;
/** Longer than most people take for their turn: whoever plays against the AI need not wait for a thread to start. */
const IDLE_MS = 5 * 60_000;

type Pool = Piscina<Question | Errand, Thoughts>;

/** The server was stopped while somebody was thinking: his match asks him again when it is opened. */
export class Abandoned extends Error {}

/**
 * Threads in which bots and the AI think, started when the first is asked. A bot is handed a view, and never what others hide. Whoever
 * takes seconds has other threads than whoever answers at once: no match waits for another's general.
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

  /** Whoever thinks is abandoned. */
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
    // `start.mjs` loads what a thread needs to run the sources.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });
}
