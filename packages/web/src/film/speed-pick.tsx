import { LABELS, ORDER } from '../settings/groups.ts';
import { useSetting, useSettingsStore } from '../settings/settings-store.ts';

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
