import { SETTINGS, useSetting, useSettingsStore } from '../settings/settings.ts';
import { Choice } from '../ui/choice.tsx';

export function ThemePick() {
  const theme = useSetting('theme');
  const set = useSettingsStore((store) => store.set);
  const { label, values, labels } = SETTINGS.theme;
  return (
    <Choice label={label} values={values} labels={labels} value={theme} onChange={(chosen) => set('theme', chosen)} />
  );
}
