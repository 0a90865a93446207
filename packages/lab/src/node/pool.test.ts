import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { simulate } from '../index.ts';
import { duelists, random } from '../testing/duel.ts';
import { simulateInWorkers } from './index.ts';

const MODULE = { module: new URL('../testing/duel.ts', import.meta.url).href, export: 'duel' };
const PLAN = { options: { rounds: 2 }, games: 41, seed: 'workers' };

// Every thread loads the sources again, which takes a while on a busy machine.
const PATIENCE = 30_000;

test('several threads play what one would of a slice, between the bots that are named, and progress goes up to the end', async () => {
  const plan = { ...PLAN, slice: { from: 5, to: 40 } };
  const seen: number[] = [];
  const onProgress = (done: number, games: number) => {
    expect(games).toBe(35);
    seen.push(done);
  };
  const results = await simulateInWorkers({ ...MODULE, ...plan, given: 'random' }, { workers: 2, onProgress });
  expect(results).toEqual([...simulate(outpost, { ...plan, ...duelists, bots: { red: random, blue: random } })]);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(35);
});

test('no games need no threads', async () => {
  expect(await simulateInWorkers({ ...MODULE, ...PLAN, games: 0 })).toEqual([]);
});

test.each([
  ['a game breaks down', { most: 1 }, 'outpost, game 0 (seed sfc32:workers/0): not finished after 1 entries'],
  ['there is no such export', { export: 'dual' }, "duel.ts has no function 'dual'"],
  ['there is no such file', { module: new URL('./nobody.ts', import.meta.url).href }, 'nobody.ts'],
  [
    'a thread goes away',
    { module: 'data:text/javascript,export const duel = () => () => process.exit(3)' },
    'a worker thread ended with code 3 before it was done',
  ],
])('the whole fails when %s', { timeout: PATIENCE }, async (_what, change, message) => {
  await expect(simulateInWorkers({ ...MODULE, ...PLAN, ...change }, { workers: 1 })).rejects.toThrow(message);
});

test('the whole fails when the listener does', { timeout: PATIENCE }, async () => {
  const onProgress = () => {
    throw new Error('no room');
  };
  await expect(simulateInWorkers({ ...MODULE, ...PLAN }, { workers: 1, onProgress })).rejects.toThrow('no room');
});

test.each([0, 1.5, Number.NaN])('%d threads are refused', async (workers) => {
  await expect(simulateInWorkers({ ...MODULE, ...PLAN }, { workers })).rejects.toThrow('a whole number of threads');
});

test(
  'threads start under plain Node with tsx, in any folder, and play a whole series',
  { timeout: PATIENCE },
  async () => {
    const script = `
    const { simulateInWorkers } = await import('${new URL('./index.ts', import.meta.url).href}');
    console.log(JSON.stringify(await simulateInWorkers(${JSON.stringify({ ...MODULE, ...PLAN })}, { workers: 1 })));`;
    const flags = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: tmpdir() });
    expect(JSON.parse(stdout)).toEqual([...simulate(outpost, { ...PLAN, ...duelists })]);
  },
);
