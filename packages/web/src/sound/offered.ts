import type { Cue, Happening } from '../face/happening.ts';
import { storedFlag, storedValue } from '../ui/stored.ts';

const offered = storedValue('sandtable/sound-offered', storedFlag);

/** It is asked once in this browser, and never again. */
export function isOffered(): boolean {
  return offered.read();
}

export function noteOffered(): void {
  offered.write(true);
}

const SHOTS: ReadonlySet<Cue> = new Set<Cue>(['rifle', 'machineGun', 'gun', 'mortar']);

/** The first of them that is a shot. */
export function shotIn(events: readonly Happening[]): Happening | undefined {
  return events.find(({ cue }) => cue !== null && SHOTS.has(cue));
}
