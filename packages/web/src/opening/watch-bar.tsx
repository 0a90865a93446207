import { useEffect, useState } from 'react';
import { count } from '../link/changed-rules.ts';
import { Button } from '../ui/buttons.tsx';
import './opening.css';

interface WatchBarProps {
  /** The last entry that replays as recorded. */
  readonly upTo: number;
  readonly isBusy: boolean;
  readonly onGoOn: () => void;
}

/** Above a match that is only watched. */
export function WatchBar({ upTo, isBusy, onGoOn }: WatchBarProps) {
  return (
    <section className="watch-bar" aria-label="Watching only">
      <p>
        <b>Watching</b> up to entry {count(upTo)}: the rules have changed since.{' '}
        <span>You cannot play here; play on as a new match.</span>
      </p>
      <Button disabled={isBusy} onClick={onGoOn}>
        Play on from there
      </Button>
    </section>
  );
}

/** Milliseconds. */
const STANDS = 6000;

/** Says for a moment that a match saved under other rules replayed with the same results. */
export function RenewedLine() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), STANDS);
    return () => clearTimeout(timer);
  }, []);
  return isGone ? null : (
    <p className="renewed" role="status">
      Saved under another version of the rules. Everything comes out the same.
    </p>
  );
}
