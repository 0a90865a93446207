import type { Facing, Point } from '@sandtable/hex';
import { APOTHEM, outward, type Plane, shifted } from './plane.ts';
import { path, polyline } from './svg.ts';
import { INK } from './theme.ts';

const HALF_WIDTH = 11.5;
const HEIGHT = 13;
const NOTCH = 4.4;

/** A notched arrowhead, black in white, on the hexside that a piece faces: the counter itself stays upright. */
export function drawWedge(plane: Plane, at: Point, facing: Facing, reach = APOTHEM + 1): string {
  const out = outward(plane, facing);
  const across = { x: -out.y, y: out.x };
  const heart = shifted(at, across, SLIDE * Math.sign(across.y * -out.y) * (isSlanting(out) ? 1 : 0));
  const foot = shifted(heart, out, reach - HEIGHT);
  const d = polyline([
    shifted(heart, out, reach),
    shifted(foot, across, HALF_WIDTH),
    shifted(foot, out, NOTCH),
    shifted(foot, across, -HALF_WIDTH),
  ]);
  return path(d, {
    fill: INK.black,
    stroke: INK.white,
    'stroke-width': 4.6,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'data-facing': facing,
  });
}

/** Over a slanting side it slides towards the corner that lies level, so that it never meets a figure. */
const SLIDE = 14;

function isSlanting({ x, y }: Point): boolean {
  return Math.abs(x) > 0.7 && Math.abs(y) > 0.3;
}
