import { usePlay } from '../../match/play-context.tsx';
import { Button } from '../../ui/buttons.tsx';
import { usePhone } from '../../ui/page.ts';
import { EntryText } from './entry-text.tsx';
import type { SinceSpan } from './far-handle.ts';
import { useSinceFilm } from './since-film.tsx';

/** What happened while the person was away, entry by entry, each playable on the map. On a phone its buttons are below. */
export function SincePanel({ since }: { readonly since: SinceSpan }) {
  const isPhone = usePhone();
  const { shown, entries, show, end } = useSinceFilm(since);
  const { position, seat } = usePlay((state) => state.moment);
  const next = entries[shown + 1];
  return (
    <section className="since" aria-label="Since you left" data-testid="since">
      <header>
        <h3>Since you left: {entries.length === 1 ? '1 move' : `${entries.length} moves`}</h3>
        {shown === -1 ? null : (
          <span className="soft">
            {shown + 1} of {entries.length}
          </span>
        )}
      </header>
      {isPhone ? null : (
        <div className="since-deeds">
          {next === undefined ? (
            <Button tone="main" onClick={end}>
              Back to now
            </Button>
          ) : (
            <Button tone="main" onClick={() => show(shown + 1)}>
              {shown === -1 ? 'Watch' : 'Next'}
            </Button>
          )}
          {shown === -1 || next === undefined ? null : <Button onClick={end}>Skip to now</Button>}
        </div>
      )}
      <ol>
        {entries.map((entry, place) => (
          <li
            key={entry.seq}
            data-side={entry.speaker === null ? undefined : position.sideOf(entry.speaker)}
            data-shown={place === shown || undefined}
          >
            <button type="button" onClick={() => show(place)}>
              <span className="since-seq">{entry.seq}</span>
              <EntryText entry={entry} isGiven={entry.speaker === seat} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
