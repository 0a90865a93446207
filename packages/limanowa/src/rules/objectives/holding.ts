import { AI_SEAT, type CorpsView } from '../../model/corps.ts';
import type { HexId } from '../../model/ids.ts';
import type { Grade } from '../../model/mission.ts';
import type { Seen } from '../../model/state.ts';
import type { Side } from '../../model/unit-type.ts';

/** L11a: what kind of objective lies there; null for none. */
export function gradeAt({ view }: Seen, hex: HexId): Grade | null {
  for (const { at, grade } of view.terms.objectives) if (at === hex) return grade;
  return null;
}

/** L11b: how many objectives of each grade are held by units that are counted. */
export type Holding = Readonly<Record<Grade, number>>;

/** What holding is read from: the match alone. */
type Match = Pick<Seen, 'view'>;

function heldBy({ view }: Match, counts: (corps: CorpsView | undefined) => boolean): Holding {
  const held = { strategic: 0, tactical: 0 };
  for (const { at, grade } of view.terms.objectives)
    if (view.units.some((unit) => unit.at === at && counts(view.corps[unit.corps]))) held[grade] += 1;
  return held;
}

/** By a side's units. */
export function heldBySide(match: Match, side: Side): Holding {
  return heldBy(match, (corps) => corps?.side === side);
}

/** By people, whoever they are: those who play a mission together. */
export function heldByPlayers(match: Match): Holding {
  return heldBy(match, (corps) => corps?.seat !== AI_SEAT);
}

/** L11d: what a side's objectives are worth where points count. */
export function pointsOf(match: Match, side: Side, points: Readonly<Record<Grade, number>>): number {
  const { strategic, tactical } = heldBySide(match, side);
  return strategic * points.strategic + tactical * points.tactical;
}
