import type { LimanowaEvent } from '@sandtable/limanowa';
import type { Cue } from '../../face/happening.ts';

/** What is heard of an event; most are silent. */
const HEARD: Readonly<Partial<Record<LimanowaEvent['key'], Cue>>> = {
  moved: 'step',
  rolled: 'shot',
  woundRolled: 'dice',
  aiCardRolled: 'dice',
  aiTokenRolled: 'dice',
  lostRp: 'hit',
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

export function cueOf({ key }: LimanowaEvent): Cue | null {
  return HEARD[key] ?? null;
}
