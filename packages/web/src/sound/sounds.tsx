import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../face/happening.ts';
import { usePlay } from '../match/play-context.tsx';
import { isMotionOn } from '../motion/pace.ts';
import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { cuesOf, hear, useCaption } from './hearing.ts';
import './sound.css';

/** Events on the map are heard during their motion, all others with the entry. */
function isBesideMap({ units, hexes }: Happening): boolean {
  return units.length === 0 && hexes.length === 0;
}

export function Sounds() {
  const moment = usePlay((state) => state.moment);
  const heard = useRef(moment.seq);
  useEffect(() => {
    const isNew = moment.seq > heard.current;
    heard.current = moment.seq;
    if (isNew) hear(cuesOf(isMotionOn() ? moment.events.filter(isBesideMap) : moment.events));
  }, [moment]);
  return null;
}

/** Milliseconds. */
const READ = 1400;

export function Caption() {
  const said = useCaption((state) => state.said);
  const [gone, setGone] = useState<typeof said>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setGone(said), READ);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === null || said === gone) return null;
  return (
    <div className="sound-caption" data-testid="caption" aria-hidden="true">
      {said.text}
    </div>
  );
}

/** Switches sound on and off; switching on plays a bell at once. */
export function toggleSound(): void {
  const { settings, set } = useSettingsStore.getState();
  const isOn = settings.sound === 'on';
  set('sound', isOn ? 'off' : 'on');
  if (!isOn) hear(['bell']);
}

export function SoundButton() {
  const isOn = useSetting('sound') === 'on';
  return (
    <Button
      tone="plain"
      className="sound-button"
      data-goes="sound"
      aria-label="Sound"
      aria-pressed={isOn}
      data-testid="sound"
      onClick={toggleSound}
    >
      <Speaker isOn={isOn} />
    </Button>
  );
}

export function Speaker({ isOn }: { readonly isOn: boolean }) {
  return (
    <svg className="speaker" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9.5h4l5-4.5v14l-5-4.5H3Z" fill="currentColor" />
      <path d={isOn ? 'M15.5 9q2.5 3 0 6M18 6.5q5 5.5 0 11' : 'M16 9.5l5.5 5.5M21.5 9.5L16 15'} fill="none" />
    </svg>
  );
}
