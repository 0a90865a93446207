import { parentPort, workerData } from 'node:worker_threads';
import type { Series, Slice } from '../series.ts';
import type { Job, SeriesMaker } from './pool.ts';

const job: Job = workerData;
const series = await loadSeries(job);

// A failing game throws here, which ends the thread and reaches the main one as its error.
parentPort?.on('message', (slice: Slice) => {
  parentPort?.postMessage([...series({ ...job, slice })]);
});

async function loadSeries({ module, export: name, given }: Job): Promise<Series> {
  const found: { readonly [name: string]: unknown } = await import(module);
  const maker = found[name];
  if (!isMaker(maker)) throw new Error(`${module} has no function '${name}'`);
  return maker(given);
}

function isMaker(value: unknown): value is SeriesMaker {
  return typeof value === 'function';
}
