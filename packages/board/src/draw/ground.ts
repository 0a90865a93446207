import { drawBridges } from './bridges.ts';
import { drawFields, fieldPatterns } from './fields.ts';
import { withoutFine } from './fine.ts';
import { drawFirFloor, drawFirs } from './firs.ts';
import { drawPlots, gardensOf } from './gardens.ts';
import { drawDots, drawGrid } from './grid.ts';
import { drawGullies } from './gully.ts';
import { drawHills } from './hills.ts';
import { housesOf } from './houses.ts';
import { drawMeadow, meadowPatterns } from './meadow.ts';
import type { Plane } from './plane.ts';
import { drawRidges } from './ridges.ts';
import { drawFords, drawRivers, withRivers } from './rivers.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { drawHouses } from './roofs.ts';
import { drawSheet, drawSheetEdge, mapShape } from './sheet.ts';
import { drawDrifts, drawSnow, snowGradients } from './snow.ts';
import { group, path, tag } from './svg.ts';
import { inSeason } from './theme-winter.ts';
import type { Theme } from './theme.ts';
import { drawTowns, drawTownYards } from './towns.ts';
import { drawWalls } from './walls.ts';
import { drawWet } from './wet.ts';
import { drawTrees, drawWoodland } from './woods.ts';
import { drawYards } from './yards.ts';

/**
 * The map itself, from the table up: sheet, grass, fields, yards, water, woods, hills, roads, trees, houses, walls, grid. It
 * does not change during a match. `ids` begins every id in it, so that several drawings can share a page. Where it is known
 * how wide a hex will be, what would be too small to be seen is left out.
 */
export function drawGround(plane: Plane, usual: Theme, ids: string, hexPixels = Infinity): string {
  return withoutFine(drawWhole(plane, usual, ids), hexPixels);
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
