import { grant, type Verdict } from '@sandtable/kernel';
import { rangeTo, terrainAt } from '../../board/map.ts';
import { typeOf, unitAt, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { against, type CombatKey } from './reasons.ts';

/** L7e: one hex, to a free one that lies farther from where it is driven back. */
export function judgeFallBack(seen: Seen, unit: UnitId, from: HexId, to: HexId): Verdict<unknown, CombatKey> {
  const { map } = seen;
  const { at } = unitOf(seen, unit);
  if (rangeTo(map, at, to) !== 1) return against('notNext', { at: to });
  if (unitAt(seen, to) !== NONE) return against('notFree', { at: to });
  if (rangeTo(map, from, to) <= rangeTo(map, from, at)) return against('notFarther', { at: to });
  const isBarred = typeOf(seen, unit).arm === 'artillery' && terrainAt(map, to) === 'forest' && !isByRoad(seen, at, to);
  return isBarred ? against('batteryForest', { at: to }) : grant();
}

function isByRoad({ map }: Seen, from: HexId, to: HexId): boolean {
  for (let edge = 6 * from; edge < 6 * from + 6; edge++)
    if (map.area.neighbours[edge] === to) return map.roads[edge] === 1;
  return false;
}

/** The hexes around it. */
export function hexesAround({ map }: Seen, at: HexId): readonly HexId[] {
  const hexes: HexId[] = [];
  for (let edge = 6 * at; edge < 6 * at + 6; edge++) {
    const hex = map.area.neighbours[edge] ?? NONE;
    if (hex !== NONE) hexes.push(hex);
  }
  return hexes;
}
