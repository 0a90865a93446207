import { type Area, EVERY_FACING } from '@sandtable/hex';
import type { BattleMap } from '../../board/map.ts';
import type { Smoke } from '../../board/sight.ts';
import type { Tables } from '../../board/tables.ts';
import type { Counter, HitMarker } from '../pack/counters.ts';
import type { MarkerKind, MarkerView } from './marker.ts';
import type { BattleOptions } from '../options.ts';
import type { Pack } from '../pack/pack.ts';
import type { SpecialRule } from '../pack/special-rule.ts';
import type { UnitView } from './unit.ts';
import type { Side, UnitType } from '../pack/unit-type.ts';
import { type HexId, hexId, NONE, type UnitId } from '../ids.ts';

export interface BattleView {
  readonly options: BattleOptions;
  /** One per counter of the pack, in the pack's order. */
  readonly units: readonly UnitView[];
  /** The units in play or still to come; all others can be skipped. */
  readonly roster: readonly UnitId[];
  readonly markers: readonly MarkerView[];
  readonly round: number;
}

/** A view with its pack and map. Judgements take it and never ask whose view it is. */
export interface Battle<View extends BattleView = BattleView> {
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly tables: Tables;
  /** G3.3a: copied from the terms, since most matches have none and the check must be cheap. */
  readonly rules: readonly SpecialRule[];
  readonly view: View;
}

export function unitOf({ view }: Battle, unit: UnitId): UnitView {
  return view.units[unit] ?? missing('unit', unit);
}

export function counterOf({ pack }: Battle, unit: UnitId): Counter {
  return pack.counters[unit] ?? missing('counter', unit);
}

export function typeOf(battle: Battle, unit: UnitId): UnitType {
  return counterOf(battle, unit).type;
}

export function sideOf(battle: Battle, unit: UnitId): Side {
  return counterOf(battle, unit).side;
}

/** Null if it has no marker, or if the viewer cannot see which. */
export function hitOf(battle: Battle, unit: UnitId): HitMarker | null {
  const { hit } = unitOf(battle, unit);
  return hit === null || hit < 0 ? null : (battle.pack.hitMarkers[hit] ?? null);
}

export function unitsIn({ view }: Battle, hex: HexId): UnitId[] {
  const found: UnitId[] = [];
  for (const unit of view.roster) if (view.units[unit]?.at === hex) found.push(unit);
  return found;
}

export function hasEnemyIn({ view, pack }: Battle, side: Side, hex: HexId): boolean {
  for (const unit of view.roster) {
    if (view.units[unit]?.at === hex && pack.counters[unit]?.side !== side) return true;
  }
  return false;
}

/** The marker of a kind in a hex. Except for smoke there is at most one. */
export function markerIn({ view }: Battle, kind: MarkerKind, hex: HexId): MarkerView | undefined {
  return view.markers.find((marker) => marker.kind === kind && marker.at === hex);
}

/** B13.0a: the smoke of the whole map, added up per hex. */
export function smokeOf(battle: Battle): Smoke {
  const { view } = battle;
  if (!view.markers.some(isSmoke)) return NO_SMOKE;
  const smoke = new Map<HexId, number>();
  for (const { kind, at } of view.markers) if (kind === 'smoke') smoke.set(at, smokeIn(battle, at));
  return smoke;
}

const NO_SMOKE: Smoke = new Map();

function isSmoke({ kind }: MarkerView): boolean {
  return kind === 'smoke';
}

/** B13.0a: from this DM on smoke is heavy. */
export const HEAVY_SMOKE = 2;

/** B13.0a: the DM of all smoke in a hex; with `smokeStacking` max2 at most that of one heavy counter. */
export function smokeIn({ view }: Battle, hex: HexId): number {
  const sum = view.markers.reduce((dm, marker) => (isSmoke(marker) && marker.at === hex ? dm + marker.dm : dm), 0);
  return view.options.smokeStacking === 'max2' ? Math.min(sum, HEAVY_SMOKE) : sum;
}

export function neighboursOf({ map }: Battle, hex: HexId): readonly HexId[] {
  return neighbourLists(map.ground.area)[hex] ?? [];
}

/** Cached per map: asked for constantly. */
function neighbourLists(area: Area): readonly (readonly HexId[])[] {
  const known = knownNeighbours.get(area);
  if (known !== undefined) return known;
  const made = area.hexes.map((_hex, place) =>
    EVERY_FACING.flatMap((side) => {
      const to = area.neighbours[6 * place + side] ?? NONE;
      return to === NONE ? [] : [hexId(to)];
    }),
  );
  knownNeighbours.set(area, made);
  return made;
}

const knownNeighbours = new WeakMap<Area, readonly (readonly HexId[])[]>();

function missing(what: string, index: number): never {
  throw new RangeError(`no ${what} ${index} in this battle`);
}
