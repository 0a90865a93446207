/** Worked out once for each key, as long as the view is asked about: the slow AI never changes one. */
export function once<T>(): (seen: object, key: string | number, work: () => T) => T {
  const memories = new WeakMap<object, Map<string | number, T>>();
  return (seen, key, work) => {
    const known = memories.get(seen) ?? new Map<string | number, T>();
    memories.set(seen, known);
    const made = known.get(key) ?? work();
    known.set(key, made);
    return made;
  };
}
