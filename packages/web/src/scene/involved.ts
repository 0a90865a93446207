import type { Happening } from '../face/happening.ts';
import type { Overlays } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { ringAt } from './scene.ts';

/** Rings round whatever these events name on the map. */
export function ringsOf(position: Position, events: readonly Pick<Happening, 'units' | 'hexes'>[]): Overlays {
  return hexesIn(events, (unit) => position.hexOfUnit(unit)).flatMap((hex) => ringAt(position, hex, 'selected'));
}

/** The hexes that are named, then those of the units that are, each once. */
export function hexesIn(
  events: readonly Pick<Happening, 'units' | 'hexes'>[],
  hexOfUnit: (unit: number) => number,
): number[] {
  const units = events.flatMap(({ units: named }) => named.map(hexOfUnit));
  return [...new Set([...events.flatMap(({ hexes }) => hexes), ...units.filter((at) => at !== -1)])];
}
