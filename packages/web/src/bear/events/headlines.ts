import type { BearEvent } from '@sandtable/bear';

/** What is told first of an action, from what counts most down. */
const HEADLINES: readonly BearEvent['key'][] = [
  'gameEnded',
  'destroyed',
  'controlTaken',
  'marked',
  'rumorRevealed',
  'revealed',
  'rallied',
  'rallyFailed',
  'missed',
  'barrageFell',
  'smokeLaid',
  'entered',
  'left',
  'moved',
  'turned',
  'aiPassed',
  'passed',
  'attacked',
];

/** Its place among headlines; null for what makes none. */
export function rankOf({ key }: BearEvent): number | null {
  const rank = HEADLINES.indexOf(key);
  return rank === -1 ? null : rank;
}
