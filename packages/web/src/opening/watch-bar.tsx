import { useEffect, useState } from 'react';
import { count } from '../link/changed-rules.ts';
import { Button } from '../ui/buttons.tsx';
import './opening.css';

interface WatchBarProps {
  /** The last entry that comes out as it did. */
  readonly upTo: number;
  readonly isBusy: boolean;
  readonly onGoOn: () => void;
}

/** Over a match that is only watched. */
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

/** So long it stands, in milliseconds. */
const STANDS = 6000;

/** A match of other rules came out the same. Nothing is to be done, so it says so once and goes. */
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
