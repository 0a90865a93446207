import type { Seat } from '@sandtable/kernel';
import { isGeneral } from '@sandtable/lab/efforts';
import { isPerson } from '../link/seating.ts';
import { breathIn } from './breath.ts';
import { filmIn, isBriefingDue, newFilmIn, setUpIn } from './modes.ts';
import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

/** How long anything may take before the screen shows that it waits, in milliseconds. */
export const PATIENCE = 3000;

/** What the screen is waiting for, shown if it takes long; null while it waits for its own person. */
export function waitOf(state: PlayState): string | null {
  const { stage, look, moment, sitting, coming } = state;
  if (coming.some(({ answer }) => answer === null)) return null;
  if (stage.kind === 'sending' || (stage.kind === 'handing' && stage.curtain === 'rising')) return 'Working…';
  const { asks } = moment;
  if (stage.kind !== 'saying' || look.kind !== 'now' || asks === null || breathIn(state) !== null) return null;
  const holder = sitting.seating[asks];
  if (holder?.kind === 'procedure') return 'The AI is thinking…';
  if (holder?.kind !== 'bot') return null;
  return isGeneral(holder.bot) ? THINKS : 'The bot is thinking…';
}

/** Shown at once: the General always takes a while. */
export const THINKS = 'The General is thinking…';

/** The seat of a person elsewhere who is asked; null if none. */
export function awaitedIn({ moment: { asks }, sitting }: Pick<PlayState, 'moment' | 'sitting'>): Seat | null {
  return isPerson(sitting.seating, asks) && !sitting.isHere(asks) ? asks : null;
}

/** Whether something will come without the person: an answer, another seat's entry, its film, or what the map is playing. */
export function isWaiting(state: PlayState): boolean {
  const isComing = state.coming.length > 0 || state.stage.kind === 'watching';
  return (
    waitOf(state) !== null ||
    awaitedIn(state) !== null ||
    breathIn(state) !== null ||
    (isComing && (filmIn(state) ?? newFilmIn(state)) === null)
  );
}

function isAtRest(state: PlayState): boolean {
  return state.banners.length === 0 && setUpIn(state) === null && !isBriefingDue(state);
}

/** Resolves once no banner is up, and the set-up and the briefing have been read. */
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

/** Records the time of a press that changed the sentence: a second press right after may be a slip. */
export function noteSaid(store: PlayStore): void {
  times.set(store, performance.now());
}

/** Whether the last press was less than `--settle` ago. */
export function isTooSoon(store: PlayStore): boolean {
  const since = performance.now() - (times.get(store) ?? -Infinity);
  return since < settleTime();
}

/** How many milliseconds after a change a press counts as a slip; 0 without a page. */
export function settleTime(): number {
  if (typeof document === 'undefined') return 0;
  const time = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--settle'));
  return Number.isFinite(time) ? time : 0;
}
