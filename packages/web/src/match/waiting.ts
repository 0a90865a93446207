import { filmIn, setUpIn } from './modes.ts';
import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

/** So long anything may take before it is said that it does, in milliseconds. */
export const PATIENCE = 3000;

/** What the screen waits for, in words that are shown should it take long; null while it waits for nobody but its person. */
export function waitOf({ stage, look, moment, sitting }: PlayState): string | null {
  if (stage.kind === 'sending' || (stage.kind === 'handing' && stage.curtain === 'rising')) return 'Working…';
  const { asks } = moment;
  if (stage.kind !== 'saying' || look.kind !== 'now' || asks === null) return null;
  const kind = sitting.seating[asks]?.kind;
  if (kind === 'procedure') return 'The AI is thinking…';
  return kind === 'bot' ? 'The bot is thinking…' : null;
}

/** Whether something comes by itself before anybody can go on: an answer, somebody else's entry, or a film of it. */
export function isWaiting(state: PlayState): boolean {
  return waitOf(state) !== null || (state.stage.kind === 'watching' && filmIn(state) === null);
}

function isAtRest(state: PlayState): boolean {
  return !state.isMoving && state.banners.length === 0 && setUpIn(state) === null;
}

/** Once nothing moves on the map any more, nothing is said over it, and what was generated has been read. */
export function atRest(store: PlayStore): Promise<void> {
  if (isAtRest(store.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isAtRest(state)) return;
      stop();
      resolve();
    });
  });
}

const times = new WeakMap<PlayStore, number>();

/** Something has just been said by a press: a second one at once may be a slip of the hand. */
export function noteSaid(store: PlayStore): void {
  times.set(store, performance.now());
}

/** Whether that is less than a moment (--settle) ago. */
export function isTooSoon(store: PlayStore): boolean {
  const since = performance.now() - (times.get(store) ?? -Infinity);
  return since < settleTime();
}

/** How long after a change a press is taken for a slip; none where there is no page. */
export function settleTime(): number {
  if (typeof document === 'undefined') return 0;
  const time = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--settle'));
  return Number.isFinite(time) ? time : 0;
}
