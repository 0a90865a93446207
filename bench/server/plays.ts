// What every step does: a place for the data, people who meet, and matches that are played.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { echoCost } from './echo.ts';
import { Pair } from './player.ts';
import type { Results } from './table.ts';

/** What a step is handed. */
export interface Bench {
  readonly isQuick: boolean;
  readonly results: Results;
  /** Done when a step has ended, however it did. */
  readonly afterwards: (() => unknown)[];
  /** It should come to its end. */
  isLate(): boolean;
}

/** So many meet at once. */
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

/** All pairs at once say so many entries each, or until their match is over or has `most`; how many were said. */
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
