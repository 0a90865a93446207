import type { Seat } from '@sandtable/kernel';
import { useContext, useRef } from 'react';
import { FilmPrompt } from '../film/film-prompt.tsx';
import { playerName } from '../link/seating.ts';
import { Extras, LessonRoom } from '../match/app-context.ts';
import { isAsked, type OpenSentence, openSentenceOf, sentSentenceOf } from '../match/open-sentence.ts';
import { filmIn, rollIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore, useSlow } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { sayNothing, stepBack } from '../match/saying-actions.ts';
import { awaitedIn, THINKS, waitOf } from '../match/waiting.ts';
import { Terms } from '../rules/terms.tsx';
import { ordersIn } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { isEarlyMatch } from '../settings/newcomer.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { useSettle } from '../ui/use-settle.ts';
import { inHand } from '../ui/words.ts';
import { breathPrompt } from './breath.tsx';

const Counsel = lazyPart(async () => (await import('./counsel.tsx')).Counsel);
const Ideas = lazyPart(async () => (await import('./ideas.tsx')).Ideas);

export function PromptSlot() {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const asked = useOpenSentence();
  const isAdvised = useAdvised();
  const slow = useSlow();
  const said = usePlay(promptOf);
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const actor = usePlay(actorOf);
  const more = usePlay((state) => breathPrompt(state)?.more ?? null);
  const prompt = slow ?? said;
  const hasWords = asked !== null && (asked.saying.words.length > 0 || (asked.saying.later ?? []).length > 0);
  const mind = usePlay((state) => state.sitting.local?.mind);
  const isAlone = usePlay(({ unit, moment: { position } }) => unit === -1 && (!hasWords || position.plan !== null));
  return (
    <section
      className="slot slot-prompt prompt"
      aria-label="What to do now"
      ref={place}
      data-said={hasWords || undefined}
      data-alone={isAlone || undefined}
      data-slow={slow !== null || undefined}
    >
      {isFilm ? (
        <FilmPrompt actor={actor} />
      ) : (
        <p className="prompt-line" data-testid="prompt" title={prompt}>
          {inHand(prompt)}
        </p>
      )}
      {isFilm || more === null ? null : (
        <p className="prompt-more">
          <Terms text={more} isTask />
        </p>
      )}
      <span role="status" className="unseen">
        {slow}
      </span>
      {hasWords ? <Crumbs saying={asked.saying} /> : null}
      {mind === undefined ? null : ornament(<Counsel mind={mind} isAdvised={isAdvised} />)}
      {isAdvised ? ornament(<Ideas />) : null}
    </section>
  );
}

/** Whether this match has suggestions; counts it as one of the first three once the person has something to decide. */
function useAdvised(): boolean {
  const wish = useSetting('suggestions');
  const isLesson = useContext(LessonRoom) !== null;
  const id = usePlay(({ sitting }) => sitting.id);
  const { hasHelp = true } = useContext(Extras);
  const hasAdvice = usePlay((state) => isAsked(state) && state.moment.position.advise !== null);
  return hasHelp && hasAdvice && !isLesson && (wish === 'on' || (wish === 'first' && isEarlyMatch(id)));
}

function clear(store: PlayStore): void {
  sayNothing(store);
  store.setState({ unit: -1 });
}

/** The words said so far; for a plan, the number of orders and the words of the last. */
function Crumbs({ saying }: { readonly saying: Saying }) {
  const store = usePlayStore();
  const { position, words } = saying;
  const put = usePlay(rollIn);
  const roll = put === null ? undefined : position.rolls(words).find(({ word }) => word === put);
  const orders = position.plan === null ? [] : ordersIn(saying);
  const heard = position.heard(words).slice(orders.at(-1)?.from ?? 0);
  return (
    <div className="crumbs">
      <span className="crumb-buttons">
        <Button tone="plain" data-does="back" onClick={() => void stepBack(store)}>
          Back
        </Button>
        <Button tone="plain" data-does="clear" onClick={() => clear(store)}>
          Clear
        </Button>
      </span>
      <ol aria-label="Order so far">
        {orders.length < 2 ? null : <li className="crumb-count">{orders.length} orders</li>}
        {heard.map(({ label, kind }, place) => (
          <li key={place} data-kind={kind}>
            {label}
          </li>
        ))}
        {roll === undefined ? null : <li className="crumb-roll">{roll.label} on the roll</li>}
      </ol>
    </div>
  );
}

export function promptOf(state: PlayState): string {
  const { moment, stage, look, sitting } = state;
  if (look.kind !== 'now') {
    // The AI's reasons are shown with the position before their entry. The number is the entry's, as in the log.
    const isBefore = look.kind === 'why' && look.moment === look.why.before;
    const seq = isBefore ? look.why.seq : look.moment.seq;
    return `Move ${seq} of ${state.log.at(-1)?.seq ?? seq}, ${isBefore ? 'just before it' : 'as it was'}`;
  }
  const { position } = moment;
  if (stage.kind === 'handing') return `Waiting for ${position.seatName(stage.seat)}`;
  if (sitting.isWatched) return 'Watching only: this is how it stood before the rules changed';
  if (moment.asks === null) return sitting.habits.over;
  if (moment.asks === moment.seat) {
    if (stage.kind === 'watching') return 'Answered for you';
    const [asked, sent] = [openSentenceOf(state), sentSentenceOf(state)];
    if (sent !== null) return orderOf(sent);
    const given = asked === null ? null : position.givesUp(asked.saying.words);
    return given?.title ?? position.prompt(asked?.saying.words ?? [], asked?.saying.chosen);
  }
  if (waitOf(state) === THINKS) return THINKS;
  return breathPrompt(state)?.line ?? `Waiting for ${whoIs(state, moment.asks)}`;
}

/** With a name for a person on another screen: `Ben, the Soviet player`. */
function whoIs(state: PlayState, seat: Seat): string {
  const name = state.moment.position.seatName(seat);
  return awaitedIn(state) === null ? name : `${playerName(state.sitting.seating, seat)}, ${name}`;
}

/** Who acts in a film. A bot may also play on the player's own side. */
function actorOf(state: PlayState): string {
  const film = filmIn(state);
  return film?.hasReasons === false ? botName(state.moment, film.moment.speaker) : 'The AI';
}

/** What is being carried out; in a plan, which order. */
function orderOf({ saying: { position, words }, preview }: OpenSentence): string {
  const said = position.heard(words).map(({ label }) => label);
  return position.plan !== null && preview.granted ? preview.label : said.join(' · ');
}

function botName({ position, seat }: PlayState['moment'], speaker: Seat | null): string {
  if (speaker === null || position.sideOf(speaker) !== position.sideOf(seat)) return 'The enemy';
  return position.seatName(speaker);
}
