import { grant, type Verdict } from '@sandtable/kernel';
import { neighbourOver, rangeTo, terrainAt } from '../../board/map.ts';
import { areEnemies, hasAbility, isFighter, typeOf, unitAt, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { StruckBlow } from './blow.ts';
import { against, type CombatKey } from './reasons.ts';

/** L7e: one hex, free, and farther from the hex it is driven from. */
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

export function hexesAround({ map }: Seen, at: HexId): readonly HexId[] {
  const hexes: HexId[] = [];
  for (let edge = 6 * at; edge < 6 * at + 6; edge++) {
    const hex = neighbourOver(map, edge);
    if (hex !== NONE) hexes.push(hex);
  }
  return hexes;
}

export interface Relegation {
  readonly officer: UnitId;
  readonly among: readonly UnitId[];
}

/**
 * L4d, after the losses: enemies whose attack or counter-attack on the officer, or on a friend next to him, cost no RP. `places` is
 * where units were when they fought. Null if there are none, or if a relegation was already made this round.
 */
export function relegationAfter(
  seen: Seen,
  places: readonly HexId[],
  struck: readonly StruckBlow[],
): Relegation | null {
  if (seen.view.turn.relegated) return null;
  for (let officer = unitId(0); officer < seen.view.units.length; officer++) {
    if (!hasAbility(seen, officer, 'relegating')) continue;
    const among = struck
      .filter(
        ({ as, attacker, target, taken }) =>
          as !== 'artillery' &&
          taken === 0 &&
          areEnemies(seen, officer, attacker) &&
          isFighter(seen, attacker) &&
          rangeTo(seen.map, unitOf(seen, officer).at, places[target] ?? NONE) <= 1,
      )
      .map(({ attacker }) => attacker);
    if (among.length > 0) return { officer, among: [...new Set(among)].toSorted((a, b) => a - b) };
  }
  return null;
}
