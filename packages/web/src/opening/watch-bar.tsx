import { useEffect, useState } from 'react';
import { count, explainRenewal, type Renewal } from '../link/changed-rules.ts';
import { Button } from '../ui/buttons.tsx';
import './opening.css';

interface WatchBarProps {
  /** The last entry that replays as recorded. */
  readonly upTo: number;
  readonly isBusy: boolean;
  readonly onGoOn: () => void;
}

export function WatchBar({ upTo, isBusy, onGoOn }: WatchBarProps) {
  return (
    <section className="watch-bar" aria-label="Watching only">
      <p>
        <b>Watching</b> up to move {count(upTo)}: the rules have changed since.{' '}
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

/** A match saved under other rules: if it replayed with the same results, a line says so for a moment; differences stay until dismissed. */
export function RenewedLine({ renewal }: { readonly renewal: Renewal }) {
  const [isGone, setGone] = useState(false);
  const { isSame } = renewal;
  useEffect(() => {
    const timer = isSame ? setTimeout(() => setGone(true), STANDS) : undefined;
    return () => clearTimeout(timer);
  }, [isSame]);
  if (isGone) return null;
  return (
    <div className="renewed" role="status">
      <p>{explainRenewal(renewal)}</p>
      {isSame ? null : <Button onClick={() => setGone(true)}>Close</Button>}
    </div>
  );
}
