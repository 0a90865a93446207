import type { Luck } from './luck.ts';

export function luckWords({ rolls, expected, hits }: Luck): string {
  if (rolls === 0) return 'no attacks';
  const off = hits - expected;
  if (Math.abs(off) < 0.5) return 'as expected';
  return `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than expected`;
}
