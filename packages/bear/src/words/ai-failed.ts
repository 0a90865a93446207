import type { CandidateTrace } from '../solo/trace.ts';

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
  inCover: word('in no cover'),
  inOpen: word('in a hex with a DM'),
  inFireZone: word('in no fire zone'),
  outOfFireZones: word('in a fire zone'),
  inLOS: word('in no LOS'),
  outOfLOS: word('in LOS'),
  mobile: word('not mobile'),
  mortarOrInfGun: word('neither mortar nor inf gun'),
  rumored: word('no Rumored Enemy'),
  foot: word('not on foot'),
  vehicle: word('no vehicle'),
  justActed: word('has not just acted'),
  notDugIn: word('dug in already'),
  inCloseCombat: { rule: 'S4.1.2a', text: 'not in close combat' },
  nextToEnemy: { rule: 'S4.1.2b', text: 'not next to an enemy' },
  isSpent: { rule: 'S4.1.1', text: 'spent, and this is no Command card' },
  hasActed: { rule: 'S7.1', text: 'has acted already' },
};

/** `not in close combat (S4.1.2a)` */
export function explainFailed(failed: FailedKey): string {
  const { rule, text } = FAILED_WORDS[failed];
  return `${text} (${rule})`;
}
