import type { Point } from '@sandtable/hex';
import { sampled, stations } from './curve.ts';
import { type Plane, shifted } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { drawSlope, edgeLine } from './slopes.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

const RIM: Ease = { bulge: 0, jitter: 0.07, ease: 0 };
const EVERY = 6;
/** Its banks fall inward: the one towards the light lies in shade. */
const BANK = { reach: -26, bands: 3 } as const;

/** A dry gully: a broken edge with its slopes hatched inward, long and short by turns. */
export function drawGullies(plane: Plane, theme: Theme): string {
  const edges = edgesOf(
    plane,
    hexesWhere(plane, ({ terrain }) => terrain === 'gully'),
    RIM,
  );
  const outline = outlineOf(edges);
  return (
    path(outline, { fill: theme.terrain.gully }) +
    drawSlope(edges.map(edgeLine), { ...BANK, toLight: 1, fill: theme.slopes.shade, most: 0.4 }) +
    drawSlope(edges.map(edgeLine), { ...BANK, toLight: -1, fill: theme.slopes.lit, most: 0.28 }) +
    path(edges.map(wedges).join(''), { fill: theme.lines.gully, 'fill-opacity': 0.85 }) +
    path(outline, { fill: 'none', stroke: theme.lines.gully, 'stroke-width': 2.2 })
  );
}

function wedges(points: readonly Point[]): string {
  return stations(sampled(points, true, 6), EVERY)
    .map(({ at, left }, index) => {
      const across = { x: left.y, y: -left.x };
      const tip = shifted(at, left, index % 2 === 0 ? -16 : -9);
      return polyline([shifted(at, across, 1.1), tip, shifted(at, across, -1.1)]);
    })
    .join('');
}
