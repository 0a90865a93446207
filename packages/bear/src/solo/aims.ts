import { distanceBetween } from '../board/tables.ts';
import { unitOf } from '../model/battle.ts';
import type { AiOrder, Goal } from '../model/ai-order.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';
import type { AimName } from './trace.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** S4.1.4: a unit or an objective that an order is about. */
export interface Aim {
  readonly kind: Goal;
  /** The unit by place, or the objective among the objectives. */
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
  return aims;
}

/** in hexes, over everything. */
export function hexesTo({ seen: { tables } }: Pick<Thought, 'seen'>, from: number, hexes: readonly HexId[]): number {
  let nearest = Infinity;
  for (const hex of hexes) nearest = Math.min(nearest, distanceBetween(tables, from, hex));
  return nearest;
}

export function nameOf({ kind, place }: Aim): AimName {
  return kind === 'unit' ? { unit: place } : { objective: place };
}
