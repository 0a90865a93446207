import type { Trace } from '../link/link.ts';
import type { PlayStore } from './play-store.ts';

/** Shows how it stood after an entry, until one goes back to now. */
export async function lookBack(store: PlayStore, seq: number): Promise<void> {
  const { link, past } = store.getState();
  if (past?.seq === seq) return store.setState({ past: null });
  const moment = await link.at(seq);
  // A sheet over the whole map would hide what is to be seen.
  store.setState(({ stop }) => ({ past: moment, chooser: null, stop: stop === 'full' ? 'half' : stop }));
}

export function lookNow(store: PlayStore): void {
  store.setState({ past: null, why: null, whatIf: null });
}

/** Opens the reasons for an entry of the AI, and the position before it. */
export async function askWhy(store: PlayStore, seq: number): Promise<void> {
  const { link } = store.getState();
  const why = await link.why(seq);
  store.setState({ why, whatIf: null, past: why.before, stop: 'full' });
}

/** Between the position before that entry and the one after it. */
export async function showAt(store: PlayStore, why: Trace): Promise<void> {
  const { link, past } = store.getState();
  const isAfter = past?.seq === why.seq;
  store.setState({ past: isAfter ? why.before : await link.at(why.seq) });
}

/** Shows the entry again from its first picture; its reasons stay open behind it. */
export async function replay(store: PlayStore, why: Trace): Promise<void> {
  const moment = await store.getState().link.at(why.seq);
  const state = store.getState();
  if (state.why !== why || state.film !== null) return;
  const film = { before: why.before, moment, trace: why, frame: 0, isReplay: true };
  store.setState({ film, past: why.before, stop: 'half' });
}

export function closeWhatIf(store: PlayStore): void {
  store.setState({ whatIf: null });
}

/** Asks the entry again as if that AI had been spent; once more puts the answer away. */
export async function toggleWhatIf(store: PlayStore, why: Trace, unit: number): Promise<void> {
  const { link, whatIf } = store.getState();
  if (whatIf?.unit === unit) return closeWhatIf(store);
  const answer = await link.whatIf(why.seq, unit);
  if (store.getState().why === why) store.setState({ whatIf: answer, past: why.before });
}

export function toggleSight(store: PlayStore): void {
  store.setState(({ sighting }) => ({ sighting: sighting === null ? { from: -1 } : null }));
}
