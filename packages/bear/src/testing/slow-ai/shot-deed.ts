import { type Deed, makeDeed } from '../../model/deed.ts';
import { NONE } from '../../model/ids.ts';
import type { SlowAttack, SpottingHex } from './fire.ts';
import { hexUnder, type Mind } from './mind.ts';
import { pick, type Rung } from './pick.ts';

/** A deed that ends with this attack. */
export function shotDeed(
  mind: Mind,
  start: Pick<Deed, 'unit' | 'action'> & Partial<Deed>,
  target: number,
  { supporters, spots, cost }: SlowAttack,
): Deed {
  const at = hexUnder(mind.seen, target);
  return makeDeed({ ...start, target, at, spot: chooseSpot(mind, spots), supporters, cost });
}

/** */
function chooseSpot(mind: Mind, spots: readonly SpottingHex[]): number {
  if (spots.length === 0) return NONE;
  const rungs: Rung<SpottingHex>[] = [
    { rung: 'lowestNeeded', figure: ({ needed }) => needed },
    { rung: 'nearestSpot', figure: ({ apart }) => apart },
  ];
  return pick(mind, spots, rungs, ({ hex }) => hex).hex;
}
