import type { Sort } from './filter.ts';
import type { PlayRecord, Standing } from './tally.ts';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  never: 'Never played',
  played: 'Played',
  won: 'Won',
};
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  listed: 'As listed',
  difficulty: 'Easiest first',
  length: 'Shortest first',
  name: 'Name',
};

/** 'Won 2 of 3', 'Played, not won yet', 'Started'; nothing for one that was never played. */
export function printRecord({ played, over, won }: PlayRecord): string {
  if (won > 0) return over === 1 ? 'Won' : `Won ${won} of ${over}`;
  if (over > 0) return 'Not won yet';
  return played > 0 ? 'Started' : '';
}
