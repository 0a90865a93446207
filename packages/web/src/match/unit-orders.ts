import type { Position } from '../face/position.ts';
import type { Deed } from '../face/speech.ts';

/** What a unit can be ordered now, and what it cannot with the reason, each order always in the same place. */
export function ordersOf(position: Pick<Position, 'deeds'>, unit: number): readonly Deed[] {
  return position.deeds(unit).toSorted((a, b) => a.place - b.place);
}
