/** Computes a value once per view and key; the slow AI never changes a view. */
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
