import { madeOnce } from '@sandtable/kernel';
import { neighbourOver } from '../../board/map.ts';
import type { BattleMap } from '../../model/battle-map.ts';
import { corpsOf, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type CorpsId, type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { Side } from '../../model/forces.ts';
import { type Aim, aimsOf } from './aims.ts';

/** Everything one decision needs. `places` and `standing` change as the plan grows. */
export interface CorpsScene {
  readonly seen: Seen;
  readonly map: BattleMap;
  readonly corps: CorpsId;
  readonly side: Side;
  /** Infantry and cavalry of this corps, and its batteries. */
  readonly fighters: readonly UnitId[];
  readonly guns: readonly UnitId[];
  readonly foes: readonly UnitId[];
  /** By unit: 1 for an enemy; 1 for infantry or cavalry of this corps. */
  readonly isFoe: Uint8Array;
  readonly isOurs: Uint8Array;
  /** Hex by unit, and unit by hex; -1 for none. */
  readonly places: HexId[];
  readonly standing: Int16Array;
  /** By hex: how many enemies could hurt a unit there. */
  readonly threat: Uint8Array;
  readonly aims: readonly Aim[];
  readonly temper: Temper;
  readonly whim: Whim;
  /** By unit: the worth of one of its RP; 0 until computed. */
  readonly worths: Float64Array;
}

export function sceneOf(seen: Seen, corps: CorpsId, temper: Temper = STEADY, whim: Whim = NO_WHIM): CorpsScene {
  const { map, view } = seen;
  const { side } = corpsOf(seen, corps);
  const places = view.units.map(({ at }) => at);
  const standing = new Int16Array(map.terrain.length).fill(NONE);
  const fighters: UnitId[] = [];
  const guns: UnitId[] = [];
  const foes: UnitId[] = [];
  const isFoe = new Uint8Array(places.length);
  const isOurs = new Uint8Array(places.length);
  for (const [place, at] of places.entries()) {
    if (at === NONE) continue;
    const unit = unitId(place);
    standing[at] = unit;
    if (sideOf(seen, unit) !== side) foes.push(unit);
    else if (unitOf(seen, unit).corps === corps) (typeOf(seen, unit).arm === 'artillery' ? guns : fighters).push(unit);
  }
  for (const foe of foes) isFoe[foe] = 1;
  for (const unit of fighters) isOurs[unit] = 1;
  const threat = threatOf(seen, foes, places);
  const aims = aimsOf(seen, side, standing);
  return {
    seen,
    map,
    corps,
    side,
    fighters,
    guns,
    foes,
    isFoe,
    isOurs,
    places,
    standing,
    threat,
    aims,
    temper,
    whim,
    worths: new Float64Array(places.length),
  };
}

function threatOf(seen: Seen, foes: readonly UnitId[], places: readonly HexId[]): Uint8Array {
  const { map } = seen;
  const threat = new Uint8Array(map.terrain.length);
  for (const foe of foes)
    for (const hex of hexesWithin(map, places[foe] ?? NONE, typeOf(seen, foe).range))
      threat[hex] = (threat[hex] ?? 0) + 1;
  return threat;
}

/** By range and hex. */
const withinOf = madeOnce((_map: BattleMap): (readonly Uint16Array[])[] => []);

function hexesWithin(map: BattleMap, at: HexId, range: number): Uint16Array {
  const known = withinOf(map);
  const hexes = (known[range] ??= withinRange(map, range));
  return hexes[at] ?? NOWHERE;
}

const NOWHERE = new Uint16Array();

function withinRange({ terrain, distances }: BattleMap, range: number): readonly Uint16Array[] {
  const { length } = terrain;
  return Array.from(terrain, (_terrain, from) => {
    const hexes: number[] = [];
    for (let hex = 0; hex < length; hex++) if ((distances[from * length + hex] ?? 255) <= range) hexes.push(hex);
    return Uint16Array.from(hexes);
  });
}

export function moveTo({ places, standing }: CorpsScene, unit: UnitId, to: HexId): void {
  const from = places[unit] ?? NONE;
  if (from !== NONE) standing[from] = NONE;
  standing[to] = unit;
  places[unit] = to;
}

export function eachNeighbour(map: BattleMap, hex: HexId, call: (other: HexId) => void): void {
  for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
    const other = neighbourOver(map, edge);
    if (other !== NONE) call(other);
  }
}

export function eachFoeBeside(scene: CorpsScene, hex: HexId, call: (foe: UnitId) => void): void {
  eachNeighbour(scene.map, hex, (beside) => {
    const other = standingAt(scene, beside);
    if (other !== NONE && scene.isFoe[other] === 1) call(other);
  });
}

export function standingAt({ standing }: CorpsScene, hex: HexId): UnitId {
  return hex === NONE ? NONE : unitId(standing[hex] ?? NONE);
}

/** Bends a plan away from the best: a hex that a unit must not go to, or an enemy worth more or less than usual. */
export interface Whim {
  readonly shunned: { readonly unit: UnitId; readonly to: HexId } | null;
  readonly prey: { readonly foe: UnitId; readonly factor: number } | null;
}

const NO_WHIM: Whim = { shunned: null, prey: null };

/** Weights of a commander, in RP of an ordinary enemy, tuned by playing many matches against the AI. */
export interface Temper {
  /** One step nearer to an objective. */
  readonly progress: number;
  /** Standing on an objective, per point of its weight. */
  readonly hold: number;
  /** The cost of the chance that a unit within reach of enemies is hurt in a round. */
  readonly wound: number;
  /** The worth of one of our RP, and a bonus shared among the RP that are left. */
  readonly own: number;
  readonly lastOwn: number;
  /** As `lastOwn`, for an enemy's RP. */
  readonly lastFoe: number;
  /** Extra worth of an enemy on or next to an objective, per point of its weight. */
  readonly onAim: number;
  readonly nearAim: number;
  /** The weight of a feared counter-attack. */
  readonly counter: number;
  /** For batteries: an enemy in range, one step nearer, and the fear of being reached. */
  readonly inRange: number;
  readonly gunStep: number;
  readonly gunFear: number;
  /** An officer beside a unit that he can help. */
  readonly beside: number;
  /** The least gain worth spending a token on. */
  readonly token: number;
}

export const STEADY: Temper = {
  progress: 0.8,
  hold: 1.6,
  wound: 0.25,
  own: 0.45,
  lastOwn: 1.45,
  lastFoe: 1.15,
  onAim: 1.6,
  nearAim: 0.28,
  counter: 0.8,
  inRange: 0.12,
  gunStep: 0.45,
  gunFear: 0.9,
  beside: 1.2,
  token: 0.5,
};
