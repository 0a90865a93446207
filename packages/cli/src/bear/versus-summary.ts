import { table } from '@sandtable/lab';
import type { SeriesReport } from '../desk/series-desk.ts';

/** Several firefights side by side, a line each: who won how often. */
export function printVersusSummary(series: readonly SeriesReport[]): string {
  return table([
    ['firefight', 'nobody', 'rounds', 'wins by seat'],
    ...series.map(({ mission, nobody, measures, seats }) => [
      mission,
      percent(nobody.rate),
      (measures['rounds']?.mean ?? 0).toFixed(1),
      seats.map(({ seat, wins }) => `${seat} ${percent(wins.rate)}`).join(', '),
    ]),
  ]).join('\n');
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
