import { bookEntry, type Witness } from '@sandtable/kernel/testing';
import type { MatchOptions } from '../../model/options.ts';
import type { Pack } from '../../model/pack.ts';
import type { Limanowa } from '../../model/state.ts';
import { mustOpen } from '../../setup/options.ts';
import { AbilityLaw } from './ability-law.ts';
import { ActorLaw } from './actor-law.ts';
import { BlowLaw } from './blow-law.ts';
import { CourseLaw } from './course-law.ts';
import { EndLaw } from './end-law.ts';
import { FightLaw } from './fight-law.ts';
import { GoalLaw } from './goal-law.ts';
import type { Law } from './law.ts';
import { MoveLaw } from './move-law.ts';
import { PlanLaw } from './plan-law.ts';
import { RoundLaw } from './round-law.ts';
import { StockBook } from './stock-book.ts';
import { UnitsBook } from './units-book.ts';
import { ValueLaw } from './value-law.ts';

/** Checks every entry of a match against the laws: for `fuzz` and `playAtRandom`. */
export function lawsOf(pack: Pack): (options: MatchOptions) => Witness<Limanowa> {
  return (options) => {
    const printed = { pack, options, opening: mustOpen(pack, options) };
    const units = new UnitsBook(printed);
    const laws: readonly Law[] = [
      new ActorLaw(units),
      new AbilityLaw(printed, units),
      new MoveLaw(printed, units),
      new PlanLaw(printed, units),
      new GoalLaw(printed, units),
      units,
      new StockBook(printed),
      new CourseLaw(printed),
      new RoundLaw(printed),
      new BlowLaw(printed),
      new FightLaw(printed),
      new ValueLaw(printed),
      new EndLaw(printed),
    ];
    return (state, told) => bookEntry(laws, told, state);
  };
}
