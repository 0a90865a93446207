import { opposite, type Point, step } from '@sandtable/hex';
import { stations } from './curve.ts';
import { SHADOWS } from './light.ts';
import { type Plane, shifted, sideEnds } from './plane.ts';
import { path, polyline, xy } from './svg.ts';
import type { Theme } from './theme.ts';

/** Along hexsides, each once, whichever of the two hexes names it: its top seen from above, with joints. */
export function drawWalls(plane: Plane, theme: Theme): string {
  const walls = wallLines(plane);
  const d = walls.map((ends) => polyline(ends, false)).join('');
  const shadow = walls
    .map((ends) =>
      polyline(
        ends.map((end) => shifted(end, SHADOWS.wall)),
        false,
      ),
    )
    .join('');
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const { wall, wallTop } = theme.lines;
  return (
    path(shadow, { ...line, stroke: '#000', 'stroke-width': 7, 'stroke-opacity': 0.28 }) +
    path(d, { ...line, stroke: wall, 'stroke-width': 7.4 }) +
    path(d, { ...line, stroke: wallTop, 'stroke-width': 4.6 }) +
    path(walls.map(joints).join(''), { class: 'mid', fill: 'none', stroke: wall, 'stroke-width': 1.1 })
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
  return stations(ends, 7.5)
    .map(({ at, left }) => `M${xy(shifted(at, left, 2.3))}L${xy(shifted(at, left, -2.3))}`)
    .join('');
}
