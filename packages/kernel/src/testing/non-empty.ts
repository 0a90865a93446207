/** The same list, which must not be empty: a loop of assertions over nothing would assert nothing. */
export function nonEmpty<T>(list: Iterable<T>): readonly T[] {
  const items = [...list];
  if (items.length === 0) throw new Error('there is nothing to look at');
  return items;
}
