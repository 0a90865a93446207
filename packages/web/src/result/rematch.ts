import { OPTIONS, type View } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { TablePlan } from '../link/open-table.ts';
import type { Seating } from '@sandtable/session';

/** The same firefight with the same rules and people, but other dice; null for one that came from no mission. */
export function rematchPlan({ terms, options }: View, seats: Seating, seed: string): TablePlan | null {
  if (terms.mission === null) return null;
  const kept = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && typeof value === 'string',
  );
  return {
    options: { ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), mission: terms.mission },
    seats,
    seed,
  };
}

/** Each side's people on the other side; null where there is nobody to change with: the AI has its side for good. */
export function swappedSeats(seats: Seating): Seating | null {
  const swapped = Object.keys(seats).flatMap((seat) => {
    const holder = seats[otherSeat(seat)];
    return holder === undefined ? [] : [[seat, holder] as const];
  });
  const isWhole = swapped.length === Object.keys(seats).length;
  const isOther = swapped.some(([seat, holder]) => JSON.stringify(holder) !== JSON.stringify(seats[seat]));
  return isWhole && isOther ? Object.fromEntries(swapped) : null;
}

/** `german2` and `soviet2`; one that has no other is nobody's. */
function otherSeat(seat: Seat): Seat {
  return seat.startsWith('german') ? seat.replace('german', 'soviet') : seat.replace('soviet', 'german');
}
