import { useId } from 'react';
import { useTitle } from '../ui/page.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Panel } from '../ui/panel.tsx';
import { useMet } from './newcomer.ts';
import { GROUPS, SETTING_NAMES, type SettingName, SETTINGS, useSetting, useSettingsStore } from './settings.ts';
import './settings.css';

export function SettingsScreen() {
  useTitle('Settings');
  const reset = useSettingsStore((store) => store.reset);
  const { met, forget } = useMet();
  return (
    <main className="page page-narrow">
      <header className="page-head">
        <h1>Settings</h1>
        <p className="page-lead">
          Changes apply immediately, in this browser only. Rules are chosen with each mission.
        </p>
      </header>
      {GROUPS.map((group) => (
        <Panel key={group} title={group}>
          {SETTING_NAMES.filter((name) => SETTINGS[name].group === group).map((name) => (
            <SettingLine key={name} name={name} />
          ))}
        </Panel>
      ))}
      <div className="settings-foot">
        <Button onClick={reset}>Reset to defaults</Button>
        <Button onClick={forget} disabled={met.length === 0}>
          Show all tips again
        </Button>
      </div>
    </main>
  );
}

interface SettingLineProps<Name extends SettingName> {
  readonly name: Name;
}

function SettingLine<Name extends SettingName>({ name }: SettingLineProps<Name>) {
  const id = useId();
  const value = useSetting(name);
  const set = useSettingsStore((store) => store.set);
  const { label, help, values, labels } = SETTINGS[name];
  // With a third value, on or off would hide which of them holds.
  const isSwitch = values.length === 2;
  const [on, off] = ['on', 'off'].map((word) => values.find((each) => isSwitch && each === word));
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
        <Choice labelledBy={id} values={values} labels={labels} value={value} onChange={(next) => set(name, next)} />
      )}
    </div>
  );
}
