import type { Side } from '@sandtable/bear';

/** Both sides, as the tables of a result have them. */
export const SIDES: readonly { readonly side: Side; readonly name: string }[] = [
  { side: 'german', name: 'German' },
  { side: 'soviet', name: 'Soviet' },
];
