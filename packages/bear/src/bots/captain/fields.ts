import { type Land, NO_BONUS, NO_WAY, ROAD_BONUS, type Tread, TREADS } from './land.ts';
import type { HexId } from '../../model/ids.ts';

/** Farther than anything. */
export const UNREACHED = 30_000;
/** Distances are counted in quarters of an AP, so that bonus hexes cost something too. */
export const QUARTERS = 4;

/** How far it is from every hex to this one, for units that take the ground so: by place of their tread. */
export function fieldTo(land: Land, lane: number, hex: HexId): Int16Array {
  const key = hex * TREADS.length + lane;
  return land.fields[key] ?? (land.fields[key] = fieldToAny(land, lane, [hex]));
}

/** The same to the nearest of several hexes: from them outwards, always on from the nearest. */
export function fieldToAny(land: Land, lane: number, hexes: readonly HexId[]): Int16Array {
  const tread = TREADS[lane] ?? 'light';
  const { size, neighbours } = land;
  const field = new Int16Array(size).fill(UNREACHED);
  const queues: number[][] = [[...hexes]];
  for (const hex of hexes) field[hex] = 0;
  for (let far = 0; far < queues.length; far++) {
    for (const to of queues[far] ?? []) {
      if (field[to] !== far) continue;
      for (let side = 0; side < 6; side++) {
        const from = neighbours[6 * to + side] ?? -1;
        // The step goes the other way: over the opposite side, into the hex that is nearer.
        const step = from === -1 ? NO_WAY : stepPrice(land, tread, from, (side + 3) % 6);
        if (step === NO_WAY || far + step >= (field[from] ?? 0)) continue;
        field[from] = far + step;
        (queues[far + step] ??= []).push(from);
      }
    }
  }
  return field;
}

/** In quarters: what is printed on most counters, 1, and the ground; vehicles are quicker where they have a bonus. */
function stepPrice({ steps, bonus }: Land, tread: Tread, from: number, side: number): number {
  const step = steps[tread][6 * from + side] ?? NO_WAY;
  if (step === NO_WAY) return NO_WAY;
  const kind = bonus[6 * from + side] ?? NO_BONUS;
  const isQuick =
    tread === 'tracked' ? kind !== NO_BONUS : (tread === 'wheeled' || tread === 'truck') && kind === ROAD_BONUS;
  return isQuick ? QUARTERS / 2 + QUARTERS * step : QUARTERS * (1 + step);
}
