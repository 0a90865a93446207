import { expect, test } from 'vitest';
import { OVER_MAP, type OverMap, overMap } from './notices.tsx';

function wanting(kinds: readonly OverMap[]): Readonly<Record<OverMap, boolean>> {
  const has = (kind: OverMap): boolean => kinds.includes(kind);
  return {
    refusal: has('refusal'),
    lesson: has('lesson'),
    sight: has('sight'),
    hex: has('hex'),
    news: has('news'),
    tip: has('tip'),
  };
}

test('over the map of a small screen lies one thing: a refusal before a lesson, then the hex, the news, a tip', () => {
  expect(OVER_MAP.filter((kind) => kind !== 'sight')).toEqual(['refusal', 'lesson', 'hex', 'news', 'tip']);
  expect(overMap(wanting([]))).toBeNull();
  for (let set = 1; set < 2 ** OVER_MAP.length; set++) {
    const wanted = OVER_MAP.filter((_, place) => (set & (1 << place)) !== 0);
    expect(overMap(wanting(wanted.toReversed()))).toBe(wanted[0]);
  }
});
