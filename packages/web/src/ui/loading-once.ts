/** What could not be loaded, each to be forgotten. */
const failed = new Set<() => void>();

/**
 * Loads everything once, and gives always the same promise, as React's `use` wants it. What could not be loaded stays so until
 * somebody tries again: asked for anew at every look it would be asked for without end.
 */
export function loadingOnce<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key, load) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const loading = load();
    asked.set(key, loading);
    loading.catch(() => failed.add(() => asked.delete(key)));
    return loading;
  };
}

/** From now on what failed is asked for once more. */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
