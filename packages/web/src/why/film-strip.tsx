import { useEffect } from 'react';
import { useSettingsStore, useSetting } from '../settings/settings-store.ts';
import { LABELS, ORDER } from '../settings/groups.ts';
import { Button } from '../ui/button.tsx';
import { framesOf } from '../play/film.ts';
import { usePlay, usePlayStore } from '../play/play-context.tsx';
import { nextFrame, skipFilm } from '../play/turn-actions.ts';
import type { FilmFrame } from './film.ts';
import { pauseOf } from './film-speed.ts';
import { RuledText } from './ruled-text.tsx';
import './why.css';

const STEPS: Readonly<Record<FilmFrame['step'], string>> = {
  card: 'Card',
  candidates: 'Candidates',
  distances: 'Distances',
  ladder: 'Ladder',
  deed: 'Action',
  outcome: 'Outcome',
};
const MOST_LINES = 8;

/** The AI's turn, picture by picture, in the order in which it is decided. */
export function FilmStrip() {
  const store = usePlayStore();
  const film = usePlay((state) => state.film);
  const engine = usePlay((state) => state.engine);
  const speed = useSetting('aiSpeed');
  const frames = film === null ? [] : framesOf(engine, film);
  const frame = frames[film?.frame ?? 0];
  const pause = frame === undefined ? null : pauseOf(speed, frame.step);
  useEffect(() => {
    if (film === null || pause === null) return undefined;
    const timer = setTimeout(() => nextFrame(store), pause);
    return () => clearTimeout(timer);
  }, [film, pause, store]);
  if (film === null || frame === undefined) return null;
  return (
    <section className="film" aria-label="The AI’s turn" data-testid="film">
      <ol className="film-steps" aria-label="Pictures">
        {frames.map(({ step }, place) => (
          <li key={place} aria-current={place === film.frame ? 'step' : undefined}>
            {place + 1} {STEPS[step]}
          </li>
        ))}
      </ol>
      <h2>{frame.title}</h2>
      <ul className="film-lines">
        {frame.lines.slice(0, MOST_LINES).map((line, place) => (
          <li key={place}>
            <RuledText text={line} />
          </li>
        ))}
        {frame.lines.length > MOST_LINES ? (
          <li className="soft">and {frame.lines.length - MOST_LINES} more, under Why?</li>
        ) : null}
      </ul>
      <div className="film-foot">
        <SpeedPick />
        <Button onClick={() => skipFilm(store)}>
          Skip <kbd>Esc</kbd>
        </Button>
        <Button tone="main" onClick={() => nextFrame(store)}>
          Next <kbd>Space</kbd>
        </Button>
      </div>
    </section>
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
          const chosen = ORDER.aiSpeed.find((each) => each === target.value);
          if (chosen !== undefined) set('aiSpeed', chosen);
        }}
      >
        {ORDER.aiSpeed.map((each) => (
          <option key={each} value={each}>
            {LABELS.aiSpeed[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
