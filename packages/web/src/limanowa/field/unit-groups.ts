import { corpsOf, printHex, printUnit, type Seen, typeOf, unitName } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import type { UnitGroup, UnitRow } from '../../face/field.ts';

/** The units of a seat, corps by corps; then those of team-mates against the AI, so that plans can be made together. */
export function unitGroups(seen: Seen, seat: Seat): UnitGroup[] {
  const { corps } = seen.view;
  const side = corps.find((each) => each.seat === seat)?.side;
  const own = corps.flatMap((each, place) => (each.seat === seat ? [place] : []));
  const friends = corps.flatMap((each, place) => (each.seat !== seat && each.side === side ? [place] : []));
  return [...own, ...friends].map((place) => groupOf(seen, place));
}

function groupOf(seen: Seen, place: number): UnitGroup {
  const all = seen.view.units.flatMap((unit, index) => (unit.corps === place ? [index] : []));
  const left = all.filter((unit) => seen.view.units[unit]?.at !== -1);
  return {
    title: corpsOf(seen, place).name,
    aside: left.length === all.length ? `${all.length} units` : `${left.length} of ${all.length} left`,
    rows: left.map((unit) => rowOf(seen, unit)),
  };
}

function rowOf(seen: Seen, unit: number): UnitRow {
  const { rp } = typeOf(seen, unit);
  const { at = -1, rp: left = 0 } = seen.view.units[unit] ?? {};
  // The hex by its number: with a town's name before it, the RP would not fit in the row.
  return {
    unit,
    word: printUnit(seen, unit),
    name: unitName(seen, unit),
    note: `${printHex(seen.map, at)} · ${left} of ${rp} RP`,
  };
}
