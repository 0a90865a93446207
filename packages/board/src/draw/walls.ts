import { opposite, type Point, step } from '@sandtable/hex';
import { stations } from './curve.ts';
import { type Plane, shifted, sideEnds } from './plane.ts';
import { path, polyline, xy } from './svg.ts';
import type { Theme } from './theme.ts';

/** Along hexsides, each once, whichever of the two hexes names it: a dark band with pale joints. */
export function drawWalls(plane: Plane, theme: Theme): string {
  const walls = wallLines(plane);
  return (
    path(walls.map((ends) => polyline(ends, false)).join(''), {
      fill: 'none',
      stroke: theme.lines.wall,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) + path(walls.map(joints).join(''), { fill: 'none', stroke: theme.lines.wallTick, 'stroke-width': 1.5 })
  );
}

function wallLines(plane: Plane): Point[][] {
  const drawn = new Set<string>();
  return plane.map.hexes.flatMap(({ hex, walls }) =>
    walls.flatMap((side) => {
      if (drawn.has(`${hex} ${side}`)) return [];
      drawn.add(`${hex} ${side}`).add(`${step(hex, side)} ${opposite(side)}`);
      return [[...sideEnds(plane, hex, side)]];
    }),
  );
}

function joints(ends: readonly Point[]): string {
  return stations(ends, 8.5)
    .map(({ at, left }) => `M${xy(shifted(at, left, 2.4))}L${xy(shifted(at, left, -2.4))}`)
    .join('');
}
