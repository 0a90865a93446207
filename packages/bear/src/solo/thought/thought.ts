import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { OrderWord } from '../../model/solo/order.ts';
import { hasEnemyIn, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo/solo.ts';
import type { BearIo, Held, Seen } from '../../model/battle/state.ts';
import { isAhead } from '../../rules/fire/reach.ts';
import { asSeenBy } from '../../rules/order/turn-order.ts';
import { type Eyes, eyesOf } from '../../rules/special/sight.ts';
import { aiAndCarried, aiOnMap, aiSide, mustSolo, unitsOnMap } from '../../rules/units/ai-side.ts';
import { withPassengers } from '../../rules/units/carried.ts';
import { facingOf } from '../../rules/units/figures.ts';
import { bothZones, fearedColour, type FireZones, fireZonesOf } from './fire-zones.ts';
import type { WhyReason } from './trace.ts';

/**
 * What the AI decides by: its view, and what follows from it for all orders of a card. Discarded after the decision.
 */
export interface Thought {
  readonly seen: Seen;
  /** S4.3: a Command card: spent AI act too, and no price is too high. */
  readonly command: boolean;
  /** A random number from 1 to `of`. */
  readonly tie: (of: number) => number;
  /** Record reasons and choices for the trace. Untraced judgements are faster, but their denials may lack reasons. */
  readonly traced: boolean;
  readonly ai: readonly UnitId[];
  /** The AI that orders may choose: `ai` and carried ones (S5.5). */
  readonly candidates: readonly UnitId[];
  readonly units: readonly UnitId[];
  /** S4.1.4: the hexes of each objective; the nearest counts. */
  readonly objectives: readonly (readonly HexId[])[];
  readonly eyes: Eyes;
  readonly zones: FireZones;
  /** G6.1: AI that make every move at Low Risk. */
  readonly careful: readonly UnitId[];
  /** S5.0a: which words are true of which counters; a cache. */
  readonly facts: Map<OrderWord, Map<number, boolean>>;
}

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

export function untraced(thought: Thought): Thought {
  return thought.traced ? { ...thought, traced: false } : thought;
}

/** G6.2f: the truck obeys no orders. */
function candidatesIn(seen: Seen, generated: GeneratedSolo | null): readonly UnitId[] {
  const all = aiAndCarried(seen);
  const truck = generated?.truck ?? null;
  return truck === null ? all : all.filter((unit) => unit !== truck.unit);
}

/** S4.1.4: every Control Marker the AI does not hold, and the objectives of the mission. */
export function objectivesOf(seen: Seen): (readonly HexId[])[] {
  const side = aiSide(seen);
  const markers = seen.view.controls.filter((control) => control.side !== side).map(({ at }) => [at]);
  return [...markers, ...mustSolo(seen).terms.objectives];
}

export function isCarried({ seen }: Thought, ai: UnitId): boolean {
  return unitOf(seen, ai).carrier !== NONE;
}

/** S5.5: a carried AI as if it stood beside its carrier, facing `facing` or, by default, like its carrier. */
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
  // G5.6b: an AI yet to enter is in no fire zone.
  return at !== NONE && (zones.cover(at, fearedColour(seen, ai)) || isInCloseCombat(thought, ai));
}

/**
 * the thought of an AI leaving close combat, with the fire zones there will be once it is gone: the units it
 * leaves behind have fire zones again, unless another AI stays with them.
 */
export function onceGone(thought: Thought, ai: UnitId): Thought {
  if (!isInCloseCombat(thought, ai)) return thought;
  const { seen, zones } = thought;
  const side = sideOf(seen, ai);
  const left = unitsIn(seen, unitOf(seen, ai).at).filter((unit) => sideOf(seen, unit) !== side);
  return { ...thought, zones: bothZones(zones, fireZonesOf(without(seen, ai), left)) };
}

export function leavingRemarks(thought: Thought, ai: UnitId): WhyReason[] {
  if (!thought.traced || !isInCloseCombat(thought, ai)) return [];
  return [{ rule: 'R-204', key: 'onceGone', at: unitOf(thought.seen, ai).at }];
}

function without(seen: Seen, ai: UnitId): Seen {
  let { units } = seen.view;
  for (const gone of withPassengers(seen, [ai])) units = units.with(gone, { ...unitOf(seen, gone), at: NONE });
  return { ...seen, view: { ...seen.view, units } };
}

/** The position with one counter elsewhere or turned: for the second half of an order. */
export function standing(seen: Seen, unit: UnitId, at: HexId, facing: Facing, inside = false): Seen {
  const moved = { ...unitOf(seen, unit), at, facing, inside, hasty: false };
  return { ...seen, view: { ...seen.view, units: seen.view.units.with(unit, moved) } };
}

/** The lowest facing with that hex in its arc. */
export function facingAhead({ tables }: Seen, at: HexId, hex: HexId): Facing {
  return EVERY_FACING.find((facing) => isAhead(tables, at, facing, hex)) ?? 0;
}
