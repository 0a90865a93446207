import type { Witness } from '@sandtable/kernel/testing';
import type { MatchOptions } from '../../model/match-options.ts';
import type { Pack } from '../../model/pack.ts';
import type { Bear } from '../../model/state.ts';
import { Books } from './books.ts';

/** Holds every entry of a match against its books: for `fuzz` and `playAtRandom`. */
export function lawsOf(pack: Pack): (options: MatchOptions) => Witness<Bear> {
  return (options) => {
    const books = new Books(pack, options);
    return (state, told) => books.entry(told, state);
  };
}
