import { useCallback, useState } from 'react';
import { ServerError } from '../server/ask.ts';

interface Asking {
  readonly isBusy: boolean;
  /** Why the last request was refused, in words. */
  readonly trouble: string | null;
  run(work: () => Promise<unknown>): Promise<void>;
}

/** One request at a time, and what was wrong with it. */
export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      setTrouble(error.message);
    } finally {
      setBusy(false);
    }
  }, []);
  return { isBusy, trouble, run };
}
