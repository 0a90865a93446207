import { distance, EVERY_FACING, type Hex, hexOf, step } from '@sandtable/hex';
import { terrainAt } from '../board/ground.ts';
import { terrainFigures } from '../board/terrain.ts';
import { fieldsOf } from '../model/battle/field.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import { hexesAlong } from '../model/draft/entries.ts';
import type { Zone } from '../model/pack/effect-step.ts';
import type { View } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { pack } from './match.ts';
import type { HexId } from '../model/ids.ts';

// G3.7c, G3.7.2, G3.7.3b again, from their text alone and hex by hex, to check the offers of placing.

export interface NaiveCounter {
  readonly what: 'unit' | 'marker' | 'defense';
  readonly unit: number;
  readonly side: Side;
  readonly zone: Zone;
  /** A Rumored Enemy, or a mine that may bring one. */
  readonly alone: boolean;
  /** B18.1.3: a hasty defense, which waits for a foot unit. */
  readonly waits?: boolean;
}

/** May the counter be placed in this hex, judging by this view? */
export function mayLie(view: View, frame: Readonly<EffectFrame>, counter: NaiveCounter, hex: HexId): boolean {
  return (
    groundAllows(view, counter, hex) &&
    noEnemyNear(view, counter, hex) &&
    roomAllows(view, counter, hex) &&
    (counter.waits !== true || nobodyTakes(view, counter, hex)) &&
    zoneAllows(view, frame, counter, hex)
  );
}

function mapOf(view: View): ReturnType<ReturnType<typeof fieldsOf>>['map'] {
  return fieldsOf(pack)(view).map;
}

const apart = (view: View, a: number, b: number): number => {
  const { area } = mapOf(view).ground;
  return distance(hexOf(area, a), hexOf(area, b));
};

const typeOf = (unit: number): (typeof pack.counters)[number]['type'] | undefined => pack.counters[unit]?.type;

/** Not on water without a road; not where its kind may not go; no wheels into trench, wire or road block. */
function groundAllows(view: View, { what, unit }: NaiveCounter, hex: HexId): boolean {
  const { ground } = mapOf(view);
  const terrain = terrainAt(ground, hex);
  const hasRoad = ground.roads[hex] !== 0;
  if (terrain === 'water' && !hasRoad) return false;
  const type = typeOf(unit);
  if (what !== 'unit' || type === undefined) return true;
  const isWheeledGun = type.kind === 'gun' && view.options.gunMoveClass === 'wheeled';
  const moveClass = isWheeledGun ? 'wheeled' : type.moveClass;
  if (!hasRoad && terrainFigures[terrain].cost[moveClass] === null) return false;
  const isHouse = terrain === 'woodBuilding' || terrain === 'stoneBuilding';
  if (!hasRoad && isHouse && type.kind === 'transport' && view.options.truckBuildings === 'never') return false;
  const isClosed = view.markers.some(
    ({ kind, at }) => at === hex && (kind === 'trench' || kind === 'wire' || kind === 'roadBlock'),
  );
  return !(isClosed && moveClass === 'wheeled');
}

function noEnemyNear(view: View, { side }: NaiveCounter, hex: number): boolean {
  const isNear = (at: number): boolean => at >= 0 && apart(view, at, hex) <= 1;
  const byUnit = view.units.some(({ at }, unit) => isNear(at) && pack.counters[unit]?.side !== side);
  return (
    !byUnit && !view.controls.some((control) => control.side !== null && control.side !== side && isNear(control.at))
  );
}

/** One Defense Counter and one Control Marker per hex; a Rumored Enemy alone. */
function roomAllows(view: View, { what, unit, alone }: NaiveCounter, hex: number): boolean {
  if (what === 'marker') return !view.controls.some(({ at }) => at === hex);
  const others = view.units.flatMap(({ at }, other) => (at === hex && other !== unit ? [other] : []));
  const isSolo = view.draft?.isSolo === true;
  const isSecretThere = isSolo && view.markers.some(({ at, hidden }) => at === hex && hidden);
  if (alone && (others.length > 0 || isSecretThere)) return false;
  if (what === 'unit') return !isSecretThere && !others.some((other) => typeOf(other)?.kind === 'rumor');
  return !view.markers.some(({ at }) => at === hex) && !others.some((other) => view.units[other]?.hasty === true);
}

