import type { Cue } from '../face/happening.ts';
import { soundAt } from './sound-at.ts';

/** Seconds. Two sounds never start closer together than this; one that would have to wait too long is dropped. */
const APART = 0.06;
const PATIENCE = 0.5;

/** Start times for `count` cues requested at `now`, the last sound having started at `last`; null if a cue is dropped. */
export function startsOf(count: number, now: number, last: number, gap = APART): (number | null)[] {
  let next = Math.max(now, last + APART);
  return Array.from({ length: count }, () => {
    const start = next;
    next += Math.max(gap, APART);
    return start - now > PATIENCE ? null : start;
  });
}

/** Seconds between the sounds of one entry. */
const ENTRY_GAP = 0.16;

let context: AudioContext | undefined;
let last = -1;

/** Plays cues one after the other. Until the browser allows sound, they are silently dropped. */
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
