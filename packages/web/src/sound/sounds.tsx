import { useEffect, useRef } from 'react';
import { usePlay } from '../match/play-context.tsx';
import { useSettingsStore } from '../settings/settings-store.ts';
import { cuesOf } from './cues.ts';
import { playCues } from './synth.ts';

const VOLUMES = { low: 0.35, normal: 0.65, loud: 1 } as const;

/** Lets each entry be heard when it is put on the table. Sound is never the only cue. */
export function Sounds() {
  const moment = usePlay((state) => state.moment);
  const heard = useRef(moment.seq);
  useEffect(() => {
    const { sound, volume } = useSettingsStore.getState().settings;
    const isNew = moment.seq > heard.current;
    heard.current = moment.seq;
    if (isNew && sound === 'on') playCues(cuesOf(moment.events), VOLUMES[volume]);
  }, [moment]);
  return null;
}
