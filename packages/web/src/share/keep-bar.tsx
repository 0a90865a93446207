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
            <b>Shared with you.</b>{' '}
            <span>
              It came by the link and is saved nowhere.
              {isRunning ? ' Nobody plays on in it: that would be a match of your own.' : ''}
            </span>
          </>
        )}
      </p>
      <Button disabled={isBusy} onClick={() => void keep('look')}>
        Keep it
      </Button>
      {isRunning ? (
        <Button tone="main" disabled={isBusy} onClick={() => void keep('play')}>
          Play on
        </Button>
      ) : null}
    </section>
  );
}
