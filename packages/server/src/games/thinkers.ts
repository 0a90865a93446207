import { availableParallelism } from 'node:os';
import type { Audience, CoreView, Denied, Granted, Realm, Seat, Sentence } from '@sandtable/kernel';
import type { AnswerOn, AskedQuestion } from '@sandtable/protocol';
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

/** A question about what was, with all that it takes to answer it: texts, and nothing of the match that is played. */
export interface Recollection {
  readonly game: string;
  readonly match: string;
  readonly audience: Audience;
  readonly question: AskedQuestion;
  /** Entries in one answer. */
  readonly page: number;
  /** A printed snapshot of the match at some entry. */
  readonly snapshot: string;
  /** The entry of the snapshot, and its digest. */
  readonly number: number;
  readonly digest: string;
  readonly seating: string;
  /** What was entered after it, with its digests. */
  readonly since: readonly { readonly text: string; readonly digest: string }[];
}

export type TopicAnswer = Granted<AnswerOn<AskedQuestion['topic']>> | Denied;

/** An answer, and the milliseconds it took. */
export interface Recalled {
  readonly answer: TopicAnswer;
  readonly ms: number;
}

export type Asked = Question | Errand | Recollection;
export type Thoughts = Sentence | DoneTurn<Realm> | Recalled;

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

const START = new URL('../threads/start.mjs', import.meta.url);
/** Questions that may wait. One refused beyond that is not lost: its match asks again. */
const MOST_WAITING = 1000;
/** Questions about the past that may wait; each is refused beyond that, and its page asks again. */
const MOST_RECALLING = 100;
/** What is looked up may wait for those who play: its thread has a lower priority. */
const NICE = 5;
/** Longer than most people's turns, so that a game against the AI need not wait for a thread to start. */
const IDLE_MS = 5 * 60_000;

type Pool = Piscina<Asked, Thoughts>;

/** The server stopped during a thought: the match asks again when it is next opened. */
export class Abandoned extends Error {}

/** Too many questions about the past wait already. */
export class TooManyRecalling extends Error {}

/**
 * Threads in which bots and the AI think, started on first use. A bot gets a view, never hidden information. Slow bots have threads of
 * their own, so that quick ones need not wait for them.
 */
export class Thinkers {
  readonly #module: GamesModule;
  readonly #thought: Thought;
  #quick: Promise<Pool> | null = null;
  #slow: Promise<Pool> | null = null;
  #past: Promise<Pool> | null = null;
  #isClosed = false;

  constructor(module: GamesModule, thought: Thought = () => {}) {
    this.#module = module;
    this.#thought = thought;
  }

  async think(question: Question): Promise<Sentence> {
    const thoughts = await this.#run(question);
    if ('state' in thoughts || 'answer' in thoughts) throw new TypeError('a bot has said no sentence');
    return thoughts;
  }

  async proceed(errand: Errand): Promise<DoneTurn<Realm>> {
    const thoughts = await this.#run(errand);
    if (!('state' in thoughts)) throw new TypeError('the AI has done nothing');
    return thoughts;
  }

  /** Looks something up in a thread that does nothing else: neither players nor bots wait for it. */
  async recall(asked: Recollection): Promise<Recalled> {
    const pool = await (this.#past ??= startPool(this.#module, { threads: 1, waiting: MOST_RECALLING, nice: NICE }));
    if (pool.queueSize >= MOST_RECALLING) throw new TooManyRecalling();
    const recalled = await this.#runIn(pool, asked);
    if (!('answer' in recalled)) throw new TypeError('nothing was recalled');
    return recalled;
  }

  async #run(asked: Question | Errand): Promise<Thoughts> {
    const at = performance.now();
    const isSlow = 'isSlow' in asked && asked.isSlow;
    const thoughts = await this.#runIn(await (isSlow ? this.#slowPool() : this.#quickPool()), asked);
    this.#thought(asked.game, performance.now() - at);
    return thoughts;
  }

  async #runIn(pool: Pool, asked: Asked): Promise<Thoughts> {
    if (this.#isClosed) throw new Abandoned();
    return pool.run(asked).catch((error: unknown) => {
      throw this.#isClosed ? new Abandoned() : error;
    });
  }

  #quickPool(): Promise<Pool> {
    const { threads = Math.max(1, availableParallelism() - 1) } = this.#module;
    return (this.#quick ??= startPool(this.#module, { threads }));
  }

  #slowPool(): Promise<Pool> {
    const { slowThreads = Math.max(2, availableParallelism()) } = this.#module;
    return (this.#slow ??= startPool(this.#module, { threads: slowThreads }));
  }

  /** Unfinished thoughts are abandoned. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pool of [this.#quick, this.#slow, this.#past]) await (await pool)?.destroy();
  }
}

interface PoolWish {
  readonly threads: number;
  readonly waiting?: number;
  readonly nice?: number;
}

async function startPool(
  { url, start = START.href }: GamesModule,
  { threads, waiting = MOST_WAITING, nice = 0 }: PoolWish,
): Promise<Pool> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: start,
    workerData: url,
    // `start.mjs` itself loads what a thread needs to run TypeScript sources.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: waiting,
    niceIncrement: nice,
    idleTimeout: IDLE_MS,
  });
}
