import { useId } from 'react';
import { Choice } from '../ui/choice.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { LABELS, ORDER } from './groups.ts';
import { useSetting, useSettingsStore } from './settings-store.ts';
import type { SettingName } from './settings.ts';

interface SettingLineProps<Name extends SettingName> {
  readonly name: Name;
  readonly label: string;
  readonly help: string;
}

/** One setting: what it is about, and a switch or a few words to choose from. */
export function SettingLine<Name extends SettingName>({ name, label, help }: SettingLineProps<Name>) {
  const id = useId();
  const value = useSetting(name);
  const set = useSettingsStore((store) => store.set);
  const values = ORDER[name];
  const [on, off] = [values.find((each) => each === 'on'), values.find((each) => each === 'off')];
  return (
    <div className="setting">
      <div>
        <div id={id} className="setting-label">
          {label}
        </div>
        {help === '' ? null : <div className="setting-help">{help}</div>}
      </div>
      {on !== undefined && off !== undefined ? (
        <Toggle labelledBy={id} on={value === on} onChange={(next) => set(name, next ? on : off)} />
      ) : (
        <Choice
          labelledBy={id}
          values={values}
          labels={LABELS[name]}
          value={value}
          onChange={(next) => set(name, next)}
        />
      )}
    </div>
  );
}
