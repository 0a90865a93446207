import {
  type Bear,
  type BearEvent,
  type HexId,
  isRumor,
  NONE,
  type Seen,
  type Side,
  sideOf,
  SIDES,
  typeOf,
  type UnitId,
  unitOf,
  vpIfEndedNow,
} from '@sandtable/bear';
import type { Played, ScorePoint } from '../../face/result.ts';

export interface Step {
  readonly seq: number;
  readonly round: number;
  readonly events: readonly BearEvent[];
  readonly before: Seen;
  readonly after: Seen;
  readonly kills: readonly Kill[];
}

export interface Kill {
  readonly unit: UnitId;
  readonly at: HexId;
  /** The attacker and its hex; -1 for none. */
  readonly by: UnitId;
  readonly from: HexId;
  readonly how: 'fire' | 'mine' | 'barrage' | 'mishap';
  /** The number needed, after CAPs; -1 if nothing was rolled. */
  readonly needed: number;
}

export interface Chronicle {
  readonly start: Seen;
  readonly end: Seen;
  readonly steps: readonly Step[];
  /** The VP if the match had ended after each entry, including the one that began the first round. */
  readonly scores: readonly ScorePoint[];
}

export function chronicleOf({ entries, moments }: Played<Bear>, on: (view: Bear['view']) => Seen): Chronicle {
  const seen = moments.map(({ view }) => on(view));
  const [start] = seen;
  const end = seen.at(-1);
  if (start === undefined || end === undefined) throw new RangeError('a match without entries has no story');
  const steps = entries.slice(1).map(({ seq, events }, place): Step => {
    const [before, after] = [seen[place] ?? start, seen[place + 1] ?? end];
    // Points at the end of a round belong to that round.
    return { seq, round: before.view.round, events, before, after, kills: killsIn(before, events) };
  });
  const scores = entries.map(({ seq }, place) => {
    const at = seen[place] ?? end;
    const vp = standingIn(at);
    return { seq, round: seen[place - 1]?.view.round ?? at.view.round, by: SIDES.map((side) => vp[side]) };
  });
  return { start, end, steps, scores };
}

/** The VP if the match ended now; after its end, the score. */
export function standingIn(seen: Seen): Readonly<Record<Side, number>> {
  return seen.view.ended === null ? vpIfEndedNow(seen) : seen.view.vp;
}

/** B7.5.1: an attack declared in an earlier entry is still in its frame. */
function killsIn(before: Seen, events: readonly BearEvent[]): Kill[] {
  const frame = before.view.frames.findLast(({ kind }) => kind === 'attack');
  const places = new Map<UnitId, HexId>();
  const placeOf = (unit: UnitId): HexId => (unit === NONE ? NONE : (places.get(unit) ?? unitOf(before, unit).at));
  let by: UnitId = frame !== undefined && 'leader' in frame ? frame.leader : NONE;
  let how: Kill['how'] = frame === undefined ? 'mishap' : by === NONE ? 'barrage' : 'fire';
  let caps = 0;
  let needed = -1;
  const kills: Kill[] = [];
  for (const event of events) {
    if (event.key === 'moved' || event.key === 'entered') places.set(event.unit, event.at);
    if (event.key === 'attacked') [by, how] = [event.unit, event.unit === NONE ? 'barrage' : 'fire'];
    if (event.key === 'mineAttacked') [by, how] = [NONE, 'mine'];
    if (event.key === 'barrageFell') [by, how] = [NONE, 'barrage'];
    if (event.key === 'rolled') ({ caps } = event);
    if (event.key === 'hit' || event.key === 'killed') needed = event.needed - caps;
    if (event.key !== 'destroyed') continue;
    if (!isRumor(typeOf(before, event.unit)))
      kills.push({ unit: event.unit, at: event.at, by, from: placeOf(by), how, needed });
    needed = -1;
  }
  return kills;
}

export function isOn(seen: Seen, side: Side, unit: UnitId): boolean {
  const { fate, at } = unitOf(seen, unit);
  return fate === 'inPlay' && at !== NONE && sideOf(seen, unit) === side && !isRumor(typeOf(seen, unit));
}
