import type { Baseline } from './baseline.ts';
import type { Score } from './harness.ts';

export interface Line extends Score {
  readonly isBehind: boolean;
  readonly baseline: number | null;
  /** Change of the ratio against the baseline: 0.1 is a tenth better. */
  readonly change: number | null;
  /** Worse than the baseline by more than noise. */
  readonly isWorse: boolean;
}

const WORSE = -0.25;

export function compare(scores: readonly Score[], baseline: Baseline): Line[] {
  return scores.map((score) => {
    const before = baseline[score.group]?.[score.contestant] ?? null;
    const change = before === null ? null : score.ratio / before - 1;
    const isBehind = score.atLeast !== null && score.ratio < score.atLeast;
    return { ...score, isBehind, baseline: before, change, isWorse: change !== null && change < WORSE };
  });
}

const HEADINGS = ['', '', 'time', 'per second', 'ratio', 'target', 'baseline', 'change'];
const LEFT_COLUMNS = 2;

export function printTable(lines: readonly Line[]): string {
  const rows = [HEADINGS, ...lines.map((line, index) => cellsOf(line, lines[index - 1]?.group))];
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const printed = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < LEFT_COLUMNS ? cell.padEnd(width) : cell.padStart(width);
    });
    return cells.join('  ').trimEnd();
  });
  return `${[...printed, '', ...LEGEND].join('\n')}\n`;
}

const LEGEND = [
  'ratio: so many times as fast as the other is ours (x); so many of ours are done in one yardstick loop (/y)',
  'change: of the ratio against baseline.json; ! = worse by over 25 %',
];

function cellsOf(line: Line, groupBefore: string | undefined): string[] {
  const { group, contestant, nanoseconds, isOurs, ratio, atLeast, isBehind, baseline, change, isWorse } = line;
  const unit = isOurs ? '/y' : 'x';
  return [
    group === groupBefore ? '' : group,
    contestant,
    printTime(nanoseconds),
    printCount(1e9 / nanoseconds),
    short(ratio) + unit,
    atLeast === null ? '' : `${atLeast}x ${isBehind ? 'BEHIND' : 'ok'}`,
    baseline === null ? '' : short(baseline) + unit,
    change === null ? '' : `${isWorse ? '! ' : ''}${change < 0 ? '' : '+'}${(100 * change).toFixed(0)}%`,
  ];
}

function printTime(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${short(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${short(nanoseconds / 1e3)} us` : `${short(nanoseconds / 1e6)} ms`;
}

function printCount(count: number): string {
  if (count < 1e3) return `${short(count)}  `;
  return count < 1e6 ? `${short(count / 1e3)} k` : `${short(count / 1e6)} M`;
}

/** Three significant digits. */
function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
