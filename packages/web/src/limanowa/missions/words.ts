import { type MissionKind, type Side, SIDE_ADJECTIVES, SIDE_NAMES } from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { Facts, Party } from './facts.ts';

export const KIND_WORDS: Readonly<Record<MissionKind, string>> = {
  solo: 'Solo',
  coop: 'Cooperative, two players',
  versus: 'Two to four players',
};

/** 'Against the Russian AI', 'Together against the Austro-Hungarian AI', 'Austria-Hungary against Russia'. */
export function printMatchUp({ kind, parties }: Facts): string {
  const ai = parties.find(({ isAi }) => isAi);
  if (ai === undefined) return [...new Set(parties.map(({ side }) => SIDE_NAMES[side]))].join(' against ');
  return `${kind === 'coop' ? 'Together against' : 'Against'} the ${SIDE_ADJECTIVES[ai.side]} AI`;
}

/** '3 × Honvéd, Hussars, 3 tokens': the numbers in front, none for a single one. */
export function printForces({ forces, tokens }: Party): string {
  const units = forces.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
  return [...units, counted(tokens, 'artillery token')].join(', ');
}

/** 'Szurmay Group', or with two corps both of them. */
export function printParty({ corps, side }: Pick<Party, 'corps' | 'side'>): string {
  const names = corps.filter((name) => name !== '');
  return names.length === 0 ? sideName(side) : names.join(' and ');
}

function sideName(side: Side): string {
  return SIDE_NAMES[side];
}
