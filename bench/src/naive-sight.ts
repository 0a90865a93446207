import type { Ground } from '../../packages/bear/src/board/ground.ts';
import { hexAt, hexOf, indexOf, line, qOf, rOf, type Hex } from '../../packages/hex/src/index.ts';

// The line of sight as one would first write it: hexes by name in a map, with the line walked and judged at every call.

interface HexGround {
  readonly level: number;
  readonly top: number;
}

const OUTSIDE: HexGround = { level: 0, top: 0 };

const named = new WeakMap<Ground, Map<string, HexGround>>();

function placesOf(ground: Ground): Map<string, HexGround> {
  const known = named.get(ground);
  if (known !== undefined) return known;
  const places = new Map<string, HexGround>();
  for (const hex of ground.area.hexes) {
    const index = indexOf(ground.area, hex);
    const level = ground.levels[index] ?? 0;
    places.set(nameOf(hex), { level, top: level + (ground.heights[index] ?? 0) });
  }
  named.set(ground, places);
  return places;
}

function nameOf(hex: Hex): string {
  return `${qOf(hex)},${rOf(hex)}`;
}

/** With the default switches and without smoke. */
export function naiveSight(ground: Ground, from: number, to: number): boolean {
  const places = placesOf(ground);
  const placeAt = (hex: Hex): HexGround => places.get(nameOf(hexAt(qOf(hex), rOf(hex)))) ?? OUTSIDE;
  const [start, end] = [hexOf(ground.area, from), hexOf(ground.area, to)];
  const [a, b] = [placeAt(start), placeAt(end)];
  const steps = line(start, end).map(({ left, right }) => [placeAt(left), placeAt(right)]);
  const [high, low] = [Math.max(a.level, b.level), Math.min(a.level, b.level)];
  const nextToLow = a.level < b.level ? 0 : steps.length - 1;
  return !steps.some((step, at) =>
    step.every((place) => {
      const stands = place.top > place.level;
      if (a.level === b.level) return place.level > high || (stands && place.top >= Math.max(high, 1));
      if (place.top >= high) return true;
      if (at !== nextToLow) return false;
      const isOffSlope = steps.some((other) => other.every(({ level }) => level < place.level));
      return (stands && place.top > low) || (place.level > low && isOffSlope);
    }),
  );
}
