import { percent, table } from '@sandtable/lab';
import type { SeriesReport } from './series-desk.ts';

/** Several missions between people side by side, a line each: who won how often. */
export function printVersusSummary(title: string, series: readonly SeriesReport[]): string {
  return table([
    [title, 'nobody', 'rounds', 'wins by seat'],
    ...series.map(({ mission, nobody, measures, seats }) => [
      mission,
      percent(nobody.rate),
      (measures['rounds']?.mean ?? 0).toFixed(1),
      seats.map(({ seat, wins }) => `${seat} ${percent(wins.rate)}`).join(', '),
    ]),
  ]).join('\n');
}
