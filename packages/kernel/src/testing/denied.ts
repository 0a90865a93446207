import type { Verdict } from '../index.ts';

/** Why not, a line for every reason: `B7.6 notHit`. Throws where it is granted after all. */
export function denied(verdict: Verdict<unknown>): string[] {
  if (verdict.granted) throw new Error('granted');
  return verdict.reasons.map(({ rule, key }) => `${rule} ${key}`);
}

/** The same list, which must not be empty: a loop of assertions over nothing would assert nothing. */
export function nonEmpty<T>(list: Iterable<T>): readonly T[] {
  const items = [...list];
  if (items.length === 0) throw new Error('there is nothing to look at');
  return items;
}
