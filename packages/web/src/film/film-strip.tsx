import { useEffect, useRef, useState } from 'react';
import type { FilmFrame } from '../face/table.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { nextFrame, skipFilm } from '../match/turn-actions.ts';
import { easeOf, noteTurn, pauseLeft, pauseOf, speedOf, turnsSeen } from '../motion/pace.ts';
import { SETTINGS, useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import './film.css';

/** A turn of the AI or a bot, frame by frame, in the order in which it is decided. */
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
    // A long card may push the chances out of view.
    strip.current?.querySelector('.film-odds')?.scrollIntoView({ block: 'nearest' });
  }, [film]);
  useEffect(() => {
    // The next frame waits until nothing moves on the map.
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

/** How many turns were shown before this one; replays do not count. */
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

export function FilmButtons() {
  const store = usePlayStore();
  return (
    <div className="turn-buttons">
      <Button data-does="skip" onClick={() => skipFilm(store)}>
        Skip <kbd>Esc</kbd>
      </Button>
      <SpeedPick />
    </div>
  );
}

function SpeedPick() {
  const speed = useSetting('aiSpeed');
  const set = useSettingsStore((store) => store.set);
  return (
    <label className="film-speed">
      <span className="unseen">Speed</span>
      <select
        className="field"
        value={speed}
        onChange={({ target }) => {
          const chosen = SETTINGS.aiSpeed.values.find((each) => each === target.value);
          if (chosen !== undefined) set('aiSpeed', chosen);
        }}
      >
        {SETTINGS.aiSpeed.values.map((each) => (
          <option key={each} value={each}>
            {SETTINGS.aiSpeed.labels[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
