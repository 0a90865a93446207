/** 21 of 36 as `58%`; nothing is called certain or impossible that is not. */
export function percent(ways: number, of: number): string {
  if (of === 0) return '–';
  const rounded = Math.round((100 * ways) / of);
  if (rounded === 0 && ways > 0) return '<1%';
  return rounded === 100 && ways < of ? '>99%' : `${rounded}%`;
}
