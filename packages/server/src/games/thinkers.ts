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
  readonly threads?: number;
}

/** Hears how many milliseconds a bot or the AI has thought, waiting for a thread included. */
export type Thought = (game: string, ms: number) => void;

const START = new URL('./start.mjs', import.meta.url);
/** So many questions may wait; a bot that is asked later is not forgotten: its match asks again. */
const MOST_WAITING = 1000;
/** Longer than most people take for their turn: whoever plays against the AI need not wait for a thread to start. */
const IDLE_MS = 5 * 60_000;

/** Threads in which bots and the AI think, started when the first is asked. A bot is handed a view, and never what others hide. */
export class Thinkers {
  readonly #module: GamesModule;
  readonly #thought: Thought;
  #pool: Promise<Piscina<Question | Errand, Thoughts>> | null = null;

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
    this.#pool ??= startPool(this.#module);
    const thoughts = await (await this.#pool).run(asked);
    this.#thought(asked.game, performance.now() - at);
    return thoughts;
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }
}

async function startPool({ url, threads = Math.max(1, availableParallelism() - 1) }: GamesModule): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: START.href,
    workerData: url,
    // `start.mjs` loads what a thread needs to run the sources.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });
}
