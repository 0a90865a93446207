import { type ReactNode, useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { lookNow } from '../../match/look-actions.ts';
import { readLog } from '../../match/log-pages.ts';
import { filmIn } from '../../match/modes.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { standingLog, type TableEntry } from '../../match/screen-moment.ts';
import { watchEntry } from '../../match/watching.ts';
import { Button } from '../../ui/buttons.tsx';
import { usePhone } from '../../ui/page.ts';
import type { SinceFilm, SinceSpan } from './far-handle.ts';
import { EntryText } from './entry-text.tsx';

interface SinceView extends SinceFilm {
  readonly entries: readonly TableEntry[];
  show(place: number): void;
  end(): void;
}

export function useSinceFilm({ after, upTo, film }: SinceSpan): SinceView {
  const store = usePlayStore();
  const log = usePlay((play) => play.log);
  useEffect(() => void readLog(store, after), [store, after]);
  const entries = standingLog(log, upTo).filter(({ seq, events }) => seq > after && events.length > 0);
  const show = (place: number): void => {
    const entry = entries[place];
    if (entry === undefined) return;
    film.setState({ shown: place, isDone: false });
    void watchEntry(store, entry.seq, false);
  };
  const end = useCallback(() => {
    film.setState({ shown: -1, isDone: true });
    lookNow(store);
  }, [film, store]);
  return { ...useStore(film), entries, show, end };
}

interface SinceActProps {
  readonly since: SinceSpan;
  /** What is shown there otherwise. */
  readonly usual: ReactNode;
  /** Leads to what was said in the chat meanwhile. */
  readonly talk: { readonly label: string; readonly count: number };
}

/** On a phone, replaces the main button until watched: the film of what happened meanwhile, below the map that plays it. */
export function SinceAct({ since, usual, talk }: SinceActProps) {
  const store = usePlayStore();
  const isPhone = usePhone();
  const { shown, isDone, entries, show, end } = useSinceFilm(since);
  const seat = usePlay(({ moment }) => moment.seat);
  const position = usePlay(({ moment }) => moment.position);
  const isElse = usePlay((play) => filmIn(play) !== null || play.moment.outcome !== null);
  if (!isPhone || isDone || isElse || entries.length === 0) return usual;
  const entry = entries[shown];
  const isLast = shown === entries.length - 1;
  return (
    <>
      <section className="since-now" aria-label="Since you left" data-testid="since-now">
        <header>
          <h3>Since you left: {entries.length === 1 ? '1 move' : `${entries.length} moves`}</h3>
          {entry === undefined ? null : (
            <span className="soft">
              {shown + 1} of {entries.length}
            </span>
          )}
        </header>
        {entry === undefined ? null : (
          <p data-side={entry.speaker === null ? undefined : position.sideOf(entry.speaker)} role="status">
            <span className="since-seq">{entry.seq}</span> <EntryText entry={entry} isGiven={entry.speaker === seat} />
          </p>
        )}
        <progress aria-label="Seen" max={entries.length} value={shown + 1} />
      </section>
      <div className="main-place">
        <Button tone="main" className="confirm" onClick={() => (isLast ? end() : show(shown + 1))}>
          {shown === -1 ? 'Watch' : isLast ? 'Back to now' : 'Next'}
        </Button>
      </div>
      <div className="turn-buttons">
        <Button onClick={end}>Skip to now</Button>
        <Button onClick={() => store.setState({ tab: 'talk', stop: 'half' })}>
          {talk.count === 0 ? talk.label : `${talk.label} · ${talk.count}`}
        </Button>
      </div>
    </>
  );
}
