import { Choice } from '../ui/choice.tsx';
import { SETTINGS, useSetting, useSettingsStore } from './settings.ts';

/** The theme alone, for the home page: the whole settings screen would make it heavier. */
export function ThemeChoice() {
  const theme = useSetting('theme');
  const set = useSettingsStore((store) => store.set);
  const { label, values, labels } = SETTINGS.theme;
  return (
    <Choice label={label} values={values} labels={labels} value={theme} onChange={(chosen) => set('theme', chosen)} />
  );
}
