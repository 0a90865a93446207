import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Commits between checkpoints: some megabytes of log. During one, syncs take longer. */
const EVERY = 1000;

interface CheckpointPlan {
  readonly file: string;
  readonly driver: string;
  /** The thread has failed: someone else has to checkpoint. */
  failed(): void;
}

/**
 * Copies SQLite's log into its file now and then, in a thread. A checkpoint waits for the disk twice and writes thousands of pages: on the
 * event loop it would hold everyone up. The thread starts on first use.
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

  /** Resolves once the thread has finished its work and closed the file. */
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
