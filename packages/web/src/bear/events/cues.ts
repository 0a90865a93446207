import type { BearEvent, Seen } from '@sandtable/bear';
import type { Cue } from '../../face/happening.ts';
import { fireOf, struckOf } from '../motion/weapons.ts';

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
  weaponUsed: 'mortar',
  barrageFell: 'mortar',
  mineAttacked: 'mortar',
  missed: 'miss',
  nothingHit: 'miss',
  attackedInVain: 'miss',
  stood: 'miss',
  razed: 'hardHit',
  destroyed: 'lost',
  rallied: 'rally',
  autoRallied: 'rally',
  relieved: 'rally',
  recovered: 'rally',
  drew: 'card',
  played: 'card',
  aiDrew: 'card',
  controlTaken: 'flag',
  roundBegan: 'bell',
  trackEvent: 'bell',
  gameEnded: 'bell',
};

/** By the weapon that fires, and by what it strikes. */
export function cueOf(seen: Seen, event: BearEvent): Cue | null {
  if (event.key === 'attacked') return fireOf(seen, event.unit, false).cue;
  if (event.key === 'hit' || event.key === 'killed') return struckOf(seen, event.unit);
  if (event.key === 'checked') return event.spent ? 'spent' : null;
  return HEARD[event.key] ?? null;
}
