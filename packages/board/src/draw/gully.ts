import type { Point } from '@sandtable/hex';
import { sampled, smooth, stations } from './curve.ts';
import type { Plane } from './plane.ts';
import { shifted } from './plane.ts';
import { hexesWhere, rimsOf, wobbled, type Wobble } from './region.ts';
import { path, xy } from './svg.ts';
import type { Theme } from './theme.ts';

const RIM: Wobble = { bulge: -0.04, pull: 0.16, jitter: 0.06 };

/** A dry gully: a broken edge with its slopes hatched inward, short and long by turns. */
export function drawGullies(plane: Plane, theme: Theme): string {
  const hexes = hexesWhere(plane, ({ terrain }) => terrain === 'gully');
  const rims = rimsOf(plane, hexes).map((rim) => wobbled(plane, rim, RIM));
  const outline = rims.map((points) => smooth(points, true)).join('');
  const stroke = { fill: 'none', stroke: theme.lines.gully, 'stroke-linecap': 'round' };
  return (
    path(outline, { fill: theme.terrain.gully }) +
    path(rims.map(hatching).join(''), { ...stroke, 'stroke-width': 1.3 }) +
    path(outline, { ...stroke, 'stroke-width': 2.6 })
  );
}

function hatching(points: readonly Point[]): string {
  return stations(sampled(points, true, 6), 6)
    .map(({ at, left }, index) => `M${xy(at)}L${xy(shifted(at, left, index % 2 === 0 ? -15 : -8))}`)
    .join('');
}
