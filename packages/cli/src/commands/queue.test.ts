import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askQueue, openQueue, type Queue, startWorking } from '@sandtable/lab/queue';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../scripts/harness/postgres.ts';
import { tether } from '../../../../scripts/tether.mjs';
import { LAUNCHER, sandtable } from '../testing/sandtable.ts';

let postgres: RunningPostgres;
let queue: Queue;

beforeAll(async () => {
  postgres = await startPostgres();
  queue = await openQueue(postgres.url, 6);
  // It may have to be built.
  await promisify(execFile)(process.execPath, [LAUNCHER, 'worker', '--help']);
}, 240_000);

afterAll(async () => {
  await queue.close();
  await postgres.stop();
});

const SERIES = ['simulate', '--mission', 'the-millers-hill', '--games', '30', '--seed', 'ma', '--json'];
const PATIENCE = { timeout: 100_000, interval: 20 };

function start(...args: string[]): ChildProcess {
  const started = tether(spawn(process.execPath, [LAUNCHER, ...args, '--queue', postgres.url], { stdio: 'ignore' }));
  onTestFinished(() => void started.kill('SIGKILL'));
  return started;
}

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await queue.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`, values);
  return rows[0]?.count ?? 0;
}

/** Holds a worker still in the middle of a chunk, and kills it. */
async function killAtWork(worker: ChildProcess): Promise<void> {
  const mine = [`% ${worker.pid}`];
  await vi.waitFor(async () => {
    worker.kill('SIGSTOP');
    const held = await count(
      `sandtable_lab_jobs.jobs where exists
        (select from sandtable_lab.workers where name like $1 and locked_by = any(holds))`,
      mine,
    );
    if (held === 0) worker.kill('SIGCONT');
    expect(held).toBe(1);
  }, PATIENCE);
  worker.kill('SIGKILL');
}

test('three workers play what one process would, though one of them is killed, and whoever asked as well', async () => {
  const alone = await sandtable(...SERIES, '--workers', '1');
  const asker = start(...SERIES);
  const workers = [1, 2, 3].map(() => start('worker', '--threads', '1', '--lease', '2'));
  const [first] = workers;
  if (first === undefined) throw new Error('there are three');
  await killAtWork(first);
  await vi.waitFor(
    async () => expect(await count('sandtable_lab.chunks where results is not null')).toBeGreaterThan(0),
    PATIENCE,
  );
  asker.kill('SIGKILL');
  const played = await count('sandtable_lab.chunks where results is not null');
  expect(await sandtable(...SERIES, '--queue', postgres.url)).toEqual(alone);
  expect(await count('sandtable_lab.series')).toBe(1);
  expect(await count('sandtable_lab.chunks')).toBe(30);
  expect(played).toBeLessThanOrEqual(30);
  const others = workers.slice(1);
  const ends = others.map((worker) => once(worker, 'exit'));
  for (const worker of others) worker.kill('SIGTERM');
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(
    await count(
      'sandtable_lab.workers where name like $1 or name like $2',
      others.map(({ pid }) => `% ${pid}`),
    ),
  ).toBe(0);
});

test('Ctrl-C ends the waiting for a queue, says what goes on, and the same command gets it', async () => {
  const few = ['simulate', '--mission', 'first-shots', '--games', '2', '--json'];
  const asking = sandtable(...few, '--queue', postgres.url);
  await vi.waitFor(async () => expect(await count('sandtable_lab_jobs.jobs')).toBe(2), PATIENCE);
  process.emit('SIGINT');
  expect(await asking).toEqual({
    code: 130,
    out: '',
    err: 'stopped at 0 of 2 games; the workers go on, and the queue keeps what they play: the same command again gets it\n',
  });
  const worker = start('worker', '--threads', '1', '--once');
  await once(worker, 'exit');
  expect(await sandtable(...few, '--queue', postgres.url)).toEqual(await sandtable(...few, '--workers', '1'));
});

const WORKER = { name: 'here', threads: 1, leaseMs: 5000, isOnce: false, say: (_line: string) => {} };

/** Works in this process until nothing is left for it; returns what it said. */
async function workOnce(task: string, module: string): Promise<string[]> {
  const said: string[] = [];
  const plan = { ...WORKER, isOnce: true, say: (line: string) => void said.push(line) };
  await (
    await startWorking(queue, { ...plan, modules: new Map([[task, module]]) })
  ).ended;
  return said;
}

/** Breaks down at its third game, unless it is told better. */
const FRAIL = `data:text/javascript,export const frail = (given) => function* ({ slice }) {
  for (let game = slice.from; game < slice.to; game++) {
    if (game === 2 && process.env.SANDTABLE_FRAIL !== 'no') throw new Error('toy, game 2: no way out');
    yield { game, given };
  }
};`;
const TOY = { task: 'toy rules 1', export: 'frail', given: 'x', plan: { options: {}, games: 3, seed: '1' } };

test('a worker that is stopped while it gives a sign of life leaves, and is not entered again', async () => {
  const working = await startWorking(queue, { ...WORKER, leaseMs: 40, modules: new Map([['toy rules 1', FRAIL]]) });
  const client = await queue.pool.connect();
  await client.query('begin; lock table sandtable_lab.workers in exclusive mode');
  await vi.waitFor(
    async () => expect(await count(`pg_stat_activity where wait_event_type = 'Lock'`)).toBe(1),
    PATIENCE,
  );
  working.stop();
  // A worker that did not wait for its sign would have left by now.
  await Promise.race([working.ended, pause(300)]);
  await client.query('commit');
  client.release();
  await working.ended;
  // Time for another sign.
  await pause(100);
  expect(await count(`sandtable_lab.workers where name = 'here'`)).toBe(0);
});

test('a worker of another edition leaves a chunk for others, in words', async () => {
  const asking = askQueue(queue, [{ ...TOY, plan: { ...TOY.plan, games: 2 } }]);
  await vi.waitFor(async () => expect(await count('sandtable_lab_jobs.jobs')).toBe(2), PATIENCE);
  const said = await workOnce('toy rules 2', FRAIL);
  expect(said).toEqual(['left for others: 2 chunks of toy rules 1; this worker plays toy rules 2', 'played 0 games']);
  expect(await workOnce('toy rules 1', FRAIL)).toEqual(['played 2 games']);
  expect(await asking).toMatchObject([[{ game: 0, given: 'x' }, { game: 1 }]]);
});

test('a game that breaks down is told to whoever asked, and played again when it is asked for again', async () => {
  const asking = askQueue(queue, [TOY]).catch(String);
  await vi.waitFor(async () => expect(await count('sandtable_lab_jobs.jobs')).toBe(3), PATIENCE);
  expect(await workOnce('toy rules 1', FRAIL)).toEqual(['played 2 games']);
  expect(await asking).toBe('Error: toy, game 2: no way out');
  const again = askQueue(queue, [TOY]);
  await vi.waitFor(async () => expect(await count('sandtable_lab_jobs.jobs')).toBe(1), PATIENCE);
  vi.stubEnv('SANDTABLE_FRAIL', 'no');
  onTestFinished(() => void vi.unstubAllEnvs());
  await workOnce('toy rules 1', FRAIL);
  expect(await again).toMatchObject([[{ game: 0 }, { game: 1 }, { game: 2 }]]);
});

test.each([
  ['no address', 'here', 'expected postgres://name:password@host/database'],
  ['nobody there', 'postgres://me:secret@127.0.0.1:1/x', 'PostgreSQL at 127.0.0.1:1/x does not answer'],
  [
    'no such host',
    'postgres://me:secret@nowhere.invalid/x',
    'PostgreSQL at nowhere.invalid/x is not known to the network',
  ],
])('a bad queue is told without its password: %s', async (_what, url, message) => {
  const bad = { code: 2, out: '', err: `--queue: ${message}\n` };
  expect(await sandtable(...SERIES, '--queue', url)).toEqual(bad);
  expect(await sandtable('worker', '--queue', url)).toEqual(bad);
});

test('a database that is not there, and threads beside a queue, are refused', async () => {
  const url = new URL(postgres.url);
  url.pathname = '/nothing';
  expect(await sandtable(...SERIES, '--queue', url.href)).toMatchObject({
    code: 2,
    err: `--queue: PostgreSQL at ${url.host}/nothing has no such database\n`,
  });
  expect(await sandtable(...SERIES, '--queue', postgres.url, '--workers', '2')).toMatchObject({ code: 2 });
  expect(await sandtable('worker', '--queue', postgres.url, '--threads', '0')).toMatchObject({ code: 2 });
});
