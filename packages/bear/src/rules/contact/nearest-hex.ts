import { distanceBetween } from '../../board/tables.ts';
import type { Battle } from '../../model/battle.ts';
import type { HexId } from '../../model/ids.ts';

/** The hex itself if it fits, or else the nearest that does, the lowest of several; undefined if there is none. */
export function nearestHex({ tables }: Battle, at: HexId, fits: (hex: HexId) => boolean): number | undefined {
  let nearest: number | undefined;
  let apart = Infinity;
  for (let hex = 0; hex < tables.size; hex++) {
    const away = distanceBetween(tables, at, hex);
    if (away >= apart || !fits(hex)) continue;
    nearest = hex;
    apart = away;
  }
  return nearest;
}
