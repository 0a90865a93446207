import type { Group } from './contest.ts';

/** A group without others: it is compared with the yardstick alone. */
export function solo(batch: number, run: () => number, before?: () => void): Group {
  return { batch, contestants: [{ name: 'ours', run, ...(before && { before }) }] };
}

const TIMES = 50;

/** One operation, many times a run. For what takes a microsecond or so: the call itself hardly shows then. */
export function repeated(operation: () => number): Group {
  return solo(TIMES, () => {
    let sum = 0;
    for (let i = 0; i < TIMES; i++) sum += operation();
    return sum;
  });
}
