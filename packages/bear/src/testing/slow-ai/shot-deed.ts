import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { NONE } from '../../model/ids.ts';
import type { Fire, Spot } from './fire.ts';
import { hexUnder, type Mind } from './mind.ts';
import { pick, type Rung } from './pick.ts';

/** A deed that ends with this attack. */
export function shotDeed(
  mind: Mind,
  start: Pick<Deed, 'unit' | 'action'> & Partial<Deed>,
  target: number,
  { supporters, spots, cost }: Fire,
): Deed {
  const at = hexUnder(mind.seen, target);
  return makeDeed({ ...start, target, at, spot: chooseSpot(mind, spots), supporters, cost });
}

/** */
function chooseSpot(mind: Mind, spots: readonly Spot[]): number {
  if (spots.length === 0) return NONE;
  const rungs: Rung<Spot>[] = [
    { rung: 'lowestNeeded', figure: ({ needed }) => needed },
    { rung: 'nearestSpot', figure: ({ apart }) => apart },
  ];
  return pick(mind, spots, rungs, ({ hex }) => hex).hex;
}
