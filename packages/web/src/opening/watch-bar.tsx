import { count } from '../link/changed-rules.ts';
import { Button } from '../ui/button.tsx';
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
