import { useEffect, useRef, useState } from 'react';
import type { FilmFrame } from '../face/table.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { nextFrame } from '../match/turn-actions.ts';
import { useSetting } from '../settings/settings-store.ts';
import { easeOf, noteTurn, turnsSeen } from './first-turns.ts';
import { pauseLeft, pauseOf, speedOf } from './film-speed.ts';
import './film.css';

/** A turn of the AI or a bot, picture by picture, in the order in which it is decided. */
export function FilmStrip() {
  const store = usePlayStore();
  const film = usePlay(filmIn);
  const speed = speedOf(useSetting('aiSpeed'), usePlay(isReplay));
  const isMoving = usePlay((state) => state.isMoving);
  const frames = film?.model.frames ?? [];
  const frame = frames[film?.frame ?? 0];
  const ease = easeOf(speed, useTurnsSeen(film?.moment ?? null));
  const pause = frame === undefined ? null : pauseOf(speed, frame.pause * ease);
  const shownAt = useRef(0);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    shownAt.current = performance.now();
    // Below a long card the chances may lie out of sight.
    strip.current?.querySelector('.film-odds')?.scrollIntoView({ block: 'nearest' });
  }, [film]);
  useEffect(() => {
    // The next picture waits until everything on the map has come to rest.
    if (film === null || pause === null || isMoving) return undefined;
    const timer = setTimeout(() => nextFrame(store), pauseLeft(pause, performance.now() - shownAt.current));
    return () => clearTimeout(timer);
  }, [film, pause, isMoving, store]);
  if (film === null || frame === undefined) return null;
  return (
    <section
      ref={strip}
      className="film"
      aria-label={film.hasReasons ? 'The AI’s turn' : 'The enemy’s turn'}
      data-testid="film"
      data-step={frame.step}
    >
      {frames.length < 2 ? null : <Steps frames={frames} at={film.frame} />}
      {frame.picture()}
    </section>
  );
}

/** How many turns were shown before the one of this entry; to show one again does not count. */
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

function Steps({ frames, at }: { readonly frames: readonly FilmFrame[]; readonly at: number }) {
  return (
    <ol className="film-steps" aria-label="Frames">
      {frames.map(({ label }, place) => (
        <li key={place} aria-current={place === at ? 'step' : undefined} data-past={place < at}>
          {place + 1} <span className="film-step-name">{label}</span>
        </li>
      ))}
    </ol>
  );
}
