import { corpsOf } from '../../model/battle.ts';
import { AI_SEAT } from '../../model/corps.ts';
import type { HexId } from '../../model/ids.ts';
import type { Grade } from '../../model/mission.ts';
import type { Seen } from '../../model/state.ts';
import type { UnitView } from '../../model/unit.ts';
import type { Side } from '../../model/unit-type.ts';

/** L11a: what kind of objective lies there; null for none. */
export function gradeAt({ view }: Seen, hex: HexId): Grade | null {
  for (const { at, grade } of view.terms.objectives) if (at === hex) return grade;
  return null;
}

/** L11b: how many objectives of each grade are held by units that are counted. */
export type Holding = Readonly<Record<Grade, number>>;

function heldBy({ view }: Seen, counts: (unit: UnitView) => boolean): Holding {
  const held = { strategic: 0, tactical: 0 };
  for (const { at, grade } of view.terms.objectives)
    if (view.units.some((unit) => unit.at === at && counts(unit))) held[grade] += 1;
  return held;
}

/** By a side's units. */
export function heldBySide(seen: Seen, side: Side): Holding {
  return heldBy(seen, ({ corps }) => corpsOf(seen, corps).side === side);
}

/** By people, whoever they are: those who play a mission together. */
export function heldByPlayers(seen: Seen): Holding {
  return heldBy(seen, ({ corps }) => corpsOf(seen, corps).seat !== AI_SEAT);
}
