import type { Seat } from '@sandtable/kernel';
import { useEffect, useRef } from 'react';
import { openSentenceOf } from '../match/open-sentence.ts';
import { filmIn, isReplay, rollIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore, useSlow } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { sayNothing, stepBack } from '../match/saying-actions.ts';
import { Terms } from '../rules/terms.tsx';
import { ordersIn } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { useSettle } from '../ui/use-settle.ts';

const Ideas = lazyPart(async () => (await import('./ideas.tsx')).Ideas);

export function PromptSlot() {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const asked = useOpenSentence();
  const wish = useSetting('suggestions');
  const slow = useSlow();
  const said = usePlay(promptOf);
  const prompt = slow ?? said;
  const hasWords = asked !== null && (asked.saying.words.length > 0 || (asked.saying.later ?? []).length > 0);
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
      <p className="prompt-line" data-testid="prompt" title={prompt}>
        <Terms text={prompt} />
      </p>
      <span role="status" className="unseen">
        {slow}
      </span>
      {hasWords ? <Crumbs saying={asked.saying} /> : null}
      {wish === 'off' ? null : ornament(<Ideas isAlways={wish === 'on'} />)}
    </section>
  );
}

/** Back to the beginning of the turn: no order, no unit. */
function clear(store: PlayStore): void {
  sayNothing(store);
  store.setState({ unit: -1 });
}

/** The words said so far; for a plan, the number of orders and the words of the last. */
function Crumbs({ saying }: { readonly saying: Saying }) {
  const store = usePlayStore();
  const pills = useRef<HTMLOListElement>(null);
  // Scrolls to the newest word if they do not all fit.
  // With the next frame: after a click effects run at once, and the browser would have to lay out the whole table for this.
  useEffect(() => {
    const frame = requestAnimationFrame(() => pills.current?.scrollTo({ left: pills.current.scrollWidth }));
    return () => cancelAnimationFrame(frame);
  });
  const { position, words } = saying;
  const put = usePlay(rollIn);
  const roll = put === null ? undefined : position.rolls(words).find(({ word }) => word === put);
  const orders = position.plan === null ? [] : ordersIn(saying);
  const heard = position.heard(words).slice(orders.at(-1)?.from ?? 0);
  return (
    <div className="crumbs">
      <ol aria-label="Order so far" ref={pills}>
        {orders.length < 2 ? null : <li className="crumb-count">{orders.length} orders</li>}
        {heard.map(({ label }, place) => (
          <li key={place}>{label}</li>
        ))}
        {roll === undefined ? null : <li className="crumb-roll">{roll.label} on the roll</li>}
      </ol>
      <Button tone="plain" data-does="back" onClick={() => void stepBack(store)}>
        Back
      </Button>
      <Button tone="plain" data-does="clear" onClick={() => clear(store)}>
        Clear
      </Button>
    </div>
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
  if (sitting.isWatched) return 'Watching only: this is how it stood before the rules changed';
  if (moment.asks === null) return sitting.habits.over;
  if (moment.asks === moment.seat) {
    const asked = openSentenceOf(state);
    return position.prompt(asked?.saying.words ?? [], asked?.saying.chosen);
  }
  return `Waiting for ${position.seatName(moment.asks)}`;
}

/** A bot may also play on the person's own side. */
function botName({ position, seat }: PlayState['moment'], speaker: Seat | null): string {
  if (speaker === null || position.sideOf(speaker) !== position.sideOf(seat)) return 'The enemy';
  return position.seatName(speaker);
}
