import { distance, hexOf } from '@sandtable/hex';
import { memo, type Reason, reasonOf, unless, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { type Terrain, terrainFigures } from '../board/terrain.ts';
import { neighboursOf, sideOf, typeOf } from '../model/battle.ts';
import type { EffectFrame } from '../model/draft-frame.ts';
import type { Whose, Zone } from '../model/effect-step.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { MarkerKind } from '../model/marker.ts';
import type { Seen } from '../model/state.ts';
import { isRumor, type Side } from '../model/unit-type.ts';
import { canStand } from '../rules/ground/footing.ts';
import { moverOf } from '../rules/ground/way.ts';
import { hexesFromEntry } from './from-entry.ts';
import { sideFor } from './parties.ts';
import { playOf } from './plays.ts';

// G3.7c, G3.7.2, G3.7.3b, R-130: where a counter may be placed, as far as whoever places it can see.

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
  | 'farFromMarker'
  | 'nearToEdge'
  | 'farFromEdge'
  | 'otherGround'
  | 'farApart'
  | 'nearToEnemy'
  | 'notAlone'
  | 'rumorThere';

/** What is to be placed: a unit, a Control Marker, or a Defense Counter; and whose it is. */
export interface Wish {
  readonly what: 'unit' | 'marker' | 'defense';
  /** NONE for counters that are no units. */
  readonly unit: UnitId;
  readonly side: Side;
  readonly zone: Zone;
}

type Judge = (at: HexId) => Verdict<undefined, PlacingKey>;

const judges = memo<Judge>();

/** The judgement of every hex for one counter. What holds for all hexes is looked up once. */
export function judgeOf(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  return judges(seen, `${frame.at} ${wish.what} ${wish.unit} ${wish.side}`, () => makeJudge(seen, frame, wish));
}

export function judgePlacing(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish, at: HexId): ReturnType<Judge> {
  return judgeOf(seen, frame, wish)(at);
}

/** Every hex where it may be placed. */
export function hexesToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): HexId[] {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).filter((at) => judge(at).granted);
}

export function hasHexToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): boolean {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).some((at) => judge(at).granted);
}

export function everyHex({ map }: Seen): readonly HexId[] {
  return map.ground.area.hexes.map((_hex, place) => place);
}

/** The same without what only some know of, so that everybody agrees on whether something is asked. */
export function inTheOpen(seen: Seen): Seen {
  const { view } = seen;
  const hidden = view.roster.filter((unit) => view.units[unit]?.hidden === true);
  if (hidden.length === 0 && !view.markers.some((marker) => marker.hidden)) return seen;
  const units = view.units.map((unit) => (unit.hidden ? { ...unit, at: NONE } : unit));
  return { ...seen, view: { ...view, units, markers: view.markers.filter((marker) => !marker.hidden) } };
}

/** Can the ground of the hex hold it, whoever else is there? */
export function canHold(seen: Seen, wish: Wish, at: HexId): boolean {
  return groundTest(seen, wish)(at).length === 0;
}

function makeJudge(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  const tests = [
    groundTest(seen, wish),
    enemyTest(seen, wish),
    ...counterTests(seen, wish),
    ...zoneTests(seen, frame, wish),
  ];
  return (at) => unless(tests.flatMap((test) => test(at)));
}

type Test = (at: HexId) => readonly Reason<PlacingKey>[];

function because(
  rule: string,
  key: PlacingKey,
  figures: { at?: HexId; unit?: UnitId; amount?: number },
): Reason<PlacingKey>[] {
  return [reasonOf(rule, key, figures)];
}

/** What wheels never cross (B18.1.1, B18.3). */
const CLOSED_TO_WHEELS: readonly MarkerKind[] = ['trench', 'wire', 'roadBlock'];

