import { neighbourOver, rangeTo } from '../../board/map.ts';
import { type BattleMap, TERRAINS } from '../../model/battle-map.ts';
import { sideOf, typeOf } from '../../model/battle.ts';
import type { UnitType } from '../../model/forces.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { placeIn, type Places, standingAt } from './places.ts';

// L7a, L7b, L2.1b-e: where a unit can end one move. Enemies block the way, friends do not.

/** The bonus of a card or an officer. */
export interface Stride {
  readonly extra: number;
  /** L4e: forest and hills do not stop it. */
  readonly freely: boolean;
}

export const PLAIN: Stride = { extra: 0, freely: false };

const FOREST = TERRAINS.indexOf('forest');
const HILL = TERRAINS.indexOf('hill');

/** L7a, L3n: how many hexes it may move off the road. */
export function strideOf({ pack }: Seen, { move, traits }: UnitType, { extra }: Stride): number {
  return move + extra + (traits.includes('riding') ? pack.ruleset.ridingBonus : 0);
}

const LAST = 2 ** 31 - 1;

/** A number per hex. Clearing it writes nothing, so it is cheap to reuse. */
class Scratch {
  #marks = new Int32Array(0);
  #values = new Int32Array(0);
  #now = 0;

  clear(size: number): void {
    if (this.#marks.length < size || this.#now === LAST) {
      this.#marks = new Int32Array(size);
      this.#values = new Int32Array(size);
      this.#now = 0;
    }
    this.#now += 1;
  }

  /** -1 if unset. */
  get(hex: HexId): number {
    return this.#marks[hex] === this.#now ? (this.#values[hex] ?? NONE) : NONE;
  }

  set(hex: HexId, value: number): void {
    this.#marks[hex] = this.#now;
    this.#values[hex] = value;
  }
}

/** Reused for every question: moves are judged thousands of times a second. */
const friends = new Scratch();
const enemies = new Scratch();
/** How many more hexes it could go from there: ignoring roads, and by road only. */
const left = new Scratch();
const leftOnRoads = new Scratch();

interface Walk {
  readonly map: BattleMap;
  readonly isBattery: boolean;
  readonly freely: boolean;
  readonly roadsOnly: boolean;
  readonly found: HexId[];
}

export function reachOf(seen: Seen, unit: UnitId, places: Places, stride: Stride = PLAIN): HexId[] {
  const found: HexId[] = [];
  const from = placeIn(places, unit);
  if (from === NONE) return found;
  const { map, pack } = seen;
  const type = typeOf(seen, unit);
  const steps = strideOf(seen, type, stride);
  const isBattery = type.arm === 'artillery';
  const { freely } = stride;
  fillIn(seen, unit, places);
  spread({ map, isBattery, freely, roadsOnly: false, found }, from, steps);
  spread({ map, isBattery, freely, roadsOnly: true, found }, from, steps + pack.ruleset.roadBonus);
  return found;
}

function fillIn(seen: Seen, unit: UnitId, places: Places): void {
  const side = sideOf(seen, unit);
  const size = seen.map.terrain.length;
  for (const scratch of [friends, enemies, left, leftOnRoads]) scratch.clear(size);
  for (let other = unitId(0); other < places.length; other++) {
    const at = placeIn(places, other);
    if (at !== NONE) (sideOf(seen, other) === side ? friends : enemies).set(at, 1);
  }
}

function spread(walk: Walk, from: HexId, steps: number): void {
  if (steps <= 0) return;
  const { map, isBattery, freely, roadsOnly, found } = walk;
  const rests = roadsOnly ? leftOnRoads : left;
  for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
    const to = neighbourOver(map, edge);
    const byRoad = map.roads[edge] === 1;
    if (to === NONE || (roadsOnly && !byRoad) || enemies.get(to) !== NONE) continue;
    const terrain = map.terrain[to];
    if (terrain === FOREST && isBattery && !byRoad) continue;
    const stops = !byRoad && !freely && (terrain === FOREST || terrain === HILL);
    const rest = stops ? 0 : steps - 1;
    const known = rests.get(to);
    if (rest <= known) continue;
    const isNew = known === NONE && (!roadsOnly || left.get(to) === NONE);
    rests.set(to, rest);
    if (isNew && friends.get(to) === NONE) found.push(to);
    spread(walk, to, rest);
  }
}

export function canReach(seen: Seen, unit: UnitId, to: HexId, places: Places, stride: Stride = PLAIN): boolean {
  const { map, pack } = seen;
  const far = rangeTo(map, placeIn(places, unit), to);
  const type = typeOf(seen, unit);
  if (far === 0 || standingAt(places, to) !== NONE) return false;
  const steps = strideOf(seen, type, stride);
  if (far === 1 && steps > 0 && (type.arm !== 'artillery' || map.terrain[to] !== FOREST)) return true;
  return far <= steps + pack.ruleset.roadBonus && reachOf(seen, unit, places, stride).includes(to);
}

export function hasRoom(seen: Seen, unit: UnitId, places: Places, stride: Stride = PLAIN): boolean {
  const { map } = seen;
  const from = placeIn(places, unit);
  for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
    const to = neighbourOver(map, edge);
    if (to !== NONE && canReach(seen, unit, to, places, stride)) return true;
  }
  return reachOf(seen, unit, places, stride).length > 0;
}

/** Can the whole move follow roads, which allows one hex more? */
export function canReachByRoad(seen: Seen, unit: UnitId, to: HexId, places: Places, stride: Stride = PLAIN): boolean {
  reachOf(seen, unit, places, stride);
  return leftOnRoads.get(to) !== NONE;
}

/** L7e, L10d: the free hexes it can be pushed to. */
export function freeNeighbours({ map }: Seen, unit: UnitId, places: Places): HexId[] {
  const from = placeIn(places, unit);
  const found: HexId[] = [];
  if (from === NONE) return found;
  for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
    const to = neighbourOver(map, edge);
    if (to !== NONE && standingAt(places, to) === NONE) found.push(to);
  }
  return found;
}
