import type { Database } from '../store/database.ts';

/** Something to be done later, by whatever process. */
export interface NewJob {
  /** One for each: another with the same key takes its place. */
  readonly key: string;
  /** Not before this time. */
  readonly at: number;
  readonly kind: string;
  readonly data: object;
  /** Given up after so many attempts. */
  readonly most?: number;
}

/** What is done for each kind. It may be done twice: whoever is killed is not known to have finished. */
export type JobKinds = Readonly<Record<string, (data: unknown) => Promise<void>>>;

/** One that has failed as often as it may, for whoever looks after the server. */
export interface FailedJob {
  readonly key: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string;
}

/** What is to be done later. It survives the end of the process, is tried again with growing pauses, and holds nothing else up. */
export interface Jobs {
  add(job: NewJob): Promise<void>;
  drop(key: string): Promise<void>;
  /** All whose key begins so. */
  dropAll(prefix: string): Promise<void>;
  failed(): Promise<readonly FailedJob[]>;
  /** One that has failed begins anew, now. False if there is none. */
  retry(key: string): Promise<boolean>;
  /** How many are still to be done, now or later. */
  waiting(): Promise<number>;
  /** From now on this process works them off. */
  start(kinds: JobKinds): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsPlan {
  readonly database: Database;
  readonly databaseUrl: string | undefined;
  now(): number;
  fault(error: unknown): void;
  /** Milliseconds between two looks for what is due; what is due when it is added is not waited for. */
  readonly lookEvery?: number;
  /** What a process that was killed had begun is begun again after this time; longer than any takes. */
  readonly abandonedMs?: number;
}

/** Half an hour in all, by the pauses below. */
export const MOST_ATTEMPTS = 8;
export const MOST_AT_ONCE = 4;
export const LOOK_EVERY_MS = 1000;
const LONGEST_JOB_MS = 60_000;
const LONGEST_ERROR = 300;

/** The pause after so many attempts: 3 s, 7 s, 20 s, a minute, and so on. Those of graphile-worker. */
export function pauseAfter(attempts: number): number {
  return Math.round(1000 * Math.exp(Math.min(10, attempts)));
}

/** Does one, within its time. */
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

/** Loads what is needed and not the other. */
export async function openJobs(plan: JobsPlan): Promise<Jobs> {
  const { databaseUrl } = plan;
  if (databaseUrl === undefined) return new (await import('./table-jobs.ts')).TableJobs(plan);
  return (await import('./graphile-jobs.ts')).openGraphileJobs(plan, databaseUrl);
}
