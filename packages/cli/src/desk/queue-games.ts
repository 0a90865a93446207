import type { GameResult } from '@sandtable/lab';
import { type Asked, askQueue, codeHash, openQueue, type Queue, QueueTrouble } from '@sandtable/lab/queue';
import { BadInput } from '../io/input.ts';
import { eraseBar, type Output, progressBar, Stopped } from '../io/output.ts';
import { givenTo } from './laid-pack.ts';
import type { SeriesJob } from './play-games.ts';

/** How long to wait without any worker before printing how to start one. */
const PATIENCE_MS = 5000;
/** Ctrl-C ends the waiting, not the work. */
const KEPT = 'the workers go on, and the queue keeps what they play: the same command again gets it';

export async function playOnQueue(
  jobs: readonly SeriesJob[],
  url: string,
  isStopped: () => boolean,
  err: Output,
): Promise<readonly (readonly GameResult[])[]> {
  const code = codeHash();
  const asked = jobs.map(({ edition, export: name, given, pack, plan }): Asked => ({
    task: taskOf(edition, code),
    export: name,
    given: givenTo(given, pack),
    plan,
  }));
  return withQueue(url, async (queue) => {
    const bar = progressBar(
      err,
      jobs.reduce((sum, { plan }) => sum + plan.games, 0),
    );
    let lastSeen = Date.now();
    const results = await askQueue(queue, asked, {
      onProgress({ done, games, workers }) {
        bar(done);
        if (isStopped()) {
          eraseBar(err);
          throw new Stopped(`stopped at ${done} of ${games} games; ${KEPT}`);
        }
        if (workers > 0) lastSeen = Date.now();
        if (Date.now() - lastSeen < PATIENCE_MS) return;
        lastSeen = Infinity;
        const tasks = [...new Set(asked.map(({ task }) => task))];
        err.write(`Nobody plays ${tasks.join(', ')}. Start workers of this edition: sandtable worker --queue ...\n`);
      },
    });
    bar(results.reduce((sum, each) => sum + each.length, 0));
    return results;
  });
}

/** A game in exactly one edition: other rules, content or bots would give other results. */
export function taskOf(edition: string, code: string): string {
  return `${edition} code ${code}`;
}

/** Opens the queue for this work, and reports its troubles as bad input. */
export async function withQueue<T>(url: string, work: (queue: Queue) => Promise<T>, connections?: number): Promise<T> {
  try {
    const queue = await openQueue(url, connections);
    try {
      return await work(queue);
    } finally {
      await queue.close();
    }
  } catch (error) {
    if (error instanceof QueueTrouble) throw new BadInput(`--queue: ${error.message}`);
    throw error;
  }
}
