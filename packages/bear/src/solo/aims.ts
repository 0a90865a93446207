import { distanceBetween } from '../board/tables.ts';
import { unitOf } from '../model/battle/battle.ts';
import type { AiOrder, Goal } from '../model/solo/order.ts';
import type { Seen } from '../model/battle/state.ts';
import { aiSide } from '../rules/units/ai-side.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';
import { type AimName, FIRST_MARKER, FIRST_OBJECTIVE } from './trace.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** S4.1.4: a unit, an objective or a marker of the AI's own that an order is about. */
export interface Aim {
  readonly kind: Goal;
  /** The unit by place, the objective among the objectives, or the marker among the AI's own. */
  readonly place: number;
  /** Where it is; the nearest counts. */
  readonly hexes: readonly HexId[];
}

export function unitAim({ seen }: Thought, unit: UnitId): Aim {
  return { kind: 'unit', place: unit, hexes: [unitOf(seen, unit).at] };
}

/** All that fit the order, but for its superlatives. */
export function aimsOf(thought: Thought, { to, target }: AiOrder): Aim[] {
  const aims: Aim[] = [];
  if (to.includes('unit')) {
    for (const unit of thought.units) {
      if (failedWord(thought, target, unit) === null) aims.push(unitAim(thought, unit));
    }
  }
  if (to.includes('objective'))
    thought.objectives.forEach((hexes, place) => aims.push({ kind: 'objective', place, hexes }));
  if (to.includes('ownMarker'))
    ownMarkers(thought.seen).forEach((hex, place) => aims.push({ kind: 'ownMarker', place, hexes: [hex] }));
  return aims;
}

/** The hexes of the Control Markers that the AI's side holds. */
export function ownMarkers(seen: Seen): HexId[] {
  const side = aiSide(seen);
  return seen.view.controls.filter((control) => control.side === side).map(({ at }) => at);
}

/** Units by place, then objectives, then markers. */
export function numberOfAim({ kind, place }: Aim): number {
  return FIRST_OF[kind] + place;
}

const FIRST_OF: Readonly<Record<Goal, number>> = { unit: 0, objective: FIRST_OBJECTIVE, ownMarker: FIRST_MARKER };

/** in hexes, over everything. */
export function hexesTo({ seen: { tables } }: Pick<Thought, 'seen'>, from: number, hexes: readonly HexId[]): number {
  let nearest = Infinity;
  for (const hex of hexes) nearest = Math.min(nearest, distanceBetween(tables, from, hex));
  return nearest;
}

export function nameOf({ kind, place }: Aim): AimName {
  if (kind === 'ownMarker') return { marker: place };
  return kind === 'unit' ? { unit: place } : { objective: place };
}
