import type { Hex } from '@sandtable/hex';
import type { TerrainName } from '../model.ts';
import { smooth } from './curve.ts';
import { centre, type Plane } from './plane.ts';
import { hexesWhere, rimsOf, wobbled, type Wobble } from './region.ts';
import { between, scatter } from './seeded.ts';
import { num, path } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const SHORE: Wobble = { bulge: 0.05, pull: 0.12, jitter: 0.04 };
const BOG: Wobble = { bulge: 0.03, pull: 0.1, jitter: 0.05 };

/** Marsh with its tufts, then water with its waves. */
export function drawWet(plane: Plane, theme: Theme): string {
  const tufts = { fill: 'none', stroke: theme.lines.tufts, 'stroke-width': 1.6, 'stroke-linecap': 'round' };
  const waves = { fill: 'none', stroke: theme.lines.waves, 'stroke-width': 1.7, 'stroke-linecap': 'round' };
  const lake = outline(plane, 'water', SHORE);
  return (
    path(outline(plane, 'marsh', BOG), {
      fill: theme.terrain.marsh,
      stroke: theme.lines.tufts,
      'stroke-width': 1.2,
      'stroke-dasharray': '5 4',
    }) +
    inTiles(bitsOf(plane, 'marsh', 9, tuft), tufts) +
    path(lake, { fill: theme.terrain.water, stroke: theme.lines.shore, 'stroke-width': 4 }) +
    path(lake, { fill: 'none', stroke: theme.lines.waves, 'stroke-width': 1.2, 'stroke-opacity': 0.7 }) +
    inTiles(bitsOf(plane, 'water', 7, wave), waves)
  );
}

function outline(plane: Plane, terrain: TerrainName, wobble: Wobble): string {
  const hexes = hexesWhere(plane, (hex) => hex.terrain === terrain);
  return rimsOf(plane, hexes)
    .map((rim) => smooth(wobbled(plane, rim, wobble), true))
    .join('');
}

function bitsOf(plane: Plane, terrain: TerrainName, count: number, bit: (x: number, y: number) => string): Bit[] {
  const hexes = plane.map.hexes.filter((hex) => hex.terrain === terrain);
  return hexes.flatMap(({ hex }) =>
    strewn(plane, hex, count).map(({ x, y }) => ({ at: centre(plane, hex), d: bit(x, y) })),
  );
}

/** On rows, each a little off its place: even, but not ruled. */
function strewn(plane: Plane, hex: Hex, count: number): { x: number; y: number }[] {
  const heart = centre(plane, hex);
  const next = scatter(`${plane.map.seed} wet ${hex}`);
  return Array.from({ length: count }, (_, i) => {
    const row = (i % 5) - 2;
    const wide = 38 - Math.abs(row) * 8;
    return {
      x: heart.x + (i < 5 ? -1 : 1) * between(next, 0.15, 1) * wide,
      y: heart.y + row * 17 + between(next, -5, 5),
    };
  });
}

function wave(x: number, y: number): string {
  return `M${num(x - 9)} ${num(y)}q4.5 -4 9 0t9 0`;
}

function tuft(x: number, y: number): string {
  return `M${num(x - 5)} ${num(y)}h10M${num(x)} ${num(y)}v-8M${num(x - 2)} ${num(y)}l-3 -6M${num(x + 2)} ${num(y)}l3 -6`;
}
