import { lineOf } from './log-model.ts';
import { usePlay, useSeen } from '../match/play-context.tsx';

/** Says what has just come of an entry, for those who listen. */
export function Announcer() {
  const seen = useSeen();
  const told = usePlay((state) => state.told.at(-1));
  const text = told === undefined ? '' : told.events.map((event) => lineOf(seen, told.seq, event).text).join('. ');
  return (
    <div className="unseen" role="status" aria-live="polite" data-testid="announcer">
      {text}
    </div>
  );
}
