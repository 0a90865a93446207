import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type Runner, type Task } from 'graphile-worker';
import type { GameResult, Slice } from '../../series.ts';
import { Hand, type Job } from '../hand.ts';
import type { Asked } from './ask.ts';
import { freeAbandoned, JOBS, type Queue, QueueTrouble, silent, troubleOf } from './queue.ts';

export interface WorkPlan {
  /** The tasks this worker can do, each with the URL of the module that does it. */
  readonly modules: ReadonlyMap<string, string>;
  /** Shown in the tables, for people. */
  readonly name: string;
  readonly threads: number;
  /** After this long without a sign of life, others take this worker for dead and play what it had begun. */
  readonly leaseMs: number;
  /** Stop when there is nothing more it can do. */
  readonly isOnce: boolean;
  say(line: string): void;
}

export interface Working {
  readonly ended: Promise<void>;
  /** Finishes what it has begun, and stops. */
  stop(): void;
}

const LOOK_EVERY_MS = 500;

/** Plays what others ask for, until told to stop. Threads play; the main thread stays free to give signs of life. */
export async function startWorking(queue: Queue, plan: WorkPlan): Promise<Working> {
  const worker = new QueueWorker(queue, plan);
  await worker.start();
  return worker;
}

class QueueWorker implements Working {
  readonly #queue: Queue;
  readonly #plan: WorkPlan;
  readonly #id = randomUUID();
  /** The names under which graphile-worker has locked jobs for this process. */
  readonly #holds = new Set<string>();
  readonly #idle: Hand[] = [];
  readonly #known = new Map<string, Job>();
  #busy = 0;
  #played = 0;
  #left = '';
  #runner: Runner | null = null;
  readonly #leaving = new AbortController();
  #signs = Promise.resolve();
  #end: (left: Promise<void>) => void = () => {};
  readonly ended = new Promise<void>((resolve) => (this.#end = resolve));

  constructor(queue: Queue, plan: WorkPlan) {
    this.#queue = queue;
    this.#plan = plan;
  }

  async start(): Promise<void> {
    const { modules, threads, leaseMs } = this.#plan;
    await this.#beat();
    this.#runner = await run({
      pgPool: this.#queue.pool,
      schema: JOBS,
      logger: silent,
      concurrency: threads,
      pollInterval: LOOK_EVERY_MS,
      noHandleSignals: true,
      parsedCronItems: [],
      taskList: Object.fromEntries([...modules.keys()].map((task) => [task, this.#task(task)])),
    });
    // It only rejects if it cannot go on.
    this.#runner.promise.catch((error: unknown) =>
      this.#end(
        this.#rest().then(() => {
          throw new QueueTrouble(troubleOf(error, this.#queue.place), { cause: error });
        }),
      ),
    );
    this.#signs = this.#giveSigns(Math.min(LOOK_EVERY_MS, leaseMs / 4));
  }

  stop(): void {
    const runner = this.#runner;
    this.#runner = null;
    if (runner === null) return;
    this.#end(runner.stop().then(() => this.#leave()));
  }

  async #leave(): Promise<void> {
    await this.#rest();
    await this.#queue.pool.query('delete from sandtable_lab.workers where id = $1', [this.#id]);
    this.#plan.say(`played ${this.#played} games`);
  }

  /** Ends everything that would keep the process alive. A sign of life under way is waited for: it would enter this worker again. */
  async #rest(): Promise<void> {
    this.#leaving.abort();
    await this.#signs;
    await Promise.all(this.#idle.map((hand) => hand.end()));
  }

  async #giveSigns(everyMs: number): Promise<void> {
    const { signal } = this.#leaving;
    for (;;) {
      await pause(everyMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await this.#beat().catch(() => {});
    }
  }

