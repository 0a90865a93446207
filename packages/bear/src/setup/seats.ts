import type { Seat } from '@sandtable/kernel';
import type { Side } from '../model/unit-type.ts';
import { AI_SEAT } from '../model/player.ts';

/** B20.0: `german` and `soviet`; where a side has several players, they are numbered. */
export function seatsOf(sides: readonly Side[], ai = -1): Seat[] {
  return sides.map((side, place) => {
    if (place === ai) return AI_SEAT;
    const ofSide = sides.filter((other) => other === side).length;
    const number = sides.slice(0, place + 1).filter((other) => other === side).length;
    return ofSide === 1 ? side : `${side}${number}`;
  });
}
