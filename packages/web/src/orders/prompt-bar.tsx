import type { Seat } from '@sandtable/kernel';
import { type Asked, askedOf } from '../match/asked.ts';
import { lookNow } from '../match/look-actions.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { confirm, sayNothing, stepBack } from '../match/saying-actions.ts';
import { dropCurtain } from '../match/turn-actions.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import type { Saying } from '../saying/saying.ts';
import { Button } from '../ui/button.tsx';
import { PlanList } from './plan-list.tsx';
import { TurnButtons } from './turn-buttons.tsx';

/** Always says what is awaited, what has been said of it, and what comes next. */
export function PromptBar() {
  const store = usePlayStore();
  const asked = useAsked();
  const prompt = usePlay(promptOf);
  const refusal = usePlay((state) => state.refusal);
  const isHanding = usePlay(({ stage }) => stage.kind === 'handing');
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const isOver = usePlay((state) => state.moment.outcome !== null) && !isFilm;
  const isPast = usePlay(({ look }) => look.kind !== 'now') && !isFilm;
  const warning = asked?.saying.position.warning(asked.saying.words) ?? null;
  return (
    <section className="prompt" aria-label="What to do now">
      <p className="prompt-line" data-testid="prompt">
        {prompt}
      </p>
      {asked === null ? null : <SaidSoFar saying={asked.saying} />}
      <ReasonLines lines={refusal} />
      {isHanding ? (
        <Button tone="main" onClick={() => dropCurtain(store)}>
          Hand over the screen
        </Button>
      ) : null}
      {warning === null ? null : <p className="prompt-warning">{warning}</p>}
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

function promptOf(state: PlayState): string {
  const { moment, stage, look, sitting } = state;
  const film = filmIn(state);
  if (film !== null && isReplay(state)) return `Replaying entry ${film.moment.seq}`;
  if (look.kind !== 'now') return `Entry ${look.moment.seq} of ${state.log.at(-1)?.seq ?? look.moment.seq}, as it was`;
  const { position } = moment;
  if (film !== null) return film.hasReasons ? 'The AI acts' : `${botName(moment, film.moment.speaker)} acts`;
  if (stage.kind === 'handing') return `Waiting for ${position.seatName(stage.seat)}`;
  if (stage.kind === 'sending') return '…';
  if (moment.asks === null) return sitting.habits.over;
  if (moment.asks === moment.seat) {
    const asked = askedOf(state);
    return position.prompt(asked?.saying.words ?? [], asked?.saying.chosen);
  }
  return `Waiting for ${position.seatName(moment.asks)}`;
}

/** A bot may as well play at one's side. */
function botName({ position, seat }: PlayState['moment'], speaker: Seat | null): string {
  if (speaker === null || position.sideOf(speaker) !== position.sideOf(seat)) return 'The enemy';
  return position.seatName(speaker);
}

function SaidSoFar({ saying }: { readonly saying: Saying }) {
  const { plan } = saying.position;
  if (plan !== null) return <PlanList saying={saying} plan={plan} />;
  return saying.words.length === 0 ? null : <Crumbs saying={saying} />;
}

function Crumbs({ saying: { position, words } }: { readonly saying: Saying }) {
  const store = usePlayStore();
  return (
    <div className="crumbs">
      <ol aria-label="Order so far">
        {position.heard(words).map(({ label }, place) => (
          <li key={place}>{label}</li>
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

function MainButtons({ asked: { saying, preview, proposal } }: { readonly asked: Asked }) {
  const store = usePlayStore();
  if (!preview.granted) return <ReasonLines lines={preview.lines} />;
  if (proposal === null) return null;
  return (
    <Button
      tone="main"
      className="confirm"
      data-testid="confirm"
      data-say={proposal.join(' ')}
      onClick={() => confirm(store)}
    >
      <span>{preview.label}</span>
      <kbd>{saying.position.plan === null ? 'Enter' : 'Ctrl Enter'}</kbd>
    </Button>
  );
}
