import { EVERY_FACING } from '@sandtable/hex';
import { hasRoad } from '../../board/ground.ts';
import type { BattleMap } from '../../board/map.ts';
import type { HexId } from '../../model/ids.ts';

/** G6.2f: the shortest way along roads from one of these hexes to one of those, first hex first; null where none leads there. */
export function roadBetween(map: BattleMap, from: readonly HexId[], to: readonly HexId[]): HexId[] | null {
  const { ground } = map;
  const goals = new Set(to);
  const before = new Map<HexId, HexId>();
  const queue = [...from];
  for (const hex of queue) before.set(hex, hex);
  for (const hex of queue) {
    if (goals.has(hex)) return wayTo(before, hex);
    for (const side of EVERY_FACING) {
      const next = ground.area.neighbours[6 * hex + side] ?? -1;
      if (next === -1 || before.has(next) || !hasRoad(ground, hex, side)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(before: ReadonlyMap<HexId, HexId>, goal: HexId): HexId[] {
  const way = [goal];
  for (;;) {
    const [first = goal] = way;
    const previous = before.get(first);
    if (previous === undefined || previous === first) return way;
    way.unshift(previous);
  }
}
