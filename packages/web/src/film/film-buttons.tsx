import { askWhy } from '../match/look-actions.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { skipFilm, toLastFrame } from '../match/turn-actions.ts';
import { SETTINGS, useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { usePhone } from '../ui/page.ts';
import { useFilmClock } from './film-clock.ts';

/** These buttons also run the film's clock, because they are mounted for as long as the film is. */
export function FilmButtons() {
  useFilmClock();
  const store = usePlayStore();
  const isPhone = usePhone();
  const hasReasons = usePlay((state) => filmIn(state)?.hasReasons === true);
  return (
    <div className="turn-buttons">
      <Button data-does="skip" onClick={() => skipFilm(store)}>
        Skip <kbd>Esc</kbd>
      </Button>
      <SpeedPick />
      {isPhone && hasReasons ? (
        <Button data-does="why" onClick={() => void ask(store)}>
          Why?
        </Button>
      ) : null}
    </div>
  );
}

/** A replay was started from the reasons, and its end leads back to them. */
async function ask(store: PlayStore): Promise<void> {
  if (isReplay(store.getState())) return skipFilm(store);
  const film = toLastFrame(store);
  if (film !== null) await askWhy(store, film.moment.seq);
}

function SpeedPick() {
  const speed = useSetting('aiSpeed');
  const set = useSettingsStore((store) => store.set);
  return (
    <label className="film-speed">
      <span className="unseen">Speed</span>
      <span className="film-speed-now" aria-hidden="true">
        Speed: {SETTINGS.aiSpeed.labels[speed].toLowerCase()}
      </span>
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
