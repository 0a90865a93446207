import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Sample } from './sample.ts';

const ENTRY = fileURLToPath(new URL('lane-worker.ts', import.meta.url));
const BUNDLE = path.resolve(path.dirname(ENTRY), '../../build/bench/lane-worker.mjs');

/** Makes one file of everything that is measured, as a browser would get it. */
export async function buildLanes(): Promise<void> {
  await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    // Peers leave out the checks they make for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/**
 * A contestant in a thread of its own: what others made the engine assume about the code they share (a peer's helper called
 * with three kinds of coordinates) cannot slow it down or speed it up.
 */
export class Lane {
  readonly #worker: Worker;

  constructor(group: string, index: number) {
    this.#worker = new Worker(BUNDLE, { workerData: { group, index } });
  }

  /** Runs for so many milliseconds of processor time. */
  async warmUp(time: number): Promise<void> {
    this.#worker.postMessage({ does: 'warmUp', time });
    await once(this.#worker, 'message');
  }

  /** Measured for so many milliseconds. */
  async sample(time: number): Promise<Sample> {
    this.#worker.postMessage({ does: 'sample', time });
    const [measured]: Sample[] = await once(this.#worker, 'message');
    if (measured === undefined) throw new Error('nothing was measured');
    return measured;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
