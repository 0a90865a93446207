import { distanceBetween } from '../../board/tables.ts';
import { sideOf, unitOf } from '../../model/battle.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { playerOf, type Seen } from '../../model/state.ts';
import type { Colour, Side } from '../../model/unit-type.ts';
import { fireZone } from '../../rules/fire/zone.ts';
import type { LadderTrace, RungTrace } from '../../solo/trace.ts';

// The AI's decision a second time, slowly and by the book, to hold the quick one against.

/** A choice as the slow AI made it. */
export type Choice = Omit<LadderTrace, 'rungs'> & { readonly rungs: readonly Omit<RungTrace, 'rule'>[] };

/** What the slow AI goes by. */
export interface Mind {
  readonly seen: Seen;
  readonly side: Side;
  readonly command: boolean;
  /** One of so many, from 1. */
  readonly rolls: (of: number) => number;
  readonly ai: readonly number[];
  readonly units: readonly number[];
  readonly objectives: readonly Aim[];
  /** All that were made, in order. */
  readonly choices: Choice[];
  /** The fire zones of everybody against a colour: this alone is worked out once. */
  readonly zones: Readonly<Record<Colour, ReadonlyMap<number, ReadonlySet<number>>>>;
}

/** S4.1.4: a unit, or an objective of one or several hexes. */
export interface Aim {
  readonly kind: 'unit' | 'objective';
  readonly place: number;
  readonly hexes: readonly number[];
}

export function mindOf(seen: Seen, command: boolean, rolls: Mind['rolls'] = () => 1): Mind {
  const { solo } = seen.view.terms;
  if (solo === null) throw new Error('there is no AI in this match');
  const { side } = playerOf(seen, solo.ai);
  const standing = seen.view.roster.filter((unit) => hexUnder(seen, unit) !== -1 && unitOf(seen, unit).carrier === -1);
  const markers = seen.view.controls.filter((control) => control.side !== side).map(({ at }) => [at]);
  return {
    seen,
    side,
    command,
    rolls,
    choices: [],
    ai: standing.filter((unit) => sideOf(seen, unit) === side),
    units: standing.filter((unit) => sideOf(seen, unit) !== side),
    zones: { red: zonesAgainst(seen, standing, 'red'), blue: zonesAgainst(seen, standing, 'blue') },
    objectives: [...markers, ...solo.objectives].map((hexes, place) => ({ kind: 'objective', place, hexes })),
  };
}

function zonesAgainst(seen: Seen, units: readonly number[], colour: Colour): Map<number, Set<number>> {
  return new Map(units.map((unit) => [unit, new Set(fireZone(seen, unit, [colour]))]));
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
export type Plan<T> = (mind: Mind, order: AiOrder, ai: number, aim: Aim) => T | null;

/** The nearest of the units, the first of several; undefined if there are none. */
export function nearestUnit(mind: Mind, from: number): number | undefined {
  const { seen, units } = mind;
  const apart = units.map((unit) => distanceBetween(seen.tables, from, hexUnder(seen, unit)));
  return units[apart.indexOf(Math.min(...apart))];
}
