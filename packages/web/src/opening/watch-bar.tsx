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
    <section className="watch-bar" aria-label="Only watched">
      <p>
        <b>Watching</b> up to entry {count(upTo)}, where the rules changed. <span>Nothing can be played here.</span>
      </p>
      <Button disabled={isBusy} onClick={onGoOn}>
        Go on from there
      </Button>
    </section>
  );
}
