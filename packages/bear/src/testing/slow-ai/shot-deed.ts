import { type Deed, makeDeed } from '../../model/deed.ts';
import type { Fire } from './fire.ts';
import { hexUnder, type Mind } from './mind.ts';

/** A deed that ends with this attack; the hex to spot from is rolled for if several are as good. */
export function shotDeed(
  mind: Mind,
  start: Pick<Deed, 'unit' | 'action'> & Partial<Deed>,
  target: number,
  { supporters, cost }: Fire,
): Deed {
  return makeDeed({ ...start, target, at: hexUnder(mind.seen, target), supporters, cost });
}
