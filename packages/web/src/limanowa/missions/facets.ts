import { SIDE_NAMES } from '@sandtable/limanowa';
import type { Facet } from '../../face/missions.ts';
import type { Facts } from './facts.ts';

/** What the list of missions can be narrowed by. */
export const FACETS: readonly Facet[] = [
  {
    name: 'players',
    label: 'Players',
    values: [
      { value: 'solo', label: 'One, against the AI' },
      { value: 'coop', label: 'Two, against the AI' },
      { value: 'versus', label: 'Two to four' },
    ],
  },
  {
    name: 'side',
    label: 'Side',
    values: [
      { value: 'austria', label: SIDE_NAMES.austria },
      { value: 'russia', label: SIDE_NAMES.russia },
    ],
  },
  {
    name: 'length',
    label: 'Length',
    values: [
      { value: 'short', label: 'Up to 20 min' },
      { value: 'long', label: 'Longer' },
    ],
  },
];

/** Which of their values a mission has. */
export function valuesOf({ kind, sides, minutes }: Facts): Record<string, string[]> {
  return { players: [kind], side: [...sides], length: [minutes <= 20 ? 'short' : 'long'] };
}
