import type { Facing, Point } from '@sandtable/hex';
import { APOTHEM, outward, type Plane, shifted } from './plane.ts';
import { path, polyline } from './svg.ts';
import { INK } from './theme.ts';

/** A black wedge with a white casing on the hexside that a piece faces: the counter itself stays upright. */
export function drawWedge(plane: Plane, at: Point, facing: Facing, reach = APOTHEM - 0.5): string {
  const out = outward(plane, facing);
  const across = { x: -out.y, y: out.x };
  const heart = shifted(at, across, SLIDE * Math.sign(across.y * -out.y) * (isSlanting(out) ? 1 : 0));
  const foot = shifted(heart, out, reach - 10.5);
  const d = polyline([shifted(heart, out, reach), shifted(foot, across, 11.5), shifted(foot, across, -11.5)]);
  const line = { 'stroke-linejoin': 'round' };
  return (
    path(d, { ...line, fill: INK.white, stroke: INK.white, 'stroke-width': 5 }) +
    path(d, { ...line, fill: INK.black, stroke: INK.black, 'stroke-width': 1 })
  );
}

/** Over a slanting side the corner of the counter is in the way: the wedge slides along the side, away from it. */
const SLIDE = 7.5;

function isSlanting({ x, y }: Point): boolean {
  return Math.abs(x) > 0.7 && Math.abs(y) > 0.3;
}
