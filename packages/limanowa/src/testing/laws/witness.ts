import { bookEntry, type Witness } from '@sandtable/kernel/testing';
import type { MatchOptions } from '../../model/match-options.ts';
import type { Pack } from '../../model/pack.ts';
import type { Limanowa } from '../../model/state.ts';
import { mustOpen } from '../../setup/options.ts';
import { BlowLaw } from './blow-law.ts';
import { EndLaw } from './end-law.ts';
import { FightLaw } from './fight-law.ts';
import type { Law } from './law.ts';
import { RoundLaw } from './round-law.ts';
import { StockBook } from './stock-book.ts';
import { UnitsBook } from './units-book.ts';

/** Holds every entry of a match against its books: for `fuzz` and `playAtRandom`. */
export function lawsOf(pack: Pack): (options: MatchOptions) => Witness<Limanowa> {
  return (options) => {
    const printed = { pack, options, opening: mustOpen(pack, options) };
    const laws: readonly Law[] = [
      new UnitsBook(printed),
      new StockBook(printed),
      new RoundLaw(printed),
      new BlowLaw(printed),
      new FightLaw(printed),
      new EndLaw(printed),
    ];
    return (state, told) => bookEntry(laws, told, state);
  };
}
