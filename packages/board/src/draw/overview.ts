import type { Scene } from '../model.ts';
import type { MarkerName } from '../model-marker.ts';
import { centre, centreById, corners, type Plane, sideMiddle } from './plane.ts';
import { mapShape } from './sheet.ts';
import { riverLines } from './rivers.ts';
import { disc, group, num, path, polyline, tag, xy } from './svg.ts';
import { inSeason } from './theme-winter.ts';
import { INK, type Theme } from './theme.ts';

/** The map as seen from far away: patches of terrain, rivers, roads, and nothing that is small. */
export function drawOverview(plane: Plane, usual: Theme, ids: string): string {
  const theme = inSeason(usual, plane.map.season);
  const patches = new Map<string, string>();
  const heights: string[] = [];
  const roads: string[] = [];
  for (const { hex, terrain, level, roads: sides } of plane.map.hexes) {
    const shape = polyline(corners(plane, hex));
    const colour = COLOURS[terrain]?.(theme) ?? theme.terrain[terrain];
    patches.set(colour, (patches.get(colour) ?? '') + shape);
    if (level > 0) heights.push(shape);
    for (const side of sides) roads.push(polyline([centre(plane, hex), sideMiddle(plane, hex, side)], false));
  }
  const clip = `${ids}sheets`;
  const way = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    tag('defs', {}, tag('clipPath', { id: clip }, path(mapShape(plane), {}))) +
    group(
      { 'clip-path': `url(#${clip})` },
      ...[...patches].map(([fill, d]) => path(d, { fill, stroke: fill, 'stroke-width': 2 })),
      path(heights.join(''), { fill: theme.lines.contour, 'fill-opacity': 0.3 }),
      path(riverLines(plane), { ...way, stroke: theme.river.bank, 'stroke-width': 18 }),
      path(roads.join(''), { ...way, stroke: theme.lines.roadEdge, 'stroke-width': 26 }),
      path(roads.join(''), { ...way, stroke: theme.lines.road, 'stroke-width': 16 }),
    )
  );
}

/** Of houses one sees the roofs. */
const COLOURS: Readonly<Record<string, (theme: Theme) => string>> = {
  woodBuilding: ({ roofs }) => roofs.shingle.body,
  stoneBuilding: ({ roofs }) => roofs.slate.body,
  town: ({ roofs }) => roofs.tile.body,
};

function isFlag(kind: MarkerName): boolean {
  return kind === 'flag' || kind === 'objective' || kind === 'greatObjective';
}

/** How wide a sign is in units of the map, and in pixels at least. */
const SIGN = { units: 80, pixels: 8 } as const;

/** A sign for every piece, its shape that of its side, and the pennants. `scale`: how many pixels a unit has. */
export function drawOverviewScene(
  plane: Plane,
  { pieces, markers }: Scene,
  { counters }: Theme,
  scale: number,
): string {
  const size = Math.max(SIGN.units, SIGN.pixels / scale);
  const half = size / 2;
  const line = { stroke: INK.black, 'stroke-width': size / 4.5, 'stroke-linejoin': 'round' };
  const flags = markers.map(({ kind, at, side }) => {
    const place = isFlag(kind) ? centreById(plane, at) : undefined;
    if (place === undefined) return '';
    const d = `M${num(place.x - half / 2)} ${num(place.y + half)}v${num(-1.5 * size)}l${num(size)} ${num(half)}L${num(place.x - half / 2)} ${num(place.y + half / 2)}`;
    return path(d, { ...line, fill: side === null ? INK.white : counters[side.body] });
  });
  const dots = pieces.map(({ at, side, isGhost }) => {
    const place = isGhost ? undefined : centreById(plane, at);
    if (place === undefined) return '';
    const corner = { x: place.x - half, y: place.y - half };
    const d =
      side.dot === 'square' ? `M${xy(corner)}h${num(size)}v${num(size)}h${num(-size)}Z` : disc(place, half * 1.12);
    return path(d, { ...line, fill: counters[side.body] });
  });
  return flags.join('') + dots.join('');
}
