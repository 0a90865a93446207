import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Wait } from '../games/open-match.ts';
import { count } from '../link/changed-rules.ts';
import type { Progress } from '../link/protocol.ts';
import { Button } from '../ui/buttons.tsx';
import './opening.css';

interface ReadingMatchProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

export function ReadingMatch({ progress: { done, total }, onCancel }: ReadingMatchProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Takes the focus only if the pressed button is gone and nothing else was focused since.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className="reading">
      <p className="reading-line">
        Replaying {count(done)} of {count(total)}…
      </p>
      <progress aria-label="Replaying the match" value={done} max={total} />
      <Button ref={button} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface MatchOpening {
  readonly isBusy: boolean;
  /** Null unless reading takes long. */
  readonly progress: Progress | null;
  /** Resolves to null if it was cancelled. */
  run<T>(open: (wait: Wait) => Promise<T>): Promise<T | null>;
  cancel(): void;
}

/** Opens one match at a time; leaving the screen cancels it. */
export function useOpening(): MatchOpening {
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
    async <T,>(open: (wait: Wait) => Promise<T>): Promise<T | null> => {
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

export function RefusalDetail({ detail }: { readonly detail: string }) {
  if (detail === '') return null;
  if (!detail.includes('\n')) return <small className="refused-detail">{detail}</small>;
  return (
    <details>
      <summary>Details</summary>
      <small className="refused-detail">{detail}</small>
    </details>
  );
}
