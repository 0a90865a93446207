/** So many of all, with the range in which the true rate lies with 95% confidence. */
export interface Share {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5% on either side. */
const Z = 1.959963984540054;

/** Wilson's score interval: unlike the usual plus or minus it holds for few games and for rates near 0 and 1. */
export function shareOf(count: number, all: number): Share {
  const rate = count / all;
  const square = (Z * Z) / all;
  const middle = rate + square / 2;
  const half = Z * Math.sqrt((rate * (1 - rate) + square / 4) / all);
  return {
    count,
    rate,
    // At the ends the formula gives 0 and 1 but for the rounding.
    low: count === 0 ? 0 : (middle - half) / (1 + square),
    high: count === all ? 1 : (middle + half) / (1 + square),
  };
}
