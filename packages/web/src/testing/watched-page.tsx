import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { outcomesTo } from '../face/table.ts';
import { logOf } from '../log/log-model.ts';
import { OutcomeCard } from '../log/outcome-card.tsx';
import { popoverOf } from '../map/popover-model.ts';
import { filmIn } from '../match/modes.ts';
import { isAsked } from '../match/open-sentence.ts';
import { PlayContext, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { type ScreenMoment, standingLog } from '../match/screen-moment.ts';
import { ActSlot } from '../orders/act-slot.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { PromptSlot } from '../orders/prompt-slot.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { UnitList } from '../play/unit-list.tsx';
import { voiceOf } from '../play/voice.tsx';
import type { ScriptedScreen } from './scripted-board.ts';

/** The page in words, part by part. */
export type PageText = Readonly<Record<string, string>>;

/** The parts of the page that tell about the match, and those that ask. */
export const PARTS: Readonly<Record<string, (state: PlayState) => ReactNode>> = {
  top: () => <TopBar />,
  phases: ({ moment: { panels, seat } }) => panels.phases(seat),
  units: () => <UnitList />,
  dock: ({ moment: { panels, seat } }) => panels.dock(seat, false),
  // As the log's panel reads it; the whole of it would take most of the time.
  log: ({ log, moment }) => JSON.stringify(logOf(standingLog(log, moment.seq))),
  announcer: () => <Spoken />,
  outcomes: () => <OutcomeCard />,
  prompt: () => <PromptSlot />,
  orders: () => <OrderSlot />,
  act: () => <ActSlot />,
  popover: (state) => JSON.stringify(popoverOf(state)),
};

const listening = new WeakSet<object>();

/** All that has been said aloud since the page was first read. */
function Spoken() {
  const store = usePlayStore();
  const voice = voiceOf(store);
  if (!listening.has(store)) voice.listen();
  listening.add(store);
  return voice.spoken.getState().lines.map(({ id, text }) => <p key={id}>{text}</p>);
}

/** A film has a prompt and buttons of its own. */
export const ABOUT_MATCH = Object.keys(PARTS).filter((name) => !['outcomes', 'prompt', 'orders', 'act'].includes(name));

export function readPage({ store }: ScriptedScreen): PageText {
  const state = store.getState();
  const read = ([name, part]: [string, (typeof PARTS)[string]]): [string, string] => [
    name,
    markupOf(<PlayContext value={store}>{part(state)}</PlayContext>),
  ];
  return Object.fromEntries(Object.entries(PARTS).map(read));
}

/** Empty while anything in it is still being loaded: rendered at once, a part cannot wait. */
function markupOf(part: ReactNode): string {
  try {
    return renderToStaticMarkup(part);
  } catch (error) {
    if (error instanceof Error && error.message.includes('suspenseful')) return '';
    throw error;
  }
}

/** What changes when an entry is shown, and only then. */
function shownIn({ moment, log, outcomes, marks, spared, isSetUpOpen }: PlayState): readonly unknown[] {
  return [moment, log, outcomes, marks, spared, isSetUpOpen];
}

/** What a state may never be, whatever led to it. */
export function brokenBy(
  state: PlayState,
  before: PlayState,
  isPlaying: boolean,
  answered: ReadonlySet<ScreenMoment>,
): string[] {
  const isOther = shownIn(state).some((part, place) => part !== shownIn(before)[place]);
  const film = filmIn(state);
  const frames = film?.model.frames ?? [];
  const isTold =
    film !== null &&
    outcomesTo(frames, film.frame) > 0 &&
    outcomesTo(frames, film.frame) === outcomesTo(frames, Infinity);
  return [
    ...(isOther && isPlaying ? ['something has changed while the map plays'] : []),
    ...(isOther && state.moment === before.moment ? ['something has changed without the moment'] : []),
    ...(state.isResultOpen && state.coming.length > 0 ? ['the result is open too early'] : []),
    ...(isTold && state.moment !== film.moment ? ['the film tells what is not shown'] : []),
    ...(answered.has(state.moment) && isAsked(state) ? ['asks what is answered already'] : []),
    ...(state.stage.kind === 'handing' && state.coming.length > 0 ? ['hands over too early'] : []),
  ].map((line) => `${line}, move ${state.moment.seq} of ${state.sitting.now().seq}`);
}
