import { centre, type Plane } from './plane.ts';
import { rimsOf } from './region.ts';
import { num, path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** The paper of the map. A board on the table casts a shadow; loose hexes do not. */
export function drawSheet(plane: Plane, theme: Theme): string {
  const shape = mapShape(plane);
  const isBoard = plane.map.sheets.length > 0 || plane.map.isTrimmed === true;
  return (isBoard ? drawShadow(shape) : '') + path(shape, { fill: theme.terrain.open });
}

function drawShadow(shape: string): string {
  const shadow = { fill: 'none', stroke: '#000', 'stroke-linejoin': 'round' };
  return (
    path(shape, { ...shadow, 'stroke-width': 20, 'stroke-opacity': 0.1, transform: 'translate(2 5)' }) +
    path(shape, { ...shadow, 'stroke-width': 9, 'stroke-opacity': 0.16, transform: 'translate(1 3)' })
  );
}

/** The edge of the paper, above everything; between two boards this line is the seam. */
export function drawSheetEdge(plane: Plane, theme: Theme): string {
  const look = { fill: 'none', stroke: theme.lines.sheet, 'stroke-width': 2.4, 'stroke-opacity': 0.8 };
  return path(mapShape(plane), { ...look, 'stroke-linejoin': 'round' });
}

/** The visible shape of the map: the boards with their cut hexes, a trimmed map, or all hexes. */
export function mapShape(plane: Plane): string {
  const { hexes, sheets, isTrimmed } = plane.map;
  if (sheets.length === 0 && isTrimmed === true) {
    const { x, y, width, height } = plane.bounds;
    return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  }
  if (sheets.length === 0) {
    return rimsOf(plane, new Set(hexes.map(({ hex }) => hex)))
      .map((rim) => polyline(rim.map(({ from }) => from)))
      .join('');
  }
  return sheets
    .map(({ from, to }) => {
      const [a, b] = [centre(plane, from), centre(plane, to)];
      return polyline([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]);
    })
    .join('');
}
