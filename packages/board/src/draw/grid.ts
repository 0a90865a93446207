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

/** The terrain of a hex is that of its centre dot. */
export function drawDots(plane: Plane, theme: Theme): string {
  const inPlay = plane.map.hexes.filter(({ isInPlay }) => isInPlay);
  const dots = inPlay.map(({ hex }) => ({ at: centre(plane, hex), d: disc(centre(plane, hex), 2.6) }));
  return inTiles(dots, {
    fill: theme.label.ink,
    stroke: theme.label.halo,
    'stroke-width': 1.6,
    'paint-order': 'stroke',
  });
}

/** Names at the upper side, with the level of hills; they leave room for a counter below. */
export function drawLabels(plane: Plane, theme: Theme): string {
  const labels = plane.map.hexes.filter(({ isInPlay, label, level }) => isInPlay && (label !== '' || level > 0));
  const texts = labels.map(({ hex, label, level }) => {
    const { x, y } = centre(plane, hex);
    const name = escapeText(label) + (level > 0 ? ` ▲${num(level)}` : '');
    // From the upper side down, whatever size the type has in the end.
    return tag('text', { x, y: y - labelRise(plane), dy: '0.86em' }, name.trim());
  });
  const attributes = {
    class: 'labels',
    fill: theme.label.ink,
    stroke: theme.label.halo,
    'stroke-width': 3,
    'stroke-opacity': 0.8,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'text-anchor': 'middle',
    'font-size': 12,
    'font-weight': 600,
    'data-longest': labels.reduce((most, { label }) => Math.max(most, label.length), 0),
  };
  return texts.length === 0 ? '' : tag('g', attributes, ...texts);
}

function labelRise({ layout }: Plane): number {
  return layout.top === 'flat' ? APOTHEM - 2.5 : HEX_SIZE - 9;
}

/** What of the map is there to be seen: the boards with their cut hexes, or all hexes whole. */
export function mapShape(plane: Plane): string {
  const { hexes, sheets } = plane.map;
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
