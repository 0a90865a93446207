import { useEffect, useState } from 'react';
import { usePlay } from '../match/play-context.tsx';
import { useSetting, useSettingsStore } from '../settings/settings-store.ts';
import { hear } from '../sound/hearing.ts';
import { isOffered, noteOffered, shotIn } from '../sound/offered.ts';
import { Speaker } from '../sound/sound-button.tsx';
import { Button } from '../ui/button.tsx';

/** In milliseconds; then it is gone for good. */
const OFFER = 6000;

/** At the first shot anybody fires, once in a browser: does one want to hear it? */
export function SoundOffer() {
  const events = usePlay((state) => state.moment.events);
  const isOff = useSetting('sound') === 'off';
  const set = useSettingsStore((store) => store.set);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOff || isOffered() || shotIn(events) === undefined) return;
    noteOffered();
    setOpen(true);
  }, [events, isOff]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setOpen(false), OFFER);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen || !isOff) return null;
  return (
    <div className="sound-offer" data-testid="sound-offer">
      <Speaker isOn />
      <Button
        tone="plain"
        onClick={() => {
          set('sound', 'on');
          setOpen(false);
          hear(['rifle']);
        }}
      >
        Sound on?
      </Button>
      <Button tone="plain" aria-label="No sound" onClick={() => setOpen(false)}>
        No
      </Button>
    </div>
  );
}
