/** What is being judged: it does not change until the answer is given. */
const judged = new WeakSet<object>();

/** From here on, what is worked out about this view is remembered; it is forgotten with it, when the answer is given. */
export function remembering<Seen>(seen: Seen): Seen {
  if (typeof seen === 'object' && seen !== null) judged.add(seen);
  return seen;
}

/** A number is found sooner than a text. */
type Key = string | number;

/**
 * Something that every word of a sentence asks for again, such as the price of a path. It is worked out once for each key
 * while one sentence is judged, and every time for a state, which may change between two questions.
 */
export function memo<T>(): (seen: object, key: Key, work: () => T) => T {
  const memories = new WeakMap<object, Map<Key, T>>();
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
