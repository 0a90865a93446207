import { eventNames, explainPrompt, isVerbWord, printPayment, verbLabel } from '@sandtable/bear';
import { passNews } from '../bear/speech/confirm.ts';
import { askedKey, type Saying } from '../saying/saying.ts';
import { formOf } from '../bear/speech/word-form.ts';
import { Button } from '../ui/button.tsx';
import { type Asked, seenOf } from '../match/asked.ts';
import { percent } from '../ui/chance.tsx';
import { crumbsOf } from '../bear/speech/crumbs.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import { lookNow } from '../match/look-actions.ts';
import type { PlayState } from '../match/play-state.ts';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import { confirm, sayNothing, stepBack } from '../match/saying-actions.ts';
import { TurnButtons } from './turn-buttons.tsx';
import { dropCurtain } from '../match/turn-actions.ts';

/** Always says what is awaited, what has been said of it, and what comes next. */
export function PromptBar() {
  const store = usePlayStore();
  const asked = useAsked();
  const prompt = usePlay(promptOf);
  const refusal = usePlay((state) => state.refusal);
  const handing = usePlay((state) => state.handing);
  const isOver = usePlay((state) => state.moment.outcome !== null && state.film === null);
  const isPassing = asked?.saying.words[0] === 'pass';
  const isFilm = usePlay((state) => state.film !== null);
  const isPast = usePlay((state) => state.past !== null && state.film === null);
  return (
    <section className="prompt" aria-label="What is awaited">
      <p className="prompt-line" data-testid="prompt">
        {prompt}
      </p>
      {asked === null || asked.saying.words.length === 0 ? null : <Crumbs asked={asked} />}
      <ReasonLines lines={refusal} />
      {handing === null ? null : (
        <Button tone="main" onClick={() => dropCurtain(store)}>
          Hand the screen over
        </Button>
      )}
      {asked !== null && isPassing ? <p className="prompt-warning">{passWords(asked)}</p> : null}
      {isOver && !isPast ? (
        <Button tone="main" onClick={() => store.setState({ isResultOpen: true })}>
          Show the result
        </Button>
      ) : null}
      {isPast ? (
        <Button tone="main" onClick={() => lookNow(store)}>
          Back to now
        </Button>
      ) : null}
      {asked === null ? null : <MainButtons asked={asked} />}
      {isFilm || isPast ? null : <TurnButtons />}
    </section>
  );
}

/** What is lost by it. */
function passWords(asked: Asked): string {
  const { endsRound, caps, ap } = passNews(asked.saying);
  const lost = [
    ...(caps > 0 ? [`${caps} ${caps === 1 ? 'CAP' : 'CAPs'}`] : []),
    ...(ap > 0 ? [`${ap} AP of the activation`] : []),
  ];
  const what = lost.length === 0 ? 'Nothing is lost by it.' : `${lost.join(' and ')} will be lost.`;
  return `${endsRound ? 'This pass ends the round. ' : ''}${what}`;
}

function promptOf(state: PlayState): string {
  const { moment, past, film, handing, isSending } = state;
  const seen = seenOf(state);
  const names = eventNames(seen);
  if (film?.isReplay === true) return `Entry ${film.moment.seq}, shown once more`;
  if (past !== null) return `Entry ${past.seq} of ${state.log.at(-1)?.seq ?? past.seq}, as it was`;
  if (film !== null) return film.trace === null ? 'The enemy acts' : 'The AI acts';
  const nameOf = (seat: string): string =>
    names.player(moment.view.players.findIndex((player) => player.seat === seat));
  if (handing !== null) return `It is for ${nameOf(handing.seat)} to decide`;
  if (isSending) return '…';
  if (moment.pending === null) return 'The firefight is over';
  if (moment.asks === moment.seat) return explainPrompt(seen, moment.pending.key);
  return `It is for ${nameOf(moment.asks ?? '')} to decide`;
}

function Crumbs({ asked }: { readonly asked: Asked }) {
  const store = usePlayStore();
  return (
    <div className="crumbs">
      <ol aria-label="Said so far">
        {crumbsOf(asked.saying).map((crumb, place) => (
          <li key={place}>{crumb}</li>
        ))}
      </ol>
      <Button tone="plain" onClick={() => void stepBack(store)}>
        Back
      </Button>
      <Button tone="plain" onClick={() => sayNothing(store)}>
        Clear
      </Button>
    </div>
  );
}

function MainButtons({ asked }: { readonly asked: Asked }) {
  const store = usePlayStore();
  const { previewed } = asked;
  if (!previewed.granted) return <ReasonLines lines={previewed.lines} />;
  const { sentence } = previewed.value;
  if (sentence === null) return null;
  return (
    <Button
      tone="main"
      className="confirm"
      data-testid="confirm"
      data-say={sentence.join(' ')}
      onClick={() => confirm(store)}
    >
      <span>{confirmLabel(asked)}</span>
      <kbd>Enter</kbd>
    </Button>
  );
}

/** What the main button does, with the figures that matter most. */
function confirmLabel({ saying, previewed }: Asked): string {
  if (!previewed.granted) return '';
  const { sentence, targets, rallies, payment } = previewed.value;
  const key = askedKey(saying);
  if (key === 'capsOnDice' || key === 'initiative') return 'Roll';
  if (key !== 'turn') return 'Confirm';
  const verb = verbOf(saying);
  const ways = targets[0]?.hitChances[0] ?? rallies[0]?.chances[0];
  const parts = [
    ways === undefined ? verb : `${verb}, ${percent(ways, 36)}`,
    ...(payment === null || payment.word === null ? [] : [printPayment(payment.word, payment)]),
  ];
  return sentence === null ? verb : parts.join(' · ');
}

function verbOf({ seen, words }: Saying): string {
  const said = words.find((word, place) => formOf(seen, words.slice(0, place), word).is === 'verb') ?? '';
  return isVerbWord(said) ? verbLabel(said) : 'Do it';
}
