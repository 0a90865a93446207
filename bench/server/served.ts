// The server being measured, in a process of its own that reports its processor time and memory on request.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { must } from '../../packages/kernel/src/index.ts';
import { createServer, readSettings, withoutLimits } from '../../packages/server/src/index.ts';
import { hostedGames } from '../../scripts/serve/games.ts';

/** Milliseconds and megabytes. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
  readonly heap: number;
  /** Delays of the event loop since the last report: the 99th percentile, and the longest. */
  readonly held: number;
  readonly heldMost: number;
  /** The longest garbage collection since the last report. */
  readonly garbageMost: number;
  /** How long the event loop's thread was ready to run but had no processor; null where the system does not tell. */
  readonly waited: number | null;
}

const LOOK_MS = 10;

const http = createHttpServer();
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
const port = address === null || typeof address === 'string' ? 0 : address.port;
const own = { SANDTABLE_ADDRESS: `http://127.0.0.1:${port}` };
const settings = must(readSettings({ ...withoutLimits(), ...process.env, ...own }, ''));
const thinking = { url: new URL('../../scripts/serve/games.ts', import.meta.url).href };
const server = await createServer({ settings, games: hostedGames(), thinking });
http.on('request', (request, response) => server.answer(request, response));
http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
process.send?.({ address });
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

// The measuring process is gone.
process.on('disconnect', () => process.exit(1));

/** A thread returns collected memory to the system only after a while. */
async function tidyUp(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Linux counts it for a process's first thread, which runs the event loop. */
function waited(): number | null {
  try {
    const [, wait = '0'] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(wait) / 1e6;
  } catch {
    return null;
  }
}
