// What every step needs: a data folder, pairs of players, and played matches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { echoCost } from './echo.ts';
import { Pair } from './player.ts';
import type { Results } from './table.ts';

export interface Bench {
  readonly isQuick: boolean;
  readonly results: Results;
  /** Run after a step, even if it fails. */
  readonly afterwards: (() => unknown)[];
  /** Whether the step should finish up. */
  isLate(): boolean;
}

const AT_ONCE = 8;

export function newPlace({ afterwards }: Bench): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder, SANDTABLE_MOST_WARM: '1500' };
}

export function echoNow({ isQuick }: Bench): Promise<number> {
  return echoCost(isQuick ? 2000 : 5000);
}

export async function meetings(
  servers: readonly string[],
  count: number,
  place?: Parameters<typeof Pair.meet>[1],
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - pairs.length) }, () => Pair.meet(servers, place));
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

export async function inTurn<T, U>(all: readonly T[], work: (each: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const each of all) done.push(await work(each));
  return done;
}

/** Every pair says so many entries at the same time, or fewer if its match ends or has `most`; returns how many were said. */
export async function play(pairs: readonly Pair[], entries: number, most = Infinity): Promise<number> {
  let said = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      for (let count = 0; count < entries && pair.seq < most; count++) {
        if ((await pair.say()) === undefined) return;
        said += 1;
      }
    }),
  );
  return said;
}

export function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}
