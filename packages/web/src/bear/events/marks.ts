import { type BearEvent, distanceBetween, rangeOf, type Seen } from '@sandtable/bear';

type Key = BearEvent['key'];

/** Rules that are met by an event as such. */
const MET: Readonly<Partial<Record<Key, string>>> = {
  checked: 'check',
  marked: 'hit',
  rallied: 'rally',
  capLost: 'capLost',
  rumorPlaced: 'rumor',
  rumorRevealed: 'revealed',
  smokeLaid: 'smoke',
  drew: 'card',
  controlTaken: 'objective',
  aiPassed: 'aiPass',
  trackEvent: 'track',
  roundEnded: 'round',
};

/** What somebody may meet here for the first time. */
export function markOf(seen: Seen, event: BearEvent): string | undefined {
  if (event.key === 'paid') return event.caps > 0 ? 'caps' : undefined;
  if (event.key === 'rolled') return event.caps > 0 ? 'dice' : undefined;
  if (event.key === 'attacked') return markOfAttack(seen, event.unit, event.at);
  return MET[event.key];
}

/** By the view that it is told on: the attacker has not moved since. */
function markOfAttack(seen: Seen, unit: number, at: number): string | undefined {
  const from = seen.view.units[unit]?.at ?? -1;
  if (from === -1) return undefined;
  const distance = distanceBetween(seen.tables, from, at);
  if (distance === 0) return 'closeCombat';
  const range = rangeOf(seen, unit).max;
  return distance > range ? 'longRange' : undefined;
}
