import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

function isAtRest({ isMoving, banners }: PlayState): boolean {
  return !isMoving && banners.length === 0;
}

/** Once nothing moves on the map any more, and nothing is said over it. */
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
