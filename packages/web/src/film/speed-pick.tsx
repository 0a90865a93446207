import { SETTINGS, useSetting, useSettingsStore } from '../settings/settings.ts';

/** How fast turns of the AI and of bots are shown. */
export function SpeedPick() {
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
