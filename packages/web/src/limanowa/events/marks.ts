import type { LimanowaEvent } from '@sandtable/limanowa';

const MET: Readonly<Partial<Record<LimanowaEvent['key'], string>>> = {
  disclosed: 'disclose',
  aiCardRolled: 'aiCard',
  tokenSpent: 'token',
  lostRp: 'rp',
  woundRolled: 'wound',
  aiRoundBegan: 'aiRound',
  objectiveLeft: 'objective',
  drew: 'card',
};

/** The tip for somebody who meets this for the first time. */
export function markOf({ key }: LimanowaEvent): string | undefined {
  return MET[key];
}
