import type { Side } from './unit-type.ts';

/** B20.0: `german` and `soviet`; where a side has several players, they are numbered. */
export function roleNames(sides: readonly Side[]): string[] {
  return sides.map((side, place) => {
    const ofSide = sides.filter((other) => other === side).length;
    const number = sides.slice(0, place + 1).filter((other) => other === side).length;
    return ofSide === 1 ? side : `${side}${number}`;
  });
}
