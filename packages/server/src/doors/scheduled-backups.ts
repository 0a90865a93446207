import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from './settings.ts';

interface SchedulePlan {
  readonly settings: Settings;
  now(): number;
  fault(error: unknown): void;
  /** The newest backup is of this time. */
  made(at: number): void;
}

const HOUR_MS = 60 * 60_000;
/** `sandtable-2030-01-31T04-05-06Z.gz`: what else is in the folder is not ours. */
const NAME = /^sandtable-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.gz(\.part)?$/;

interface Kept {
  readonly name: string;
  readonly at: number;
}

/**
 * Makes a backup when the newest one is old enough, in a thread: large rows would hold up everybody who plays. The oldest go when a new one
 * is whole.
 */
export class ScheduledBackups {
  readonly #plan: SchedulePlan;
  #running: Promise<void> | null = null;
  #thread: Worker | null = null;

  constructor(plan: SchedulePlan) {
    this.#plan = plan;
  }

  /** To be called every few minutes. */
  look(): Promise<void> {
    const { backupHours, jobs } = this.#plan.settings;
    if (backupHours === 0 || jobs === 'elsewhere') return Promise.resolve();
    this.#running ??= this.#makeIfDue()
      .catch((error: unknown) => this.#plan.fault(error))
      .finally(() => (this.#running = null));
    return this.#running;
  }

  async #makeIfDue(): Promise<void> {
    const { settings, now, made } = this.#plan;
    const { backupFolder: folder, backupHours, backupsKept } = settings;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const kept = await this.#kept();
    const newest = kept.at(-1)?.at ?? 0;
    made(newest);
    if (now() - newest < backupHours * HOUR_MS) return;
    const at = now();
    const name = nameOf(at);
    await this.#write(path.join(folder, name));
    made(at);
    const old = [...kept.map((each) => each.name), name].slice(0, -backupsKept);
    await Promise.all(old.map((each) => rm(path.join(folder, each), { force: true })));
  }

  /** In order. What an earlier process left half done is removed. */
  async #kept(): Promise<readonly Kept[]> {
    const { backupFolder: folder } = this.#plan.settings;
    const kept: Kept[] = [];
    for (const name of (await readdir(folder)).sort()) {
      const [, day = '', hour = '', minute = '', second = '', part] = NAME.exec(name) ?? [];
      if (part !== undefined) await rm(path.join(folder, name), { force: true });
      else if (day !== '') kept.push({ name, at: Date.parse(`${day}${hour}:${minute}:${second}Z`) });
    }
    return kept;
  }

  async #write(file: string): Promise<void> {
    const { databaseUrl, folder } = this.#plan.settings;
    const thread = new Worker(new URL('./backup-thread.mjs', import.meta.url), {
      workerData: { place: { databaseUrl, folder }, file },
      execArgv: [],
    });
    this.#thread = thread;
    try {
      // Rejects with an error of the thread.
      await Promise.race([once(thread, 'message'), endOf(thread)]);
    } finally {
      this.#thread = null;
      await thread.terminate();
    }
  }

  /** One that is under way is given up: the next process makes it. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
    await this.#running;
  }
}

async function endOf(thread: Worker): Promise<never> {
  await once(thread, 'exit');
  throw new Error('the backup was broken off');
}

function nameOf(at: number): string {
  const [time = ''] = new Date(at).toISOString().split('.');
  return `sandtable-${time.replaceAll(':', '-')}Z.gz`;
}
