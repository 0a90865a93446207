import { distanceBetween } from '../../board/tables.ts';
import type { AiOrder, Goal } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { type HexId, hexId, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isAhead } from '../../rules/fire/reach.ts';
import { aiSide } from '../../rules/units/ai-side.ts';
import { facingOf } from '../../rules/units/figures.ts';
import { type AimName, FIRST_MARKER, FIRST_OBJECTIVE } from './trace.ts';
import { failedWord } from './order-words.ts';
import type { Thought } from './thought.ts';

/** S4.1.4: what an order is about: a unit, an objective, or one of the AI side's own markers. */
export type Aim = AimAtUnit | AimAtPlace;

interface AimAtUnit {
  readonly kind: 'unit';
  readonly place: UnitId;
  /** The unit's hex. */
  readonly hexes: readonly HexId[];
}

interface AimAtPlace {
  readonly kind: Exclude<Goal, 'unit'>;
  /** The index of the objective or of the AI's marker. */
  readonly place: number;
  readonly hexes: readonly HexId[];
}

export interface Assignment {
  readonly thought: Thought;
  readonly order: AiOrder;
  readonly ai: UnitId;
  readonly aim: Aim;
}

/** The unit an order attacks; orders attack nothing else. */
export function targetOf({ place }: Pick<Aim, 'place'>): UnitId {
  return unitId(place);
}

export function unitAim({ seen }: Thought, unit: UnitId): Aim {
  return { kind: 'unit', place: unit, hexes: [unitOf(seen, unit).at] };
}

/** Every aim that fits the order, before its superlatives. */
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

export function ownMarkers(seen: Seen): HexId[] {
  const side = aiSide(seen);
  return seen.view.controls.filter((control) => control.side === side).map(({ at }) => at);
}

/** Units first, then objectives, then markers. */
export function numberOfAim({ kind, place }: Aim): number {
  return FIRST_OF[kind] + place;
}

const FIRST_OF: Readonly<Record<Goal, number>> = { unit: 0, objective: FIRST_OBJECTIVE, ownMarker: FIRST_MARKER };

/** the distance in hexes, whatever lies between. */
export function hexesTo({ seen: { tables } }: Pick<Thought, 'seen'>, from: HexId, hexes: readonly HexId[]): number {
  let nearest = Infinity;
  for (const hex of hexes) nearest = Math.min(nearest, distanceBetween(tables, from, hex));
  return nearest;
}

export function nameOf({ kind, place }: Aim): AimName {
  if (kind === 'ownMarker') return { marker: place };
  return kind === 'unit' ? { unit: place } : { objective: place };
}

/** outside the unit's front arc; an objective has no flank. */
export function isInFlank(seen: Seen, hex: HexId, { kind, place, hexes }: Aim): boolean {
  const [at] = hexes;
  if (kind !== 'unit' || at === undefined || at === hex) return false;
  return !isAhead(seen.tables, at, facingOf(seen, place), hex);
}

/** the distance to the nearest hex in the flank; 0 if in the flank. */
export function hexesToFlank(seen: Seen, hex: HexId, aim: Aim): number {
  if (isInFlank(seen, hex, aim)) return 0;
  let nearest = Infinity;
  for (let other = hexId(0); other < seen.tables.size; other++) {
    const apart = distanceBetween(seen.tables, hex, other);
    if (apart < nearest && isInFlank(seen, other, aim)) nearest = apart;
  }
  return nearest;
}
