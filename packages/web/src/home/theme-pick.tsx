import { LABELS, ORDER } from '../settings/groups.ts';
import { useSetting, useSettingsStore } from '../settings/settings-store.ts';
import { Choice } from '../ui/choice.tsx';

export function ThemePick() {
  const theme = useSetting('theme');
  const set = useSettingsStore((store) => store.set);
  return (
    <Choice
      label="Theme"
      values={ORDER.theme}
      labels={LABELS.theme}
      value={theme}
      onChange={(chosen) => set('theme', chosen)}
    />
  );
}
