import * as z from 'zod/mini';
import type { Settings } from '../settings/settings.ts';
import { storedValue } from '../ui/stored.ts';

const seenTurns = storedValue('sandtable/ai-turns-seen', z.catch(z.int().check(z.nonnegative()), 0));
/** By then one knows what the pictures are about. */
const FIRST = 5;
/** So much longer each of them stands until then. */
const SLOWER = 2;

/** How many turns of the AI have been shown in this browser. */
export function turnsSeen(): number {
  return seenTurns.read();
}

export function noteTurn(): void {
  const seen = turnsSeen();
  if (seen < FIRST) seenTurns.write(seen + 1);
}

/** Whoever has set a speed of his own has it from the first. */
export function easeOf(speed: Settings['aiSpeed'], seen: number): number {
  return speed === 'normal' && seen < FIRST ? SLOWER : 1;
}
