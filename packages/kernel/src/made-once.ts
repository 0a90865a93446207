/** What is made of a thing once and kept for as long as the thing is there. What else it takes must always be the same. */
export function madeOnce<Key extends object, Given extends readonly unknown[], T>(
  make: (key: Key, ...given: Given) => T,
): (key: Key, ...given: Given) => T {
  const known = new WeakMap<Key, { readonly made: T }>();
  return (key, ...given) => {
    const found = known.get(key);
    if (found !== undefined) return found.made;
    const made = make(key, ...given);
    known.set(key, { made });
    return made;
  };
}
