import { useEffect, useState } from 'react';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { nextFrame } from '../match/turn-actions.ts';
import { easeOf, hasMotion, noteTurn, pauseOf, speedOf, turnsSeen } from '../motion/pace.ts';
import { useSetting } from '../settings/settings.ts';
import { beatIn } from './beat.ts';

/** Shows the next beat once nothing moves on the map and the beat has stood long enough. */
export function useFilmClock(): void {
  const store = usePlayStore();
  const film = usePlay(filmIn);
  const speed = speedOf(useSetting('aiSpeed'), usePlay(isReplay));
  const isMoving = usePlay((state) => state.isMoving);
  const ease = easeOf(speed, useTurnsSeen(film?.moment ?? null));
  const stands = hasMotion() ? (film?.model.frames[film.frame]?.pause ?? 0) : STILL_PAUSE;
  const pause = film === null ? null : pauseOf(speed, stands * ease);
  useEffect(() => {
    if (film === null || pause === null || isMoving) return undefined;
    const timer = setTimeout(() => goOn(store), pause);
    return () => clearTimeout(timer);
  }, [film, pause, isMoving, store]);
}

/** Milliseconds that the headline and the result stand without motion. */
const STILL_PAUSE = 1000;

/** Without motion a film shows only its headline and its result. */
function goOn(store: PlayStore): void {
  const isBetween = (): boolean => ['choice', 'sum'].includes(beatIn(store.getState())?.step ?? '');
  do nextFrame(store);
  while (!hasMotion() && isBetween());
}

/** How many turns were shown before this one, not counting replays. */
function useTurnsSeen(entry: unknown): number {
  const again = usePlay(isReplay);
  const [seen, setSeen] = useState(turnsSeen);
  useEffect(() => {
    if (entry === null || again) return;
    setSeen(turnsSeen());
    noteTurn();
  }, [entry, again]);
  return seen;
}
