import { Logger, run, runMigrations, type Runner } from 'graphile-worker';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import {
  doJob,
  type FailedJob,
  type JobKinds,
  type Jobs,
  type JobsPlan,
  LOOK_EVERY_MS,
  MOST_AT_ONCE,
  MOST_ATTEMPTS,
  type NewJob,
} from './jobs.ts';

/** Longer than any job takes. */
const ABANDONED_MS = 120_000;
const CONNECTIONS = 3;

/** Jobs kept by graphile-worker: any process that works jobs may take one. Migrates its tables under our own migration lock. */
export async function openGraphileJobs(plan: JobsPlan, connectionString: string): Promise<Jobs> {
  const { database } = plan;
  const logger = new Logger(() => (level, message) => {
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- an enum that exists for the compiler alone
    if (level === 'error') plan.fault(new Error(message));
  });
  await database.db.transaction().execute(async (db) => {
    await database.lockForMigration(db);
    await runMigrations({ connectionString, logger });
    await takeOver(db, plan.now());
  });
  return new GraphileJobs(plan, connectionString, logger);
}

/**
 * Moves jobs that a restored backup left in our own table to graphile-worker. One that had already run does no harm: no notice is sent
 * twice.
 */
async function takeOver(db: Transaction<Tables>, now: number): Promise<void> {
  const rows = await db.deleteFrom('jobs').returningAll().execute();
  for (const { data, ...row } of rows) await addJob(db, { ...row, data: JSON.parse(data) }, now);
}

async function addJob(
  db: Kysely<Tables>,
  { key, at, kind, data, most = MOST_ATTEMPTS }: NewJob,
  now: number,
): Promise<void> {
  // Pass the delay, not the time: our clock and the database's may differ.
  const seconds = Math.max(0, at - now) / 1000;
  await sql`select graphile_worker.add_job(
    ${kind}, payload := ${JSON.stringify(data)}::json, run_at := now() + ${seconds}::float8 * interval '1 second',
    max_attempts := ${most}::int, job_key := ${key})`.execute(db);
}

class GraphileJobs implements Jobs {
  readonly #plan: JobsPlan;
  readonly #connectionString: string;
  readonly #logger: Logger;
  #runner: Runner | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: JobsPlan, connectionString: string, logger: Logger) {
    this.#plan = plan;
    this.#connectionString = connectionString;
    this.#logger = logger;
  }

  get #db(): JobsPlan['database']['db'] {
    return this.#plan.database.db;
  }

  async add(job: NewJob): Promise<void> {
    await addJob(this.#db, job, this.#plan.now());
  }

  async drop(key: string): Promise<void> {
    await sql`select graphile_worker.remove_job(${key})`.execute(this.#db);
  }

  async dropAll(prefix: string): Promise<void> {
    await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where starts_with(key, ${prefix})`.execute(
      this.#db,
    );
  }

  async failed(): Promise<readonly FailedJob[]> {
    const { rows } = await sql<FailedJob>`
      select coalesce(key, '') as key, task_identifier as kind, attempts, coalesce(last_error, '') as error
      from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by run_at`.execute(this.#db);
    return rows;
  }

  async retry(key: string): Promise<boolean> {
    const { rows } = await sql`
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0) from graphile_worker.jobs
      where key = ${key} and attempts >= max_attempts and locked_at is null`.execute(this.#db);
    return rows.length > 0;
  }

  async waiting(): Promise<number> {
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from graphile_worker.jobs where attempts < max_attempts`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async start(kinds: JobKinds): Promise<void> {
    await this.#unlock();
    const { abandonedMs = ABANDONED_MS } = this.#plan;
    this.#timer = setInterval(
      () => void this.#unlock().catch((error: unknown) => this.#plan.fault(error)),
      abandonedMs,
    );
    this.#timer.unref();
    this.#runner = await run({
      connectionString: this.#connectionString,
      logger: this.#logger,
      maxPoolSize: CONNECTIONS,
      concurrency: MOST_AT_ONCE,
      pollInterval: this.#plan.lookEvery ?? LOOK_EVERY_MS,
      noHandleSignals: true,
      taskList: Object.fromEntries(
        Object.keys(kinds).map((kind) => [kind, (payload: unknown) => doJob(kinds, kind, payload)]),
      ),
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#runner?.stop();
    this.#runner = null;
  }

  /** Frees jobs whose process was killed; graphile-worker itself would wait four hours. */
  async #unlock(): Promise<void> {
    const { abandonedMs = ABANDONED_MS } = this.#plan;
    await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < now() - ${abandonedMs / 1000}::float8 * interval '1 second' having count(*) > 0`.execute(
      this.#db,
    );
  }
}
