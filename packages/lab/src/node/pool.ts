import { availableParallelism } from 'node:os';
import { type GameResult, type SeriesPlan, type Slice, sliceOf } from '../series.ts';
import { Hand, type SeriesModule } from './hand.ts';

interface Crew {
  /** Number of threads; by default as many as the machine runs at once. */
  readonly workers?: number | undefined;
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
  /** Asked between two slices: once it says so, no more are begun. */
  readonly isStopped?: (() => boolean) | undefined;
}

/** Enough slices that progress shows and no thread waits long for the last one; a message costs very little. */
const SLICES_A_WORKER = 16;

/**
 * Plays a series in several threads. Results are the same as in one, in the order of the games. If it is stopped, those up to the first
 * game that was not played: which games end early must not decide what is reported.
 */
export async function simulateInWorkers(
  plan: SeriesModule & SeriesPlan,
  { workers = availableParallelism(), onProgress, isStopped }: Crew = {},
): Promise<readonly GameResult[]> {
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new RangeError(`expected a whole number of threads, at least 1, got ${workers}`);
  }
  const whole = sliceOf(plan);
  const slices = cut(whole, workers * SLICES_A_WORKER);
  const results: GameResult[] = [];
  const todo = slices.values();
  const crew = slices.slice(0, workers).map(() => new Hand());
  const employ = async (hand: Hand): Promise<void> => {
    for (const slice of todo) {
      if (isStopped?.()) return;
      for (const result of await hand.play(plan, slice)) results.push(result);
      onProgress?.(results.length, whole.to - whole.from);
    }
  };
  try {
    await Promise.all(crew.map(employ));
  } finally {
    await Promise.all(crew.map((hand) => hand.end()));
  }
  return results.toSorted((a, b) => a.game - b.game).filter(({ game }, place) => game === whole.from + place);
}

/** At most this many slices of nearly equal size. */
export function cut({ from, to }: Slice, most: number): readonly Slice[] {
  const size = Math.max(1, Math.ceil((to - from) / most));
  const slices: Slice[] = [];
  for (let at = from; at < to; at += size) slices.push({ from: at, to: Math.min(at + size, to) });
  return slices;
}
