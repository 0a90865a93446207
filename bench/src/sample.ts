import { Bench } from 'tinybench';
import type { Contestant } from './contest.ts';

const FEWEST_RUNS = 3;

/** Milliseconds per run. */
export interface Sample {
  readonly median: number;
  readonly best: number;
}

/** Measures as many runs as the given milliseconds allow. */
export function sample({ name, before, run }: Contestant, time: number): Sample {
  const bench = new Bench({ time, iterations: FEWEST_RUNS, warmup: false, subtractTimerOverhead: true, throws: true });
  let checksum = 0;
  bench.add(
    name,
    () => {
      checksum += run();
    },
    before && { beforeEach: () => before() },
  );
  const [task] = bench.runSync();
  if (task === undefined || !('latency' in task.result)) throw new Error(`'${name}' was not measured`);
  if (!Number.isFinite(checksum)) throw new Error(`'${name}' gives no number`);
  const { p50, min } = task.result.latency;
  return { median: p50, best: min };
}

/**
 * Runs unmeasured until the process has used this many milliseconds of processor time, while other threads are idle. By elapsed time alone
 * a busy machine would start a contestant cold, several times too slow.
 */
export function warmUp(contestant: Contestant, time: number): void {
  const start = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  do sample(contestant, time);
  while (used() < time);
}
