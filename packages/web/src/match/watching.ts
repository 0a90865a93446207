import { pass } from './landing.ts';
import type { PlayStore } from './play-store.ts';
import { standingLog } from './screen-moment.ts';
import { atRest } from './waiting.ts';

/** Plays an entry of a match that is over on the map; then the main button leads back to the result. */
export async function watchEntry(store: PlayStore, seq: number): Promise<void> {
  const { sitting, log } = store.getState();
  const before = standingLog(log, seq).at(-2)?.seq ?? 0;
  const [from, to] = await Promise.all([sitting.at(before), sitting.at(seq)]);
  const { moment } = store.getState();
  if (moment.outcome === null) return;
  store.setState({ isResultOpen: false, look: { kind: 'past', moment: from, isShow: true }, stop: 'peek', unit: -1 });
  await atRest(store);
  await nextPicture();
  const { look } = store.getState();
  if (look.kind !== 'past' || look.moment !== from) return;
  pass(store, {
    motions: sitting.motions(from, to),
    isOwn: true,
    change: () => ({ look: { kind: 'past', moment: to, isShow: true } }),
  });
}

/** The position before is seen for a moment, or nobody would know what changed. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STANDS);
  });
}

/** In milliseconds. */
const STANDS = 500;
