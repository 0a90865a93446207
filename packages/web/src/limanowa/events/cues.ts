import type { LimanowaEvent } from '@sandtable/limanowa';
import type { Cue } from '../../face/happening.ts';

/** What is heard of an event; most are silent. */
const HEARD: Readonly<Partial<Record<LimanowaEvent['key'], Cue>>> = {
  moved: 'step',
  woundRolled: 'dice',
  aiCardRolled: 'dice',
  aiTokenRolled: 'dice',
  lostRp: 'softHit',
  destroyed: 'lost',
  restored: 'rally',
  returned: 'rally',
  drew: 'card',
  played: 'card',
  aiCardTurned: 'card',
  gameRoundBegan: 'bell',
  succeeded: 'bell',
  failed: 'bell',
  won: 'bell',
};

/** Batteries are heard as guns, and everybody else as rifles. */
export function cueOf(event: LimanowaEvent): Cue | null {
  if (event.key === 'rolled') return event.as === 'artillery' ? 'gun' : 'rifle';
  return HEARD[event.key] ?? null;
}
