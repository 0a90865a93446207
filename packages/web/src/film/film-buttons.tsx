import { usePlayStore } from '../match/play-context.tsx';
import { skipFilm } from '../match/turn-actions.ts';
import { SETTINGS, useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { useFilmClock } from './film-clock.ts';

/** They also keep the time: they are there as long as the film is, whatever stands in the prompt's place. */
export function FilmButtons() {
  useFilmClock();
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
