import { EVERY_FACING, opposite, step } from '@sandtable/hex';
import { APOTHEM, centre, HEX_SIZE, type Plane, sideEnds } from './plane.ts';
import { rimsOf } from './region.ts';
import { disc, escapeText, num, polyline, tag } from './svg.ts';
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
  return inTiles(bits, {
    fill: 'none',
    stroke: theme.lines.grid,
    'stroke-opacity': 0.55,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
  });
}

const DOT = 2.6;

/** The terrain of a hex is that of its centre dot; on snow a fainter one shows. */
export function drawDots(plane: Plane, theme: Theme): string {
  const inPlay = plane.map.hexes.filter(({ isInPlay }) => isInPlay);
  const dots = inPlay.map(({ hex }) => ({ at: centre(plane, hex), d: disc(centre(plane, hex), DOT) }));
  return inTiles(dots, {
    fill: theme.label.ink,
    opacity: theme.snow === null ? undefined : 0.6,
    stroke: theme.label.halo,
    'stroke-width': 1.6,
    'paint-order': 'stroke',
  });
}

/** Addresses with the level of hills, where they leave room for a counter; a place that has a name has that instead. */
export function drawLabels(plane: Plane, theme: Theme): string {
  const { hexes, places = [] } = plane.map;
  const named = new Set(places.map(({ at }) => at));
  const labels = hexes.filter(
    ({ id, isInPlay, label, level }) => isInPlay && !named.has(id) && (label !== '' || level > 0),
  );
  const isFlat = plane.layout.top === 'flat';
  const texts = labels.map(({ hex, label, level }) => {
    const { x, y } = centre(plane, hex);
    const name = escapeText(label) + (level > 0 ? ` ▲${num(level)}` : '');
    // From the upper side down, whatever size the type has in the end; with pointy tops, round the lower corner.
    const place = isFlat ? { y: y - APOTHEM + 2.5, dy: '0.86em' } : { y: y + nameDrop(plane), dy: '0.3em' };
    return tag('text', { x, ...place }, name.trim());
  });
  const attributes = {
    class: 'labels',
    fill: theme.label.ink,
    // Where places have names, addresses stand back.
    'fill-opacity': named.size === 0 ? undefined : 0.6,
    stroke: theme.label.halo,
    'stroke-width': 3,
    'stroke-opacity': named.size === 0 ? 0.8 : 0.45,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'text-anchor': 'middle',
    'font-size': 12,
    'font-weight': named.size === 0 ? 600 : 500,
    'data-longest': labels.reduce((most, { label }) => Math.max(most, label.length), 0),
  };
  return texts.length === 0 ? '' : tag('g', attributes, ...texts);
}

/** How far below the middle of a hex a name stands: between its own counter and those of the next row. */
export function nameDrop({ layout }: Plane): number {
  return layout.top === 'flat' ? APOTHEM - 9 : HEX_SIZE - 14;
}

/** What of the map is there to be seen: the boards with their cut hexes, a trimmed map, or all hexes whole. */
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
