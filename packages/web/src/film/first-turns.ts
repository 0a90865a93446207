import { readKept, writeKept } from '../settings/kept.ts';
import type { Settings } from '../settings/settings.ts';

const KEY = 'sandtable/ai-turns-seen';
/** By then one knows what the pictures are about. */
const FIRST = 5;
/** So much longer each of them stands until then. */
const SLOWER = 2;

/** How many turns of the AI have been shown in this browser. */
export function turnsSeen(): number {
  const kept = Number(readKept(KEY));
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

export function noteTurn(): void {
  const seen = turnsSeen();
  if (seen < FIRST) writeKept(KEY, seen + 1);
}

/** Whoever has set a speed of his own has it from the first. */
export function easeOf(speed: Settings['aiSpeed'], seen: number): number {
  return speed === 'normal' && seen < FIRST ? SLOWER : 1;
}
