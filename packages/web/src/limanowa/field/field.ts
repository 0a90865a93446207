import type { Seat } from '@sandtable/kernel';
import {
  corpsId,
  type CorpsId,
  corpsOf,
  explainGround,
  hexId,
  isBattery,
  NONE,
  printHex,
  printUnit,
  readHex,
  type Seen,
  sideOf,
  typeOf,
  unitId,
  type UnitId,
  unitKind,
  unitName,
} from '@sandtable/limanowa';
import { mapPicture, markersOf, pieceOf, unitsShown } from '@sandtable/limanowa/pictures';
import type { Field, Overlays, UnitGroup, UnitRow } from '../../face/field.ts';
import { remembered } from '../../saying/memo.ts';
import type { SayingOf } from '../speech/saying.ts';
import { hexWord, hintsOf } from './hints.ts';
import { disclosedArrows, picturedPlan } from './plan-arrows.ts';

/** The map and everything on it for a view. `sayingOf` binds words to the position that this field becomes part of. */
export function fieldOf(seen: Seen, sayingOf: SayingOf): Field {
  const { map, view } = seen;
  const piece = remembered((unit) => pieceOf(seen, unitId(unit)));
  const isHex = (hex: number): boolean => hex >= 0 && hex < map.terrain.length;
  return {
    hasMap: true,
    map: () => mapPicture(seen),
    hexName: (hex) => (isHex(hex) ? printHex(map, hexId(hex)) : undefined),
    hexNamed: (name) => readHex(map, name) ?? -1,
    // The ghost of a planned move starts with its unit's name.
    unitNamed: (id) => unitKind.read(seen, id.split(' ')[0] ?? '') ?? -1,
    unitWord: (unit) => (view.units[unit] === undefined ? undefined : printUnit(seen, unitId(unit))),
    hexOfUnit: (unit) => view.units[unit]?.at ?? -1,
    isLost: (unit) => view.units[unit]?.at === -1,
    hexesOf: (seat) => hexesOf(seen, seat),
    unitsOf: (seat) => unitGroups(seen, seat),
    piece,
    values: (unit) => valuesOf(seen, unitId(unit)),
    pieces: remembered((top) => unitsShown(seen, unitId(top)).map((unit) => piece(unit))),
    markers: remembered(() => markersOf(seen)),
    standing: () => disclosedArrows(seen),
    zones: (unit) => zonesOf(seen, unitId(unit)),
    front: () => [],
    hints: (words, chosen) => hintsOf(sayingOf(words, chosen)),
    pictured: (sentence) => picturedPlan(sayingOf(sentence)),
    ground: (hex) => ({ text: explainGround(map, hexId(hex)), lines: [] }),
    hexWord: (words, hex, chosen) => hexWord(sayingOf(words, chosen), hexId(hex)),
  };
}

/** Units of the corps whose round it is come first. */
function hexesOf({ view, map }: Seen, seat: Seat): string[] {
  const own = view.units.filter(({ corps, at }) => at !== -1 && view.corps[corps]?.seat === seat);
  const isActive = ({ corps }: (typeof own)[number]): number => Number(corps !== view.turn.corps);
  return own.toSorted((a, b) => isActive(a) - isActive(b)).map(({ at }) => printHex(map, at));
}

/** The seat's units by corps, then those of teammates against the AI, for planning together; an onlooker gets all. */
function unitGroups(seen: Seen, seat: Seat): UnitGroup[] {
  const { corps } = seen.view;
  const side = corps.find((each) => each.seat === seat)?.side;
  const own = corps.flatMap((each, place) => (each.seat === seat ? [corpsId(place)] : []));
  const friends = corps.flatMap((each, place) => (each.seat !== seat && each.side === side ? [corpsId(place)] : []));
  const all = side === undefined ? corps.map((_each, place) => corpsId(place)) : [...own, ...friends];
  return all.map((place) => groupOf(seen, place));
}

function groupOf(seen: Seen, place: CorpsId): UnitGroup {
  const all = seen.view.units.flatMap((unit, index) => (unit.corps === place ? [unitId(index)] : []));
  const left = all.filter((unit) => seen.view.units[unit]?.at !== -1);
  return {
    title: corpsOf(seen, place).name,
    aside: left.length === all.length ? `${all.length} units` : `${left.length} of ${all.length} left`,
    rows: left.map((unit) => rowOf(seen, unit)),
  };
}

function rowOf(seen: Seen, unit: UnitId): UnitRow {
  const { rp } = typeOf(seen, unit);
  const { at = NONE, rp: left = 0 } = seen.view.units[unit] ?? {};
  const word = printUnit(seen, unit);
  // The number only: with a town's name the RP would not fit in the row.
  const hex = printHex(seen.map, at);
  const strength = `${left} of ${rp} RP`;
  return {
    unit,
    word,
    name: unitName(seen, unit),
    note: (left < rp ? [strength, hex] : [word, hex, strength]).join(' · '),
    state: left < rp ? strength : 'unhurt',
    brief: `${hex} · ${left}/${rp}`,
  };
}

/** `AV 4 · DV 3 · move 2 · range 1` */
function valuesOf(seen: Seen, unit: UnitId): string {
  const { av, dv, move, range } = typeOf(seen, unit);
  return `AV ${av + seen.die.av} · DV ${dv} · move ${move} · range ${range}`;
}

/** The range of a battery. Other units only reach the adjacent hexes, which needs no shading. */
function zonesOf(seen: Seen, unit: UnitId): Overlays {
  const at = seen.view.units[unit]?.at ?? NONE;
  if (at === NONE || !isBattery(seen, unit)) return [];
  const size = seen.map.terrain.length;
  const { range } = typeOf(seen, unit);
  const hexes = Array.from({ length: size }, (_, hex) => hexId(hex)).filter((hex) => {
    const apart = seen.map.distances[at * size + hex] ?? 255;
    return apart > 0 && apart <= range;
  });
  return [
    {
      kind: 'zone',
      zone: isOwnSide(seen, unit) ? 'normal' : 'threat',
      hexes: hexes.map((hex) => printHex(seen.map, hex)),
    },
  ];
}

function isOwnSide(seen: Seen, unit: UnitId): boolean {
  const { turn, corps } = seen.view;
  return (corps[turn.corps] ?? corps[0])?.side === sideOf(seen, unit);
}
