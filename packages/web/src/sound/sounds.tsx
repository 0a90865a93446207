import { useEffect, useRef } from 'react';
import type { Happening } from '../face/happening.ts';
import { usePlay } from '../match/play-context.tsx';
import { isMotionOn } from '../motion/pace.ts';
import { cuesOf } from './cues.ts';
import { hear } from './hearing.ts';

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