/** B18.1.3, B4.4: dry land, and no foot of that side there that everyone sees. */
function nobodyTakes(view: View, { side }: NaiveCounter, hex: HexId): boolean {
  const isTaker = ({ at, hidden, carrier }: View['units'][number], unit: number): boolean =>
    at === hex && !hidden && carrier === -1 && pack.counters[unit]?.side === side && typeOf(unit)?.moveClass === 'foot';
  return terrainAt(mapOf(view).ground, hex) !== 'water' && !view.units.some(isTaker);
}

function zoneAllows(view: View, frame: Readonly<EffectFrame>, { side, zone, what }: NaiveCounter, hex: HexId): boolean {
  const play = view.draft?.plays[frame.play];
  const markers = play?.markers ?? [];
  if (zone.nearMarker !== undefined) {
    const { nearMarker } = zone;
    if (!markers.some((at) => apart(view, at, hex) <= nearMarker)) return false;
  }
  if (zone.apart !== undefined) {
    const placed = what === 'marker' ? markers : frame.placed.map((unit) => view.units[unit]?.at ?? -1);
    const limit = zone.apart;
    if (placed.some((at) => at >= 0 && apart(view, at, hex) > limit)) return false;
  }
  if (zone.clear !== undefined) {
    const limit = zone.clear;
    if (
      view.units.some(({ at }, unit) => at >= 0 && pack.counters[unit]?.side !== side && apart(view, at, hex) < limit)
    )
      return false;
  }
  return landAllows(view, frame, zone, hex);
}

function landAllows(view: View, { player }: Readonly<EffectFrame>, zone: Zone, hex: HexId): boolean {
  const { ground } = mapOf(view);
  const terrain = terrainAt(ground, hex);
  const isOf: Record<NonNullable<Zone['ground']>, boolean> = {
    cover: terrainFigures[terrain].isCover,
    open: terrain === 'open',
    building: terrain === 'woodBuilding' || terrain === 'stoneBuilding',
    woods: terrain === 'lightWoods' || terrain === 'heavyWoods',
    road: ground.roads[hex] !== 0,
  };
  if (zone.ground !== undefined && !isOf[zone.ground]) return false;
  if (zone.edge === undefined) return true;
  const own = view.players[player]?.side;
  const isMeant = (side: Side): boolean => (side === own) === (zone.edge?.whose === 'own');
  const from = view.players.flatMap(({ side }, place) =>
    isMeant(side) ? hexesAlong(mapOf(view), view.draft?.ways[place]?.edges ?? []) : [],
  );
  const away = marchesTo(view, from, hex);
  return away >= zone.edge.least && away <= zone.edge.most;
}

/** Hexes from the edge over the map: an entry hex is 1. */
function marchesTo(view: View, from: readonly number[], hex: number): number {
  const key = from.join();
  const known = marches.get(view)?.get(key) ?? marchesFrom(view, from);
  marches.set(view, new Map(marches.get(view)).set(key, known));
  return known.get(hexOf(mapOf(view).ground.area, hex)) ?? Infinity;
}

const marches = new WeakMap<View, Map<string, ReadonlyMap<Hex, number>>>();

function marchesFrom(view: View, from: readonly number[]): ReadonlyMap<Hex, number> {
  const { area } = mapOf(view).ground;
  const onMap = new Set(area.hexes);
  const away = new Map<Hex, number>(from.map((each) => [hexOf(area, each), 1]));
  for (const [hex, hexes] of away)
    for (const facing of EVERY_FACING) {
      const beside = step(hex, facing);
      if (onMap.has(beside) && !away.has(beside)) away.set(beside, hexes + 1);
    }
  return away;
}