/** G3.7c: no counter on water without a road, no unit where its kind may not go. Half hexes are no hexes of the map. */
function groundTest(seen: Seen, { unit }: Wish): Test {
  const { ground } = seen.map;
  const closed = new Set<HexId>();
  if (unit !== NONE && moverOf(seen, unit).moveClass === 'wheeled')
    for (const { kind, at } of seen.view.markers) if (CLOSED_TO_WHEELS.includes(kind)) closed.add(at);
  return (at) => {
    if (ground.roads[at] === 0 && terrainAt(ground, at) === 'water') return because('G3.7c', 'onWater', { at });
    if (unit === NONE) return NOTHING;
    if (!canStand(seen, unit, at)) return because('G3.7c', 'neverThere', { at, unit });
    return closed.has(at) ? because('G3.7c', 'closedToWheels', { at, unit }) : NOTHING;
  };
}

const NOTHING: readonly Reason<PlacingKey>[] = [];

const NEAR_RULES: Readonly<Record<Wish['what'], string>> = { unit: 'G3.7c', marker: 'G3.7.2', defense: 'G3.7.3b' };

/** in or next to a hex with an enemy of the counter's owner, or with an enemy Control Marker. */
function enemyTest(seen: Seen, { what, side }: Wish): Test {
  const { view } = seen;
  const rule = NEAR_RULES[what];
  const near = new Map<HexId, Reason<PlacingKey>>();
  const note = (at: HexId, there: PlacingKey, next: PlacingKey, unit?: UnitId): void => {
    for (const hex of neighboursOf(seen, at))
      if (!near.has(hex)) near.set(hex, reasonOf(rule, next, unit === undefined ? { at } : { at, unit }));
    near.set(at, reasonOf(rule, there, unit === undefined ? { at } : { at, unit }));
  };
  for (const control of view.controls)
    if (control.side !== null && control.side !== side) note(control.at, 'enemyMarkerThere', 'nextToEnemyMarker');
  for (const unit of enemiesOnMap(seen, side)) note(view.units[unit]?.at ?? NONE, 'enemyThere', 'nextToEnemy', unit);
  return (at) => {
    const reason = near.get(at);
    return reason === undefined ? NOTHING : [reason];
  };
}

/** Those that the viewer can see. */
function enemiesOnMap(seen: Seen, side: Side): UnitId[] {
  const { units, roster } = seen.view;
  return roster.filter((unit) => (units[unit]?.at ?? NONE) !== NONE && sideOf(seen, unit) !== side);
}

/** G3.7.3b: one Defense Counter a hex, hasty defenses too; and one Control Marker. */
function counterTests(seen: Seen, { what, unit }: Wish): Test[] {
  const { view } = seen;
  if (what === 'marker') {
    const taken = new Set(view.controls.map(({ at }) => at));
    return [(at) => (taken.has(at) ? because('G3.7.2', 'markerThere', { at }) : NOTHING)];
  }
  if (what === 'unit') return [aloneTest(seen, unit)];
  const dugIn = view.roster.flatMap((unit) => (view.units[unit]?.hasty === true ? [view.units[unit].at] : []));
  const taken = new Set([...view.markers.map(({ at }) => at), ...dugIn]);
  return [(at) => (taken.has(at) ? because('G3.7.3b', 'defenseThere', { at }) : NOTHING)];
}

/** S6.0: a Rumored Enemy has its hex to itself. */
function aloneTest(seen: Seen, unit: UnitId): Test {
  const isRumored = isRumor(typeOf(seen, unit));
  const taken = new Set<HexId>();
  for (const other of seen.view.roster) {
    const at = seen.view.units[other]?.at ?? NONE;
    if (at !== NONE && other !== unit && (isRumored || isRumor(typeOf(seen, other)))) taken.add(at);
  }
  return (at) => (taken.has(at) ? because('S6.0', isRumored ? 'notAlone' : 'rumorThere', { at }) : NOTHING);
}

