import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B1.2: a unit is spent by a check or by an event that says so, and fresh again when a round begins. */
export function spentLaw({ options, opening }: Printed, units: UnitsBook): Law {
  const spent = new Set(opening.units.flatMap((unit, place) => (unit.spent ? [place] : [])));
  const ai = opening.terms.solo?.ai;

  /** B2.2a, B3.0, B3.1: only fresh units pay AP. */
  const mustBeFresh = (payers: readonly UnitId[]): readonly string[] =>
    payers.filter((unit) => spent.has(unit)).map((unit) => `${units.name(unit)} pays AP, but is spent by the book`);

  return {
    hears: {
      roundBegan: () => {
        spent.clear();
      },
      paid: (event) => {
        const mayBeSpent = event.way === 'opportunity' && options.opportunityBy === 'freshOrSpent';
        const isFree = event.way === 'command' || event.player === ai;
        return isFree || mayBeSpent ? SOUND : mustBeFresh(event.units);
      },
      checked: (event) => {
        if (event.spent) for (const unit of event.units) spent.add(unit);
      },
      becameSpent: (event) => {
        for (const unit of event.units) spent.add(unit);
      },
      recovered: (event) =>
        spent.delete(event.unit) ? SOUND : [`${units.name(event.unit)} recovers, but is fresh by the book`],
      rumorRevealed: (event) => {
        // S6.2: the AI found is as spent as the rumor was.
        if (spent.delete(event.unit) && event.found >= 0) spent.add(event.found);
      },
    },
    differences: (state: State) =>
      state.roster.flatMap((unit) => {
        const is = state.units[unit]?.spent === true;
        return is === spent.has(unit) ? SOUND : unlike(`whether ${units.name(unit)} is spent`, is, spent.has(unit));
      }),
  };
}
