import { availableParallelism } from 'node:os';
import type { CoreView, Sentence } from '@sandtable/kernel';
import type { Piscina } from 'piscina';

/** What a bot is asked, as plain data. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: CoreView;
  /** Where its chance comes from: for this turn alone, and nothing can be learned from it about any other. */
  readonly chance: string;
}

/** A module whose `hostedGames()` gives the games to a thread; they hold functions and cannot be sent. */
export interface GamesModule {
  readonly url: string;
  readonly threads?: number;
}

/** Hears how many milliseconds a bot has thought, waiting for a thread included. */
export type Thought = (game: string, ms: number) => void;

const START = new URL('./start.mjs', import.meta.url);
/** So many questions may wait; a bot that is asked later is not forgotten: its match asks again. */
const MOST_WAITING = 1000;

/** Threads in which bots think, started when the first is asked. They are handed views, so no secret of a match is ever there. */
export class Thinkers {
  readonly #module: GamesModule;
  readonly #thought: Thought;
  #pool: Promise<Piscina<Question, Sentence>> | null = null;

  constructor(module: GamesModule, thought: Thought = () => {}) {
    this.#module = module;
    this.#thought = thought;
  }

  async think(question: Question): Promise<Sentence> {
    const at = performance.now();
    this.#pool ??= startPool(this.#module);
    const sentence = await (await this.#pool).run(question);
    this.#thought(question.game, performance.now() - at);
    return sentence;
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
    idleTimeout: 60_000,
  });
}
