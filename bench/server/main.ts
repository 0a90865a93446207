// `npm run bench:server`: what the server costs, over the loopback, by processor time of its process. -- --quick for a first look, --only <step>.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { bear, botsFor, ownPack } from '../../packages/bear/src/index.ts';
import { startPostgres } from '../../scripts/harness/postgres.ts';
import { aiCosts } from './ai.ts';
import { echoCost } from './echo.ts';
import { type Meeting, Pair } from './player.ts';
import { RunningServer } from './running.ts';
import { median, Results, share } from './table.ts';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const pack = ownPack();
const system = bear(pack);
const { captain, random } = botsFor(system, pack);
const ANCHOR = { system, game: 'bear', mission: 'panzerkoloss-ahead', seats: ['german', 'soviet'] } as const;
const results = new Results();
const echoNow = (): Promise<number> => echoCost(isQuick ? 2000 : 5000);
const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

/** Done when a step has ended, however it did. */
const afterwards: (() => unknown)[] = [];

function newPlace(): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder, SANDTABLE_MOST_WARM: '1500' };
}

const meetings = (address: string, count: number, second?: string): Promise<Pair[]> =>
  inTurn(Array.from({ length: count }), () => Pair.meet({ address, ...ANCHOR } as Meeting, second));

async function inTurn<T, U>(all: readonly T[], work: (each: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const each of all) done.push(await work(each));
  return done;
}

/** All pairs at once say so many entries each, or until their match is over or has `most`. */
async function play(pairs: readonly Pair[], speak: typeof random, entries: number, most = Infinity): Promise<number> {
  let said = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      for (let count = 0; count < entries && !pair.isOver && pair.seq < most; count++) {
        await pair.say(speak as never);
        said += 1;
      }
    }),
  );
  return said;
}

/** Processor time of one entry, durable, judged and told to two seats; and the bytes of it. Then matches are opened cold. */
async function cost(): Promise<void> {
  const env = newPlace();
  const server = await RunningServer.start(env);
  const pairs = await meetings(server.address, 8);
  // The first thousands are slow in any process: engines compile what is hot.
  await play(await meetings(server.address, isQuick ? 4 : 12), random, isQuick ? 60 : 400);
  await play(pairs, captain, isQuick ? 10 : 60);
  const echoes = [await echoNow()];
  const before = await server.usage();
  const start = performance.now();
  const said = await play(pairs, captain, isQuick ? 40 : 150);
  const took = performance.now() - start;
  const after = await server.usage();
  echoes.push(await echoNow());
  const echo = mean(echoes);
  const value = (after.cpu - before.cpu) / said;
  results.add({ what: 'a bare socket: a message and its echo', value: echo, unit: 'ms' });
  const what = `an entry (of ${said}, ${ANCHOR.mission}, captains), SQLite in full sync`;
  results.add({ what, value, unit: 'ms', goal: 0.8, echo });
  results.add({ what: '  so one core holds', value: 1000 / value, unit: 'a second', goal: 1000, isLeast: true, echo });
  const screens = pairs.flatMap((pair) => pair.screens);
  const told = screens.reduce((sum, screen) => sum + screen.told, 0);
  const bytes = screens.reduce((sum, screen) => sum + screen.bytes, 0) / told;
  results.add({ what: '  for each seat', value: bytes, unit: 'bytes', goal: 2000 });
  results.add({ what: '  said by the clock, bots’ thinking included', value: said / (took / 1000), unit: 'a second' });
  await play(pairs, random, 400, 400);
  const longest = Math.max(...pairs.map(({ seq }) => seq));
  for (const pair of pairs) pair.close();
  await server.stop();
  await reopen(env, pairs, longest);
}

/** A match in a process that has just started: by its snapshot. */
async function reopen(env: Record<string, string>, pairs: readonly Pair[], longest: number): Promise<void> {
  const server = await RunningServer.start(env);
  const [times, costs]: [number[], number[]] = [[], []];
  for (const pair of pairs) {
    const before = await server.usage();
    times.push(await pair.again(server.address));
    costs.push((await server.usage()).cpu - before.cpu);
  }
  const echo = await echoNow();
  const what = `opening a match of up to ${longest} entries, cold, by snapshot`;
  results.add({ what, value: median(costs), unit: 'ms', goal: 20, echo });
  results.add({ what: '  the first of a process', value: costs[0] ?? 0, unit: 'ms', echo });
  results.add({ what: '  by the clock', value: median(times), unit: 'ms' });
  await server.stop();
}

