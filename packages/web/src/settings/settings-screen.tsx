import { useTitle } from '../ui/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { GROUPS } from './groups.ts';
import { useMet } from './met.ts';
import { SettingLine } from './setting-line.tsx';
import { useSettingsStore } from './settings-store.ts';
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
      {GROUPS.map(({ title, lines }) => (
        <Panel key={title} title={title}>
          {lines.map((line) => (
            <SettingLine key={line.name} {...line} />
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
