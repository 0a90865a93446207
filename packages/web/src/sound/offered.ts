import type { Cue, Happening } from '../face/happening.ts';
import { readKept, writeKept } from '../settings/kept.ts';

const KEY = 'sandtable/sound-offered';

/** It is asked once in this browser, and never again. */
export function isOffered(): boolean {
  return readKept(KEY) !== null;
}

export function noteOffered(): void {
  writeKept(KEY, true);
}

const SHOTS: ReadonlySet<Cue> = new Set<Cue>(['rifle', 'machineGun', 'gun', 'mortar']);

/** The first of them that is a shot. */
export function shotIn(events: readonly Happening[]): Happening | undefined {
  return events.find(({ cue }) => cue !== null && SHOTS.has(cue));
}
