import type { BattleOptions } from './options.ts';
import type { Side } from './unit-type.ts';

/** B3.2.5: the CAPs that a side has more than its firefight says, or less. */
export function handicapOf({ germanHandicap, sovietHandicap }: BattleOptions, side: Side): number {
  return Number(side === 'german' ? germanHandicap : sovietHandicap);
}
