import { create } from 'zustand';
import { readKept, writeKept } from './kept.ts';
import { DEFAULTS, readSettings, type SettingName, type Settings } from './settings.ts';

const KEY = 'sandtable/settings';

interface SettingsStore {
  readonly settings: Settings;
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  reset(): void;
}

/** What the person has set, kept in this browser. */
export const useSettingsStore = create<SettingsStore>()((change) => ({
  settings: readSettings(readKept(KEY)),
  set: (name, value) => change(({ settings }) => ({ settings: keep({ ...settings, [name]: value }) })),
  reset: () => change({ settings: keep(DEFAULTS) }),
}));

/** One setting, and a new one whenever it changes. */
export function useSetting<Name extends SettingName>(name: Name): Settings[Name] {
  return useSettingsStore(({ settings }) => settings[name]);
}

function keep(settings: Settings): Settings {
  writeKept(KEY, settings);
  return settings;
}
