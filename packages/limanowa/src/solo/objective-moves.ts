import { rangeTo } from '../board/map.ts';
import { typeOf, unitAt, unitOf } from '../model/battle.ts';
import { type HexId, NONE, type UnitId, unitId } from '../model/ids.ts';
import { GRADES } from '../model/mission.ts';
import type { Held, LimanowaIo, Objective, Seen } from '../model/state.ts';
import { judgeMove, moveUnit } from '../rules/ground/judge-move.ts';
import { placesOf } from '../rules/ground/places.ts';
import { canReach } from '../rules/ground/reach.ts';
import { holdsObjective, isAiUnit } from './ai-side.ts';
import { chooseBy, MOVER, NEXT_OBJECTIVE, own } from './tables.ts';
import { against, type AiReason, type Why } from './trace.ts';

// LS4.2: the AI moves a unit into every empty objective that one can reach in a single move.

/** LS4.2a: an empty objective and the units that could enter it. */
interface EmptyObjective extends Objective {
  readonly able: readonly UnitId[];
}

/** Strategic ones first; within a grade the one with the nearest able unit. */
export function moveToObjectives(held: Held, io: LimanowaIo): void {
  const moved: UnitId[] = [];
  const { objectives } = held.view.terms;
  const empty = objectives.filter(({ at }) => unitAt(held, at) === NONE);
  if (empty.length === 0) io.trace?.({ note: 'allHeld' });
  for (const grade of GRADES) {
    let left = empty.filter((each) => each.grade === grade);
    while (left.length > 0) {
      const able = left.map((each) => ({ ...each, able: ableToEnter(held, each.at, moved, null) }));
      const goal = nextGoal(held, io, able);
      left = left.filter(({ at }) => at !== goal.at);
      const unit = chooseMover(held, io, goal, moved);
      if (unit === NONE) io.emit({ rule: 'LS4.2a', key: 'objectiveLeft', at: goal.at });
      else {
        moved.push(unit);
        moveUnit(held, unit, goal.at, 'objective', 'LS4.2a', io);
      }
    }
  }
}

function nextGoal(held: Held, io: LimanowaIo, goals: readonly EmptyObjective[]): EmptyObjective {
  const open = goals.filter(({ able }) => able.length > 0);
  const [first] = goals;
  if (first === undefined) throw new Error('no objective is left');
  if (open.length < 2) return open[0] ?? first;
  const among = open.map(({ at, able }) => ({ unit: at, distance: nearest(held, at, able) }));
  const { unit } = chooseBy(io, NEXT_OBJECTIVE, among, { what: 'objective', by: NONE, passedOver: [] });
  return open.find(({ at }) => at === unit) ?? first;
}

function nearest({ map, view }: Seen, hex: HexId, units: readonly UnitId[]): number {
  let least = Infinity;
  for (const unit of units) least = Math.min(least, rangeTo(map, view.units[unit]?.at ?? NONE, hex));
  return least;
}

function chooseMover(
  held: Held,
  io: LimanowaIo,
  { at, grade, able }: EmptyObjective,
  moved: readonly UnitId[],
): UnitId {
  if (io.trace !== null) {
    const why: AiReason[] = [];
    ableToEnter(held, at, moved, why);
    io.trace({ note: 'objective', at, grade, able, why });
  }
  if (able.length === 0) return NONE;
  const among = able.map((unit) => own(held, unit));
  return chooseBy(io, MOVER, among, { what: 'mover', by: NONE, passedOver: [] }).unit;
}

/** LS4.2b-LS4.2d */
export function ableToEnter(seen: Seen, hex: HexId, moved: readonly UnitId[], why: Why): UnitId[] {
  const able: UnitId[] = [];
  const places = placesOf(seen);
  const { units } = seen.view;
  for (let unit = unitId(0); unit < units.length; unit++) {
    if (units[unit]?.at === NONE || !isAiUnit(seen, unit)) continue;
    if (isAble(seen, unit, hex, moved, places, why)) able.push(unit);
  }
  return able;
}

function isAble(
  seen: Seen,
  unit: UnitId,
  hex: HexId,
  moved: readonly UnitId[],
  places: readonly HexId[],
  why: Why,
): boolean {
  if (typeOf(seen, unit).arm === 'artillery') against(why, 'LS4.2b', 'isBattery', unit);
  else if (moved.includes(unit)) against(why, 'LS4.2d', 'hasMoved', unit);
  else if (holdsObjective(seen, unit)) against(why, 'LS4.2c', 'holdsObjective', unit);
  else if (canReach(seen, unit, hex, places)) return true;
  else if (why !== null) against(why, 'LS4.2d', banOf(seen, unit, hex, places), unit, gapTo(seen, unit, hex));
  return false;
}

function banOf(seen: Seen, unit: UnitId, hex: HexId, places: readonly HexId[]): 'tooFar' | 'wayBarred' {
  const verdict = judgeMove(seen, unit, hex, places);
  return verdict.granted || verdict.reasons.every(({ key }) => key !== 'wayBarred') ? 'tooFar' : 'wayBarred';
}

function gapTo(seen: Seen, unit: UnitId, hex: HexId): number {
  return rangeTo(seen.map, unitOf(seen, unit).at, hex);
}
