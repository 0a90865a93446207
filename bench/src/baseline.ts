import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Score } from './harness.ts';

const FILE = new URL('../baseline.json', import.meta.url);

/** Ratios of an earlier run, by group and contestant: unlike times they hardly differ between machines. */
export type Baseline = { readonly [group: string]: { readonly [contestant: string]: number } };

export function readBaseline(): Baseline {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Keeps ratios that were not measured this time. */
export function saveBaseline(before: Baseline, scores: readonly Score[]): void {
  const kept: { [group: string]: { [contestant: string]: number } } = { ...before };
  for (const { group } of scores) kept[group] = {};
  for (const { group, contestant, ratio } of scores) kept[group] = { ...kept[group], [contestant]: rounded(ratio) };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(4));
}
