import { setUpIn } from './modes.ts';
import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

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
