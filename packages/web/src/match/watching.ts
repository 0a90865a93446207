import { pass } from './landing.ts';
import type { PlayStore } from './play-store.ts';
import type { Look } from './play-state.ts';
import { type ScreenMoment, standingLog } from './screen-moment.ts';
import { atRest } from './waiting.ts';

/**
 * Plays an entry on the map. If shown from the result of a match that is over, the main button leads back to the
 * result, otherwise to the present.
 */
export async function watchEntry(store: PlayStore, seq: number, isShow = true): Promise<void> {
  const { sitting, log } = store.getState();
  const before = standingLog(log, seq).at(-2)?.seq ?? 0;
  const [from, to] = await Promise.all([sitting.at(before), sitting.at(seq)]);
  const { moment, stop } = store.getState();
  if (isShow && moment.outcome === null) return;
  const past = (at: ScreenMoment): Look => ({ kind: 'past', moment: at, ...(isShow ? { isShow } : {}) });
  store.setState({ isResultOpen: false, look: past(from), stop: isShow ? 'peek' : stop, unit: -1 });
  await atRest(store);
  await nextPicture();
  const { look } = store.getState();
  if (look.kind !== 'past' || look.moment !== from) return;
  pass(store, {
    motions: sitting.motions(from, to),
    isOwn: true,
    change: () => ({ look: past(to) }),
  });
}

/** Shows the position before for a moment, so that the change can be seen. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STANDS);
  });
}

/** In milliseconds. */
const STANDS = 500;