  /** Gives a sign of life, and frees what dead workers held. */
  async #beat(): Promise<void> {
    const { pool } = this.#queue;
    const { name, modules, leaseMs, isOnce } = this.#plan;
    await pool.query(
      `insert into sandtable_lab.workers (id, name, tasks, holds, until)
      values ($1, $2, $3, $4, now() + $5::float8 * interval '1 millisecond')
      on conflict (id) do update set holds = excluded.holds, until = excluded.until`,
      [this.#id, name, [...modules.keys()], [...this.#holds], leaseMs],
    );
    await freeAbandoned(pool);
    const waiting = await this.#waiting();
    const others = waiting.filter(({ task }) => !modules.has(task));
    this.#sayLeft(others);
    if (isOnce && this.#runner !== null && this.#busy === 0 && others.length === waiting.length) this.stop();
  }

  async #waiting(): Promise<readonly { readonly task: string; readonly count: number }[]> {
    const { rows } = await this.#queue.pool.query<{ readonly task: string; readonly count: number }>(
      `select task_identifier as task, count(*)::int as count from ${JOBS}.jobs
      where attempts < max_attempts and locked_at is null group by task_identifier order by 1`,
    );
    return rows;
  }

  /** Prints what waits for workers of other editions, whenever that changes. */
  #sayLeft(others: readonly { readonly task: string; readonly count: number }[]): void {
    const left = others.map(({ task }) => task).join('\n');
    if (left === this.#left) return;
    this.#left = left;
    for (const { task, count } of others)
      this.#plan.say(
        `left for others: ${count} chunks of ${task}; this worker plays ${[...this.#plan.modules.keys()].join('; ')}`,
      );
  }

  #task(task: string): Task {
    return async (payload, { job: { locked_by: holder } }) => {
      this.#busy += 1;
      try {
        await this.#play(task, chunkIn(payload), holder);
      } finally {
        this.#busy -= 1;
      }
    };
  }

  async #play(task: string, { series, first }: Chunk, holder: string | null): Promise<void> {
    if (holder !== null && !this.#holds.has(holder)) {
      this.#holds.add(holder);
      await this.#beat();
    }
    const { pool } = this.#queue;
    const { rows } = await pool.query<{ readonly last: number; readonly work: string }>(
      `select last, work from sandtable_lab.chunks join sandtable_lab.series on id = series
      where series = $1 and first = $2 and results is null`,
      [series, first],
    );
    const [found] = rows;
    // Another worker has played it, or the series was deleted.
    if (found === undefined) return;
    const played = await this.#results(this.#jobOf(series, task, found.work), { from: first, to: found.last });
    await pool.query(
      `update sandtable_lab.chunks set results = $3, error = $4 where series = $1 and first = $2 and results is null`,
      [series, first, played.results, played.error],
    );
  }

  /** A failing game would fail again, so the error is stored as the answer. */
  async #results(job: Job, slice: Slice): Promise<{ readonly results: string | null; readonly error: string | null }> {
    const hand = this.#idle.pop() ?? new Hand();
    let results: readonly GameResult[];
    try {
      results = await hand.play(job, slice);
    } catch (error) {
      await hand.end();
      return { results: null, error: error instanceof Error ? error.message : String(error) };
    }
    this.#idle.push(hand);
    this.#played += results.length;
    return { results: JSON.stringify(results), error: null };
  }

  /** Returns the same object for the same series, so that a thread need not be sent it again. */
  #jobOf(series: string, task: string, text: string): Job {
    const known = this.#known.get(series);
    if (known !== undefined) return known;
    const { plan, export: name, given }: Omit<Asked, 'task'> = JSON.parse(text);
    const job: Job = { ...plan, export: name, given, module: this.#plan.modules.get(task) ?? '' };
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(series, job);
    return job;
  }
}

const MOST_KNOWN = 20;

interface Chunk {
  readonly series: string;
  readonly first: number;
}

function chunkIn(payload: unknown): Chunk {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `askQueue` made it
  return payload as Chunk;
}
