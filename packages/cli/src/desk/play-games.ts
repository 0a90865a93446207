import { availableParallelism } from 'node:os';
import type { GameResult, SeriesPlan } from '@sandtable/lab';
import { type SeriesMaker, simulateInWorkers } from '@sandtable/lab/node';
import { BadInput } from '../io/input.ts';
import { givenTo, type LaidFile } from './laid-pack.ts';
import type { BotSeats } from './seated-bots.ts';
import { type Output, progressBar } from '../io/output.ts';

/** So few games end sooner than worker threads start. */
const FEW_GAMES = 40;

/** How to make a series here, in worker threads, and on other machines. */
export interface SeriesPlace {
  readonly maker: SeriesMaker;
  /** Where a worker imports the same maker from. */
  readonly module: string;
  readonly export: string;
  /** The game and the version of its rules: `bear rules 9`. */
  readonly edition: string;
}

export interface SeriesJob extends SeriesPlace {
  readonly given: BotSeats;
  readonly plan: SeriesPlan;
  /** Replaces the pack of `--pack`. */
  readonly pack?: LaidFile;
}

/** Who plays: this many threads, or the workers of a queue. */
export interface Crew {
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  /** A folder to keep results in; a queue keeps its own. */
  readonly keep?: string | undefined;
}

export async function playAll(
  jobs: readonly SeriesJob[],
  { workers, queue, keep }: Crew,
  err: Output,
): Promise<readonly (readonly GameResult[])[]> {
  if (queue !== undefined) {
    if (workers !== undefined) throw new BadInput('--workers: expected no threads of its own with --queue');
    const { playOnQueue } = await import('./queue-games.ts');
    return playOnQueue(jobs, queue, err);
  }
  const threads = workers === undefined ? availableParallelism() : countOf(workers, '--workers');
  const bar = progressBar(
    err,
    jobs.reduce((sum, { plan }) => sum + plan.games, 0),
  );
  const all: (readonly GameResult[])[] = [];
  let before = 0;
  const kept = keep === undefined ? null : (await import('./kept-games.ts')).keptIn(keep);
  for (const job of jobs) {
    const found = kept?.find(job) ?? null;
    const results = found ?? (await playGames(job, threads, (done) => bar(before + done)));
    if (found === null) kept?.add(job, results);
    all.push(results);
    before += job.plan.games;
    bar(before);
  }
  return all;
}

async function playGames(
  { maker, module, export: name, given: seats, pack, plan }: SeriesJob,
  threads: number,
  onProgress: (done: number) => void,
): Promise<readonly GameResult[]> {
  const given = givenTo(seats, pack);
  return plan.games <= FEW_GAMES || threads === 1
    ? [...watched(maker(given)(plan), onProgress)]
    : simulateInWorkers({ module, export: name, given, ...plan }, { workers: threads, onProgress });
}

function* watched(results: Iterable<GameResult>, onProgress: (done: number) => void): Generator<GameResult> {
  let done = 0;
  for (const result of results) {
    yield result;
    onProgress((done += 1));
  }
}

export function countOf(text: string, field: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadInput(`${field}: expected a whole number from 1 on, got ${text}`);
  return count;
}
