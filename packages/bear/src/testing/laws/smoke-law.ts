import { SOUND } from '@sandtable/kernel/testing';
import { HEAVY_SMOKE } from '../../model/battle/battle.ts';
import type { State } from '../../model/battle/state.ts';
import type { Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';
import type { HexId } from '../../model/ids.ts';

/** B13.0, R-217: smoke is heavy when laid, and thins by a step before every round but the first. */
export function smokeLaw({ opening }: Printed, units: UnitsBook): Law {
  /** A line per counter: its hex and its DM. */
  let smoke = opening.markers.flatMap(({ kind, at, dm }) => (kind === 'smoke' ? [{ at, dm }] : []));
  let round = 0;
  let isThinned = true;
  const printed = (counters: readonly { readonly at: HexId; readonly dm: number }[]): string =>
    counters
      .map(({ at, dm }) => `${units.hexName(at)} +${dm}`)
      .sort()
      .join(', ') || 'none';

  /** G3.3a: wind takes all smoke. */
  const isWindy = (last: number): boolean =>
    opening.terms.rules.some((rule) => rule.kind === 'wind' && last >= rule.from && last <= rule.until);

  /** Once CAPs are reset, the smoke must have thinned. */
  const due = (): readonly string[] => {
    if (isThinned) return SOUND;
    isThinned = true;
    return [`smoke is not thinned before round ${round}`];
  };

  return {
    hears: {
      roundBegan: (event) => {
        round = event.round;
        isThinned = round === 1 || smoke.length === 0;
      },
      smokeThinned: () => {
        const complaints = isThinned ? [`smoke is thinned before round ${round}, where it is not due`] : SOUND;
        isThinned = true;
        smoke = isWindy(round - 1) ? [] : smoke.flatMap(({ at, dm }) => (dm > 1 ? [{ at, dm: dm - 1 }] : []));
        return complaints;
      },
      smokeLaid: (event) => {
        for (const at of event.hexes) smoke.push({ at, dm: HEAVY_SMOKE });
      },
      capsReset: () => due(),
    },
    differences({ markers }: State) {
      const there = markers.filter(({ kind }) => kind === 'smoke');
      if (there.length === 0 && smoke.length === 0) return SOUND;
      const [is, booked] = [printed(there), printed(smoke)];
      return is === booked ? SOUND : [`smoke: ${is}; by the book: ${booked}`];
    },
  };
}
