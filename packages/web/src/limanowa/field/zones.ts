import { isBattery, type Seen, sideOf, typeOf } from '@sandtable/limanowa';
import type { Overlays } from '../../face/field.ts';
import { hexId } from './places.ts';

/** What a battery's guns reach; a fighter's reach is the ring of hexes around it, and needs no shading. */
export function zonesOf(seen: Seen, unit: number): Overlays {
  const at = seen.view.units[unit]?.at ?? -1;
  if (at === -1 || !isBattery(seen, unit)) return [];
  const size = seen.map.terrain.length;
  const { range } = typeOf(seen, unit);
  const hexes = Array.from({ length: size }, (_, hex) => hex).filter((hex) => {
    const apart = seen.map.distances[at * size + hex] ?? 255;
    return apart > 0 && apart <= range;
  });
  return [
    { kind: 'zone', zone: isOwnSide(seen, unit) ? 'normal' : 'threat', hexes: hexes.map((hex) => hexId(seen, hex)) },
  ];
}

function isOwnSide(seen: Seen, unit: number): boolean {
  const { turn, corps } = seen.view;
  return (corps[turn.corps] ?? corps[0])?.side === sideOf(seen, unit);
}
