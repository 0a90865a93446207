import type { BearEvent } from '@sandtable/bear';
import type { Cue } from '../../face/happening.ts';

/** What is heard of an event; most are silent. */
const HEARD: Readonly<Partial<Record<BearEvent['key'], Cue>>> = {
  moved: 'step',
  entered: 'step',
  left: 'step',
  turned: 'step',
  loaded: 'step',
  unloaded: 'step',
  initiativeRolled: 'dice',
  rolled: 'dice',
  attacked: 'shot',
  weaponUsed: 'shot',
  barrageFell: 'shot',
  mineAttacked: 'shot',
  hit: 'hit',
  destroyed: 'lost',
  rallied: 'rally',
  autoRallied: 'rally',
  relieved: 'rally',
  drew: 'card',
  played: 'card',
  aiDrew: 'card',
  roundBegan: 'bell',
  trackEvent: 'bell',
  gameEnded: 'bell',
};

export function cueOf({ key }: BearEvent): Cue | null {
  return HEARD[key] ?? null;
}
