import {
  distanceBetween,
  facingOf,
  type HexId,
  hexId,
  isRumor,
  nameOfHex,
  rangeOf,
  reachOf,
  type Seen,
  typeOf,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import type { Overlays } from '../../face/field.ts';

export function hexIds({ map }: Seen, hexes: readonly HexId[]): string[] {
  return hexes.map((hex) => nameOfHex(map, hex));
}

export function frontOf(seen: Seen, unit: UnitId): Overlays {
  const { at, hidden } = unitOf(seen, unit);
  if (at === -1 || hidden || isRumor(typeOf(seen, unit))) return [];
  return [{ kind: 'front', at: nameOfHex(seen.map, at), facing: facingOf(seen, unit) }];
}

export function fireZonesOf(seen: Seen, unit: UnitId): Overlays {
  const { at } = unitOf(seen, unit);
  if (at === -1 || typeOf(seen, unit).attackCost === null) return [];
  const isInReach = reachOf(seen, unit);
  const { max } = rangeOf(seen, unit);
  const normal: HexId[] = [];
  const long: HexId[] = [];
  for (let hex = hexId(0); hex < seen.tables.size; hex++) {
    if (!isInReach(hex)) continue;
    (distanceBetween(seen.tables, at, hex) <= max ? normal : long).push(hex);
  }
  return [
    { kind: 'zone', zone: 'normal', hexes: hexIds(seen, normal) },
    { kind: 'zone', zone: 'long', hexes: hexIds(seen, long) },
  ];
}
