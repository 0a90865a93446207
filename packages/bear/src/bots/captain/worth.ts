import { SIDES } from '../../model/pack/unit-type.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { Terms } from '../../model/battle/terms.ts';
import type { UnitId } from '../../model/ids.ts';

/** The VP that the loss of each unit moves from its own side to the other, under these terms. */
export type Stakes = Float64Array;

const known = new WeakMap<Terms, Stakes>();

export function stakesOf(pack: Pack, terms: Terms): Stakes {
  let stakes = known.get(terms);
  if (stakes === undefined) {
    stakes = Float64Array.from(pack.counters, ({ side }, unit) => stakeOf(terms, side, unit));
    known.set(terms, stakes);
  }
  return stakes;
}

/** B19.2: what its destruction scores, the last rule that fits and those that are added, and what its life would. */
function stakeOf({ victory }: Terms, side: string, unit: UnitId): number {
  const enemy = SIDES.find((each) => each !== side);
  let base = 0;
  let added = 0;
  for (const rule of victory) {
    if (rule.kind === 'destroyed' && rule.side === enemy && (rule.units?.includes(unit) ?? true)) {
      if (rule.added) added += rule.vp;
      else base = rule.vp;
    }
    if (rule.kind === 'alive' && rule.side === side && rule.units.includes(unit)) added += rule.vp;
  }
  return base + added;
}
