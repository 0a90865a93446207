import type { Verdict } from '../index.ts';

/** The reasons of a refusal as lines: `B7.6 notHit`. Throws if it was granted. */
export function denied(verdict: Verdict<unknown>): string[] {
  if (verdict.granted) throw new Error('granted');
  return verdict.reasons.map(({ rule, key }) => `${rule} ${key}`);
}

/** The same list, which must not be empty: a loop over nothing would assert nothing. */
export function nonEmpty<T>(list: Iterable<T>): readonly T[] {
  const items = [...list];
  if (items.length === 0) throw new Error('there is nothing to look at');
  return items;
}
