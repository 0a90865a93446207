import { type Reason, reasonOf } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import type { Terrain } from '../board/terrain.ts';
import { neighboursOf, sideOf, typeOf } from '../model/battle/battle.ts';
import type { Zone } from '../model/pack/effect-step.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { MarkerKind } from '../model/battle/marker.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor, type Side } from '../model/pack/unit-type.ts';
import { canStand } from '../rules/ground/bans.ts';
import { moverOf } from '../rules/ground/way.ts';
import { mustDraft } from './draft-state.ts';

// Limits that hold for every counter, whatever the option says. A test is built once for the whole map, then called per
// hex.

export type PlacingKey =
  | 'onWater'
  | 'neverThere'
  | 'closedToWheels'
  | 'enemyThere'
  | 'nextToEnemy'
  | 'enemyMarkerThere'
  | 'nextToEnemyMarker'
  | 'markerThere'
  | 'defenseThere'
  | 'notAlone'
  | 'rumorThere'
  | 'farFromMarker'
  | 'nearToEdge'
  | 'farFromEdge'
  | 'otherGround'
  | 'farApart'
  | 'nearToEnemy';

/** A counter to place: a unit, Control Marker or Defense Counter, with its side. */
export interface Wish {
  readonly what: 'unit' | 'marker' | 'defense';
  /** NONE unless a unit. */
  readonly unit: UnitId;
  /** null: neutral, so it has no enemies. */
  readonly side: Side | null;
  readonly zone: Zone;
  /** B18.3.3: a mine placed hidden. */
  readonly secret?: boolean;
}

export type PlacingTest = (at: HexId) => readonly Reason<PlacingKey>[];

export const NOTHING: readonly Reason<PlacingKey>[] = [];

interface Figures {
  readonly at?: HexId;
  readonly unit?: UnitId;
  readonly amount?: number;
}

export function because(rule: string, key: PlacingKey, figures: Figures): Reason<PlacingKey>[] {
  return [reasonOf(rule, key, figures)];
}

/** Obstacles that wheels never cross (B18.1.1, B18.3). */
const CLOSED_TO_WHEELS: readonly MarkerKind[] = ['trench', 'wire', 'roadBlock'];

/** G3.7c: no counter on water without a road, no unit where its kind may not go. Half hexes are not part of the map. */
export function groundTest(seen: Seen, { unit }: Wish): PlacingTest {
  const { ground } = seen.map;
  const { view } = seen;
  const closed = new Set<HexId>();
  if (unit !== NONE && moverOf(seen, unit).moveClass === 'wheeled')
    for (const { kind, at } of view.markers) if (CLOSED_TO_WHEELS.includes(kind)) closed.add(at);
  const keepsOut = unit !== NONE && view.options.truckBuildings === 'never' && typeOf(seen, unit).kind === 'transport';
  const isBarred = (at: HexId): boolean => keepsOut && ground.roads[at] === 0 && isBuilding(terrainAt(ground, at));
  return (at) => {
    if (ground.roads[at] === 0 && terrainAt(ground, at) === 'water') return because('G3.7c', 'onWater', { at });
    if (unit === NONE) return NOTHING;
    if (!canStand(seen, unit, at) || isBarred(at)) return because('G3.7c', 'neverThere', { at, unit });
    return closed.has(at) ? because('G3.7c', 'closedToWheels', { at, unit }) : NOTHING;
  };
}

export function isBuilding(terrain: Terrain): boolean {
  return terrain === 'woodBuilding' || terrain === 'stoneBuilding';
}

const NEAR_RULES: Readonly<Record<Wish['what'], string>> = { unit: 'G3.7c', marker: 'G3.7.2', defense: 'G3.7.3b' };

/** not in or next to a hex with an enemy of the counter's owner or an enemy Control Marker. */
export function enemyTest(seen: Seen, { what, side }: Wish): PlacingTest {
  const { view } = seen;
  if (side === null) return () => NOTHING;
  const rule = NEAR_RULES[what];
  const near = new Map<HexId, Reason<PlacingKey>>();
  const note = (at: HexId, there: PlacingKey, next: PlacingKey, unit?: UnitId): void => {
    const figures = unit === undefined ? { at } : { at, unit };
    for (const hex of neighboursOf(seen, at)) if (!near.has(hex)) near.set(hex, reasonOf(rule, next, figures));
    near.set(at, reasonOf(rule, there, figures));
  };
  for (const control of view.controls)
    if (control.side !== null && control.side !== side) note(control.at, 'enemyMarkerThere', 'nextToEnemyMarker');
  for (const unit of enemiesOnMap(seen, side)) note(view.units[unit]?.at ?? NONE, 'enemyThere', 'nextToEnemy', unit);
  return (at) => {
    const reason = near.get(at);
    return reason === undefined ? NOTHING : [reason];
  };
}

/** Only enemies the viewer can see. */
export function enemiesOnMap(seen: Seen, side: Side): UnitId[] {
  const { units, roster } = seen.view;
  return roster.filter((unit) => (units[unit]?.at ?? NONE) !== NONE && sideOf(seen, unit) !== side);
}

/** G3.7.3b: one Defense Counter per hex, counting hasty defenses, and one Control Marker. */
export function counterTest({ view }: Seen, { what }: Wish): PlacingTest {
  if (what === 'unit') return () => NOTHING;
  if (what === 'marker') {
    const marked = new Set(view.controls.map(({ at }) => at));
    return (at) => (marked.has(at) ? because('G3.7.2', 'markerThere', { at }) : NOTHING);
  }
  const dugIn = view.roster.flatMap((unit) => (view.units[unit]?.hasty === true ? [view.units[unit].at] : []));
  const taken = new Set([...view.markers.map(({ at }) => at), ...dugIn]);
  return (at) => (taken.has(at) ? because('G3.7.3b', 'defenseThere', { at }) : NOTHING);
}

/**
 * S6.0: a Rumored Enemy must be alone in its hex. G6.2d: so must a hidden mine in a solo mission, as a Rumored Enemy
 * may replace it.
 */
export function aloneTest(seen: Seen, { what, unit, secret = false }: Wish): PlacingTest {
  const { view } = seen;
  const { isSolo } = mustDraft(view);
  const isRumored = unit !== NONE && isRumor(typeOf(seen, unit));
  const wantsAlone = isRumored || (isSolo && secret);
  if (!wantsAlone && what !== 'unit') return () => NOTHING;
  const taken = new Set<HexId>();
  for (const other of view.roster) {
    const at = view.units[other]?.at ?? NONE;
    if (at !== NONE && other !== unit && (wantsAlone || isRumor(typeOf(seen, other)))) taken.add(at);
  }
  if (isSolo) for (const marker of view.markers) if (marker.hidden) taken.add(marker.at);
  return (at) => (taken.has(at) ? because('S6.0', wantsAlone ? 'notAlone' : 'rumorThere', { at }) : NOTHING);
}
