import { usePlay } from '../match/play-context.tsx';

/** Says what has just come of an entry, for those who listen. */
export function Announcer() {
  const told = usePlay((state) => state.told.at(-1));
  return (
    <div className="unseen" role="status" aria-live="polite" data-testid="announcer">
      {told === undefined ? '' : told.events.map(({ text }) => text).join('. ')}
    </div>
  );
}
