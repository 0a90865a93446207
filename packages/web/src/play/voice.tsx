import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lendVoice } from '../match/heard.ts';
import { filmIn, isCovered, wordsIn } from '../match/modes.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { awaitedIn } from '../match/waiting.ts';
import { promptOf } from '../orders/prompt-slot.tsx';
import { chosenText, deedIn, deedText, denialOf, hexIn, sentences, standingText } from './spoken.ts';

interface Spoken {
  /** In order of time; the oldest are dropped. */
  readonly lines: readonly { readonly id: number; readonly text: string }[];
  readonly alarm: { readonly id: number; readonly text: string };
}

interface TableVoice {
  readonly spoken: StoreApi<Spoken>;
  /** Starts speaking; returns a function that stops it. */
  listen(): () => void;
}

const NOTHING_SPOKEN: Spoken = { lines: [], alarm: { id: -1, text: '' } };

const MOST_LINES = 24;
/** Milliseconds that the map's cursor must rest before its hex is spoken, so that a quick walk speaks only its last hex. */
const RESTS = 160;

/** Everything spoken at a table, in one queue: nothing in it replaces anything else. */
export function makeVoice(store: PlayStore): TableVoice {
  const spoken = createStore<Spoken>(() => NOTHING_SPOKEN);
  let ids = 0;
  let [deed, prompt, refusal] = ['', '', ''];
  /** Nothing has been spoken since the deed that Enter would confirm. */
  let isFresh = false;
  let walk: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, isAgain = false): void => {
    const { lines } = spoken.getState();
    if (text === '' || (!isAgain && lines.at(-1)?.text === text)) return;
    spoken.setState({ lines: [...lines, { id: ids++, text }].slice(-MOST_LINES) });
  };
  const alarm = (text: string): void => spoken.setState({ alarm: { id: ids++, text } });

  const sayDeed = (isAgain: boolean): void => {
    const now = deedIn(store.getState());
    const isOther = now !== deed;
    deed = now;
    if (now === '' || (!isOther && !isAgain)) return;
    isFresh = true;
    say(deedText(store.getState()), isAgain);
  };

  const sayQuestion = (state: PlayState): void => {
    const isStill = state.moment.asks === null || state.stage.kind === 'handing' || awaitedIn(state) !== null;
    const isOpen = openSentenceOf(state) !== null || isStill;
    if (!isOpen || filmIn(state) !== null) return;
    const asks = promptOf(state);
    if (asks !== prompt) say(asks);
    prompt = asks;
    sayDeed(false);
  };

  const walkTo = (hex: number): void => {
    clearTimeout(walk);
    // Whoever walks away from an order is reminded of it before Enter confirms it.
    const { stage, moment } = store.getState();
    if (wordsIn({ stage }).length > 0 && moment.position.plan === null) isFresh = false;
    walk = setTimeout(() => {
      const state = store.getState();
      if (isCovered(state) || hex === -1 || state.cursor.hex !== hex) return;
      const { text, is } = hexIn(state, hex);
      const stands = is === 'deed' ? '' : standingText(state);
      say(sentences([text, stands]), true);
      if (is === 'deed' || stands !== '') isFresh = true;
    }, RESTS);
  };

  const hear = (state: PlayState, before: PlayState): void => {
    if (isCovered(state)) return spoken.setState(NOTHING_SPOKEN);
    const results = resultsIn(state, before);
    for (const text of results) say(text, true);
    if (results.length > 0) prompt = '';
    if (state.spared !== before.spared) say(state.spared ?? '');
    if (state.unit !== before.unit && state.unit !== -1) say(chosenText(state));
    if (state.cursor !== before.cursor) walkTo(state.cursor.hex);
    const denied = sentences([...state.refusal.map(({ text }) => text), denialOf(openSentenceOf(state)?.preview)]);
    if (denied !== refusal) alarm(denied);
    refusal = denied;
    sayQuestion(state);
  };

  return {
    spoken,
    listen: () => {
      const stop = store.subscribe(hear);
      const take = lendVoice(store, {
        hasSaid: () => isFresh && deed === deedIn(store.getState()),
        sayAgain: () => sayDeed(true),
        refuse: (hex) => {
          const { text, is } = hexIn(store.getState(), hex);
          if (is === 'barred') alarm(text);
          else say(text, true);
        },
      });
      if (!isCovered(store.getState())) sayQuestion(store.getState());
      return () => {
        clearTimeout(walk);
        take();
        stop();
      };
    },
  };
}

/** One line for each new entry. What others did while another player had the screen comes first. */
function resultsIn(state: PlayState, before: PlayState): readonly string[] {
  const isNew = isCovered(before);
  const known = before.log.at(-1)?.seq ?? -1;
  if (isNew) return state.missed.map(eventsText);
  return state.log.flatMap((entry) => {
    if (entry.seq <= known) return [];
    return entry.undo === null ? eventsText(entry) : 'Taken back';
  });
}

function eventsText({ events }: Pick<ScreenMoment, 'events'>): string {
  return sentences(events.map(({ text }) => text));
}

/** For screen reader users: what has happened and what can be done, in order; a refusal at once. */
export function Announcer() {
  const store = usePlayStore();
  const voice = voiceOf(store);
  const { lines, alarm } = useStore(voice.spoken);
  useEffect(() => voice.listen(), [voice]);
  return (
    <>
      <div className="unseen" role="log" aria-live="polite" aria-label="Spoken" data-testid="announcer">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {alarm.text === '' ? null : (
        <p key={alarm.id} className="unseen" role="alert">
          {alarm.text}
        </p>
      )}
    </>
  );
}

const voices = new WeakMap<PlayStore, TableVoice>();

/** One voice per table; it survives the curtain. */
export function voiceOf(store: PlayStore): TableVoice {
  const known = voices.get(store) ?? makeVoice(store);
  voices.set(store, known);
  return known;
}
