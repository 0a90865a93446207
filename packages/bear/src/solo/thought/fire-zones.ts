import { distanceBetween } from '../../board/tables.ts';
import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { Colour } from '../../model/pack/unit-type.ts';
import { zoneTest } from '../../rules/fire/bans.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

interface Zone {
  readonly unit: UnitId;
  readonly at: HexId;
  readonly isIn: (hex: HexId) => boolean;
}

/** the fire zones of some counters, including spent ones, against a DR of some colour. */
export interface FireZones {
  cover(hex: HexId, colour: Colour): boolean;
  /** S5.3.2: whether the hex is in the zone of an adjacent counter. */
  coverNear(hex: HexId, colour: Colour): boolean;
  of(hex: HexId, colour: Colour): UnitId[];
}

export function fireZonesOf(seen: Seen, counters: readonly UnitId[]): FireZones {
  const known = new Map<Colour, readonly Zone[]>();
  const zonesFor = (colour: Colour): readonly Zone[] => {
    const zones = known.get(colour) ?? makeZones(seen, counters, colour);
    known.set(colour, zones);
    return zones;
  };
  return {
    cover: (hex, colour) => zonesFor(colour).some(({ isIn }) => isIn(hex)),
    coverNear: (hex, colour) =>
      zonesFor(colour).some(({ at, isIn }) => distanceBetween(seen.tables, at, hex) === 1 && isIn(hex)),
    of: (hex, colour) => zonesFor(colour).flatMap(({ unit, isIn }) => (isIn(hex) ? [unit] : [])),
  };
}

export function bothZones(some: FireZones, others: FireZones): FireZones {
  return {
    cover: (hex, colour) => some.cover(hex, colour) || others.cover(hex, colour),
    coverNear: (hex, colour) => some.coverNear(hex, colour) || others.coverNear(hex, colour),
    of: (hex, colour) => [...some.of(hex, colour), ...others.of(hex, colour)],
  };
}

function makeZones(seen: Seen, counters: readonly UnitId[], colour: Colour): Zone[] {
  return counters.flatMap((unit) => {
    const isIn = zoneTest(seen, unit, [colour]);
    return isIn === null ? [] : [{ unit, at: unitOf(seen, unit).at, isIn }];
  });
}

/** Fire zones against it count in the colour of its front. */
export function fearedColour(seen: Seen, unit: UnitId): Colour {
  return typeOf(seen, unit).front.colour;
}
