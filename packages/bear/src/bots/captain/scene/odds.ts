import type { Pack } from '../../../model/pack/pack.ts';
import { KILL_MARGIN } from '../../../rules/units/dice.ts';
import { CHECK_DIE, type CheckNumber, spentChance } from '../../../rules/payment/spent-check.ts';
import { weights } from './weights.ts';

export const NEVER = 99;

/** The chance to roll at least this with two dice; 0 from 13 on. */
const TWO_DICE = Float64Array.from({ length: 20 }, (_roll, needed) => {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= needed) ways += 1;
  return ways / 36;
});

export function chanceOf(needed: number): number {
  return needed > 12 ? 0 : needed < 2 ? 1 : (TWO_DICE[needed] ?? 0);
}

const LONGEST = 16;

/** B7.2: the share of its worth a unit loses on average to an attack that needs this roll. */
function harmOf(needed: number, isHit: boolean): number {
  const hit = chanceOf(needed);
  if (isHit) return weights.secondHit * hit;
  const kill = chanceOf(needed + KILL_MARGIN);
  return weights.firstHit * (hit - kill) + kill;
}

const HARM = Float64Array.from({ length: LONGEST + 1 }, (_roll, needed) => harmOf(needed, false));
const HARM_HIT = Float64Array.from({ length: LONGEST + 1 }, (_roll, needed) => harmOf(needed, true));

export function harm(needed: number, isHit: boolean): number {
  if (needed >= LONGEST) return 0;
  const roll = needed < 0 ? 0 : needed;
  return (isHit ? HARM_HIT[roll] : HARM[roll]) ?? 0;
}

/** B2.2g: the chance that an action makes its units spent, by its price in AP. */
export interface Checks {
  readonly plain: Float64Array;
  /** With card 07's die taken off. */
  readonly eased: Float64Array;
}

const DEAREST = 20;

export function checksOf(pack: Pack, device: 'orderCard' | 'd10'): Checks {
  const numbers: readonly CheckNumber[] =
    device === 'd10' || pack.orderCards.length === 0 ? CHECK_DIE : pack.orderCards;
  const chance = (paid: number): number => {
    const { ways, of } = spentChance(paid, numbers);
    return ways / of;
  };
  const plain = Float64Array.from({ length: DEAREST }, (_price, paid) => chance(paid));
  const eased = Float64Array.from({ length: DEAREST }, (_price, paid) => {
    let sum = 0;
    for (let die = 1; die <= 6; die++) sum += chance(paid - die);
    return sum / 6;
  });
  return { plain, eased };
}
