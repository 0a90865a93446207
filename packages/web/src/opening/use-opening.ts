import { useCallback, useEffect, useRef, useState } from 'react';
import type { Wait } from '../games/open-match.ts';
import type { Progress } from '../link/protocol.ts';

/** A match on its way to the screen. */
export interface Opening {
  readonly isBusy: boolean;
  /** How far it is read; null where that does not take long. */
  readonly progress: Progress | null;
  /** What has come of it; null if it was cancelled. */
  run<T>(open: (wait: Wait) => Promise<T>): Promise<T | null>;
  /** All stays as it was. */
  cancel(): void;
}

/** Opens one match at a time, and lets it go when the screen is left. */
export function useOpening(): Opening {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  const cancel = useCallback((): void => {
    running.current?.abort();
    running.current = null;
    setBusy(false);
    setProgress(null);
  }, []);
  const run = useCallback(
    async <T>(open: (wait: Wait) => Promise<T>): Promise<T | null> => {
      cancel();
      const mine = new AbortController();
      running.current = mine;
      setBusy(true);
      try {
        const opened = await open({ signal: mine.signal, onReading: setProgress });
        return mine.signal.aborted ? null : opened;
      } finally {
        if (running.current === mine) cancel();
      }
    },
    [cancel],
  );
  useEffect(() => () => running.current?.abort(), []);
  return { isBusy, progress, run, cancel };
}
