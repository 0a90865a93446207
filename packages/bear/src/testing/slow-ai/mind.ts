import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { AiOrder, Goal } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { Colour, Side } from '../../model/pack/unit-type.ts';
import type { LadderTrace, RungTrace } from '../../solo/thought/trace.ts';
import { type HexId, type UnitId, unitId } from '../../model/ids.ts';

// The AI's decision again, slowly and by the book, to check the fast one.

/** A choice of the slow AI. */
export type Choice = Omit<LadderTrace, 'rungs'> & { readonly rungs: readonly Omit<RungTrace, 'rule'>[] };

/** The hexes in each unit's fire zone. */
export type Zones = ReadonlyMap<number, ReadonlySet<number>>;

/** What the slow AI decides by. */
export interface Mind {
  readonly seen: Seen;
  readonly side: Side;
  readonly command: boolean;
  /** A random pick among `of`, from 1. */
  readonly rolls: (of: number) => number;
  readonly ai: readonly UnitId[];
  /** Carried AI; few orders are for them. */
  readonly carried: readonly UnitId[];
  readonly units: readonly UnitId[];
  readonly objectives: readonly Aim[];
  /** Of its own side. */
  readonly markers: readonly Aim[];
  /** The numbers of ways in a random tie: no rule says which comes first. */
  readonly wayNumbers: ReadonlyMap<string, number>;
  /** All choices in order. */
  readonly choices: Choice[];
  /** All fire zones by colour, computed once. */
  readonly zones: Readonly<Record<Colour, Zones>>;
  /** the fire zones once an AI has left its hex. */
  readonly zonesWithout: Map<number, Zones>;
}

/** S4.1.4: a unit, an objective of one or several hexes, or a marker of its own. */
export type Aim =
  | { readonly kind: 'unit'; readonly place: UnitId; readonly hexes: readonly HexId[] }
  | { readonly kind: Exclude<Goal, 'unit'>; readonly place: number; readonly hexes: readonly HexId[] };

export function hexUnder(seen: Seen, unit: UnitId): HexId {
  return unitOf(seen, unit).at;
}

/** The unit of an aim that is one. */
export function targetOf({ place }: Aim): UnitId {
  return unitId(place);
}

export function unitAim(seen: Seen, unit: UnitId): Aim {
  return { kind: 'unit', place: unit, hexes: [hexUnder(seen, unit)] };
}

export function hexesTo({ seen }: Mind, from: HexId, { hexes }: Pick<Aim, 'hexes'>): number {
  return Math.min(...hexes.map((hex) => distanceBetween(seen.tables, from, hex)));
}

/** no action costs more, but on a Command card. */
export function isPayable({ command }: Mind, cost: number): boolean {
  return command || cost <= 7;
}

/** What an AI would do about an aim; ties are rolled only if it is chosen. */
export interface SlowPlan {
  readonly deed: () => Deed;
  /** The DV of the attack it ends with, if any. */
  readonly defense: number | null;
  /** It only turns in place. */
  readonly onlyTurns?: boolean;
}

/** Null if it cannot execute the order. */
export type Planner = (mind: Mind, order: AiOrder, ai: UnitId, aim: Aim) => SlowPlan | null;

/** The nearest unit, the first of several; undefined if there are none. */
export function nearestUnit(mind: Mind, from: HexId): UnitId | undefined {
  const { seen, units } = mind;
  const apart = units.map((unit) => distanceBetween(seen.tables, from, hexUnder(seen, unit)));
  return units[apart.indexOf(Math.min(...apart))];
}
