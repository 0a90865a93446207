import type { Difficulty, Facts, Party, Side } from './facts.ts';
import type { Length } from './filter.ts';

export const SIDE_WORDS: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };
export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };
export const PLAYER_WORDS: Readonly<Record<Facts['players'], string>> = {
  solo: 'Solo',
  two: 'Two players',
  four: 'Four players',
};
export const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: 'Up to 3 rounds',
  middle: '4 rounds',
  long: '5 and more',
};

/** 'Against the Soviet AI', 'German against Soviet'. */
export function printMatchUp({ parties }: Facts): string {
  const ai = parties.find(({ isAi }) => isAi);
  if (ai !== undefined) return `Against the ${SIDE_WORDS[ai.side]} AI`;
  return [...new Set(parties.map(({ side }) => SIDE_WORDS[side]))].join(' against ');
}

/** '3 Rifle squad, LMG 34': the numbers in front, none for a single one. */
export function printForces({ forces }: Party): string {
  return forces.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** 'German', or with several on a side 'German 2'. */
export function printParty({ seat, side }: Pick<Party, 'seat' | 'side'>): string {
  const number = /\d+$/.exec(seat)?.[0];
  return number === undefined ? SIDE_WORDS[side] : `${SIDE_WORDS[side]} ${number}`;
}
