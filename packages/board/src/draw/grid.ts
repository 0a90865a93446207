import { EVERY_FACING, opposite, step } from '@sandtable/hex';
import { centre, type Plane, sideEnds } from './plane.ts';
import { disc, polyline } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

/** Every hexside once. */
export function drawGrid(plane: Plane, theme: Theme): string {
  const drawn = new Set<string>();
  const bits: Bit[] = plane.map.hexes.map(({ hex }) => ({
    at: centre(plane, hex),
    d: EVERY_FACING.filter((side) => {
      const isNew = !drawn.has(`${hex} ${side}`);
      drawn.add(`${hex} ${side}`).add(`${step(hex, side)} ${opposite(side)}`);
      return isNew;
    })
      .map((side) => polyline(sideEnds(plane, hex, side), false))
      .join(''),
  }));
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    inTiles(bits, { ...line, stroke: '#FFF', 'stroke-opacity': theme.grid.pale, 'stroke-width': 2.6 }) +
    inTiles(bits, { ...line, stroke: theme.lines.grid, 'stroke-opacity': theme.grid.line, 'stroke-width': 1.1 })
  );
}

const DOT = 1.9;

/** The terrain of a hex is that of its centre dot. */
export function drawDots(plane: Plane, theme: Theme): string {
  const inPlay = plane.map.hexes.filter(({ isInPlay }) => isInPlay);
  const dots = inPlay.map(({ hex }) => ({ at: centre(plane, hex), d: disc(centre(plane, hex), DOT) }));
  return inTiles(dots, {
    fill: theme.label.ink,
    opacity: 0.6,
    stroke: theme.label.halo,
    'stroke-width': 1.4,
    'paint-order': 'stroke',
  });
}
