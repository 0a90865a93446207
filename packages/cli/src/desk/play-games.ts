import { availableParallelism } from 'node:os';
import type { GameResult, SeriesPlan } from '@sandtable/lab';
import { type SeriesMaker, simulateInWorkers } from '@sandtable/lab/node';
import { BadInput } from '../io/input.ts';
import { givenTo } from './laid-pack.ts';
import type { BotSeats } from './seated-bots.ts';
import { type Output, progressBar } from '../io/output.ts';

/** So few games are done before worker threads have started. */
const FEW_GAMES = 40;

/** What plays a series, here and in worker threads. */
export interface SeriesPlace {
  readonly maker: SeriesMaker;
  /** Where a worker finds the same maker. */
  readonly module: string;
  readonly export: string;
}

export interface SeriesJob extends SeriesPlace {
  readonly given: BotSeats;
  readonly plan: SeriesPlan;
}

export async function playGames(
  { maker, module, export: name, given: seats, plan }: SeriesJob,
  workers: string | undefined,
  err: Output,
): Promise<readonly GameResult[]> {
  const { games } = plan;
  const given = givenTo(seats);
  const threads = workers === undefined ? availableParallelism() : countOf(workers, '--workers');
  const bar = progressBar(err, games);
  const results =
    games <= FEW_GAMES || threads === 1
      ? [...watched(maker(given)(plan), bar)]
      : await simulateInWorkers({ module, export: name, given, ...plan }, { workers: threads, onProgress: bar });
  bar(games);
  return results;
}

function* watched(results: Iterable<GameResult>, bar: (done: number) => void): Generator<GameResult> {
  let done = 0;
  for (const result of results) {
    yield result;
    bar((done += 1));
  }
}

export function countOf(text: string, field: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadInput(`${field}: expected a whole number from 1 on, got ${text}`);
  return count;
}
