import { drawHouses, drawYards } from './buildings.ts';
import { drawFields, fieldPatterns } from './fields.ts';
import { drawFirFloor, drawFirs } from './firs.ts';
import { drawGrass } from './grass.ts';
import { drawDots, drawGrid, drawLabels, mapShape } from './grid.ts';
import { drawGullies } from './gully.ts';
import { drawHills } from './hills.ts';
import type { Plane } from './plane.ts';
import { drawRidges } from './ridges.ts';
import { drawFords, drawRivers, withRivers } from './rivers.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { drawDrifts, drawSnow, snowGradients } from './snow.ts';
import { group, path, tag } from './svg.ts';
import { inSeason } from './theme-winter.ts';
import type { Theme } from './theme.ts';
import { drawTowns, drawTownYards } from './towns.ts';
import { drawWalls } from './walls.ts';
import { drawWet } from './wet.ts';
import { drawTrees, drawWoodland } from './woods.ts';

/**
 * The map itself, from the paper up: ground, woods, hills, roads, houses, walls, grid, names. It does not change during a
 * match. `ids` begins every id in it, so that several drawings can share a page.
 */
export function drawGround(plane: Plane, usual: Theme, ids: string): string {
  const theme = inSeason(usual, plane.map.season);
  const { snow } = theme;
  const shape = mapShape(plane);
  const roads = withRivers(plane, roadPoints(plane));
  const clip = `${ids}sheets`;
  return (
    tag(
      'defs',
      {},
      fieldPatterns(theme, ids),
      snow === null ? '' : snowGradients(snow, ids),
      tag('clipPath', { id: clip }, path(shape, {})),
    ) +
    path(shape, {
      fill: theme.terrain.open,
      stroke: theme.lines.sheet,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    group(
      { 'clip-path': `url(#${clip})` },
      snow === null ? drawGrass(plane, theme) : drawDrifts(plane, ids) + drawSnow(plane, snow),
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
      drawFords(plane, theme),
      snow === null ? drawTrees(plane, theme, roads) : drawFirs(plane, theme, snow, roads),
      drawHouses(plane, theme, roads),
      drawTowns(plane, theme, roads),
      drawWalls(plane, theme),
      drawGrid(plane, theme),
      drawDots(plane, theme),
      drawLabels(plane, theme),
    )
  );
}
