import type { LimanowaEvent, Seen } from '@sandtable/limanowa';

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

/** LS2.2b: against the AI players hold no contra cards, so the tip about cards differs. */
const MET_AGAINST_AI: typeof MET = { ...MET, drew: 'supportCard' };

export function markOf({ view }: Seen, { key }: LimanowaEvent): string | undefined {
  return (view.piles === null ? MET : MET_AGAINST_AI)[key];
}
