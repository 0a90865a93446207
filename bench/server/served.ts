// The server that is measured: a process of its own, whose processor time and memory it tells whenever it is asked.
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { must } from '../../packages/kernel/src/index.ts';
import { createServer, readSettings } from '../../packages/server/src/index.ts';
import { hostedGames } from '../../scripts/serve/games.ts';

/** In milliseconds, and megabytes. */
export interface Usage {
  /** Processor time so far. */
  readonly cpu: number;
  readonly memory: number;
  readonly heap: number;
  /** How long the event loop was held up since the last time: 99 of 100 looks, and at most. */
  readonly held: number;
  readonly heldMost: number;
  /** The longest that garbage was collected since the last time. */
  readonly garbageMost: number;
  /** How long the event loop's thread has been ready to run while others had the processors; null where nobody tells. */
  readonly waited: number | null;
}

const LOOK_MS = 10;

const settings = must(readSettings(process.env, ''));
const thinking = { url: new URL('../../scripts/serve/games.ts', import.meta.url).href };
const server = await createServer({ settings, games: hostedGames(), thinking });
const http = createHttpServer((request, response) => server.answer(request, response));
http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
http.listen(0, '127.0.0.1', () => process.send?.({ address: http.address() }));
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();
let garbageMost = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) garbageMost = Math.max(garbageMost, duration);
}).observe({ entryTypes: ['gc'] });

process.on('message', async (asked) => {
  const { user, system } = process.cpuUsage();
  if (asked === 'memory') await tidyUp();
  const { rss, heapUsed } = process.memoryUsage();
  const held = (time: number): number => Math.max(0, time / 1e6 - LOOK_MS);
  const usage: Usage = {
    ...{ cpu: (user + system) / 1000, memory: rss / 1e6, heap: heapUsed / 1e6 },
    ...{ held: held(delay.percentile(99)), heldMost: held(delay.max), garbageMost, waited: waited() },
  };
  process.send?.(usage);
  delay.reset();
  garbageMost = 0;
});

process.on('SIGTERM', () => {
  http.close();
  void server.close().then(() => process.exit(0));
});

// Whoever measures it is gone.
process.on('disconnect', () => process.exit(1));

/** What is garbage is given back to the system by a thread, some time after it was collected. */
async function tidyUp(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Linux counts it for a process's first thread, which is the event loop's. */
function waited(): number | null {
  try {
    const [, wait = '0'] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(wait) / 1e6;
  } catch {
    return null;
  }
}
