import { EVERY_FACING, opposite, type Point, step } from '@sandtable/hex';
import type { MapPicture } from '../model.ts';
import { drawBridges, drawFords, drawRivers, withRivers } from './rivers.ts';
import { sampled, stations } from './curve.ts';
import { withoutFine } from './detail.ts';
import { drawFields, fieldPatterns } from './fields.ts';
import { drawFirFloor, drawFirs } from './firs.ts';
import { drawPlots, drawYards, gardensOf } from './gardens.ts';
import { drawHills } from './hills.ts';
import { housesOf } from './houses.ts';
import { drawSlope, edgeLine, SHADOWS } from './light.ts';
import { drawMeadow, meadowPatterns } from './meadow.ts';
import { centre, type Plane, shifted, sideEnds } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { drawRidges } from './relief.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { drawHouses } from './roofs.ts';
import { type Bit, inTiles } from './seeded.ts';
import { drawSheet, drawSheetEdge, mapShape } from './sheet.ts';
import { drawDrifts, drawSnow, snowGradients } from './snow.ts';
import { disc, group, path, polyline, tag, xy } from './svg.ts';
import { inSeason, type Theme } from './theme.ts';
import { drawTowns, drawTownYards } from './towns.ts';
import { drawWet } from './wet.ts';
import { drawTrees, drawWoodland } from './woods.ts';

/**
 * The map, from the table up: sheet, grass, fields, yards, water, woods, hills, roads, trees, houses, walls, grid. It does not
 * change during a match. `ids` prefixes every id in it, so that several drawings can share a page. If the hex width is known,
 * details too small to see are left out.
 */
export function drawGround(plane: Plane, usual: Theme, ids: string, hexPixels = Infinity): string {
  return withoutFine(wholeOf(plane, usual).replaceAll(ANY_IDS, ids), hexPixels);
}

/** Placeholder for the prefix of ids; no drawing contains it otherwise. */
const ANY_IDS = '\0';

/** A drawing takes a megabyte and a tenth of a second. */
const MOST_KEPT = 2;

interface KeptDrawing {
  readonly theme: Theme;
  readonly key: string;
  readonly text: string;
}

/** The latest drawings, newest first: a match starts with the map that its mission page has shown, and the magnifier shows it again. */
const kept: KeptDrawing[] = [];

function wholeOf(plane: Plane, theme: Theme): string {
  const key = keyOf(plane.map);
  const place = kept.findIndex((each) => each.theme === theme && each.key === key);
  const found = kept[place] ?? { theme, key, text: drawWhole(plane, theme, ANY_IDS) };
  kept.splice(place === -1 ? MOST_KEPT - 1 : place, 1);
  kept.unshift(found);
  return found.text;
}

/** Everything that affects the drawing; hex names do not. */
function keyOf({ top, seed, sheets, season, isTrimmed, places, rivers, hexes }: MapPicture): string {
  const grounds = hexes.map(({ label: _label, words: _words, ...ground }) => ground);
  return JSON.stringify([top, seed, sheets, season, isTrimmed, places, rivers, grounds]);
}

function drawWhole(plane: Plane, usual: Theme, ids: string): string {
  const theme = inSeason(usual, plane.map.season);
  const { snow } = theme;
  const roads = withRivers(plane, roadPoints(plane));
  const houses = [...housesOf(plane, 'woodBuilding', roads), ...housesOf(plane, 'stoneBuilding', roads)];
  const gardens = gardensOf(plane, houses, roads);
  const clip = `${ids}sheets`;
  return (
    tag(
      'defs',
      {},
      fieldPatterns(plane, theme, ids),
      snow === null ? meadowPatterns(theme, ids) : snowGradients(snow, ids),
      tag('clipPath', { id: clip }, path(mapShape(plane), {})),
    ) +
    drawSheet(plane, theme) +
    group(
      { 'clip-path': `url(#${clip})` },
      snow === null ? drawMeadow(plane, theme, ids) : drawDrifts(plane, snow, ids) + drawSnow(plane, snow),
      drawGullies(plane, theme),
      drawFields(plane, theme, ids),
      drawYards(plane, theme),
      drawWet(plane, theme),
      snow === null ? drawWoodland(plane, theme) : drawFirFloor(plane, theme),
      drawRidges(plane, theme),
      drawHills(plane, theme),
      drawTownYards(plane, theme),
      drawRivers(plane, theme),
      drawRoads(plane, theme),
      drawBridges(plane, theme),
      drawFords(plane, theme),
      snow === null
        ? drawPlots(gardens, theme) + drawTrees(plane, theme, roads, gardens.fruitTrees)
        : drawFirs(plane, theme, snow, roads),
      drawHouses(houses, theme),
      drawTowns(plane, theme, roads),
      drawWalls(plane, theme),
      drawGrid(plane, theme),
      drawDots(plane, theme),
    ) +
    drawSheetEdge(plane, theme)
  );
}

/** Every hexside once. */
function drawGrid(plane: Plane, theme: Theme): string {
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

/** The terrain of a hex is that at its centre dot. */
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

const RIM: Ease = { bulge: 0, jitter: 0.07, ease: 0 };
const EVERY = 6;
/** The banks fall inward: the one towards the light lies in shade. */
const BANK = { reach: -26, bands: 3 } as const;

/** A dry gully: a broken edge, with alternating long and short hachures inward. */
function drawGullies(plane: Plane, theme: Theme): string {
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

/** Each walled hexside once, whichever hex lists it: seen from above, with joints. */
export function drawWalls(plane: Plane, theme: Theme): string {
  const walls = wallLines(plane);
  const d = walls.map((ends) => polyline(ends, false)).join('');
  const shadow = walls
    .map((ends) =>
      polyline(
        ends.map((end) => shifted(end, SHADOWS.wall)),
        false,
      ),
    )
    .join('');
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const { wall, wallTop } = theme.lines;
  return (
    path(shadow, { ...line, stroke: '#000', 'stroke-width': 7, 'stroke-opacity': 0.28 }) +
    path(d, { ...line, stroke: wall, 'stroke-width': 7.4 }) +
    path(d, { ...line, stroke: wallTop, 'stroke-width': 4.6 }) +
    path(walls.map(joints).join(''), { class: 'mid', fill: 'none', stroke: wall, 'stroke-width': 1.1 })
  );
}

function wallLines(plane: Plane): Point[][] {
  const drawn = new Set<string>();
  return plane.map.hexes.flatMap(({ hex, walls }) =>
    walls.flatMap((side) => {
      if (drawn.has(`${hex} ${side}`)) return [];
      drawn.add(`${hex} ${side}`).add(`${step(hex, side)} ${opposite(side)}`);
      return [[...sideEnds(plane, hex, side)]];
    }),
  );
}

function joints(ends: readonly Point[]): string {
  return stations(ends, 7.5)
    .map(({ at, left }) => `M${xy(shifted(at, left, 2.3))}L${xy(shifted(at, left, -2.3))}`)
    .join('');
}
