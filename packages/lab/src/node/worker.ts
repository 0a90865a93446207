import { parentPort } from 'node:worker_threads';
import type { GameResult, Series, SeriesPlan } from '../series.ts';
import type { Job, Order, SeriesMaker } from './hand.ts';

let current: { readonly plan: SeriesPlan; readonly series: Series } | null = null;

// A failing game throws here, which ends the thread; the main thread gets the error.
parentPort?.on('message', (order: Order) => void results(order).then((played) => parentPort?.postMessage(played)));

async function results({ job, slice }: Order): Promise<readonly GameResult[]> {
  if (job !== null) current = { plan: job, series: await loadSeries(job) };
  if (current === null) throw new Error('a thread was told of no series');
  return [...current.series({ ...current.plan, slice })];
}

async function loadSeries({ module, export: name, given }: Job): Promise<Series> {
  const found: { readonly [name: string]: unknown } = await import(module);
  const maker = found[name];
  if (!isMaker(maker)) throw new Error(`${module} has no function '${name}'`);
  return maker(given);
}

function isMaker(value: unknown): value is SeriesMaker {
  return typeof value === 'function';
}
