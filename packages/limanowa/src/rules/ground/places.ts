import { rangeTo } from '../../board/map.ts';
import { sideOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';

/** The hex of every unit, now or after a plan; -1 if lost. */
export type Places = readonly HexId[];

export function placesOf({ view }: Seen): HexId[] {
  const { units } = view;
  const places: HexId[] = [];
  for (let unit = 0; unit < units.length; unit++) places.push(units[unit]?.at ?? NONE);
  return places;
}

/** Applies the moves in order. */
export function placesAfter(seen: Seen, moves: readonly { readonly unit: UnitId; readonly to: HexId }[]): HexId[] {
  const places = placesOf(seen);
  for (const { unit, to } of moves) if (places[unit] !== NONE) places[unit] = to;
  return places;
}

export function placeIn(places: Places, unit: UnitId): HexId {
  return places[unit] ?? NONE;
}

/** L2.2e: one unit per hex; -1 for none. */
export function standingAt(places: Places, hex: HexId): UnitId {
  return hex === NONE ? NONE : unitId(places.indexOf(hex));
}

export function areAdjacent({ map }: Seen, one: HexId, other: HexId): boolean {
  return rangeTo(map, one, other) === 1;
}

export function isNextToEnemy(seen: Seen, unit: UnitId, hex: HexId, places: Places): boolean {
  const side = sideOf(seen, unit);
  return places.some((at, other) => areAdjacent(seen, at, hex) && sideOf(seen, unitId(other)) !== side);
}
