import type { BattleMap } from '../../model/battle-map.ts';
import { rangeTo } from '../../board/map.ts';
import { sideOf, typeOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { TERRAINS } from '../../model/map-plan.ts';
import type { Seen } from '../../model/state.ts';
import type { UnitType } from '../../model/unit-type.ts';
import { placeIn, type Places, standingAt } from './places.ts';

// L7a, L7b, L2.1b-e: where a unit can end one move. Enemies bar the way, friends may be passed.

/** What a card or an officer adds to a move. */
export interface Stride {
  /** So many hexes more. */
  readonly extra: number;
  /** L4e: forest and hill do not stop it. */
  readonly freely: boolean;
}

export const PLAIN: Stride = { extra: 0, freely: false };

const FOREST = TERRAINS.indexOf('forest');
const HILL = TERRAINS.indexOf('hill');

/** L7a, L3n: hexes it may go off the road. */
export function strideOf({ pack }: Seen, { move, traits }: UnitType, { extra }: Stride): number {
  return move + extra + (traits.includes('riding') ? pack.ruleset.ridingBonus : 0);
}

interface Walk {
  readonly map: BattleMap;
  /** By hex: whether an enemy stands there. */
  readonly enemies: Uint8Array;
  readonly isBattery: boolean;
  readonly freely: boolean;
  readonly roadsOnly: boolean;
  /** By hex: how many hexes it could still go from there, plus 1; 0 where it has not come. */
  readonly left: Uint8Array;
}

/** The hexes where it may end its move, in the map's order. */
export function reachOf(seen: Seen, unit: UnitId, places: Places, stride: Stride = PLAIN): HexId[] {
  const from = placeIn(places, unit);
  if (from === NONE) return [];
  const { map, pack } = seen;
  const type = typeOf(seen, unit);
  const steps = strideOf(seen, type, stride);
  const isBattery = type.arm === 'artillery';
  const enemies = enemiesIn(seen, unit, places);
  const left = new Uint8Array(map.terrain.length);
  const onRoads = new Uint8Array(map.terrain.length);
  const common = { map, enemies, isBattery, freely: stride.freely };
  spread({ ...common, roadsOnly: false, left }, from, steps);
  spread({ ...common, roadsOnly: true, left: onRoads }, from, steps + pack.ruleset.roadBonus);
  const found: HexId[] = [];
  for (let hex = 0; hex < left.length; hex++)
    if ((left[hex] !== 0 || onRoads[hex] !== 0) && standingAt(places, hex) === NONE) found.push(hex);
  return found;
}

function enemiesIn(seen: Seen, unit: UnitId, places: Places): Uint8Array {
  const side = sideOf(seen, unit);
  const enemies = new Uint8Array(seen.map.terrain.length);
  for (let other = 0; other < places.length; other++) {
    const at = placeIn(places, other);
    if (at !== NONE && sideOf(seen, other) !== side) enemies[at] = 1;
  }
  return enemies;
}

function spread(walk: Walk, from: HexId, steps: number): void {
  if (steps <= 0) return;
  const { map, enemies, isBattery, freely, roadsOnly, left } = walk;
  for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
    const to = map.area.neighbours[edge] ?? NONE;
    const byRoad = map.roads[edge] === 1;
    if (to === NONE || enemies[to] === 1 || (roadsOnly && !byRoad)) continue;
    const terrain = map.terrain[to];
    if (terrain === FOREST && isBattery && !byRoad) continue;
    const stops = !byRoad && !freely && (terrain === FOREST || terrain === HILL);
    const rest = stops ? 0 : steps - 1;
    if (rest + 1 <= (left[to] ?? 0)) continue;
    left[to] = rest + 1;
    spread(walk, to, rest);
  }
}

/** The same for one hex. */
export function canReach(seen: Seen, unit: UnitId, to: HexId, places: Places, stride: Stride = PLAIN): boolean {
  const steps = strideOf(seen, typeOf(seen, unit), stride) + seen.pack.ruleset.roadBonus;
  if (rangeTo(seen.map, placeIn(places, unit), to) > steps) return false;
  return reachOf(seen, unit, places, stride).includes(to);
}

/** Does the whole move go along roads, so that it may be one hex longer? */
export function canReachByRoad(seen: Seen, unit: UnitId, to: HexId, places: Places, stride: Stride = PLAIN): boolean {
  const type = typeOf(seen, unit);
  const left = new Uint8Array(seen.map.terrain.length);
  const enemies = enemiesIn(seen, unit, places);
  const walk = { map: seen.map, enemies, isBattery: false, freely: stride.freely, roadsOnly: true, left };
  spread(walk, placeIn(places, unit), strideOf(seen, type, stride) + seen.pack.ruleset.roadBonus);
  return left[to] !== 0;
}

/** L7e, L10d: the free hexes next to it, where others can push it. */
export function freeNeighbours({ map }: Seen, unit: UnitId, places: Places): HexId[] {
  const from = placeIn(places, unit);
  const found: HexId[] = [];
  if (from === NONE) return found;
  for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
    const to = map.area.neighbours[edge] ?? NONE;
    if (to !== NONE && standingAt(places, to) === NONE) found.push(to);
  }
  return found;
}
