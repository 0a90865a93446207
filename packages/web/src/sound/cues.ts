import type { BearEvent } from '@sandtable/bear';

/** The sounds of the table, each a fraction of a second long. */
export const CUES = ['step', 'dice', 'shot', 'hit', 'lost', 'rally', 'card', 'bell'] as const;
export type Cue = (typeof CUES)[number];

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

/** More would only be noise. */
const MOST = 4;

/** What is heard of an entry, in its order; the same sound twice in a row is heard once. */
export function cuesOf(events: readonly BearEvent[]): Cue[] {
  const all = events.flatMap(({ key }) => HEARD[key] ?? []);
  return all.filter((cue, place) => cue !== all[place - 1]).slice(0, MOST);
}
