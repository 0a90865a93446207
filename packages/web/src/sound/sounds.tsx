import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../face/happening.ts';
import { usePlay } from '../match/play-context.tsx';
import { isMotionOn } from '../motion/pace.ts';
import { useSetting, useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { cuesOf, hear, useCaption } from './hearing.ts';
import './sound.css';

/** What happens on the map is heard while it moves there; the rest when it is put on the table. */
function isBesideMap({ units, hexes }: Happening): boolean {
  return units.length === 0 && hexes.length === 0;
}

/** Lets each entry be heard when it is put on the table. */
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

/** So long it can be read, in milliseconds. */
const READ = 1400;

/** What is heard, in words, for those who asked for it. */
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
