import type { Seating } from '@sandtable/session';
import type { Rematch } from '../face/result.ts';

/** Each side's people on the other side; null where there is nobody to change with: whom the rules play has its side for good. */
export function swappedSeats(seats: Seating, opposite: Rematch['opposite']): Seating | null {
  const swapped = Object.keys(seats).flatMap((seat) => {
    const holder = seats[opposite[seat] ?? ''];
    return holder === undefined ? [] : [[seat, holder] as const];
  });
  const isWhole = swapped.length === Object.keys(seats).length;
  const isOther = swapped.some(([seat, holder]) => JSON.stringify(holder) !== JSON.stringify(seats[seat]));
  return isWhole && isOther ? Object.fromEntries(swapped) : null;
}
