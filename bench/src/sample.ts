import { Bench } from 'tinybench';
import type { Contestant } from './contest.ts';

const FEWEST_RUNS = 3;

/** The median time of a run in milliseconds, from as many runs as the given milliseconds allow. */
export function sample({ name, before, run }: Contestant, time: number): number {
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
  return task.result.latency.p50;
}
