import { bearing, distance, type Hex, hexOf, lineShape, qOf, rOf, shift } from '@sandtable/hex';
import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import type { Tables } from './tables.ts';
import { isClear, makeWalker } from './tables-sight.ts';

/** What hangs only on how far apart two hexes lie and which way. */
interface Way {
  readonly distance: number;
  readonly there: number;
  readonly back: number;
  /** What to add to the place of the first hex for those left, right, left, right ... of the line's steps. */
  readonly shape: readonly number[];
}

/** All pairs of a map. Each is worked out once and entered in both directions: sight is mutual (B6.0). */
export function makeTables(ground: Ground, options: SightOptions): Tables {
  const { area, levels } = ground;
  const size = area.hexes.length;
  const distances = new Uint8Array(size * size);
  const bearings = new Int8Array(size * size).fill(-1);
  const sight = new Uint8Array(size * size);
  const walker = makeWalker(ground, options);
  const { places, stride } = walker;
  // By difference of places, which is below this either way.
  const most = stride * area.box.width;
  const ways = waysAcross(stride, most);

  for (let from = 0; from < size; from++) {
    const place = places[from] ?? 0;
    const level = levels[from] ?? 0;
    sight[from * size + from] = 1;
    for (let to = from + 1; to < size; to++) {
      const apart = most + (places[to] ?? 0) - place;
      const way = (ways[apart] ??= makeWay(hexOf(area, from), hexOf(area, to), stride));
      const pair = from * size + to;
      const reverse = to * size + from;
      distances[pair] = way.distance;
      distances[reverse] = way.distance;
      bearings[pair] = way.there;
      bearings[reverse] = way.back;
      if (isClear(walker, place, way.shape, level, levels[to] ?? 0)) {
        sight[pair] = 1;
        sight[reverse] = 1;
      }
    }
  }
  return { ground, options, size, distances, bearings, sight };
}

type Ways = (Way | undefined)[];

/** Maps of boards of one size in one arrangement have them in common; of others those used least lately are let go. */
const CAPACITY = 4;
const known = new Map<string, Ways>();

function waysAcross(stride: number, most: number): Ways {
  const key = `${stride} ${most}`;
  const ways = known.get(key) ?? Array.from<Way | undefined>({ length: 2 * most });
  known.delete(key);
  known.set(key, ways);
  const [oldest] = known.keys();
  if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
  return ways;
}

/** A byte of the table holds no more. */
const FARTHEST_APART = 255;

function makeWay(from: Hex, to: Hex, stride: number): Way {
  const apart = distance(from, to);
  if (apart > FARTHEST_APART) throw new RangeError(`expected hexes at most ${FARTHEST_APART} apart, got ${apart}`);
  const shape = lineShape(from, to).map((by) => {
    const hex = shift(from, by);
    return (qOf(hex) - qOf(from)) * stride + rOf(hex) - rOf(from);
  });
  return { distance: apart, there: bearing(from, to), back: bearing(to, from), shape };
}
