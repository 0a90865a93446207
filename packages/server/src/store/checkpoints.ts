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
  /** The log is to be emptied, and someone was reading it. */
  #isOwed = false;
  #emptied: readonly (() => void)[] = [];
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
    this.#thread.postMessage(this.#isOwed ? 'empty' : 'take');
  }

  /**
   * Copies all of the log and empties it. While a backup reads it that cannot be done: it is then left to the next checkpoint.
   */
  async scrub(): Promise<void> {
    if (this.#isOver) return;
    this.#thread ??= this.#start();
    const done = new Promise<void>((resolve) => (this.#emptied = [...this.#emptied, resolve]));
    this.#thread.postMessage('empty');
    await done;
  }

  #start(): Worker {
    const { file, driver, failed } = this.#plan;
    const thread = new Worker(new URL('./checkpointer.mjs', import.meta.url), {
      workerData: { file, driver },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    });
    thread.unref();
    thread.on('message', (said: 'taken' | 'emptied' | 'notEmptied') => {
      this.#isBusy = false;
      if (said !== 'taken') this.#settle(said === 'notEmptied');
    });
    thread.on('error', () => {
      this.#isOver = true;
      this.#settle(true);
      failed();
    });
    return thread;
  }

  #settle(isOwed: boolean): void {
    this.#isOwed = isOwed;
    for (const each of this.#emptied) each();
    this.#emptied = [];
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
