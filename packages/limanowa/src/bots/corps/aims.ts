import { neighbourOver } from '../../board/map.ts';
import type { BattleMap } from '../../model/battle-map.ts';
import { sideOf } from '../../model/battle.ts';
import { type HexId, NONE, unitId } from '../../model/ids.ts';
import type { Objective, Seen } from '../../model/state.ts';
import type { Side } from '../../model/forces.ts';

export interface Aim {
  readonly at: HexId;
  readonly weight: number;
  readonly holder: 'own' | 'enemy' | 'nobody';
  /** By hex: about how many rounds infantry needs to get there. */
  readonly times: Float32Array;
}

const STRATEGIC = 3;
const TACTICAL = 2;
/** The weight of an objective that the goal does not need at the moment. */
const SPARE = 0.4;

/**
 * The objectives worth taking or holding. Of the Tactical ones a mission needs only some: the easiest get full
 * weight.
 */
export function aimsOf(seen: Seen, side: Side, standing: Int16Array): readonly Aim[] {
  const { objectives } = seen.view.terms;
  const wanted = wantedOf(seen, side, standing);
  return objectives.map((objective) => {
    const { at, grade } = objective;
    const weight = wanted.includes(objective) ? (grade === 'strategic' ? STRATEGIC : TACTICAL) : SPARE;
    return { at, weight, holder: holderOf(seen, side, standing, at), times: timesTo(seen.map, at) };
  });
}

/** L11d: in a battle all objectives count, so there is no need to find the easiest. */
function wantedOf(seen: Seen, side: Side, standing: Int16Array): readonly Objective[] {
  const { goal, objectives } = seen.view.terms;
  if (goal.kind === 'war') return objectives;
  const easiest = objectives
    .filter(({ grade }) => grade === 'tactical')
    .map((objective) => ({ objective, hardness: hardnessOf(seen, side, standing, objective) }))
    .toSorted((a, b) => a.hardness - b.hardness)
    .map(({ objective }) => objective);
  return [...objectives.filter(({ grade }) => grade === 'strategic'), ...easiest.slice(0, goal.tactical)];
}

function holderOf(seen: Seen, side: Side, standing: Int16Array, at: HexId): Aim['holder'] {
  const unit = unitId(standing[at] ?? NONE);
  if (unit === NONE) return 'nobody';
  return sideOf(seen, unit) === side ? 'own' : 'enemy';
}

/** The distance of all our units from it, plus the strength of its defenders. */
function hardnessOf(seen: Seen, side: Side, standing: Int16Array, { at }: Objective): number {
  const holder = holderOf(seen, side, standing, at);
  if (holder === 'own') return -100;
  const times = timesTo(seen.map, at);
  let hardness = 0;
  for (let hex = 0; hex < standing.length; hex++) {
    const unit = unitId(standing[hex] ?? NONE);
    if (unit === NONE) continue;
    const time = times[hex] ?? 0;
    if (sideOf(seen, unit) === side) hardness += time;
    else if (time <= 2) hardness += 8 - 3 * time;
  }
  return hardness;
}

const ROAD = 0.75;
const known = new WeakMap<BattleMap, Map<HexId, Float32Array>>();

/** By hex; a step along a road counts as `ROAD`. */
function timesTo(map: BattleMap, to: HexId): Float32Array {
  let byHex = known.get(map);
  if (byHex === undefined) known.set(map, (byHex = new Map<HexId, Float32Array>()));
  const times = byHex.get(to) ?? timesFrom(map, to);
  byHex.set(to, times);
  return times;
}

function timesFrom(map: BattleMap, start: HexId): Float32Array {
  const { roads, terrain } = map;
  const times = new Float32Array(terrain.length).fill(Infinity);
  times[start] = 0;
  const open = [start];
  for (let place = 0; place < open.length; place++) {
    const from = open[place] ?? NONE;
    for (let edge = 6 * from; edge < 6 * from + 6; edge++) {
      const to = neighbourOver(map, edge);
      const time = (times[from] ?? 0) + (roads[edge] === 1 ? ROAD : 1);
      if (to === NONE || time >= (times[to] ?? 0)) continue;
      times[to] = time;
      open.push(to);
    }
  }
  return times;
}
