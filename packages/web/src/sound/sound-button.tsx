import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { hear } from './hearing.ts';
import './sound.css';

/** Sound in one tap; the first is heard at once, so that one knows. */
export function SoundButton() {
  const isOn = useSetting('sound') === 'on';
  const set = useSettingsStore((store) => store.set);
  return (
    <Button
      tone="plain"
      className="sound-button"
      aria-label="Sound"
      aria-pressed={isOn}
      data-testid="sound"
      onClick={() => {
        set('sound', isOn ? 'off' : 'on');
        if (!isOn) hear(['bell']);
      }}
    >
      <Speaker isOn={isOn} />
    </Button>
  );
}

/** Waves when it is on, a stroke when it is not. */
export function Speaker({ isOn }: { readonly isOn: boolean }) {
  return (
    <svg className="speaker" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9.5h4l5-4.5v14l-5-4.5H3Z" fill="currentColor" />
      <path d={isOn ? 'M15.5 9q2.5 3 0 6M18 6.5q5 5.5 0 11' : 'M16 9.5l5.5 5.5M21.5 9.5L16 15'} fill="none" />
    </svg>
  );
}
