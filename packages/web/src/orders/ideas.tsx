import { useContext, useEffect } from 'react';
import type { Idea } from '../face/advice.ts';
import { LessonRoom } from '../match/app-context.ts';
import { ideasIn } from '../match/ideas.ts';
import { isAsked } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { begin } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { isEarlyMatch } from '../settings/newcomer.ts';
import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { whenIdle } from '../ui/idle.ts';
import './ideas.css';

/** Suggestions for this turn: the best as a button, two others as links. A click starts the order and commits nothing. */
export function Ideas({ isAlways }: { readonly isAlways: boolean }) {
  useAdvice(isAlways);
  const store = usePlayStore();
  const [first, ...others] = usePlay(ideasIn);
  const set = useSettingsStore((settings) => settings.set);
  if (first === undefined) return null;
  return (
    <div className="ideas" data-testid="ideas">
      <BestIdea idea={first} />
      <p className="idea-line">
        {others.length === 0 ? null : <span>or</span>}
        {fitting(others).map(({ short, words }) => (
          <button key={short} type="button" data-say={words.join(' ')} onClick={() => begin(store, words)}>
            {short}
          </button>
        ))}
        <button type="button" className="idea-off" onClick={() => set('suggestions', 'off')}>
          no suggestions
        </button>
      </p>
    </div>
  );
}

/** Characters of links that fit on one line beside its other words. */
const LINE = 32;

/** Two others, or one if two would need a second line. */
function fitting([one, two]: readonly Idea[]): readonly Idea[] {
  if (one === undefined) return [];
  return two === undefined || one.short.length + two.short.length > LINE ? [one] : [one, two];
}

function BestIdea({ idea }: { readonly idea: Idea }) {
  const store = usePlayStore();
  const position = usePlay((state) => state.moment.position);
  const reason = useReason(idea);
  const { words, kind, unit, head, what, glance } = idea;
  return (
    <button
      type="button"
      className="idea"
      data-kind={kind}
      data-testid="idea"
      data-say={words.join(' ')}
      data-does={words.join(' ')}
      onClick={() => begin(store, words)}
    >
      {unit === -1 ? null : <CounterView piece={position.piece(unit)} size={40} detail="short" />}
      <span className="idea-text">
        <span>
          <b>{what === '' ? head : `${head}:`}</b> {what}
        </span>
        <span className="soft">{reason}</span>
      </span>
      <span className="idea-chance">{glance?.chance}</span>
    </button>
  );
}

/** `flank open, 2 AP, spent 23%`; a setting can hide the deck's part of it. */
function useReason({ why, glance }: Idea): string {
  const isHidden = useSetting('deckOdds') === 'hidden';
  const ofDeck = (glance?.notes ?? []).flatMap(({ text, unless }) =>
    unless === null || isHidden ? [] : text.split(',').slice(0, 1),
  );
  return [why, glance?.price ?? '', ...ofDeck].filter((part) => part !== '').join(', ');
}

/** Milliseconds: the adviser runs on the page's own thread, so it waits until the table is at rest. */
const SOON = 100;

/** Asks once for each position in which an order is wanted, after it has been drawn. */
function useAdvice(isAlways: boolean): void {
  const store = usePlayStore();
  const isLesson = useContext(LessonRoom) !== null;
  const id = usePlay((state) => state.sitting.id);
  const asked = usePlay((state) => (isAsked(state) && !state.sitting.isWatched ? state.moment.position : null));
  useEffect(() => {
    const advise = asked?.advise ?? null;
    if (asked === null || advise === null || isLesson || !(isAlways || isEarlyMatch(id))) return undefined;
    let isGone = false;
    const callOff = whenIdle(() => {
      void advise().then((list) => void (isGone || store.setState({ ideas: { position: asked, list } })));
    }, SOON);
    return () => {
      isGone = true;
      callOff();
      store.setState({ ideas: null });
    };
  }, [store, id, asked, isLesson, isAlways]);
}
