import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askWhy, lookBack } from '../match/look-actions.ts';
import { readLog, readOlder } from '../match/log-pages.ts';
import { pastIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { isWhole, standingLog } from '../match/screen-moment.ts';
import { isProcedure } from '../match/outcomes.ts';
import { useBlind } from '../match/use-blind.ts';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { ChapterLine, HappeningLine } from './happening-line.tsx';
import { useLights } from './lights.ts';
import { fromFirstRound, keyOf, type LogItem, logOf } from './log-model.ts';

/** Memoised: other changes on the table do not concern the log. */
export const LogPanel = memo(Log);

/** The log, latest last; a click on an entry shows it on the map. Older pages load on scrolling up. */
function Log() {
  const log = usePlay((state) => state.log);
  const upTo = usePlay((state) => state.moment.seq);
  const isBlind = useBlind();
  const items = useMemo(() => {
    const told = standingLog(log, upTo);
    return logOf(isBlind ? fromFirstRound(told) : told);
  }, [log, upTo, isBlind]);
  const end = useRef<HTMLLIElement>(null);
  const store = usePlayStore();
  useEffect(() => {
    // The past entry on the screen scrolls itself into view.
    if (pastIn(store.getState()) !== null) return;
    // In braces: newer browsers return a promise here, which is not a clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [store, upTo]);
  // A line that is gone has no pointer on it.
  useEffect(() => () => store.setState({ lit: null }), [store, items]);
  return (
    <ol className="log" data-testid="log">
      {isWhole(log) ? null : <OlderPages isAll={isBlind} from={log[0]?.seq ?? 0} />}
      {isBlind ? <li className="soft">Drafted blind: the log begins with the battle.</li> : null}
      {items.map((item, place) => (
        <Item key={keyOf(items, place)} item={item} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** Loads the previous page when it comes into view; for a match drafted blind the whole log, to find where the battle starts. */
function OlderPages({ isAll, from }: { readonly isAll: boolean; readonly from: number }) {
  const store = usePlayStore();
  const place = useRef<HTMLLIElement>(null);
  const load = useCallback(async (): Promise<void> => {
    const first = place.current?.nextElementSibling;
    await (isAll ? readLog(store, 0) : readOlder(store));
    // Keeps the entries already on the screen where they were.
    requestAnimationFrame(() => first?.scrollIntoView({ block: 'start' }));
  }, [store, isAll]);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => void (seen?.isIntersecting === true && load()));
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
    // Looks again after every page.
  }, [load, from]);
  return (
    <li ref={place}>
      <Button tone="plain" onClick={() => void load()}>
        Earlier entries…
      </Button>
    </li>
  );
}

function Item({ item }: { readonly item: LogItem }) {
  if (item.kind === 'round') return <li className="log-round">Round {item.round}</li>;
  return item.kind === 'passes' ? <Passes item={item} /> : <EntryItem item={item} />;
}

function Passes({ item }: { readonly item: Extract<LogItem, { kind: 'passes' }> }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return item.entries.map((entry, place) => <Item key={place} item={entry} />);
  return (
    <li>
      <Button tone="plain" aria-expanded={false} onClick={() => setOpen(true)}>
        {item.entries.length} passes…
      </Button>
    </li>
  );
}

const EntryJudge = lazyPart(async () => (await import('../analysis/entry-judge.tsx')).EntryJudge);

function EntryItem({ item }: { readonly item: Extract<LogItem, { kind: 'entry' }> }) {
  const store = usePlayStore();
  // Names and sides are the same at every entry.
  const position = usePlay((state) => state.moment.position);
  const seating = usePlay(({ sitting }) => sitting.seating);
  const isShown = usePlay((state) => pastIn(state)?.seq === item.seq);
  const { seq, speaker, lines } = item;
  const lightsOf = useLights();
  const isJudged = usePlay(({ sitting, moment }) => isShown && moment.outcome !== null && sitting.isHere(speaker));
  const row = useRef<HTMLLIElement>(null);
  // Other eyes have a log of their own, of other lengths.
  const eyes = usePlay(({ moment }) => moment.seat);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, eyes]);
  const side = speaker === null ? undefined : position.sideOf(speaker);
  return (
    <li ref={row} className="log-entry" data-seq={seq} data-side={side} data-shown={isShown}>
      <div className="log-head">
        <button
          type="button"
          className="log-show"
          aria-pressed={isShown}
          {...lightsOf(lines)}
          onClick={() => void lookBack(store, seq)}
        >
          <span className="log-seq">{seq}</span>{' '}
          <span data-side={side}>
            {speaker === null || side === undefined ? 'The table' : position.seatName(speaker)}
            {isProcedure(seating, speaker) && position.commander !== null ? `, ${position.commander}` : null}
          </span>
        </button>
        {isProcedure(seating, speaker) ? (
          <Button tone="plain" className="log-why" data-say="why" onClick={() => void askWhy(store, seq)}>
            Why?
          </Button>
        ) : null}
      </div>
      <ul>
        {lines.map((line, place) => (
          <Fragment key={place}>
            <ChapterLine lines={lines} place={place} />
            <HappeningLine event={line} lights={lightsOf([line])} />
          </Fragment>
        ))}
      </ul>
      {isJudged && speaker !== null ? later(<EntryJudge {...{ seq, speaker }} />) : null}
    </li>
  );
}
