import { nameOfHex, type Seen, type Side } from '@sandtable/bear';
import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { Overlays } from './overlays.ts';

/** Arrows over the edge of the map for everybody who is still to come in. */
export function entryArrows(seen: Seen): Overlays {
  const { view } = seen;
  return view.terms.entries.flatMap(({ round, hexes }, entry) => {
    const waiting = view.roster.filter((unit) => {
      const it = view.units[unit];
      return it?.fate === 'waiting' && it.entry === entry;
    });
    const side = seen.pack.counters[waiting[0] ?? -1]?.side;
    if (side === undefined) return [];
    const text = round > view.round ? `Round ${round}: ${waiting.length}` : String(waiting.length);
    return arrowsOf(seen, side, hexes, text);
  });
}

/** One group of arrows for each side of the map that the hexes lie at; the number stands at the first of them. */
function arrowsOf(seen: Seen, side: Side, hexes: readonly number[], text: string): Overlays {
  const bySide = new Map<Facing, string[]>();
  for (const hex of hexes) {
    const from = outwardOf(seen, hex);
    if (from !== undefined) bySide.set(from, [...(bySide.get(from) ?? []), nameOfHex(seen.map, hex)]);
  }
  return [...bySide].map(([from, ids]) => ({ kind: 'entry', side, hexes: ids, from, text }));
}

/** The side over which the map ends; straight up or down before aslant. */
function outwardOf({ map }: Seen, hex: number): Facing | undefined {
  const { neighbours } = map.ground.area;
  const open = EVERY_FACING.filter((facing) => neighbours[6 * hex + facing] === -1);
  return open.find((facing) => facing % 3 === 0) ?? open[0];
}
