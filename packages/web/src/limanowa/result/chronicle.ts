import {
  type Grade,
  type HexId,
  type Limanowa,
  type LimanowaEvent,
  NONE,
  type Seen,
  sideOf,
  SIDES,
  type UnitId,
  unitId,
} from '@sandtable/limanowa';
import type { Played, ScorePoint } from '../../face/result.ts';
import { type ObjectiveRow, objectivesOf } from '../panels/standing.ts';

export interface Step {
  readonly seq: number;
  readonly round: number;
  readonly events: readonly LimanowaEvent[];
  readonly before: Seen;
  readonly after: Seen;
  readonly kills: readonly Kill[];
  /** L11b: objectives that changed hands, with their new holder. */
  readonly turned: readonly ObjectiveRow[];
}

export interface Kill {
  readonly unit: UnitId;
  readonly at: HexId;
  /** The unit that hit it last and its hex; -1 for none. */
  readonly by: UnitId;
  readonly from: HexId;
  readonly how: 'attack' | 'counterAttack' | 'artillery' | 'wounds' | 'mishap';
}

export interface Chronicle {
  readonly start: Seen;
  readonly end: Seen;
  readonly steps: readonly Step[];
  /** What each side holds and has left after each entry, including the first of the match. */
  readonly scores: readonly ScorePoint[];
  readonly strength: readonly ScorePoint[];
}

export function chronicleOf({ entries, moments }: Played<Limanowa>, on: (view: Limanowa['view']) => Seen): Chronicle {
  const seen = moments.map(({ view }) => on(view));
  const [start] = seen;
  const end = seen.at(-1);
  if (start === undefined || end === undefined) throw new RangeError('a match without entries has no story');
  const steps = entries.slice(1).map(({ seq, events }, place): Step => {
    const [before, after] = [seen[place] ?? start, seen[place + 1] ?? end];
    const held = objectivesOf(before);
    const turned = objectivesOf(after).filter(({ holder }, index) => holder !== held[index]?.holder);
    return { seq, round: before.view.round, events, before, after, kills: killsIn(before, events), turned };
  });
  const pointsOf = (count: (at: Seen) => readonly number[]): ScorePoint[] =>
    entries.map(({ seq }, place) => {
      const at = seen[place] ?? end;
      return { seq, round: seen[place - 1]?.view.round ?? at.view.round, by: count(at) };
    });
  return { start, end, steps, scores: pointsOf(weightsIn), strength: pointsOf(strengthIn) };
}

/** L11d: the weights of the battle. A mission counts no points before its end, so these weigh its objectives too. */
const WORTH: Readonly<Record<Grade, number>> = { strategic: 3, tactical: 1 };

/** Objectives held and counters left, by side. */
function weightsIn(seen: Seen): number[] {
  const { goal } = seen.view.terms;
  const worth = goal.kind === 'war' ? goal.points : WORTH;
  return SIDES.map((side) => {
    const held = objectivesOf(seen).reduce((sum, { grade, holder }) => sum + (holder === side ? worth[grade] : 0), 0);
    return held + seen.view.units.filter(({ at }, unit) => at !== NONE && sideOf(seen, unitId(unit)) === side).length;
  });
}

function strengthIn(seen: Seen): number[] {
  return SIDES.map((side) =>
    seen.view.units.reduce(
      (sum, { at, rp }, unit) => (at !== NONE && sideOf(seen, unitId(unit)) === side ? sum + rp : sum),
      0,
    ),
  );
}

function killsIn(before: Seen, events: readonly LimanowaEvent[]): Kill[] {
  const places = new Map<UnitId, HexId>();
  const placeOf = (unit: UnitId): HexId => places.get(unit) ?? before.view.units[unit]?.at ?? NONE;
  const struck = new Map<UnitId, Pick<Kill, 'by' | 'from' | 'how'>>();
  return events.flatMap((event): Kill[] => {
    if (event.key === 'moved') places.set(event.unit, event.to);
    if (event.key === 'rolled' && event.hit)
      struck.set(event.target, { by: event.attacker, from: placeOf(event.attacker), how: event.as });
    if (event.key === 'woundRolled' && event.hit) struck.set(event.unit, { by: NONE, from: NONE, how: 'wounds' });
    if (event.key !== 'destroyed') return [];
    const blow = struck.get(event.unit) ?? { by: NONE, from: NONE, how: 'mishap' as const };
    return [{ unit: event.unit, at: event.at, ...blow }];
  });
}
