import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Sample } from './sample.ts';

const ENTRY = fileURLToPath(new URL('lane-worker.ts', import.meta.url));
const BUNDLE = path.resolve(path.dirname(ENTRY), '../../build/bench/lane-worker.mjs');

/** Bundles everything measured, as for a browser. */
export async function buildLanes(): Promise<void> {
  await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    // Peers leave out their development checks.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/**
 * A contestant in a thread of its own, so that what others made the engine assume about shared code (such as a helper called with three
 * kinds of coordinates) cannot affect it.
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
