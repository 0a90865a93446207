import type { Database } from '../store/database.ts';

export interface NewJob {
  /** A new job replaces the one with the same key. */
  readonly key: string;
  /** Earliest time to run. */
  readonly at: number;
  readonly kind: string;
  readonly data: object;
  /** Attempts before it is given up. */
  readonly most?: number;
}

/** The work for each kind of job. It may run twice: if a process is killed, we cannot know whether its job had finished. */
export type JobKinds = Readonly<Record<string, (data: unknown) => Promise<void>>>;

/** A job out of attempts, for the administrator. */
export interface FailedJob {
  readonly key: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string;
}

/** A queue of later work. It survives restarts, retries with growing pauses, and blocks nothing else. */
export interface Jobs {
  add(job: NewJob): Promise<void>;
  drop(key: string): Promise<void>;
  dropAll(prefix: string): Promise<void>;
  failed(): Promise<readonly FailedJob[]>;
  /** Restarts a failed job now. False if there is none. */
  retry(key: string): Promise<boolean>;
  waiting(): Promise<number>;
  start(kinds: JobKinds): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsPlan {
  readonly database: Database;
  readonly databaseUrl: string | undefined;
  now(): number;
  fault(error: unknown): void;
  /** Milliseconds between looks for due jobs; a job already due when added does not wait for one. */
  readonly lookEvery?: number;
  /** Restart jobs of a killed process after this time; longer than any job takes. */
  readonly abandonedMs?: number;
}

/** Half an hour in all, with the pauses below. */
export const MOST_ATTEMPTS = 8;
export const MOST_AT_ONCE = 4;
export const LOOK_EVERY_MS = 1000;
const LONGEST_JOB_MS = 60_000;
const LONGEST_ERROR = 300;

/** The pause after this many attempts: 3 s, 7 s, 20 s, a minute, and so on, as graphile-worker has it. */
export function pauseAfter(attempts: number): number {
  return Math.round(1000 * Math.exp(Math.min(10, attempts)));
}

export async function doJob(kinds: JobKinds, kind: string, data: unknown): Promise<void> {
  const work = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (work === undefined) throw new Error(`no job '${kind}' is known`);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), LONGEST_JOB_MS);
  });
  try {
    await Promise.race([work(data), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

export function errorWords(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}

/** Loads only the implementation it needs. */
export async function openJobs(plan: JobsPlan): Promise<Jobs> {
  const { databaseUrl } = plan;
  if (databaseUrl === undefined) return new (await import('./table-jobs.ts')).TableJobs(plan);
  return (await import('./graphile-jobs.ts')).openGraphileJobs(plan, databaseUrl);
}
