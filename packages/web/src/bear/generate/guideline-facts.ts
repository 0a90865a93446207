import type { Guideline } from '@sandtable/bear';
import type { GuidelineFacts } from '../../face/generator.ts';
import { isUneven, pairShares } from './pair-forms.ts';

const ABOUT: Readonly<Record<number, string>> = {
  1: 'Start here: a few squads, four cards each.',
  2: 'Squads, machine guns and mortars on one board.',
  3: 'Armored cars, light tanks and what stops them.',
  4: 'Tanks on both sides, and two boards to drive on.',
  5: 'Every card in the box. No two firefights are alike.',
  6: 'Light armor among the infantry.',
  7: 'Two German players against one Soviet.',
  8: 'Two teams of two.',
};

/** G2.1 */
export function guidelineFacts(guideline: Guideline): GuidelineFacts {
  const { number, name, minutes, rounds, maps, roles, actionDeck } = guideline;
  return {
    id: String(number),
    name: `${number} ${name}`,
    about: [ABOUT[number] ?? '', ...(isUneven(roles) ? [pairShares()] : [])].join(' ').trim(),
    tags: [printPlayers(guideline), `${rounds} rounds`, `${[...new Set(minutes)].join('-')} min`],
    rows: [
      { label: 'Maps', value: String(maps) },
      { label: 'Cards', value: byRole(roles, ({ cards }) => `${twoDigits(cards.from)}-${twoDigits(cards.to)}`) },
      { label: 'Hand', value: byRole(roles, ({ hand }) => String(hand)) },
      { label: 'CAPs', value: byRole(roles, ({ caps }) => String(caps)) },
      { label: 'Action Cards a round', value: byRole(roles, ({ actionCards }) => String(actionCards)) },
      { label: 'Action deck', value: printRanges(actionDeck) },
    ],
    canBeSolo: roles.length === 2,
  };
}

type Role = Guideline['roles'][number];

const LETTERS = { german: 'G', soviet: 'S' } as const;

/** One value if all roles share it, otherwise each with its side. */
function byRole(roles: readonly Role[], valueOf: (role: Role) => string): string {
  const values = roles.map(valueOf);
  const [first = ''] = values;
  if (values.every((value) => value === first)) return first;
  return roles.map(({ side }, place) => `${LETTERS[side]} ${values[place]}`).join(', ');
}

/** `2 German v 1 Soviet` */
function printPlayers({ roles }: Guideline): string {
  const count = (side: Role['side']): number => roles.filter((role) => role.side === side).length;
  return roles.length === 2 ? '1 v 1' : `${count('german')} German v ${count('soviet')} Soviet`;
}

/** `02-13, 20, 40` */
export function printRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of new Set(numbers.toSorted((a, b) => a - b))) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? twoDigits(from) : `${twoDigits(from)}-${twoDigits(to)}`)).join(', ');
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
