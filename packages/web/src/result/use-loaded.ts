import { useEffect, useState } from 'react';
import { useFail } from '../ui/loading.tsx';

/** The value loaded for this key; null until it has come. */
export function useLoaded<T>(key: unknown, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly key: unknown; readonly value: T } | null>(null);
  const fail = useFail();
  useEffect(() => {
    let isWanted = true;
    const loading = async (): Promise<void> => {
      const value = await load();
      if (isWanted) setLoaded({ key, value });
    };
    loading().catch(fail);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says when to load again
  }, [key]);
  return loaded !== null && loaded.key === key ? loaded.value : null;
}
