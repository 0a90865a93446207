import { availableParallelism, hostname } from 'node:os';
import { codeHash, startWorking } from '@sandtable/lab/queue';
import { countOf } from '../desk/play-games.ts';
import { taskOf, withQueue } from '../desk/queue-games.ts';
import { deskNamed, GAME_NAMES } from '../games/games.ts';
import type { Output } from '../io/output.ts';

export interface WorkerOptions {
  readonly queue: string;
  readonly threads?: string;
  readonly lease: string;
  readonly once?: true;
}

/** Database connections besides one per thread: for graphile-worker's listening, for signs of life, and one spare. */
const MORE_CONNECTIONS = 3;

/** `worker`: plays series that others asked for with `--queue`, until told to stop. */
export async function workForOthers(asked: WorkerOptions, err: Output): Promise<void> {
  const threads = asked.threads === undefined ? availableParallelism() : countOf(asked.threads, '--threads');
  const leaseMs = countOf(asked.lease, '--lease') * 1000;
  const modules = await modulesOf();
  const name = `${hostname()} ${process.pid}`;
  const say = (line: string): void => void err.write(`${name}: ${line}\n`);
  await withQueue(
    asked.queue,
    async (queue) => {
      const working = await startWorking(queue, { name, modules, threads, leaseMs, isOnce: asked.once === true, say });
      say(`works for ${queue.place}, ${threads} at once: ${[...modules.keys()].join('; ')}`);
      const stop = (): void => {
        say('stops when what it has begun is played');
        working.stop();
      };
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
      try {
        await working.ended;
      } finally {
        process.off('SIGTERM', stop);
        process.off('SIGINT', stop);
      }
    },
    threads + MORE_CONNECTIONS,
  );
}

/** The editions this program can play, and the module where threads find each. */
async function modulesOf(): Promise<ReadonlyMap<string, string>> {
  const code = codeHash();
  const modules = new Map<string, string>();
  for (const game of GAME_NAMES) {
    const desk = await deskNamed(game, '--game');
    const { edition, module } = await desk.series();
    modules.set(taskOf(edition, code), module);
  }
  return modules;
}
