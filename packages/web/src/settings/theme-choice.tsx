import { Choice } from '../ui/choice.tsx';
import { SETTINGS, useSetting, useSettingsStore } from './settings.ts';

/** The theme alone, for the home page: with the whole screen of settings it would be heavier. */
export function ThemeChoice() {
  const theme = useSetting('theme');
  const set = useSettingsStore((store) => store.set);
  const { label, values, labels } = SETTINGS.theme;
  return (
    <Choice label={label} values={values} labels={labels} value={theme} onChange={(chosen) => set('theme', chosen)} />
  );
}
