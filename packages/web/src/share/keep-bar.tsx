import { useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import '../opening/opening.css';

interface KeepBarProps {
  /** The match is not over: continuing it makes a match of the viewer's own. */
  readonly isRunning: boolean;
  /** Stores the match, to look at or to play on; returns why that failed, or null. */
  readonly onKeep: (way: 'look' | 'play') => Promise<string | null>;
}

export function KeepBar({ isRunning, onKeep }: KeepBarProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async (way: 'look' | 'play'): Promise<void> => {
    setBusy(true);
    try {
      setFailure(await onKeep(way));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <section className="watch-bar" aria-label="A shared match">
      <p role="status">
        {failure ?? (
          <>
            <b>You opened a shared match.</b>{' '}
            <span>
              It is not saved yet.
              {isRunning ? ' Playing on makes a match of your own.' : ''}
            </span>
          </>
        )}
      </p>
      <Button disabled={isBusy} onClick={() => void keep('look')}>
        Save a copy
      </Button>
      {isRunning ? (
        <Button tone="main" disabled={isBusy} onClick={() => void keep('play')}>
          Play on
        </Button>
      ) : null}
    </section>
  );
}
