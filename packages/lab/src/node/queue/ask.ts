import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Json } from '@sandtable/kernel';
import type pg from 'pg';
import { type GameResult, type SeriesPlan, sliceOf } from '../../series.ts';
import { cut } from '../pool.ts';
import { freeAbandoned, inTransaction, JOBS, type Queue, QueueTrouble, troubleOf } from './queue.ts';

export interface Asked {
  /** The edition of a game that a worker must have. */
  readonly task: string;
  /** The export of the game's module, and its argument. */
  readonly export: string;
  readonly given: Json;
  readonly plan: SeriesPlan;
}

export interface QueueProgress {
  readonly done: number;
  readonly games: number;
  /** Workers that could play any of it. */
  readonly workers: number;
}

interface Waiting {
  readonly onProgress?: (progress: QueueProgress) => void;
}

/** A chunk is played by one worker and lost if it dies: not too long, but longer than its messages take. */
const MOST_CHUNKS = 64;
/** A chunk begun this often without a result is presumed to kill its workers. */
const MOST_ATTEMPTS = 5;
const KEPT = '30 days';
const LOOK_EVERY_MS = 250;
/** Failed looks in a row before giving up: a database may be restarting. */
const MOST_FAILURES = 60;

/**
 * Has series played by workers; returns the results of each, in the order of its games. A chunk's key depends only on its content, so a
 * caller that was killed and asks again gets what was played meanwhile, and waits for the rest.
 */
export async function askQueue(
  { pool, place }: Queue,
  asked: readonly Asked[],
  { onProgress }: Waiting = {},
): Promise<readonly (readonly GameResult[])[]> {
  const ids = asked.map(idOf);
  const tasks = [...new Set(asked.map(({ task }) => task))];
  await enlist(pool, asked, ids);
  for (let failures = 0; ;) {
    let state: State | null = null;
    try {
      await freeAbandoned(pool);
      await addJobs(pool, ids);
      state = await look(pool, ids, tasks);
      if (state.done === state.games) return await Promise.all(ids.map((id) => resultsOf(pool, id)));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === MOST_FAILURES)
        throw new QueueTrouble(`${troubleOf(error, place)}; ask again, and it goes on`, { cause: error });
    }
    if (state !== null) {
      if (state.trouble !== null) throw new Error(state.trouble);
      onProgress?.(state);
    }
    await pause(LOOK_EVERY_MS * Math.min(4, failures + 1));
  }
}

function idOf({ task, ...work }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([task, work]))
    .digest('hex')
    .slice(0, 32);
}

async function enlist(pool: pg.Pool, asked: readonly Asked[], ids: readonly string[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`delete from sandtable_lab.series where asked_at < now() - interval '${KEPT}'`);
    for (const [place, { task, ...work }] of asked.entries()) {
      const id = ids[place];
      await client.query(
        `insert into sandtable_lab.series (id, task, work) values ($1, $2, $3)
        on conflict (id) do update set asked_at = now()`,
        [id, task, JSON.stringify(work)],
      );
      const slices = cut(sliceOf(work.plan), MOST_CHUNKS);
      await client.query(
        `insert into sandtable_lab.chunks (series, first, last)
        select $1, * from unnest($2::int[], $3::int[]) on conflict do nothing`,
        [id, slices.map(({ from }) => from), slices.map(({ to }) => to)],
      );
    }
    await client.query('update sandtable_lab.chunks set error = null where series = any($1)', [ids]);
    await client.query(
      `select ${JOBS}.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0) from ${JOBS}.jobs
      where split_part(key, '/', 1) = any($1) and attempts >= max_attempts and locked_at is null having count(*) > 0`,
      [ids],
    );
  });
}

/** Adds a job for every chunk that is neither played nor waiting. */
async function addJobs(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `select ${JOBS}.add_job(task, payload := json_build_object('series', series, 'first', first),
      job_key := series || '/' || first, job_key_mode := 'unsafe_dedupe', max_attempts := ${MOST_ATTEMPTS})
    from sandtable_lab.chunks join sandtable_lab.series on id = series
    where series = any($1) and results is null and error is null
      and not exists (select from ${JOBS}.jobs where key = series || '/' || first)
    order by asked_at, array_position($1, series), first`,
    [ids],
  );
}

interface State extends QueueProgress {
  /** Why the series can never be completed. */
  readonly trouble: string | null;
}

async function look(pool: pg.Pool, ids: readonly string[], tasks: readonly string[]): Promise<State> {
  const { rows } = await pool.query<State & { readonly lost: string | null }>(
    `select coalesce(sum(last - first) filter (where results is not null), 0)::int as done,
      coalesce(sum(last - first), 0)::int as games, min(error) as trouble,
      (select count(*)::int from sandtable_lab.workers where tasks && $2 and until >= now()) as workers,
      (select min(key) from ${JOBS}.jobs
        where split_part(key, '/', 1) = any($1) and attempts >= max_attempts and locked_at is null) as lost
    from sandtable_lab.chunks where series = any($1)`,
    [ids, tasks],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has a row');
  const { lost, trouble, ...progress } = row;
  const died = lost === null ? null : `begun ${MOST_ATTEMPTS} times and never ended: the games from ${lost} on`;
  return { ...progress, trouble: trouble ?? died };
}

async function resultsOf(pool: pg.Pool, id: string): Promise<readonly GameResult[]> {
  const { rows } = await pool.query<{ readonly results: string }>(
    'select results from sandtable_lab.chunks where series = $1 order by first',
    [id],
  );
  return rows.flatMap(({ results }): readonly GameResult[] => JSON.parse(results));
}
