import { nameOfHex } from '../board/map.ts';
import type { Counter } from '../model/counter.ts';
import type { SoloPosition } from '../model/solo-schema.ts';
import type { Unit } from '../model/unit.ts';
import { isRumor, isVehicle, type UnitType } from '../model/unit-type.ts';
import type { Names } from './names.ts';
import { type HexId, NONE } from '../model/ids.ts';

/** Where each counter stands in the file of a position, by its word: `units.3`. */
export type Places = ReadonlyMap<string, string>;

/** What the solo rules forbid of the units of a position: by their place in the file, with the rule. */
export function refuseUnits(
  names: Names,
  units: readonly Unit[],
  places: Places,
  solo: Pick<SoloPosition, 'ai'> | null,
): void {
  const { counters } = names.pack;
  const held = new Map<number, readonly Counter[]>();
  for (const [place, { at, carrier, hidden }] of units.entries()) {
    const counter = counters[place];
    if (counter === undefined || at === NONE) continue;
    const entry = places.get(counter.word) ?? counter.word;
    if (hidden && counter.side === solo?.ai) names.refuse(`${entry}.hidden`, 'none for the AI (S2.2)', 'true');
    if (carrier !== NONE) continue;
    const field = `${entry}.at`;
    if (isRumor(counter.type) && counter.side !== solo?.ai)
      names.refuse(field, 'Rumored Enemies of the side that is the AI (S6.0)', counter.word);
    if (counter.side !== solo?.ai) continue;
    const others = held.get(at) ?? [];
    const other = others.find((each) => !mayShare(each.type, counter.type));
    if (other !== undefined)
      names.refuse(field, `no other AI in its hex (S5.5), but ${other.word} is`, hexOf(names, at));
    held.set(at, [...others, counter]);
  }
}

/** S5.5: whoever has got off a vehicle stands beside it; a rumor stands alone. */
function mayShare(one: UnitType, other: UnitType): boolean {
  return !isRumor(one) && !isRumor(other) && isVehicle(one) !== isVehicle(other);
}

function hexOf({ map }: Names, at: HexId): string {
  return nameOfHex(map, at);
}

/** S5.0a, R-119: the units that acted in the player's last turn. */
export function justActedOf(names: Names, units: readonly Unit[], solo: SoloPosition | null): number[] {
  if (solo === null) return [];
  const field = 'solo.justActed';
  const acted = names.units(solo.justActed, field);
  return acted.map((unit, index) => {
    const counter = names.pack.counters[unit];
    if (counter !== undefined && (counter.side === solo.ai || units[unit]?.at === NONE))
      names.refuse(`${field}.${index}`, 'a unit of the player on the map (S5.0a)', counter.word);
    else if (counter !== undefined && acted.indexOf(unit) !== index)
      names.refuse(`${field}.${index}`, 'each unit only once (S5.0a)', counter.word);
    return unit;
  });
}
