// The server that is measured: a process of its own, whose processor time and memory it tells whenever it is asked.
import { createServer as createHttpServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { must } from '../../packages/kernel/src/index.ts';
import { createServer, readSettings } from '../../packages/server/src/index.ts';
import { hostedGames } from '../../scripts/serve/games.ts';

const settings = must(readSettings(process.env, ''));
const thinking = { url: new URL('../../scripts/serve/games.ts', import.meta.url).href };
const server = await createServer({ settings, games: hostedGames(), thinking });
const http = createHttpServer((request, response) => server.answer(request, response));
http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
http.listen(0, '127.0.0.1', () => process.send?.({ address: http.address() }));
const LOOK_MS = 10;
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();
process.on('message', (asked) => {
  const { user, system } = process.cpuUsage();
  // To tidy up costs processor time as well, which is no entry's.
  if (asked === 'memory') globalThis.gc?.();
  process.send?.({
    cpu: (user + system) / 1000,
    memory: process.memoryUsage().rss / 1e6,
    held: Math.max(0, delay.percentile(99) / 1e6 - LOOK_MS),
  });
  delay.reset();
});
process.on('SIGTERM', () => {
  http.close();
  void server.close().then(() => process.exit(0));
});
