import type { PlayStore } from './play-store.ts';

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
