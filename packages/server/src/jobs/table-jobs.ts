import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';
import type { JobRow } from '../store/notice-rows.ts';
import {
  doJob,
  errorWords,
  type FailedJob,
  type JobKinds,
  type Jobs,
  type JobsPlan,
  LOOK_EVERY_MS,
  MOST_AT_ONCE,
  MOST_ATTEMPTS,
  type NewJob,
  pauseAfter,
} from './jobs.ts';

/** Jobs in a table of our own, worked off by the only process. */
export class TableJobs implements Jobs {
  readonly #plan: JobsPlan;
  readonly #running = new Set<Promise<void>>();
  #kinds: JobKinds | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Only one look at the table at a time. */
  #look: Promise<void> | null = null;
  #isCalled = false;

  constructor(plan: JobsPlan) {
    this.#plan = plan;
  }

  get #db(): Database['db'] {
    return this.#plan.database.db;
  }

  async add({ key, at, kind, data, most = MOST_ATTEMPTS }: NewJob): Promise<void> {
    const state = { kind, data: JSON.stringify(data), at, most, attempts: 0, running: 0, error: null };
    const row: JobRow = { ...state, key, stamp: randomUUID() };
    await this.#db
      .insertInto('jobs')
      .values(row)
      .onConflict((it) => it.column('key').doUpdateSet({ ...state, stamp: row.stamp }))
      .execute();
    if (at <= this.#plan.now()) this.#call();
  }

  async drop(key: string): Promise<void> {
    await this.#db.deleteFrom('jobs').where('key', '=', key).execute();
  }

  async dropAll(prefix: string): Promise<void> {
    const next = `${prefix}\u{10ffff}`;
    await this.#db.deleteFrom('jobs').where('key', '>=', prefix).where('key', '<', next).execute();
  }

  async failed(): Promise<readonly FailedJob[]> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['key', 'kind', 'attempts', 'error'])
      .where('running', '=', 0)
      .whereRef('attempts', '>=', 'most')
      .orderBy('at')
      .execute();
    return rows.map(({ error, ...row }) => ({ ...row, error: error ?? '' }));
  }

  async retry(key: string): Promise<boolean> {
    const begun = await this.#db
      .updateTable('jobs')
      .set({ attempts: 0, at: this.#plan.now() })
      .where('key', '=', key)
      .where('running', '=', 0)
      .whereRef('attempts', '>=', 'most')
      .returning('key')
      .executeTakeFirst();
    this.#call();
    return begun !== undefined;
  }

  async waiting(): Promise<number> {
    const row = await this.#db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('attempts', '<', 'most')
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  async start(kinds: JobKinds): Promise<void> {
    this.#kinds = kinds;
    // Frees jobs that a killed process had begun.
    await this.#db.updateTable('jobs').set({ running: 0 }).where('running', '=', 1).execute();
    this.#timer = setInterval(() => this.#call(), this.#plan.lookEvery ?? LOOK_EVERY_MS);
    this.#timer.unref();
    this.#call();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#kinds = null;
    await this.#look;
    await Promise.all(this.#running);
  }

  /** Looks for due jobs; a call during a look makes it look again. */
  #call(): void {
    this.#isCalled = true;
    if (this.#kinds === null || this.#look !== null) return;
    this.#look = this.#lookUntilDone().finally(() => (this.#look = null));
  }

  async #lookUntilDone(): Promise<void> {
    try {
      while (this.#isCalled && this.#kinds !== null) {
        this.#isCalled = false;
        await this.#begin(this.#kinds, MOST_AT_ONCE - this.#running.size);
      }
    } catch (error) {
      this.#plan.fault(error);
    }
  }

  async #begin(kinds: JobKinds, most: number): Promise<void> {
    if (most <= 0) return;
    const due = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('running', '=', 0)
      .where('at', '<=', this.#plan.now())
      .whereRef('attempts', '<', 'most')
      .orderBy('at')
      .limit(most)
      .execute();
    for (const job of due) {
      const attempts = job.attempts + 1;
      await this.#change(job, { running: 1, attempts });
      const running = this.#do(kinds, { ...job, attempts }).finally(() => {
        this.#running.delete(running);
        this.#call();
      });
      this.#running.add(running);
    }
  }

  async #do(kinds: JobKinds, job: JobRow): Promise<void> {
    try {
      try {
        await doJob(kinds, job.kind, JSON.parse(job.data));
        await this.#db.deleteFrom('jobs').where('key', '=', job.key).where('stamp', '=', job.stamp).execute();
      } catch (error) {
        const at = this.#plan.now() + pauseAfter(job.attempts);
        await this.#change(job, { running: 0, at, error: errorWords(error) });
        if (job.attempts >= job.most) this.#plan.fault(error);
      }
    } catch (error) {
      // The job stays marked as running until the next start.
      this.#plan.fault(error);
    }
  }

  /** Not if another job has taken over the key. */
  async #change({ key, stamp }: JobRow, change: Partial<JobRow>): Promise<void> {
    await this.#db.updateTable('jobs').set(change).where('key', '=', key).where('stamp', '=', stamp).execute();
  }
}
