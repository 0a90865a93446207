import type { CandidateTrace } from '../solo/thought/trace.ts';

/** What a counter is that an order does not mean, where it asks for the opposite; with the rule. */
interface FailedWords {
  readonly rule: string;
  readonly text: string;
}

type FailedKey = NonNullable<CandidateTrace['failed']>;

const word = (text: string): FailedWords => ({ rule: 'S5.0a', text });

const FAILED_WORDS: Readonly<Record<FailedKey, FailedWords>> = {
  fresh: word('spent'),
  spent: word('fresh'),
  hit: word('not hit'),
  unhit: word('hit'),
  inCover: word('not in cover'),
  inOpen: word('in a hex with a DM'),
  inFireZone: word('not in a fire zone'),
  outOfFireZones: word('in a fire zone'),
  inLOS: word('not in LOS'),
  outOfLOS: word('in LOS'),
  mobile: word('not mobile'),
  mortarOrInfGun: word('neither a mortar nor an inf gun'),
  rumored: word('not a Rumored Enemy'),
  foot: word('not on foot'),
  vehicle: word('not a vehicle'),
  crewed: word('not crewed'),
  justActed: word('did not just act'),
  notDugIn: word('already dug in'),
  inCloseCombat: { rule: 'S4.1.2a', text: 'not in close combat' },
  nextToEnemy: { rule: 'S4.1.2b', text: 'not adjacent to an enemy' },
  isSpent: { rule: 'S4.1.1', text: 'spent, and this is not a Command card' },
  notAmong: { rule: 'G6.1', text: 'not one of the chosen card' },
  hasActed: { rule: 'S7.1', text: 'has already acted' },
};

/** `not in close combat (S4.1.2a)` */
export function explainFailed(failed: FailedKey): string {
  const { rule, text } = FAILED_WORDS[failed];
  return `${text} (${rule})`;
}
