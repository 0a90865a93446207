import { counted } from '@sandtable/kernel';
import type { Report, Share, Spread } from './report.ts';

/** Rows of cells as lines: the first column left-aligned, the others right-aligned, two spaces between. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_width, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

type Row = readonly string[];

export function printReport(report: Report): string {
  const parts = [winRows(report), spreadRows(report), endingRows(report), tallyRows(report)];
  const tables = parts.filter((rows) => rows.length > 1).map((rows) => table(rows).join('\n'));
  return [counted(report.games, 'game'), ...tables].join('\n\n');
}

function winRows({ seats, nobody }: Report): Row[] {
  return [
    ['seat', 'wins', 'rate', '95% interval', 'losses'],
    ...seats.map(({ seat, wins, losses }) => [seat, ...printShare(wins), String(losses)]),
    ['nobody', ...printShare(nobody)],
  ];
}

function spreadRows({ seats, margins, entries, measures }: Report): Row[] {
  return [
    ['', 'mean', 'sd', 'min', 'q1', 'median', 'q3', 'max'],
    ...seats.flatMap(({ seat, score }) => (score === null ? [] : [spreadRow(`score of ${seat}`, score)])),
    ...margins.map(({ of, over, spread }) => spreadRow(`${of} over ${over}`, spread)),
    ...Object.entries(measures).map(([name, spread]) => spreadRow(name, spread)),
    spreadRow('entries', entries),
  ];
}

function endingRows({ endings }: Report): Row[] {
  return [
    ['ending', 'games', 'rate', '95% interval'],
    ...endings.map(({ rule, key, share }) => [`${rule} ${key}`, ...printShare(share)]),
  ];
}

function tallyRows({ tallies }: Report): Row[] {
  return [
    ['counted', 'total', 'per game', 'in games'],
    ...Object.entries(tallies).map(([name, { total, mean, games }]) => [
      name,
      String(total),
      mean.toFixed(2),
      String(games),
    ]),
  ];
}

function printShare({ count, rate, low, high }: Share): Row {
  return [String(count), percent(rate), `${percent(low)} - ${percent(high)}`];
}

function spreadRow(name: string, spread: Spread): Row {
  const { mean, deviation, least, lowerQuartile, median, upperQuartile, most } = spread;
  return [
    name,
    mean.toFixed(2),
    deviation.toFixed(2),
    ...[least, lowerQuartile, median, upperQuartile, most].map(short),
  ];
}

/** `64.2%` */
export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}

/** A whole number as it is, any other with at most two decimals. */
function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
