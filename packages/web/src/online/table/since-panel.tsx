import { useEffect, useState } from 'react';
import { lookNow } from '../../match/look-actions.ts';
import { readLog } from '../../match/log-pages.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { standingLog, type TableEntry } from '../../match/screen-moment.ts';
import { watchEntry } from '../../match/watching.ts';
import { Button } from '../../ui/buttons.tsx';
import type { SinceSpan } from './far-handle.ts';

/** What happened while the person was away, entry by entry; each is played on the map again. */
export function SincePanel({ since: { after, upTo } }: { readonly since: SinceSpan }) {
  const store = usePlayStore();
  const log = usePlay((state) => state.log);
  const { position, seat } = usePlay((state) => state.moment);
  const [shown, setShown] = useState(-1);
  useEffect(() => void readLog(store, after), [store, after]);
  const entries = standingLog(log, upTo).filter(({ seq, events }) => seq > after && events.length > 0);
  const next = entries[shown + 1];
  const show = (place: number): void => {
    const entry = entries[place];
    if (entry === undefined) return;
    setShown(place);
    void watchEntry(store, entry.seq, false);
  };
  const end = (): void => {
    setShown(-1);
    lookNow(store);
  };
  return (
    <section className="since" aria-label="Since you left" data-testid="since">
      <header>
        <h3>Since you left: {entries.length === 1 ? '1 entry' : `${entries.length} entries`}</h3>
        {shown === -1 ? null : (
          <span className="soft">
            {shown + 1} of {entries.length}
          </span>
        )}
      </header>
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

interface EntryTextProps {
  readonly entry: TableEntry;
  /** It was said in the own name, though nobody was here: an answer given beforehand. */
  readonly isGiven?: boolean;
}

/** An entry in a line, what came of it in bold. */
export function EntryText({ entry: { events }, isGiven = false }: EntryTextProps) {
  return (
    <span>
      {isGiven ? 'Your standing answer: ' : ''}
      {events.map(({ text, isGrave }, place) => {
        const words = place === 0 ? text : `. ${text}`;
        return isGrave ? <b key={place}>{words}</b> : <span key={place}>{words}</span>;
      })}
    </span>
  );
}
