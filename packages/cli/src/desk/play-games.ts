import { availableParallelism } from 'node:os';
import type { GameResult, SeriesPlan } from '@sandtable/lab';
import { type SeriesMaker, simulateInWorkers } from '@sandtable/lab/node';
import { setImmediate as breathe } from 'node:timers/promises';
import { BadInput } from '../io/input.ts';
import { givenTo, type LaidFile } from './laid-pack.ts';
import type { BotSeats } from './seated-bots.ts';
import { eraseBar, type Output, progressBar, Stopped, untilStopped } from '../io/output.ts';

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

/** The numbers of the games that a plan asks for, from 0. */
export function gamesIn({ games, slice = { from: 0, to: games } }: SeriesPlan): number[] {
  return Array.from({ length: slice.to - slice.from }, (_game, place) => slice.from + place);
}

/** What was played until the end, or until Ctrl-C. */
export interface Played {
  /** For each job its results; after Ctrl-C those of the first games. */
  readonly all: readonly (readonly GameResult[])[];
  /** Null if everything was played, else how far it came: `stopped after 37 of 200 games`. */
  readonly stopped: string | null;
}

/** Plays the jobs. For reports that are of use only as a whole: Ctrl-C throws, and says what is kept. */
export async function playAll(
  jobs: readonly SeriesJob[],
  crew: Crew,
  err: Output,
): Promise<readonly (readonly GameResult[])[]> {
  const { all, stopped } = await playSoFar(jobs, crew, err);
  if (stopped !== null) throw new Stopped(`${stopped}; ${explainKept(crew)}`);
  return all;
}

/** What is still there after Ctrl-C, and where. */
export function explainKept({ keep }: Crew): string {
  return keep === undefined
    ? 'no results were kept (--keep <folder> keeps them)'
    : `every series that was complete is kept in ${keep}: the same command goes on from there`;
}

/** Plays the jobs until the end, or until Ctrl-C. */
export async function playSoFar(jobs: readonly SeriesJob[], crew: Crew, err: Output): Promise<Played> {
  const { workers, queue } = crew;
  if (queue === undefined) return untilStopped((isStopped) => playHere(jobs, crew, isStopped, err));
  if (workers !== undefined) throw new BadInput('--workers: expected no threads of its own with --queue');
  const { playOnQueue } = await import('./queue-games.ts');
  return untilStopped((isStopped) => playOnQueue(jobs, queue, isStopped, err)).then((all) => ({ all, stopped: null }));
}

async function playHere(
  jobs: readonly SeriesJob[],
  { workers, keep }: Crew,
  isStopped: () => boolean,
  err: Output,
): Promise<Played> {
  const threads = workers === undefined ? availableParallelism() : countOf(workers, '--workers');
  const total = jobs.reduce((sum, { plan }) => sum + gamesIn(plan).length, 0);
  const bar = progressBar(err, total);
  const all: (readonly GameResult[])[] = [];
  let before = 0;
  const kept = keep === undefined ? null : (await import('./kept-games.ts')).keptIn(keep);
  for (const job of jobs) {
    const found = kept?.find(job) ?? null;
    const results = found ?? (await playGames(job, threads, isStopped, (done) => bar(before + done)));
    const isWhole = results.length === gamesIn(job.plan).length;
    if (found === null && isWhole) kept?.add(job, results);
    all.push(results);
    before += results.length;
    if (!isWhole) {
      eraseBar(err);
      return { all, stopped: `stopped after ${before} of ${total} games` };
    }
    bar(before);
  }
  return { all, stopped: null };
}

async function playGames(
  { maker, module, export: name, given: seats, pack, plan }: SeriesJob,
  threads: number,
  isStopped: () => boolean,
  onProgress: (done: number) => void,
): Promise<readonly GameResult[]> {
  const given = givenTo(seats, pack);
  if (gamesIn(plan).length > FEW_GAMES && threads > 1)
    return simulateInWorkers({ module, export: name, given, ...plan }, { workers: threads, onProgress, isStopped });
  const results: GameResult[] = [];
  for (const result of maker(given)(plan)) {
    results.push(result);
    onProgress(results.length);
    // Lets a Ctrl-C in between two games.
    await breathe();
    if (isStopped()) break;
  }
  return results;
}

export function countOf(text: string, field: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadInput(`${field}: expected a whole number from 1 on, got ${text}`);
  return count;
}