/** What the AI takes of a thread, and what of the event loop, on the anchor mission. */
async function ai(isLate: () => boolean): Promise<void> {
  const echo = await echoNow();
  const { thread, loop } = aiCosts(isQuick ? 1 : 6, isLate);
  const named = (what: string, part: number): string =>
    `${what} (of ${thread.length}), ${part * 100}% are quicker than`;
  for (const part of [0.5, 0.9, 1])
    results.add({ what: named('the AI’s entry in its thread', part), value: share(thread, part), unit: 'ms', echo });
  for (const part of [0.5, 0.9])
    results.add({ what: named('  on the event loop', part), value: share(loop, part), unit: 'ms', echo });
  results.add({ what: '  on the event loop, at most', value: Math.max(...loop), unit: 'ms', goal: 10, echo });
}

/** A thousand matches with a page at each seat, of which 200 are played at 300 entries a second. */
async function crowd(): Promise<void> {
  const [all, active, seconds, rate] = isQuick ? [100, 20, 3, 100] : [1000, 200, 10, 300];
  const env = newPlace();
  const server = await RunningServer.start(env);
  const pairs = await meetings(server.address, all);
  const playing = pairs.slice(0, active);
  await play(playing, random, 20);
  const before = await server.usage();
  const start = performance.now();
  const times: number[] = [];
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
    const said = pair.say(random as never).then((ms) => {
      times.push(ms);
      busy.delete(pair);
    });
    due.push(said);
  }
  await Promise.all(due);
  const after = await server.usage();
  const took = (performance.now() - start) / 1000;
  const echo = await echoNow();
  const { memory } = await server.usage('memory');
  results.add({ what: `${all} open matches, ${active} of them played`, value: memory, unit: 'MB', goal: 500 });
  const what = `from sentence to both players, at ${(times.length / took).toFixed(0)} entries a second`;
  results.add({ what: `${what}: 99%`, value: share(times, 0.99), unit: 'ms', goal: 50, echo });
  results.add({ what: '  median', value: median(times), unit: 'ms' });
  results.add({ what: '  the server’s event loop is held up: 99%', value: after.held, unit: 'ms' });
  results.add({
    what: '  an entry (random sentences)',
    value: (after.cpu - before.cpu) / times.length,
    unit: 'ms',
    echo,
  });
  for (const pair of pairs) pair.close();
  await server.stop();
}

/**
 * The same players on one process and on two, on one PostgreSQL. Players, database and servers share this machine's cores, so what is
 * held is worked out: by the processor time that the busier process takes for an entry, as if it had a core of its own.
 */
async function processes(): Promise<void> {
  const postgres = await startPostgres();
  afterwards.push(() => postgres.stop());
  const held: number[] = [];
  for (const count of [1, 2]) {
    const servers = await inTurn(Array.from({ length: count }), () =>
      RunningServer.start({ DATABASE_URL: postgres.url, DATA_DIR: '' }),
    );
    const each = (isQuick ? 20 : 60) / count;
    const met = await inTurn(servers, ({ address }) => meetings(address, each, servers.at(-1)?.address));
    const pairs = met.flat();
    await play(pairs, random, 15);
    const echoes = [await echoNow()];
    const before = await inTurn(servers, (server) => server.usage());
    const start = performance.now();
    const said = await play(pairs, random, isQuick ? 10 : 40);
    const took = (performance.now() - start) / 1000;
    const after = await inTurn(servers, (server) => server.usage());
    echoes.push(await echoNow());
    const echo = mean(echoes);
    const costs = after.map((usage, index) => usage.cpu - (before[index]?.cpu ?? 0));
    const name = count === 1 ? 'one process' : 'two, each pair spread over both';
    results.add({
      what: `PostgreSQL, ${name}: by the clock, all on this machine`,
      value: said / took,
      unit: 'a second',
    });
    results.add({ what: '  an entry, of the busier process', value: Math.max(...costs) / said, unit: 'ms', echo });
    // In echoes, since the machine may have been slower the second time.
    held.push(echo / (Math.max(...costs) / said));
    for (const pair of pairs) pair.close();
    await inTurn(servers, (server) => server.stop());
  }
  const [one = 1, two = 0] = held;
  const what = 'a second process raises what is held, with a core for each';
  results.add({ what, value: two / one, unit: 'times', goal: 1.6, isLeast: true });
}

/** Each with the seconds that it may take: on a machine that does nothing else a third of that. */
const STEPS = { cost: [cost, 300], ai: [ai, 90], crowd: [crowd, 240], processes: [processes, 240] } as const;

for (const [name, [work, seconds]] of Object.entries(STEPS)) {
  if (only !== undefined && only !== name) continue;
  console.log(`${name}: at most ${seconds} seconds; load ${loadavg()[0]?.toFixed(1)}`);
  const end = performance.now() + seconds * 1000;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} seconds`)), seconds * 1000);
  });
  try {
    await Promise.race([work(() => performance.now() > end - 10_000), late]);
  } catch (error) {
    results.fail(name, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    RunningServer.killAll();
    for (const each of afterwards.splice(0)) await each();
  }
}
results.print();
process.exit(results.isMissed ? 1 : 0);
