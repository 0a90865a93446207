import type { OrderWord } from '../model/solo/order.ts';
import type { GeneratedSolo } from '../model/solo/solo.ts';
import type { Seen } from '../model/battle/state.ts';
import { aiAndCarried, aiOnMap, aiSide, mustSolo, unitsOnMap } from '../rules/units/ai-side.ts';
import { type Eyes, eyesOf } from '../rules/special/sight.ts';
import { type FireZones, fireZonesOf } from './fire-zones.ts';
import type { UnitId } from '../model/ids.ts';

/** What the AI decides by: its view, looked through once for all the orders of a card. Nothing of it outlives the decision. */
export interface Thought {
  readonly seen: Seen;
  /** S4.3: spent AI act too, and no price is too high. */
  readonly command: boolean;
  /** One of so many at random, from 1. */
  readonly tie: (of: number) => number;
  /** Is anybody going to read how it came about? */
  readonly traced: boolean;
  readonly ai: readonly UnitId[];
  /** Those that orders may be for: the same, and with them those that are carried (S5.5). */
  readonly candidates: readonly UnitId[];
  /** The player's. */
  readonly units: readonly UnitId[];
  /** S4.1.4: each is one hex, or several of which the nearest counts. */
  readonly objectives: readonly (readonly number[])[];
  /** How its counters see. */
  readonly eyes: Eyes;
  readonly zones: FireZones;
  /** G6.1: AI that make every move as Low Risk. */
  readonly careful: readonly UnitId[];
  /** S5.0a: which words are true of which counters, as far as it has been asked. */
  readonly facts: Map<OrderWord, Map<number, boolean>>;
}

export function makeThought(
  seen: Seen,
  { command, tie, traced }: Pick<Thought, 'command' | 'tie' | 'traced'>,
): Thought {
  const units = unitsOnMap(seen);
  const { generated } = mustSolo(seen).terms;
  return {
    seen,
    command,
    tie,
    traced,
    ai: aiOnMap(seen),
    candidates: candidatesIn(seen, generated),
    units,
    objectives: objectivesOf(seen),
    eyes: eyesOf(seen, aiSide(seen)),
    zones: fireZonesOf(seen, units),
    careful: generated?.lowRisk ?? NOBODY,
    facts: new Map(),
  };
}

const NOBODY: readonly UnitId[] = [];

/** G6.2f: the truck obeys no order. */
function candidatesIn(seen: Seen, generated: GeneratedSolo | null): readonly UnitId[] {
  const all = aiAndCarried(seen);
  const truck = generated?.truck ?? null;
  return truck === null ? all : all.filter((unit) => unit !== truck.unit);
}

/** S4.1.4: every Control Marker that is not the AI's own, and what the mission names besides. */
export function objectivesOf(seen: Seen): (readonly number[])[] {
  const side = aiSide(seen);
  const markers = seen.view.controls.filter((control) => control.side !== side).map(({ at }) => [at]);
  return [...markers, ...mustSolo(seen).terms.objectives];
}
