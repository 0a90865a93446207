import type { MarkerPicture, Overlay } from '@sandtable/board';
import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { nameOfHex } from '../board/map.ts';
import { smokeIn } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { explainControl, explainMarker, worthOfControl } from '../words/map-words.ts';
import { SIDE_LOOKS } from './art.ts';
import type { HexId } from '../model/ids.ts';

/** The markers on the map; smoke is merged into one picture per hex. */
export function markersOf(seen: Seen): MarkerPicture[] {
  const smoky = new Set<HexId>();
  const lying = seen.view.markers.flatMap((marker): MarkerPicture[] => {
    const { kind, at, facing, side, hidden } = marker;
    const smoke = kind === 'smoke' ? smokeIn(seen, at) : 0;
    if (kind === 'smoke' && smoky.has(at)) return [];
    if (kind === 'smoke') smoky.add(at);
    return [
      {
        kind: smoke === 2 ? 'denseSmoke' : kind,
        at: nameOfHex(seen.map, at),
        words: explainMarker(marker),
        text: kind === 'smoke' ? `+${smoke}` : '',
        facing: kind === 'bunker' ? facing : null,
        side: side && SIDE_LOOKS[side],
        isHidden: hidden,
      },
    ];
  });
  return [...lying, ...controlsOf(seen)];
}

function controlsOf(seen: Seen): MarkerPicture[] {
  return seen.view.controls.map((control) => {
    const worth = worthOfControl(seen, control);
    return {
      kind: 'flag',
      at: nameOfHex(seen.map, control.at),
      words: explainControl(seen, control),
      text: worth === 0 ? '' : String(worth),
      facing: null,
      side: control.side && SIDE_LOOKS[control.side],
      isHidden: false,
    };
  });
}

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

export function exitArrows(seen: Seen): Overlay[] {
  return seen.view.terms.exits.flatMap(({ side, hexes }) => arrowsOf(seen, { side, hexes, goes: 'out', text: 'Exit' }));
}

interface EdgeArrows {
  readonly side: Side;
  readonly hexes: readonly HexId[];
  readonly goes: 'in' | 'out';
  readonly text: string;
}

/** Groups the hexes by side of the map, in as few groups as possible; only the first has the text. */
export function arrowsOf(seen: Seen, { side, goes, hexes, text }: EdgeArrows): Overlay[] {
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

/** Straight up and down before diagonals. */
const IN_ORDER: readonly Facing[] = EVERY_FACING.toSorted((a, b) => (a % 3) - (b % 3));

/** The side of the map that most of these hexes border on, with those hexes. */
function mostAlong({ map }: Seen, hexes: readonly HexId[]): readonly [Facing, readonly HexId[]] {
  const { neighbours } = map.ground.area;
  const along = IN_ORDER.map((facing) => [facing, hexes.filter((hex) => neighbours[6 * hex + facing] === -1)] as const);
  return along.reduce((best, each) => (each[1].length > best[1].length ? each : best));
}
