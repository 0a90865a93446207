import type { Overlay } from '@sandtable/board';
import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { nameOfHex } from '../board/map.ts';
import type { Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** Arrows over the edge of the map for everybody who is still to come in. */
export function entryArrows(seen: Seen): Overlay[] {
  const { view } = seen;
  return view.terms.entries.flatMap(({ round, hexes }, entry) => {
    const waiting = view.roster.filter((unit) => {
      const it = view.units[unit];
      return it?.fate === 'waiting' && it.entry === entry;
    });
    const side = seen.pack.counters[waiting[0] ?? -1]?.side;
    if (side === undefined) return [];
    const text = round > view.round ? `Round ${round}: ${waiting.length}` : String(waiting.length);
    return arrowsOf(seen, { side, hexes, goes: 'in', text });
  });
}

/** Arrows out of the map where a side may leave it. */
export function exitArrows(seen: Seen): Overlay[] {
  return seen.view.terms.exits.flatMap(({ side, hexes }) => arrowsOf(seen, { side, hexes, goes: 'out', text: 'Exit' }));
}

interface Crossing {
  readonly side: Side;
  readonly hexes: readonly number[];
  readonly goes: 'in' | 'out';
  readonly text: string;
}

/** One group of arrows for each side of the map that the hexes lie at, as few as can be; the words stand at the first. */
export function arrowsOf(seen: Seen, { side, goes, hexes, text }: Crossing): Overlay[] {
  const arrows: Overlay[] = [];
  let left = hexes;
  for (;;) {
    const [from, at] = mostAlong(seen, left);
    if (at.length === 0) return arrows;
    const says = arrows.length === 0 ? text : '';
    arrows.push({
      goes,
      side: SIDE_LOOKS[side],
      kind: 'entry',
      hexes: at.map((hex) => nameOfHex(seen.map, hex)),
      from,
      text: says,
    });
    left = left.filter((hex) => !at.includes(hex));
  }
}

/** Straight up or down before aslant. */
const IN_ORDER: readonly Facing[] = EVERY_FACING.toSorted((a, b) => (a % 3) - (b % 3));

/** The side over which the map ends at most of these hexes, with those. */
function mostAlong({ map }: Seen, hexes: readonly number[]): readonly [Facing, readonly number[]] {
  const { neighbours } = map.ground.area;
  const along = IN_ORDER.map((facing) => [facing, hexes.filter((hex) => neighbours[6 * hex + facing] === -1)] as const);
  return along.reduce((best, each) => (each[1].length > best[1].length ? each : best));
}
