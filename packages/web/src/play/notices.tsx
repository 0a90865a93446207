import { useContext, useEffect, useState } from 'react';
import { speakerName } from '../log/outcome-card.tsx';
import { HexStatus } from '../map/hex-status.tsx';
import { LessonRoom } from '../match/app-context.ts';
import { filmIn, positionIn } from '../match/modes.ts';
import { headlineOf, type ActionOutcome } from '../match/outcomes.ts';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { useAlarm } from '../orders/act-slot.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { useLayout } from '../ui/page.ts';
import { capital } from '../ui/words.ts';
import { Sign } from '../ui/text.tsx';
import { TipLine, useTip } from './coach-line.tsx';
import './notices.css';

export const SightPanel = lazyPart(async () => (await import('../sight/sight-panel.tsx')).SightPanel);

/** Milliseconds that news stays over the map; after that it is on the sheet and in the log. */
const STANDS = 6000;

/** What may lie over the map of a small screen, the most urgent first. A lesson does while its whole card is open. */
export const OVER_MAP = ['refusal', 'lesson', 'sight', 'hex', 'news', 'tip'] as const;
export type OverMap = (typeof OVER_MAP)[number];

/** One thing at a time: the most urgent that wants to be shown; null for nothing. */
export function overMap(wants: Readonly<Record<OverMap, boolean>>): OverMap | null {
  return OVER_MAP.find((each) => wants[each]) ?? null;
}

/** On a phone, over the upper edge of the map. Hidden during a film, which needs the map for itself. */
export function Notices() {
  const alarm = useAlarm();
  const news = useNews();
  const isLesson = useContext(LessonRoom) !== null;
  const tip = useTip(!isLesson);
  const shown = usePlay((state) => {
    if (filmIn(state) !== null) return null;
    const isNow = state.look.kind === 'now';
    return overMap({
      refusal: alarm !== '',
      lesson: state.isLessonOpen,
      sight: state.sighting !== null,
      hex: positionIn(state).hexName(state.hover) !== undefined,
      news: news !== null && isNow && state.stop === 'peek',
      tip: tip !== null && isNow && state.stop === 'peek',
    });
  });
  switch (shown) {
    case 'refusal':
      return (
        <p className="alarm-line" data-testid="alarm">
          {alarm}
        </p>
      );
    case 'sight':
      return later(<SightPanel />);
    case 'hex':
      return <HexStatus />;
    case 'news':
      return news === null ? null : <NewsLine news={news} />;
    case 'tip':
      return tip === null ? null : <TipLine tip={tip} />;
    case 'lesson':
    case null:
      return null;
  }
}

interface News {
  readonly latest: ActionOutcome;
  /** How many equally new ones came before it. */
  readonly more: number;
}

/** The latest outcome, for a while. In the column beside the map it has a place of its own. */
function useNews(): News | null {
  const outcomes = usePlay((state) => state.outcomes);
  const isNarrow = useLayout() === 'narrow';
  const latest = outcomes.at(-1);
  const [gone, setGone] = useState(-1);
  const seq = latest?.seq ?? -1;
  useEffect(() => {
    const timer = setTimeout(() => setGone(seq), STANDS);
    return () => clearTimeout(timer);
  }, [seq]);
  if (latest === undefined || gone === seq || !isNarrow) return null;
  return { latest, more: outcomes.filter((each) => each.seq > gone).length - 1 };
}

/** One line; a tap opens all of it on the sheet. */
function NewsLine({ news: { latest, more } }: { readonly news: News }) {
  const store = usePlayStore();
  const position = usePosition();
  const me = usePlay((state) => state.moment.seat);
  const seats = Object.keys(usePlay((state) => state.sitting.seating));
  const headline = headlineOf(latest.events, ({ rank }) => rank);
  if (headline === undefined) return null;
  // A text that starts with a seat's name needs no other name before it.
  const isNamed = seats.some((seat) => headline.text.startsWith(capital(position.seatName(seat))));
  const name = speakerName(position, latest, me);
  return (
    <button
      type="button"
      className="notice-line"
      data-testid="notice"
      onClick={() => store.setState({ stop: 'half', tab: 'inspect' })}
    >
      <span>
        {isNamed ? null : <b>{name}: </b>}
        {headline.text}
      </span>
      {more < 1 ? null : <b>+{more}</b>}
      <Sign of="down" />
    </button>
  );
}
