/** Views being judged: they do not change until the answer is given. */
const judged = new WeakSet<object>();

/** Lets `memo` cache what it works out about this view, for as long as the view exists. */
export function remembering<Seen>(seen: Seen): Seen {
  if (typeof seen === 'object' && seen !== null) judged.add(seen);
  return seen;
}

/** Numbers are faster keys than strings. */
type MemoKey = string | number;

/**
 * Caches what every word of a sentence needs again, such as the price of a path: once per key while a sentence is judged. For a
 * state, which may change between two questions, it works everything out each time.
 */
export function memo<T>(): (seen: object, key: MemoKey, work: () => T) => T {
  const memories = new WeakMap<object, Map<MemoKey, T>>();
  return (seen, key, work) => {
    let known = memories.get(seen);
    if (known === undefined) {
      if (!judged.has(seen)) return work();
      known = new Map();
      memories.set(seen, known);
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work();
    known.set(key, made);
    return made;
  };
}

/** Caches only the last result: for large ones that are needed again at once. */
export function madeLast<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  let last: { readonly key: Key; readonly made: T } | null = null;
  return (key) => (last?.key === key ? last : (last = { key, made: make(key) })).made;
}

/** Makes something from an object once and keeps it as long as the object. The other arguments must be the same at every call. */
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
