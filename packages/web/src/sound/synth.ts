import type { Cue } from '../face/happening.ts';
import { soundAt } from './sound-at.ts';

/** No two sounds begin closer to each other; whatever would have to wait too long is left out. */
const APART = 0.06;
const PATIENCE = 0.5;

/** When each of these cues begins, asked for at `now` with the last one begun at `last`; null: it is not heard. */
export function startsOf(count: number, now: number, last: number, gap = APART): (number | null)[] {
  let next = Math.max(now, last + APART);
  return Array.from({ length: count }, () => {
    const start = next;
    next += Math.max(gap, APART);
    return start - now > PATIENCE ? null : start;
  });
}

/** Between two sounds of an entry that is shown at once. */
const ENTRY_GAP = 0.16;

let context: AudioContext | undefined;
let last = -1;

/** Plays sounds one after the other. Where the browser does not yet allow any, they are not heard, and nothing is lost. */
export function playCues(cues: readonly Cue[], volume: number): void {
  if (cues.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const starts = startsOf(cues.length, context.currentTime, last, ENTRY_GAP);
  for (const [place, cue] of cues.entries()) {
    const start = starts[place] ?? null;
    if (start === null) continue;
    soundAt(context, cue, start, volume);
    last = start;
  }
}
