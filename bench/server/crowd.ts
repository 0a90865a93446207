import { open } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { echoNow, meetings, newPlace, play, type Bench } from './plays.ts';
import { letSpeak, type Pair } from './player.ts';
import { RunningServer, toldWithin } from './running.ts';
import { median, share } from './table.ts';

const GOAL_RATE = 350;
/** `GOAL_RATE` as a share of the thousand entries a second that one core should sustain. */
const GOAL_SHARE = 0.35;

const REST_MS = 80_000;
/** How often to measure the disk alone, and with how many bytes. */
const [DISK_TIMES, DISK_BYTES] = [300, 12_288];

/** The time the disk needs while nothing else here uses it: a lower bound for any entry. */
async function diskAlone({ DATA_DIR: folder = '' }: Record<string, string>): Promise<number> {
  const file = await open(path.join(folder, 'disk-alone'), 'w');
  await file.write(Buffer.alloc(DISK_TIMES * DISK_BYTES));
  await file.sync();
  const times: number[] = [];
  for (let count = 0; count < DISK_TIMES; count++) {
    await file.write(Buffer.alloc(DISK_BYTES, 1), 0, DISK_BYTES, count * DISK_BYTES);
    const start = performance.now();
    await file.datasync();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await file.close();
  return share(times, 0.99);
}

/**
 * A thousand matches with a page at each seat, 200 of them played: at 350 entries a second, and at that share of what this machine can
 * sustain.
 */
export async function crowd(bench: Bench): Promise<void> {
  const { isQuick, results } = bench;
  const [all, active, seconds] = isQuick ? [100, 20, 3] : [1000, 200, 10];
  const env = newPlace(bench);
  const server = await RunningServer.start(env);
  const { memory: empty } = await server.usage('memory');
  letSpeak('random');
  const pairs = await meetings([server.address], all);
  const playing = pairs.slice(0, active);
  // The matches that no one plays fall asleep meanwhile.
  await new Promise((resolve) => setTimeout(resolve, isQuick ? 0 : REST_MS));
  // Do not measure while the engine still compiles hot code.
  await play(playing, 10);
  const before = await server.usage();
  const said = await play(playing, 10);
  const each = ((await server.usage()).cpu - before.cpu) / said;
  for (const rate of [isQuick ? 100 : GOAL_RATE, (GOAL_SHARE * 1000) / each])
    await tell(bench, { server, playing, seconds, rate, echo: await echoNow(bench), disk: await diskAlone(env) });
  const { memory, heap } = await server.usage('memory');
  results.add({ what: `${all} open matches, ${active} of them played`, value: memory, unit: 'MB', goal: 500 });
  results.add({ what: '  before the first of them', value: empty, unit: 'MB' });
  results.add({ what: '  objects in use', value: heap, unit: 'MB' });
  for (const pair of pairs) pair.close();
  await server.stop();
}

interface Load {
  readonly server: RunningServer;
  readonly playing: Pair[];
  readonly seconds: number;
  /** Entries per second. */
  readonly rate: number;
  readonly echo: number;
  readonly disk: number;
}

/** Sends sentences at this rate without waiting for earlier ones, and measures how long until both players have each. */
async function tell({ results }: Bench, { server, playing, seconds, rate, echo, disk }: Load): Promise<void> {
  console.log(`  ${seconds} seconds at ${rate.toFixed(0)} entries a second`);
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  const [before, toldBefore] = [await server.usage(), await server.told()];
  const start = performance.now();
  const times: number[] = [];
  const due: Promise<unknown>[] = [];
  for (let count = 0; count < rate * seconds; count++) {
    const wait = start + (count * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    // Take the pair that rested longest; skip those whose bot has not decided yet.
    const place = playing.findIndex((pair) => pair.isReady);
    const [pair] = place < 0 ? [] : playing.splice(place, 1);
    if (pair === undefined) continue;
    playing.push(pair);
    due.push(pair.say().then((ms) => ms !== undefined && times.push(ms)));
  }
  await Promise.all(due);
  const took = performance.now() - start;
  const [after, toldAfter] = [await server.usage(), await server.told()];
  own.disable();
  const what = `from sentence to both players, at ${(times.length / (took / 1000)).toFixed(0)} entries a second`;
  const figures: readonly (readonly [string, number])[] = [
    ['  median', median(times)],
    ['  the disk alone, before that: 99%', disk],
    ['  within the server, from message to told: 99%', toldWithin(toldBefore, toldAfter, 0.99)],
    ['  the server’s event loop is held up: 99%', after.held],
    ['  and at most', after.heldMost],
    ['  and by collecting garbage at most', after.garbageMost],
    ['  the players’ own event loop: 99%', Math.max(0, own.percentile(99) / 1e6 - 10)],
    [
      '  the server waited for a processor, for each entry',
      ((after.waited ?? 0) - (before.waited ?? 0)) / times.length,
    ],
  ];
  results.add({ what: `${what}: 99%`, value: share(times, 0.99), unit: 'ms', goal: 50, echo });
  for (const [name, value] of figures) results.add({ what: name, value, unit: 'ms' });
  const value = (after.cpu - before.cpu) / times.length;
  results.add({ what: '  an entry (random sentences)', value, unit: 'ms', echo });
}