const GROUNDS: Readonly<Record<NonNullable<Zone['ground']>, (terrain: Terrain, roads: number) => boolean>> = {
  cover: (terrain) => terrainFigures[terrain].isCover,
  open: (terrain) => terrain === 'open',
  building: (terrain) => terrain === 'woodBuilding' || terrain === 'stoneBuilding',
  woods: (terrain) => terrain === 'lightWoods' || terrain === 'heavyWoods',
  road: (_terrain, roads) => roads !== 0,
};

/** Is it the ground that a zone asks for? */
function isGround({ map: { ground } }: Seen, asked: NonNullable<Zone['ground']>, at: HexId): boolean {
  return GROUNDS[asked](terrainAt(ground, at), ground.roads[at] ?? 0);
}

/** The limits of the option itself. */
function zoneTests(seen: Seen, frame: Readonly<EffectFrame>, { zone, side }: Wish): Test[] {
  const { nearMarker, apart, clear } = zone;
  const tests = landTests(seen, zone, (whose) => sideFor(seen, frame, whose));
  const { markers } = playOf(seen, frame);
  if (nearMarker !== undefined && markers.length > 0)
    tests.push((at) =>
      nearestOf(seen, at, markers) > nearMarker
        ? because('G3.7', 'farFromMarker', { at, amount: nearMarker })
        : NOTHING,
    );
  if (apart !== undefined) {
    const placed = placedHexes(seen, frame, markers);
    tests.push((at) =>
      placed.some((hex) => apartBy(seen, at, hex) > apart)
        ? because('G3.7', 'farApart', { at, amount: apart })
        : NOTHING,
    );
  }
  if (clear !== undefined) {
    const enemies = enemiesOnMap(seen, side).map((unit) => seen.view.units[unit]?.at ?? NONE);
    tests.push((at) =>
      nearestOf(seen, at, enemies) < clear ? because('G3.7', 'nearToEnemy', { at, amount: clear }) : NOTHING,
    );
  }
  return tests;
}

/** G3.7d: where the units lie that this step has placed; of Control Markers, all of the option's. */
function placedHexes(
  { view }: Seen,
  { placed, steps, at }: Readonly<EffectFrame>,
  markers: readonly HexId[],
): readonly HexId[] {
  if (steps[at]?.kind === 'controlMarker') return markers;
  return placed.flatMap((unit) => {
    const hex = view.units[unit]?.at ?? NONE;
    return hex === NONE ? [] : [hex];
  });
}

/** What a zone says of the land alone: how far from an entry edge, and on which ground. */
function landTests(seen: Seen, { edge, ground }: Zone, sideOfEdge: (whose: Whose) => Side): Test[] {
  const tests: Test[] = [];
  if (ground !== undefined)
    tests.push((at) => (isGround(seen, ground, at) ? NOTHING : because('G3.7', 'otherGround', { at })));
  if (edge !== undefined) {
    const { least, most } = edge;
    const away = hexesFromEntry(seen, sideOfEdge(edge.whose));
    tests.push((at) => {
      const hexes = away[at] ?? 0;
      if (hexes < least) return because('G3.7', 'nearToEdge', { at, amount: least });
      return hexes > most ? because('G3.7', 'farFromEdge', { at, amount: most }) : NOTHING;
    });
  }
  return tests;
}

/** All hexes of such land: what a Victory Points option may ask its units to reach. */
export function hexesOfZone(seen: Seen, zone: Zone, sideOfEdge: (whose: Whose) => Side): HexId[] {
  const tests = landTests(seen, zone, sideOfEdge);
  return everyHex(seen).filter((at) => tests.every((test) => test(at).length === 0));
}

function nearestOf(seen: Seen, at: HexId, hexes: readonly HexId[]): number {
  return Math.min(...hexes.map((hex) => apartBy(seen, at, hex)));
}

function apartBy({ map: { ground } }: Seen, a: HexId, b: HexId): number {
  return distance(hexOf(ground.area, a), hexOf(ground.area, b));
}
