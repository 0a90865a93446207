import { useEffect } from 'react';
import type { Idea } from '../face/advice.ts';
import { askGeneral, generalLine, mayHint } from '../match/hints.ts';
import { ideasIn } from '../match/ideas.ts';
import { wordsIn } from '../match/modes.ts';
import { isAsked } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Advice } from '../match/play-state.ts';
import { begin } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { whenIdle } from '../ui/idle.ts';
import './ideas.css';

/** Suggestions for this turn: the best that is known now as a button, another as a link. A click starts the order and commits nothing. */
export function Ideas() {
  useAdvice();
  const store = usePlayStore();
  const [first, ...others] = usePlay(ideasIn);
  const set = useSettingsStore((settings) => settings.set);
  if (first === undefined) return null;
  const other = others.find(({ short }) => short !== first.short);
  return (
    <div className="ideas" data-testid="ideas">
      <BestIdea idea={first} />
      <p className="idea-line">
        {other === undefined ? null : (
          <>
            <span>or</span>
            <button type="button" data-say={other.words.join(' ')} onClick={() => begin(store, other)}>
              {other.short}
            </button>
          </>
        )}
        <button type="button" className="idea-off" onClick={() => set('suggestions', 'off')}>
          no suggestions
        </button>
      </p>
    </div>
  );
}

function BestIdea({ idea }: { readonly idea: Idea }) {
  const store = usePlayStore();
  const position = usePlay((state) => state.moment.position);
  const reason = useReason(idea);
  const counsel = usePlay(generalLine);
  const { words, kind, unit, head, what, glance } = idea;
  return (
    <button
      type="button"
      className="idea"
      data-kind={kind}
      data-testid="idea"
      data-key="h"
      data-say={words.join(' ')}
      data-does={words.join(' ')}
      onClick={() => begin(store, idea)}
    >
      {unit === -1 ? null : <CounterView piece={position.piece(unit)} size={40} detail="short" />}
      <span className="idea-text">
        <span>
          <b>{what === '' ? head : `${head}:`}</b> {what}
        </span>
        {reason === '' ? null : <span className="soft">{reason}</span>}
      </span>
      <span className="idea-chance">{glance?.chance}</span>
      {counsel === '' ? null : <span className="idea-general">{counsel}</span>}
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

/** Asks once for each position in which an order is wanted, after it has been drawn: first for the usual orders, then the General. */
function useAdvice(): void {
  const store = usePlayStore();
  const asked = usePlay((state) => (isAsked(state) && !state.sitting.isWatched ? state.moment.position : null));
  useEffect(() => {
    const advise = asked?.advise ?? null;
    if (asked === null || advise === null) return undefined;
    let isGone = false;
    const show = (list: readonly Idea[], general: Advice['general']): void =>
      void (isGone || store.setState({ ideas: { position: asked, list, general } }));
    const ask = async (): Promise<void> => {
      const usual = await advise();
      const hasGeneral = mayHint(store.getState());
      show(usual, hasGeneral ? 'thinks' : null);
      const hint = isGone || !hasGeneral ? null : await askGeneral(store, { isCounted: false });
      if (isGone || !hasGeneral) return;
      // Of a plan that has been begun the rest still holds.
      const isBegun = asked.plan !== null && wordsIn(store.getState()).length > 0;
      if (hint === null || isBegun) show(usual, null);
      else show(await advise(hint), hint);
    };
    const callOff = whenIdle(() => void ask(), SOON);
    return () => {
      isGone = true;
      callOff();
      store.setState({ ideas: null });
    };
  }, [store, asked]);
}
