import type { Hex, Point } from '@sandtable/hex';
import type { TerrainName } from '../model.ts';
import { inset, sampled, smooth, stations } from './curve.ts';
import { centre, type Plane, shifted } from './plane.ts';
import { type Ease, edgesOf, fading, hexesWhere, outlineOf } from './region.ts';
import { between, type Bit, inTiles, scatter } from './seeded.ts';
import { num, path } from './svg.ts';
import type { Theme } from './theme.ts';

const SHORE: Ease = { bulge: 0.08, jitter: 0.06, ease: 0.3 };
const BOG: Ease = { bulge: 0.05, jitter: 0.07, ease: 0 };
/** Distances from the shore at which the water gets deeper. */
const DEPTHS = [5, 12, 21] as const;

export function drawWet(plane: Plane, theme: Theme): string {
  return drawMarsh(plane, theme) + drawLakes(plane, theme);
}

function drawMarsh(plane: Plane, theme: Theme): string {
  const d = outlineOf(edgesOf(plane, wet(plane, 'marsh'), BOG));
  const fill = theme.terrain.marsh;
  return (
    fading(d, fill, [12], 0.4) +
    path(d, { fill }) +
    inTiles(bitsOf(plane, 'marsh', 6, pool), { fill: theme.terrain.water, 'fill-opacity': 0.35 }) +
    inTiles(bitsOf(plane, 'marsh', 10, tuft), {
      fill: 'none',
      stroke: theme.lines.tufts,
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    })
  );
}

/** A sandy bank, shallows, deeper water, waves, and reeds along the shore. */
function drawLakes(plane: Plane, theme: Theme): string {
  const edges = edgesOf(plane, wet(plane, 'water'), SHORE);
  const d = outlineOf(edges);
  const { bank, shallow, shore, waves } = theme.lines;
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const deep = { fill: theme.terrain.water, 'fill-opacity': 0.5 };
  return (
    fading(d, bank, [17], 0.45) +
    fading(d, bank, [9], 1) +
    path(d, { fill: shallow }) +
    DEPTHS.map((by) => path(edges.map((edge) => smooth(inset(edge, by), true)).join(''), deep)).join('') +
    path(d, { ...line, stroke: shore, 'stroke-width': 1.8 }) +
    inTiles(bitsOf(plane, 'water', 6, wave), {
      ...line,
      class: 'mid',
      stroke: waves,
      'stroke-width': 1.3,
      'stroke-opacity': 0.55,
    }) +
    inTiles(reeds(plane, edges), { ...line, class: 'mid', stroke: theme.trees.light.body, 'stroke-width': 1.1 })
  );
}

function wet(plane: Plane, terrain: TerrainName): Set<Hex> {
  return hexesWhere(plane, (hex) => hex.terrain === terrain);
}

const REEDS = { every: 9, share: 0.45 } as const;

function reeds(plane: Plane, edges: readonly (readonly Point[])[]): Bit[] {
  return edges.flatMap((edge, index) => {
    const next = scatter(`${plane.map.seed} reeds ${index}`);
    return stations(sampled(edge, true, 6), REEDS.every).flatMap(({ at, left }) => {
      const place = shifted(at, left, between(next, -2, 4));
      const tall = between(next, 5, 8.5);
      return next() < REEDS.share ? [{ at, d: reed(place, tall) }] : [];
    });
  });
}

function reed(at: Point, tall: number): string {
  const root = `M${num(at.x)} ${num(at.y)}`;
  return `${root}l-2 ${num(-tall * 0.8)}${root}l.3 ${num(-tall)}${root}l2.4 ${num(-tall * 0.7)}`;
}

function bitsOf(plane: Plane, terrain: TerrainName, count: number, bit: (at: Point, luck: number) => string): Bit[] {
  const hexes = plane.map.hexes.filter((hex) => hex.terrain === terrain);
  return hexes.flatMap(({ hex }) => {
    const heart = centre(plane, hex);
    const next = scatter(`${plane.map.seed} ${bit.name} ${hex}`);
    return Array.from({ length: count }, (_, i) => {
      const row = i - (count - 1) / 2;
      const at = { x: heart.x + between(next, -36, 36), y: heart.y + (row * 84) / count + between(next, -5, 5) };
      return { at: heart, d: bit(at, next()) };
    });
  });
}

function wave({ x, y }: Point, luck: number): string {
  const half = num(5 + 4 * luck);
  return `M${num(x)} ${num(y)}q${num(2.5 + 2 * luck)} -3 ${half} 0t${half} 0`;
}

function pool({ x, y }: Point, luck: number): string {
  const [long, wide] = [num(7 + 7 * luck), num(3 + 2.5 * luck)];
  return `M${num(x - Number(long))} ${num(y)}a${long} ${wide} 0 1 0 ${num(2 * Number(long))} 0a${long} ${wide} 0 1 0 ${num(-2 * Number(long))} 0Z`;
}

function tuft({ x, y }: Point): string {
  return `M${num(x - 5)} ${num(y)}h10M${num(x)} ${num(y)}v-8M${num(x - 2)} ${num(y)}l-3 -6M${num(x + 2)} ${num(y)}l3 -6`;
}
