import type { Group } from './contest.ts';

/** A group of one, compared with the yardstick alone. */
export function solo(batch: number, run: () => number, before?: () => void): Group {
  return { batch, contestants: [{ name: 'ours', run, ...(before && { before }) }] };
}

const TIMES = 50;

/** One operation, many times per run: for what takes about a microsecond, so that the call itself hardly counts. */
export function repeated(operation: () => number): Group {
  return solo(TIMES, () => {
    let sum = 0;
    for (let i = 0; i < TIMES; i++) sum += operation();
    return sum;
  });
}
