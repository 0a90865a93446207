import { drawHouses, drawYards } from './buildings.ts';
import { drawFields, fieldPatterns } from './fields.ts';
import { drawGrass } from './grass.ts';
import { drawDots, drawGrid, drawLabels, mapShape } from './grid.ts';
import { drawGullies } from './gully.ts';
import { drawHills } from './hills.ts';
import type { Plane } from './plane.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { group, path, tag } from './svg.ts';
import type { Theme } from './theme.ts';
import { drawWalls } from './walls.ts';
import { drawWet } from './wet.ts';
import { drawTrees, drawWoodland } from './woods.ts';

/**
 * The map itself, from the paper up: ground, woods, hills, roads, houses, walls, grid, names. It does not change during a
 * match. `ids` begins every id in it, so that several drawings can share a page.
 */
export function drawGround(plane: Plane, theme: Theme, ids: string): string {
  const shape = mapShape(plane);
  const roads = roadPoints(plane);
  const clip = `${ids}sheets`;
  return (
    tag('defs', {}, fieldPatterns(theme, ids), tag('clipPath', { id: clip }, path(shape, {}))) +
    path(shape, {
      fill: theme.terrain.open,
      stroke: theme.lines.sheet,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    group(
      { 'clip-path': `url(#${clip})` },
      drawGrass(plane, theme),
      drawGullies(plane, theme),
      drawFields(plane, theme, ids),
      drawYards(plane, theme),
      drawWet(plane, theme),
      drawWoodland(plane, theme),
      drawHills(plane, theme),
      drawRoads(plane, theme),
      drawTrees(plane, theme, roads),
      drawHouses(plane, theme, roads),
      drawWalls(plane, theme),
      drawGrid(plane, theme),
      drawDots(plane, theme),
      drawLabels(plane, theme),
    )
  );
}
