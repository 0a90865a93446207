import type { LimanowaEvent } from '@sandtable/limanowa';

type Key = LimanowaEvent['key'];

/** What is told first of an entry, from what counts most down. */
const HEADLINES: readonly Key[] = [
  'succeeded',
  'failed',
  'won',
  'destroyed',
  'lostRp',
  'spared',
  'aiCardUsed',
  'blocked',
  'tokenSpent',
  'rolled',
  'woundRolled',
  'played',
  'aiCardDiscarded',
  // An answer of the AI comes before the moves of the player's own plan, which it sets going.
  'aiCardRolled',
  'aiTokenRolled',
  'moved',
  'disclosed',
];

/** Its place among headlines; null for what makes none. */
export function rankOf({ key }: LimanowaEvent): number | null {
  const rank = HEADLINES.indexOf(key);
  return rank === -1 ? null : rank;
}
