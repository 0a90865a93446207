import type { Seating } from '@sandtable/session';
import { type Settings, useSettingsStore } from '../settings/settings.ts';
import { draftIn } from './modes.ts';
import type { Breath, PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import type { ScreenMoment } from './screen-moment.ts';

const SECONDS: Readonly<Record<Settings['breath'], number>> = { none: 0, short: 3, long: 10 };
const NO_BREATH: Breath = { seq: -1, seconds: 0, isHeld: false, before: null };
const SECOND = 1000;

/** The length of a full pause before the answer, in seconds. */
export function breathLength(): number {
  return SECONDS[useSettingsStore.getState().settings.breath];
}

export function breathIn({ moment, stage, breath }: Pick<PlayState, 'moment' | 'stage' | 'breath'>): Breath | null {
  if (moment.isPaused !== true || stage.kind !== 'saying' || breath?.seq !== moment.seq) return null;
  return breath.seconds > 0 ? breath : null;
}

/**
 * Whether the next entry is followed by a pause. A draft is many small choices that are each confirmed, so there the
 * answer comes at once.
 */
export function wantsBreath(state: PlayState): boolean {
  return state.breath !== null && breathLength() > 0 && draftIn(state) === null;
}

/** The pause after an entry that becomes the current moment; unchanged if that entry needs none. */
export function breathAfter({ breath, moment: before }: PlayState, moment: ScreenMoment): Breath | null {
  if (breath === null || moment.isPaused !== true || breath.seq === moment.seq) return breath;
  return { seq: moment.seq, seconds: breathLength(), isHeld: false, before };
}

/** Who answers, as in `The AI answers`. */
export function answerer({ asks }: Pick<ScreenMoment, 'asks'>, seating: Seating): string {
  return asks !== null && seating[asks]?.kind === 'bot' ? 'the bot' : 'the AI';
}

/** Ends the pause: the entry is final and gets its answer. */
export function goOn(store: PlayStore): void {
  const state = store.getState();
  const breath = breathIn(state);
  if (breath === null) return;
  store.setState({ breath: { ...breath, seconds: 0 } });
  state.sitting.goOn();
}

export function holdBreath(store: PlayStore, isHeld: boolean): void {
  const { breath } = store.getState();
  if (breath !== null && breath.isHeld !== isHeld) store.setState({ breath: { ...breath, isHeld } });
}

/** It only runs while the person can see it: not while the map moves or anything else is open. */
export function isBreathRunning(state: PlayState): boolean {
  const breath = breathIn(state);
  if (breath === null || breath.isHeld || state.isMoving || state.isHelpOpen) return false;
  return state.look.kind === 'now' && state.banners.length === 0;
}

/**
 * Counts each pause of a match down to the answer. Returns a function that stops counting and lets the match go on:
 * without a counter nothing may stay paused.
 */
export function watchBreath(store: PlayStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds left at `since`. */
  let left = 0;
  let since = 0;
  let counted = -1;
  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const tick = (): void => {
    timer = undefined;
    const breath = breathIn(store.getState());
    if (breath === null) return;
    left = (breath.seconds - 1) * SECOND;
    if (left === 0) goOn(store);
    else store.setState({ breath: { ...breath, seconds: breath.seconds - 1 } });
  };
  const follow = (state: PlayState): void => {
    const { moment, breath, sitting } = state;
    if (breath === null) return store.setState({ breath: NO_BREATH });
    if (moment.isPaused === true && counted !== moment.seq) {
      counted = moment.seq;
      left = breathLength() * SECOND;
      // The entry was already paused when the screen opened, perhaps under another setting.
      if (breath.seq !== counted) store.setState({ breath: { ...NO_BREATH, seq: counted, seconds: breathLength() } });
      if (left === 0) sitting.goOn();
    }
    if (!isBreathRunning(store.getState())) stop();
    else if (timer === undefined) {
      since = performance.now();
      timer = setTimeout(tick, left - (Math.ceil(left / SECOND) - 1) * SECOND);
    }
    return undefined;
  };
  const end = store.subscribe(() => follow(store.getState()));
  follow(store.getState());
  return () => {
    end();
    stop();
    goOn(store);
  };
}
