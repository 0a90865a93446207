// `npm run bench:server`: what the server costs, over the loopback, by processor time of its process. -- --quick for a first look, --only <name>.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bear, botsFor, ownPack } from '../../packages/bear/src/index.ts';
import { startPostgres } from '../../scripts/harness/postgres.ts';
import { echoCost } from './echo.ts';
import { type Meeting, Pair } from './player.ts';
import { RunningServer } from './running.ts';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const pack = ownPack();
const system = bear(pack);
const { captain, random } = botsFor(system, pack);
const ANCHOR = { system, game: 'bear', mission: 'panzerkoloss-ahead', seats: ['german', 'soviet'] } as const;
const results: string[] = [];

function report(what: string, figure: number, unit: string, goal?: number): void {
  const shown = figure.toFixed(figure < 10 ? 2 : 0);
  const judged = goal === undefined ? '' : `goal ${goal} ${unit}${figure <= goal ? '' : ': MISSED'}`;
  const line = `${what.padEnd(64)} ${shown.padStart(7)} ${unit.padEnd(10)} ${judged}`;
  results.push(line);
  console.log(line);
}

async function withFolder<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  try {
    return await work({ DATA_DIR: folder, SANDTABLE_MOST_WARM: '1500' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const meetings = (address: string, count: number, speak: typeof random, second?: string): Promise<Pair[]> =>
  inTurn(Array.from({ length: count }), () => Pair.meet({ address, ...ANCHOR } as Meeting, speak as never, second));

async function inTurn<T, U>(all: readonly T[], work: (each: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const each of all) done.push(await work(each));
  return done;
}

/** Every pair plays so many entries, all pairs at once. */
async function play(pairs: readonly Pair[], entries: number): Promise<number> {
  let said = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      for (let count = 0; count < entries && !pair.isOver; count++) {
        await pair.say();
        said += 1;
      }
    }),
  );
  return said;
}

/** Processor time of one entry, durable, judged and told to two seats; and the bytes of it. */
async function cost(): Promise<void> {
  const echo = await echoCost(isQuick ? 2000 : 10_000);
  report('a bare socket: a message and its echo', echo, 'ms');
  await withFolder(async (env) => {
    const server = await RunningServer.start(env);
    // The first thousands are slow in any process: engines compile what is hot.
    const warmUp = await meetings(server.address, isQuick ? 4 : 8, captain);
    await play(warmUp, isQuick ? 60 : 300);
    const pairs = await meetings(server.address, isQuick ? 4 : 8, captain);
    await play(pairs, 5);
    const [before, start] = [await server.usage(), performance.now()];
    const said = await play(pairs, isQuick ? 60 : 300);
    const after = await server.usage();
    const each = (after.cpu - before.cpu) / said;
    report(`an entry (of ${said}, ${ANCHOR.mission}, captains), SQLite in full sync`, each, 'ms', 0.8);
    report('  as many echoes', each / echo, '', 20);
    report('  so many entries a second are one core', 1000 / each, '');
    report(
      '  said here by the clock, the bots’ thinking included',
      (said * 1000) / (performance.now() - start),
      'a second',
    );
    const screens = pairs.flatMap((pair) => pair.screens);
    const bytes = screens.reduce((sum, screen) => sum + screen.bytes, 0);
    report('  bytes for each entry and seat', bytes / screens.reduce((sum, { told }) => sum + told, 0), 'bytes', 2000);
    const longest = Math.max(...pairs.map(({ seq }) => seq));
    for (const pair of [...warmUp, ...pairs]) pair.close();
    await server.stop();
    await reopen(env, pairs, longest);
  });
}

/** A match in a process that has just started: by its snapshot. */
async function reopen(env: Record<string, string>, pairs: readonly Pair[], longest: number): Promise<void> {
  const server = await RunningServer.start(env);
  const before = await server.usage();
  const times = await inTurn(pairs, (pair) => pair.again(server.address));
  const after = await server.usage();
  report(`opening a match of ${longest} entries: the first of a process`, times[0] ?? 0, 'ms');
  report('  the median of the others, by the clock', median(times.slice(1)), 'ms', 20);
  report('  processor time of each', (after.cpu - before.cpu) / pairs.length, 'ms', 20);
  await server.stop();
}

/** A thousand matches with a page at each seat, of which 200 are played at 300 entries a second. */
async function crowd(): Promise<void> {
  const [all, active, seconds] = isQuick ? [100, 20, 3] : [1000, 200, 10];
  await withFolder(async (env) => {
    const server = await RunningServer.start(env);
    const pairs = await meetings(server.address, all, random);
    const playing = pairs.slice(0, active);
    await play(playing, 20);
    const rate = isQuick ? 100 : 300;
    const [times, before, start]: [number[], Awaited<ReturnType<RunningServer['usage']>>, number] = [
      [],
      await server.usage(),
      performance.now(),
    ];
    const busy = new Set<Pair>();
    const due: Promise<void>[] = [];
    for (let count = 0; count < rate * seconds; count++) {
      const wait = start + (count * 1000) / rate - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      const pair = playing.find((each) => !busy.has(each) && !each.isOver);
      if (pair === undefined) continue;
      // The one that has rested longest is next.
      playing.push(...playing.splice(playing.indexOf(pair), 1));
      busy.add(pair);
      due.push(
        pair.say().then((ms) => {
          times.push(ms);
          busy.delete(pair);
        }),
      );
    }
    await Promise.all(due);
    const after = await server.usage();
    const took = (performance.now() - start) / 1000;
    const { memory } = await server.usage('memory');
    report(`${all} open matches, ${active} of them played: memory of the process`, memory, 'MB', 500);
    report(
      `  from sentence to both players, at ${(times.length / took).toFixed(0)} entries a second: median`,
      median(times),
      'ms',
    );
    report('  99 of 100 are quicker than', times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, 'ms', 50);
    report('  the server’s event loop is held up: 99 of 100 less than', after.held, 'ms');
    report('  processor time of an entry (random sentences)', (after.cpu - before.cpu) / times.length, 'ms');
    for (const pair of pairs) pair.close();
    await server.stop();
  });
}

/** The same players on one process and on two, on one PostgreSQL. */
async function processes(): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const count of [1, 2]) {
      const servers = await inTurn(Array.from({ length: count }), () =>
        RunningServer.start({ DATABASE_URL: postgres.url, DATA_DIR: '' }),
      );
      const pairs = (
        await inTurn(servers, ({ address }) =>
          meetings(address, (isQuick ? 20 : 60) / count, random, servers.at(-1)?.address),
        )
      ).flat();
      await play(pairs, 15);
      const before = await inTurn(servers, (server) => server.usage());
      const start = performance.now();
      const said = await play(pairs, isQuick ? 10 : 40);
      const took = (performance.now() - start) / 1000;
      const after = await inTurn(servers, (server) => server.usage());
      const cpu = after.reduce((sum, usage, index) => sum + usage.cpu - (before[index]?.cpu ?? 0), 0);
      report(
        `PostgreSQL, ${count} process${count === 1 ? '' : 'es, each pair spread over both'}: held by the clock`,
        said / took,
        'a second',
      );
      report('  processor time of an entry, all processes together', cpu / said, 'ms');
      report('  so the busiest process could hold, with a core of its own', 1000 / (cpu / said / count), 'a second');
      for (const pair of pairs) pair.close();
      await inTurn(servers, (server) => server.stop());
    }
  } finally {
    await postgres.stop();
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

for (const [name, work] of Object.entries({ cost, crowd, processes }))
  if (only === undefined || only === name) await work();
process.exit(results.some((line) => line.endsWith('MISSED')) ? 1 : 0);
