import type { Trace } from '../link/link.ts';
import type { PlayStore } from './play-store.ts';

/** Shows how it stood after an entry, until one goes back to now. */
export async function lookBack(store: PlayStore, seq: number): Promise<void> {
  const { link, past } = store.getState();
  if (past?.seq === seq) return store.setState({ past: null });
  const moment = await link.at(seq);
  store.setState({ past: moment, chooser: null });
}

export function lookNow(store: PlayStore): void {
  store.setState({ past: null, why: null });
}

/** Opens the reasons for an entry of the AI, and the position before it. */
export async function askWhy(store: PlayStore, seq: number): Promise<void> {
  const { link } = store.getState();
  const why = await link.why(seq);
  store.setState({ why, past: why.before, stop: 'full' });
}

/** Between the position before that entry and the one after it. */
export async function showAt(store: PlayStore, why: Trace): Promise<void> {
  const { link, past } = store.getState();
  const isAfter = past?.seq === why.seq;
  store.setState({ past: isAfter ? why.before : await link.at(why.seq) });
}

export function toggleSight(store: PlayStore): void {
  store.setState(({ sighting }) => ({ sighting: sighting === null ? { from: -1 } : null }));
}
