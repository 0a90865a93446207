import { NATIONS, type Stake } from '@sandtable/bear';
import type { Facet } from '../../face/missions.ts';
import { type Difficulty, type Facts, type Kind, KINDS, type Party, type Rates } from './facts.ts';

export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };
export const PLAYER_WORDS: Readonly<Record<Facts['players'], string>> = {
  solo: 'Solo',
  two: 'Two players',
  four: 'Four players',
};
const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: 'Up to 20 min',
  middle: 'Up to 45 min',
  long: 'Longer',
};
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  tanks: 'Tanks',
  vehicles: 'Light armor',
  guns: 'Guns',
  mortars: 'Mortars',
  pioneers: 'Pioneers',
  transport: 'Trucks, wagons',
};

/** 'Against the Soviet AI', 'German against Soviet'. */
export function printMatchUp({ parties }: Facts): string {
  const ai = parties.find(({ isAi }) => isAi);
  if (ai !== undefined) return `Against the ${NATIONS[ai.side]} AI`;
  return [...new Set(parties.map(({ side }) => NATIONS[side]))].join(' against ');
}

/** '3 × Rifle squad, LMG 34' */
export function printForces({ forces }: Party): string {
  return forces.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** 'German', or with several on a side 'German 2'. */
export function printParty({ seat, side }: Pick<Party, 'seat' | 'side'>): string {
  const number = /\d+$/.exec(seat)?.[0];
  return number === undefined ? NATIONS[side] : `${NATIONS[side]} ${number}`;
}

/** 'Both sides', 'German'. */
export function printStakeSides({ sides }: Stake): string {
  return sides.length > 1 ? 'Both sides' : sides.map((side) => NATIONS[side]).join('');
}

/** '1 a kill', 'a marker: German 4, Soviet 1'; no names if both sides score the same. */
export function printStakes(stakes: readonly Stake[]): string[] {
  const kinds = [...new Set(stakes.map(({ short }) => short))];
  return kinds.map((kind) => {
    const alike = stakes.filter(({ short }) => short === kind);
    const [only, ...others] = alike;
    if (only !== undefined && others.length === 0 && only.sides.length > 1) return `${only.vp} ${kind}`;
    return `${kind}: ${alike.map((stake) => `${printStakeSides(stake)} ${stake.vp}`).join(', ')}`;
  });
}

/** 'Our captain bot wins 64%', or the rates of both sides. */
export function printRates(rates: Rates): string {
  return rates.kind === 'solo'
    ? `Our captain bot wins ${rates.player}%`
    : `Captain bots: German ${rates.german}%, Soviet ${rates.soviet}%`;
}

export const LENGTHS = ['short', 'middle', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

function lengthOf(minutes: number): Length {
  if (minutes <= 20) return 'short';
  return minutes <= 45 ? 'middle' : 'long';
}

export function facetsOf(all: readonly Facts[]): Facet[] {
  const boards = [...new Set(all.flatMap((facts) => facts.boards))];
  return [
    facet('players', 'Players', ['solo', 'two', 'four'], PLAYER_WORDS),
    facet('side', 'Side', ['german', 'soviet'], NATIONS),
    facet('difficulty', 'Difficulty', ['easy', 'normal', 'hard'], DIFFICULTY_WORDS),
    facet('length', 'Length', LENGTHS, LENGTH_WORDS),
    facet('kind', 'With', KINDS, KIND_WORDS),
    { name: 'board', label: 'Board', values: boards.map((value) => ({ value, label: value })) },
  ];
}

export function valuesOf({ players, sides, difficulty, minutes, kinds, boards }: Facts): Record<string, string[]> {
  return {
    players: [players],
    side: [...sides],
    difficulty: difficulty === null ? [] : [difficulty],
    length: [lengthOf(minutes)],
    kind: [...kinds],
    board: [...boards],
  };
}

function facet<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Facet {
  return { name, label, values: values.map((value) => ({ value, label: words[value] })) };
}
