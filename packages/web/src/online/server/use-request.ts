import { useCallback, useState } from 'react';
import { ServerError } from './ask.ts';

interface Request {
  readonly isBusy: boolean;
  readonly trouble: string | null;
  /** Returns whether the request succeeded. Always the same function. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

export function useRequest(): Request {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      setTrouble(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { isBusy, trouble, run };
}
