import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { OrderWord } from '../../model/ai-order.ts';
import { hasEnemyIn, sideOf, unitOf, unitsIn } from '../../model/battle.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo.ts';
import type { BearIo, Held, Seen } from '../../model/state.ts';
import { isAhead } from '../../rules/fire/reach.ts';
import { asSeenBy } from '../../rules/order/as-seen.ts';
import { type Eyes, eyesOf } from '../../rules/special/sight.ts';
import { aiAndCarried, aiOnMap, aiSide, mustSolo, unitsOnMap } from '../../rules/units/ai-side.ts';
import { withPassengers } from '../../rules/units/carried.ts';
import { facingOf } from '../../rules/units/figures.ts';
import { bothZones, fearedColour, type FireZones, fireZonesOf } from './fire-zones.ts';
import type { Why } from './trace.ts';

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

/** What the AI goes by: its own view, and dice for ties. */
export function thinkOf(held: Held, player: PlayerId, command: boolean, io: BearIo): Thought {
  return makeThought(asSeenBy(held, player), {
    command,
    tie: (of) => io.roll('ai', of),
    traced: io.trace !== null,
  });
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

// S5.5: an AI that is carried is judged as if it stood in the hex.

export function isCarried({ seen }: Thought, ai: UnitId): boolean {
  return unitOf(seen, ai).carrier !== NONE;
}

/** The same thought where it stands beside its carrier, facing so or as its carrier does; itself, if it is not carried. */
export function asIfOff(thought: Thought, ai: UnitId, facing?: Facing): Thought {
  if (!isCarried(thought, ai)) return thought;
  const { seen } = thought;
  const off = { ...unitOf(seen, ai), carrier: NONE, facing: facing ?? facingOf(seen, ai) };
  const units = seen.view.units.with(ai, off);
  return { ...thought, seen: { ...seen, view: { ...seen.view, units } }, facts: new Map() };
}

export function isInCloseCombat({ seen }: Thought, ai: UnitId): boolean {
  const { at } = unitOf(seen, ai);
  return at !== NONE && hasEnemyIn(seen, sideOf(seen, ai), at);
}

/** S5.3.2, R-204: in a fire zone, or in close combat, which counts as one. */
export function isUnderFire(thought: Thought, ai: UnitId): boolean {
  const { seen, zones } = thought;
  const { at } = unitOf(seen, ai);
  // G5.6b: whoever is still to come in is under nobody's.
  return at !== NONE && (zones.cover(at, fearedColour(seen, ai)) || isInCloseCombat(thought, ai));
}

/**
 * what an AI goes by that leaves a hex with units in it: the fire zones there will be once it is gone. Those it leaves
 * fire again, unless another AI stays with them.
 */
export function leaving(thought: Thought, ai: UnitId): Thought {
  if (!isInCloseCombat(thought, ai)) return thought;
  const { seen, zones } = thought;
  const side = sideOf(seen, ai);
  const left = unitsIn(seen, unitOf(seen, ai).at).filter((unit) => sideOf(seen, unit) !== side);
  return { ...thought, zones: bothZones(zones, fireZonesOf(without(seen, ai), left)) };
}

/** Says so of one that is in close combat, to whoever reads it. */
export function tellLeaving(why: Why, thought: Thought, ai: UnitId): void {
  if (why !== null && isInCloseCombat(thought, ai))
    why.push({ rule: 'R-204', key: 'onceGone', at: unitOf(thought.seen, ai).at });
}

/** The position without a counter and all that it carries. */
function without(seen: Seen, ai: UnitId): Seen {
  let { units } = seen.view;
  for (const gone of withPassengers(seen, [ai])) units = units.with(gone, { ...unitOf(seen, gone), at: NONE });
  return { ...seen, view: { ...seen.view, units } };
}

/** The same position with one counter elsewhere, or turned: what orders of two halves are judged on. */
export function standing(seen: Seen, unit: UnitId, at: HexId, facing: Facing, inside = false): Seen {
  const moved = { ...unitOf(seen, unit), at, facing, inside, hasty: false };
  return { ...seen, view: { ...seen.view, units: seen.view.units.with(unit, moved) } };
}

/** How it would face there to have a hex in its arc: the first of several, where any of them will do. */
export function facingAhead({ tables }: Seen, at: HexId, hex: HexId): Facing {
  return EVERY_FACING.find((facing) => isAhead(tables, at, facing, hex)) ?? 0;
}
