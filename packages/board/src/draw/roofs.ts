import type { Point } from '@sandtable/hex';
import { cornersOfBox, grown, type House, partOf, shadowOf, type TurnedBox } from './houses.ts';
import { litBy, SHADOWS } from './light.ts';
import { type Bit, inTiles } from './seeded.ts';
import { polyline } from './svg.ts';
import { ROOF_NAMES, type RoofTones } from './theme-ground.ts';
import type { Theme } from './theme.ts';

/** How far a slate roof is set back from the wall. */
const PARAPET = 3.2;

/** Gables of shingle and thatch, hipped slate roofs within pale walls; each face shaded by the light. */
export function drawHouses(houses: readonly House[], theme: Theme): string {
  const stone = houses.filter(({ roof }) => roof === 'slate');
  const { slate } = theme.roofs;
  return (
    inTiles(
      houses.map((house) => ({ at: house.at, d: polyline(shadowOf(house, SHADOWS.house)) })),
      { fill: '#000', 'fill-opacity': 0.3 },
    ) +
    inTiles(
      stone.map((house) => ({ at: house.at, d: polyline(cornersOfBox(house)) })),
      { fill: theme.lines.wallTop, stroke: slate.edge, 'stroke-width': 2 },
    ) +
    ROOF_NAMES.map((name) =>
      drawRoofs(
        houses.filter(({ roof }) => roof === name),
        theme.roofs[name],
      ),
    ).join('') +
    inTiles(
      houses.filter((_, i) => i % 3 !== 2).map((house) => ({ at: house.at, d: chimney(house) })),
      { class: 'mid', fill: theme.lines.wallTop, stroke: slate.edge, 'stroke-width': 0.9 },
    )
  );
}

interface Face {
  readonly points: readonly Point[];
  readonly tone: 'dark' | 'body' | 'gleam';
}

function drawRoofs(houses: readonly House[], tones: RoofTones): string {
  const faces = houses.flatMap((house) => (house.roof === 'slate' ? hipped(house) : gabled(house)));
  const line = { fill: 'none', stroke: tones.edge, 'stroke-linejoin': 'round' };
  const all = (draw: (house: House) => string): Bit[] => houses.map((house) => ({ at: house.at, d: draw(house) }));
  return (
    (['dark', 'body', 'gleam'] as const)
      .map((tone) =>
        inTiles(
          faces
            .filter((face) => face.tone === tone)
            .map(({ points }) => ({ at: points[0] ?? ORIGIN, d: polyline(points) })),
          { fill: tones[tone] },
        ),
      )
      .join('') +
    inTiles(all(courses), { ...line, class: 'near', 'stroke-width': 0.6, 'stroke-opacity': 0.4 }) +
    inTiles(all(ridges), { ...line, class: 'mid', 'stroke-width': 0.9 }) +
    inTiles(all(eaves), { ...line, 'stroke-width': 1.5 })
  );
}

const ORIGIN: Point = { x: 0, y: 0 };

function gabled(house: House): Face[] {
  return [-1, 1].map((side) => ({
    points: [partOf(house, -1, 0), partOf(house, 1, 0), partOf(house, 1, side), partOf(house, -1, side)],
    tone: toneOf(house, 0, side),
  }));
}

function hipped(house: House): Face[] {
  const roof = grown(house, -PARAPET);
  const [first, last] = ridgeEnds(roof);
  const [a, b, c, d] = cornersOfBox(roof);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return [
    { points: [a, b, last, first], tone: toneOf(house, 0, -1) },
    { points: [d, c, last, first], tone: toneOf(house, 0, 1) },
    { points: [a, d, first], tone: toneOf(house, -1, 0) },
    { points: [b, c, last], tone: toneOf(house, 1, 0) },
  ];
}

/** Both ends of the ridge; a hipped roof slopes equally to all sides. */
function ridgeEnds(roof: TurnedBox): readonly [Point, Point] {
  const part = Math.max(0, 1 - roof.wide / roof.long);
  return [partOf(roof, -part, 0), partOf(roof, part, 0)];
}

/** The tone of a face that slopes along the house or across it. */
function toneOf({ turn }: House, along: number, across: number): Face['tone'] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lit = litBy({ x: along * cos - across * sin, y: along * sin + across * cos });
  return lit > 0.3 ? 'gleam' : lit < -0.3 ? 'dark' : 'body';
}

function eaves(house: House): string {
  return polyline(cornersOfBox(house.roof === 'slate' ? grown(house, -PARAPET) : house));
}

function ridges(house: House): string {
  if (house.roof !== 'slate') return polyline([partOf(house, -1, 0), partOf(house, 1, 0)], false);
  const roof = grown(house, -PARAPET);
  const [first, last] = ridgeEnds(roof);
  const [a, b, c, d] = cornersOfBox(roof);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  return polyline([a, first, d], false) + polyline([b, last, c], false) + polyline([first, last], false);
}

function courses(house: House): string {
  const [roof, end] = house.roof === 'slate' ? [grown(house, -PARAPET), 0.62] : [house, 1];
  return [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]
    .map((v) => polyline([partOf(roof, -end, v), partOf(roof, end, v)], false))
    .join('');
}

const CHIMNEY = 2;

function chimney(house: House): string {
  const at = partOf(house, 0.36, -0.12);
  return polyline(cornersOfBox({ at, long: CHIMNEY, wide: CHIMNEY, turn: house.turn }));
}
