import { percent, shareOf } from '@sandtable/lab';

/** `64.2% (59.1% - 69.0%)` */
export function printShare(count: number, all: number): string {
  const { rate, low, high } = shareOf(count, Math.max(1, all));
  return `${percent(rate)} (${percent(low)} - ${percent(high)})`;
}
