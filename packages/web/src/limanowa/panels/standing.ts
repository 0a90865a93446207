import {
  AI_SEAT,
  type Grade,
  type HexId,
  NONE,
  type Seen,
  type Side,
  sideOf,
  unitAt,
  type UnitId,
} from '@sandtable/limanowa';

/** L11a, L11b: an objective and the unit on it. */
export interface ObjectiveRow {
  readonly at: HexId;
  readonly grade: Grade;
  readonly unit: UnitId;
  readonly holder: Side | null;
}

export function objectivesOf(seen: Seen): ObjectiveRow[] {
  return seen.view.terms.objectives.map(({ at, grade }) => {
    const unit = unitAt(seen, at);
    return { at, grade, unit, holder: unit === NONE ? null : sideOf(seen, unit) };
  });
}

/** The side that people play against the AI; null in a versus match. */
export function playersSide({ view: { corps } }: Pick<Seen, 'view'>): Side | null {
  if (!corps.some(({ seat }) => seat === AI_SEAT)) return null;
  return corps.find(({ seat }) => seat !== AI_SEAT)?.side ?? null;
}

/** L13a: how much of the mission's goal is done. */
export interface GoalPart {
  readonly grade: Grade;
  readonly held: number;
  readonly wanted: number;
}

export function goalParts(seen: Seen): GoalPart[] {
  const { goal } = seen.view.terms;
  const side = playersSide(seen);
  if (goal.kind !== 'mission' || side === null) return [];
  const held = objectivesOf(seen).filter(({ holder }) => holder === side);
  return (['strategic', 'tactical'] as const)
    .map((grade) => ({ grade, held: held.filter((each) => each.grade === grade).length, wanted: goal[grade] }))
    .filter(({ wanted }) => wanted > 0);
}

/** LS5a, LS5b: the VP for succeeding in this round. */
export interface Forecast {
  readonly level: number;
  readonly speed: number;
  readonly total: number;
  /** The best total, in the first round. */
  readonly most: number;
  /** The total in this round and each later one. */
  readonly ahead: readonly { readonly round: number; readonly total: number }[];
}

/** Null in a versus match, which counts points at its end. */
export function forecastOf({ pack, view }: Seen): Forecast | null {
  const { goal, limit } = view.terms;
  if (goal.kind !== 'mission') return null;
  const level = pack.ruleset.levelVp[view.options.level];
  const speedIn = (round: number): number => goal.speed[round - 1] ?? 0;
  const rounds = Array.from({ length: Math.max(0, limit - view.round + 1) }, (_, ahead) => view.round + ahead);
  const speed = speedIn(view.round);
  return {
    level,
    speed,
    total: level + speed,
    most: level + Math.max(0, ...goal.speed),
    ahead: rounds.map((round) => ({ round, total: level + speedIn(round) })),
  };
}

/** L11d: each side's points if the match ended now. */
export function warPoints(seen: Seen): Readonly<Record<Side, number>> | null {
  const { goal } = seen.view.terms;
  if (goal.kind !== 'war') return null;
  const points = { austria: 0, russia: 0 };
  for (const { grade, holder } of objectivesOf(seen)) if (holder !== null) points[holder] += goal.points[grade];
  return points;
}
