import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** After so many commits, some megabytes: whoever waits for the disk meanwhile waits longer. */
const EVERY = 1000;

interface CheckpointPlan {
  readonly file: string;
  /** The module that opens it. */
  readonly driver: string;
  /** The thread is gone: somebody else has to do it. */
  failed(): void;
}

/**
 * Has a thread take over into SQLite's file what stands in its log, now and then. That waits for the disk twice and writes thousands of
 * pages: on the event loop everybody would wait for it. The thread is started when it is needed first.
 */
export class Checkpoints {
  readonly #plan: CheckpointPlan;
  #thread: Worker | null = null;
  #commits = 0;
  #isBusy = false;
  #isOver = false;

  constructor(plan: CheckpointPlan) {
    this.#plan = plan;
  }

  /** Something was committed. */
  note(): void {
    this.#commits += 1;
    if (this.#commits < EVERY || this.#isBusy || this.#isOver) return;
    this.#commits = 0;
    this.#isBusy = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage('take');
  }

  #start(): Worker {
    const { file, driver, failed } = this.#plan;
    const thread = new Worker(new URL('./checkpointer.mjs', import.meta.url), {
      workerData: { file, driver },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    });
    thread.unref();
    thread.on('message', () => (this.#isBusy = false));
    thread.on('error', () => {
      this.#isOver = true;
      failed();
    });
    return thread;
  }

  /** What it has begun is done, and it has let go of the file. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === null || this.#isOver) return;
    this.#isOver = true;
    thread.ref();
    const gone = once(thread, 'exit').catch(() => {});
    thread.postMessage('end');
    await gone;
  }
}
