import type { Hex, Point } from '@sandtable/hex';
import { smooth } from './curve.ts';
import { type House, housesOf } from './houses.ts';
import type { Plane } from './plane.ts';
import { hexesWhere, rimsOf, wobbled, type Wobble } from './region.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const YARD: Wobble = { bulge: 0, pull: 0.1, jitter: 0.03 };

/** Trodden ground round houses, under roads; paved where they are of stone. */
export function drawYards(plane: Plane, theme: Theme): string {
  const yard = (terrain: 'woodBuilding' | 'stoneBuilding'): string =>
    path(
      rimsOf(
        plane,
        hexesWhere(plane, (hex) => hex.terrain === terrain),
      )
        .map((rim) => smooth(wobbled(plane, rim, YARD), true))
        .join(''),
      { fill: theme.terrain[terrain], stroke: theme.lines.roadEdge, 'stroke-opacity': 0.5, 'stroke-width': 1.5 },
    );
  return yard('woodBuilding') + yard('stoneBuilding');
}

/** Wood has a gable roof with a ridge and planks; stone a flat one with a parapet and blocks at its corners. */
export function drawHouses(plane: Plane, theme: Theme, roads: ReadonlyMap<Hex, readonly Point[]>): string {
  const wood = housesOf(plane, 'woodBuilding', roads);
  const stone = housesOf(plane, 'stoneBuilding', roads);
  const { wood: timber, stone: masonry } = theme.roofs;
  const line = { fill: 'none', 'stroke-linejoin': 'miter' };
  return (
    inTiles(
      bits([...wood, ...stone], (house) => rect(house, 1, 1, { x: 3, y: 4 })),
      { fill: '#000', 'fill-opacity': 0.28 },
    ) +
    inTiles(
      bits(wood, (house) => rect(house, 1, 1)),
      { fill: timber.body, stroke: timber.edge, 'stroke-width': 2 },
    ) +
    inTiles(bits(wood, lit), { fill: timber.gleam }) +
    inTiles(bits(wood, planks), { ...line, stroke: timber.edge, 'stroke-width': 0.8, 'stroke-opacity': 0.55 }) +
    inTiles(bits(wood, ridge), { ...line, stroke: timber.edge, 'stroke-width': 1.8 }) +
    inTiles(
      bits(stone, (house) => rect(house, 1, 1)),
      { fill: masonry.body, stroke: masonry.edge, 'stroke-width': 3.2 },
    ) +
    inTiles(
      bits(stone, (house) => rect(house, 0.72, 0.72)),
      { fill: masonry.gleam, stroke: masonry.edge, 'stroke-width': 1 },
    ) +
    inTiles(bits(stone, blocks), { fill: masonry.edge })
  );
}

function bits(houses: readonly House[], draw: (house: House) => string): Bit[] {
  return houses.map((house) => ({ at: house.at, d: draw(house) }));
}

/** A point of a house by parts of its half length and half width. */
function corner({ at, long, wide, turn }: House, u: number, v: number): Point {
  const [x, y] = [u * long, v * wide];
  return { x: at.x + x * Math.cos(turn) - y * Math.sin(turn), y: at.y + x * Math.sin(turn) + y * Math.cos(turn) };
}

function rect(house: House, u: number, v: number, by: Point = { x: 0, y: 0 }): string {
  const points = [corner(house, -u, -v), corner(house, u, -v), corner(house, u, v), corner(house, -u, v)];
  return polyline(points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })));
}

/** The half of the roof that is turned to the light, in the upper left. */
function lit(house: House): string {
  const up = Math.sin(house.turn) * 0.6 - Math.cos(house.turn) * 0.8 <= 0 ? -1 : 1;
  const points = [
    corner(house, -0.94, 0),
    corner(house, 0.94, 0),
    corner(house, 0.94, up * 0.9),
    corner(house, -0.94, up * 0.9),
  ];
  return polyline(points);
}

function planks(house: House): string {
  return [-0.66, -0.33, 0, 0.33, 0.66]
    .map((u) => polyline([corner(house, u, -0.95), corner(house, u, 0.95)], false))
    .join('');
}

function ridge(house: House): string {
  return polyline([corner(house, -1, 0), corner(house, 1, 0)], false);
}

function blocks(house: House): string {
  const signs = [-1, 1];
  return signs
    .flatMap((u) =>
      signs.map((v) => {
        const inner = { u: u * (1 - 7 / house.long), v: v * (1 - 7 / house.wide) };
        return polyline([
          corner(house, u, v),
          corner(house, inner.u, v),
          corner(house, inner.u, inner.v),
          corner(house, u, inner.v),
        ]);
      }),
    )
    .join('');
}
