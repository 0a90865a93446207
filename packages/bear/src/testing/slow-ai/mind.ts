import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle.ts';
import type { AiOrder, Goal } from '../../model/ai-order.ts';
import type { Deed } from '../../model/deed.ts';
import type { Seen } from '../../model/state.ts';
import type { Colour, Side } from '../../model/unit-type.ts';
import type { LadderTrace, RungTrace } from '../../solo/thought/trace.ts';

// The AI's decision a second time, slowly and by the book, to hold the quick one against.

/** A choice as the slow AI made it. */
export type Choice = Omit<LadderTrace, 'rungs'> & { readonly rungs: readonly Omit<RungTrace, 'rule'>[] };

/** For each unit the hexes in its fire zone. */
export type Zones = ReadonlyMap<number, ReadonlySet<number>>;

/** What the slow AI goes by. */
export interface Mind {
  readonly seen: Seen;
  readonly side: Side;
  readonly command: boolean;
  /** One of so many, from 1. */
  readonly rolls: (of: number) => number;
  readonly ai: readonly number[];
  /** AI that are carried: few orders are for them. */
  readonly carried: readonly number[];
  readonly units: readonly number[];
  readonly objectives: readonly Aim[];
  /** Those of its own. */
  readonly markers: readonly Aim[];
  /** Ways by the numbers they are rolled for with: no rule says which is the first. */
  readonly wayNumbers: ReadonlyMap<string, number>;
  /** All that were made, in order. */
  readonly choices: Choice[];
  /** The fire zones of everybody against a colour: they alone are worked out once. */
  readonly zones: Readonly<Record<Colour, Zones>>;
  /** those there are once an AI has left its hex. */
  readonly zonesWithout: Map<number, Zones>;
}

/** S4.1.4: a unit, an objective of one or several hexes, or a marker of its own. */
export interface Aim {
  readonly kind: Goal;
  readonly place: number;
  readonly hexes: readonly number[];
}

export function hexUnder(seen: Seen, unit: number): number {
  return unitOf(seen, unit).at;
}

export function unitAim(seen: Seen, unit: number): Aim {
  return { kind: 'unit', place: unit, hexes: [hexUnder(seen, unit)] };
}

export function hexesTo({ seen }: Mind, from: number, { hexes }: Pick<Aim, 'hexes'>): number {
  return Math.min(...hexes.map((hex) => distanceBetween(seen.tables, from, hex)));
}

/** no action costs more, but on a Command card. */
export function isPayable({ command }: Mind, cost: number): boolean {
  return command || cost <= 7;
}

/** What an AI would do about an aim, were it chosen: nothing is rolled for before. */
export interface Plan {
  readonly deed: () => Deed;
  /** The DV of the attack it ends with, if there is one. */
  readonly defense: number | null;
  /** It stays where it is and does no more than turn. */
  readonly onlyTurns?: boolean;
}

/** Null if it cannot execute this. */
export type Planner = (mind: Mind, order: AiOrder, ai: number, aim: Aim) => Plan | null;

/** The nearest of the units, the first of several; undefined if there are none. */
export function nearestUnit(mind: Mind, from: number): number | undefined {
  const { seen, units } = mind;
  const apart = units.map((unit) => distanceBetween(seen.tables, from, hexUnder(seen, unit)));
  return units[apart.indexOf(Math.min(...apart))];
}
