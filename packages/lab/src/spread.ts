/** How a figure is spread over the games. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** Of a sample: the square root of the squared deviations over n - 1. */
  readonly deviation: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly most: number;
}

/** Null where there are no figures. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return null;
  const mean = sum(sorted) / sorted.length;
  const squares = sum(sorted.map((value) => (value - mean) ** 2));
  return {
    count: sorted.length,
    mean,
    deviation: sorted.length > 1 ? Math.sqrt(squares / (sorted.length - 1)) : 0,
    least,
    lowerQuartile: quantile(sorted, 1 / 4),
    median: quantile(sorted, 1 / 2),
    upperQuartile: quantile(sorted, 3 / 4),
    most,
  };
}

/** Between two figures the way is straight, as spreadsheets and R reckon it. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const before = Math.floor(place);
  const [below = Number.NaN, above = below] = sorted.slice(before, before + 2);
  return below + (above - below) * (place - before);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
