import type { MarkerName, Scene, TerrainName } from '../model.ts';
import { centreById, type Plane } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { riverLines } from './rivers.ts';
import { roadLines } from './roads.ts';
import { mapShape } from './sheet.ts';
import { drawSlope, edgeLine } from './light.ts';
import { disc, group, num, path, tag, xy } from './svg.ts';
import { INK, inSeason, type Theme } from './theme.ts';

/** Smooth edges, as on the map itself. */
const EDGE: Ease = { bulge: 0.06, jitter: 0.04, ease: 0.25 };

/** Terrain seen from far away, bottom first. Houses show as roofs. */
const PATCHES: readonly (readonly [on: readonly TerrainName[], colour: (theme: Theme) => string])[] = [
  [['gully'], ({ terrain }) => terrain.gully],
  [['plowedField'], ({ terrain }) => terrain.plowedField],
  [['crops'], ({ terrain }) => terrain.crops],
  [['marsh'], ({ terrain }) => terrain.marsh],
  [['water'], ({ terrain }) => terrain.water],
  [['ridge'], ({ terrain }) => terrain.ridge],
  [['lightWoods', 'heavyWoods'], ({ trees }) => trees.light.body],
  [['heavyWoods'], ({ trees }) => trees.heavy.body],
  [['woodBuilding'], ({ roofs }) => roofs.shingle.body],
  [['stoneBuilding'], ({ roofs }) => roofs.slate.body],
  [['town'], ({ roofs }) => roofs.tile.body],
];

/** The map from far away: terrain, hills, rivers and roads, without small details. */
export function drawOverview(plane: Plane, usual: Theme, ids: string): string {
  const theme = inSeason(usual, plane.map.season);
  const clip = `${ids}sheets`;
  const way = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const roads = roadLines(plane);
  return (
    tag('defs', {}, tag('clipPath', { id: clip }, path(mapShape(plane), {}))) +
    group(
      { 'clip-path': `url(#${clip})` },
      path(mapShape(plane), { fill: theme.terrain.open }),
      ...PATCHES.map(([on, colour]) => path(patchOf(plane, on), { fill: colour(theme) })),
      drawHeights(plane, theme),
      path(riverLines(plane), { ...way, stroke: theme.river.bank, 'stroke-width': 18 }),
      path(roads, { ...way, stroke: theme.lines.roadEdge, 'stroke-width': 26 }),
      path(roads, { ...way, stroke: theme.lines.road, 'stroke-width': 16 }),
    )
  );
}

function patchOf(plane: Plane, on: readonly TerrainName[]): string {
  return outlineOf(
    edgesOf(
      plane,
      hexesWhere(plane, ({ terrain }) => on.includes(terrain)),
      EDGE,
    ),
  );
}

function drawHeights(plane: Plane, theme: Theme): string {
  const levels = [...new Set(plane.map.hexes.map(({ level }) => level))]
    .filter((level) => level > 0)
    .sort((a, b) => a - b);
  return levels
    .map((least) => {
      const edges = edgesOf(
        plane,
        hexesWhere(plane, ({ level }) => level >= least),
        EDGE,
      );
      const { shade, most } = theme.slopes;
      return (
        drawSlope(edges.map(edgeLine), { toLight: -1, reach: 44, fill: shade, most: most.shade, bands: 1 }) +
        path(outlineOf(edges), { fill: 'none', stroke: theme.lines.contour, 'stroke-width': 9 })
      );
    })
    .join('');
}

function isFlag(kind: MarkerName): boolean {
  return kind === 'flag' || kind === 'objective' || kind === 'greatObjective';
}

/** Width of a sign in map units, and its minimum in pixels. */
const SIGN = { units: 80, pixels: 8 } as const;

/** A sign for each piece in the shape of its side, and the flags of objectives. `scale` is pixels per unit. */
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
