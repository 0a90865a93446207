import type { Hex, Point } from '@sandtable/hex';
import { partOf, shadowOf, type TurnedBox } from './houses.ts';
import { litBy } from './light.ts';
import { centre, type Plane } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { between, type Bit, inTiles, scatter } from './seeded.ts';
import { disc, path, polyline } from './svg.ts';
import type { RoofTones, Snow } from './theme-ground.ts';
import type { Theme } from './theme.ts';

type RoadPoints = ReadonlyMap<Hex, readonly Point[]>;

/** Houses on a country map are small, and so are their shadows. */
const SHADOW = { x: 3, y: 3.8 } as const;

const YARD: Ease = { bulge: -0.17, jitter: 0.05, ease: 0.2 };

/** Bare earth in and around a town, fading out. */
export function drawTownYards(plane: Plane, theme: Theme): string {
  const d = outlineOf(edgesOf(plane, hexesWhere(plane, isTown), YARD));
  const fill = theme.terrain.town;
  const soft = { fill: 'none', stroke: fill, 'stroke-linejoin': 'round', 'stroke-opacity': 0.1 };
  return (
    [22, 14, 7].map((width) => path(d, { ...soft, 'stroke-width': width })).join('') +
    path(d, { fill, 'fill-opacity': 0.42 })
  );
}

function isTown({ terrain }: { readonly terrain: string }): boolean {
  return terrain === 'town';
}

interface Roof extends TurnedBox {
  readonly kind: 'tile' | 'slate' | 'shingle' | 'church';
}

/** Roofs close together around a church, most of them clear of a counter. */
export function drawTowns(plane: Plane, theme: Theme, roads: RoadPoints): string {
  const roofs = plane.map.hexes.filter(isTown).flatMap(({ hex }) => roofsOf(plane, hex, roads.get(hex) ?? []));
  const churches = roofs.filter(({ kind }) => kind === 'church');
  const shadow = { fill: '#000', 'fill-opacity': 0.3 };
  return (
    inTiles(
      bits(roofs, (roof) => polyline(shadowOf(roof, SHADOW))),
      shadow,
    ) +
    inTiles(
      bits(churches, (church) => spireShadow(towerOf(church))),
      shadow,
    ) +
    (['shingle', 'slate', 'tile'] as const)
      .map((kind) =>
        drawRoofs(
          roofs.filter((roof) => roof.kind === kind),
          theme.roofs[kind],
          theme.snow,
        ),
      )
      .join('') +
    drawRoofs(churches, theme.roofs.tile, null) +
    drawSpires(churches.map(towerOf), theme)
  );
}

function bits<T extends { readonly at: Point }>(all: readonly T[], draw: (each: T) => string): Bit[] {
  return all.map((each) => ({ at: each.at, d: draw(each) }));
}

/** Gables: the half facing the light is bright; under snow the other half stays white. */
function drawRoofs(roofs: readonly Roof[], tones: RoofTones, snow: Snow | null): string {
  const line = { stroke: tones.edge, 'stroke-width': 1, 'stroke-linejoin': 'round' };
  return (
    inTiles(
      bits(roofs, (roof) => quarter(roof, -1, 1)),
      { fill: tones.body, ...line },
    ) +
    inTiles(
      bits(roofs, (roof) => half(roof, 1)),
      { fill: tones.gleam },
    ) +
    (snow === null
      ? ''
      : inTiles(
          bits(
            roofs.filter((_, i) => i % 5 !== 0),
            (roof) => half(roof, -1),
          ),
          { fill: snow.cap, 'fill-opacity': 0.85 },
        )) +
    inTiles(
      bits(roofs, (roof) => polyline([partOf(roof, -1, 0), partOf(roof, 1, 0)], false)),
      {
        class: 'mid',
        fill: 'none',
        stroke: tones.edge,
        'stroke-width': 0.9,
      },
    )
  );
}

/** The half of a roof facing the light (1) or away from it (-1). */
function half(roof: Roof, toLight: 1 | -1): string {
  const isUp = litBy({ x: Math.sin(roof.turn), y: -Math.cos(roof.turn) }) >= 0;
  const side = (isUp ? -1 : 1) * toLight;
  return side < 0 ? quarter(roof, -0.92, 0) : quarter(roof, 0, 0.92);
}

function quarter(roof: Roof, low: number, high: number): string {
  const end = high - low > 1.5 ? 1 : 0.93;
  return polyline([partOf(roof, -end, low), partOf(roof, end, low), partOf(roof, end, high), partOf(roof, -end, high)]);
}

interface Tower {
  readonly at: Point;
  readonly half: number;
}

function towerOf(church: Roof): Tower {
  return { at: partOf(church, -1.05, 0), half: 6 };
}

function spireShadow({ at: { x, y }, half: wide }: Tower): string {
  return polyline([
    { x: x - wide, y: y + wide },
    { x: x + wide, y: y - wide },
    { x: x + 21, y: y + 25 },
  ]);
}

/** Four faces meeting in a point, each shaded by the light, with a knob on top. */
function drawSpires(towers: readonly Tower[], theme: Theme): string {
  const { slate: stone } = theme.roofs;
  const face = (u: readonly [number, number], v: readonly [number, number]): Bit[] =>
    bits(towers, ({ at: { x, y }, half: wide }) =>
      polyline([
        { x, y },
        { x: x + u[0] * wide, y: y + u[1] * wide },
        { x: x + v[0] * wide, y: y + v[1] * wide },
      ]),
    );
  const line = { stroke: stone.edge, 'stroke-width': 0.8, 'stroke-linejoin': 'round' };
  return (
    inTiles(face([-1, -1], [1, -1]), { ...line, fill: stone.gleam }) +
    inTiles(face([-1, 1], [-1, -1]), { ...line, fill: stone.gleam }) +
    inTiles(face([1, -1], [1, 1]), { ...line, fill: stone.body }) +
    inTiles(face([1, 1], [-1, 1]), { ...line, fill: stone.edge }) +
    inTiles(
      bits(towers, ({ at }) => disc(at, 1.5)),
      { fill: '#E8C24A', stroke: stone.edge, 'stroke-width': 0.6 },
    )
  );
}

/** The church is placed first, so that it finds room; then as many houses as fit. */
const CHURCH = { long: 13, wide: 6.4 } as const;
const ROOFS = 19;
const TRIES = 420;
/** Clearance of roofs from the middle of a road, and their greatest distance from the centre. */
const VERGE = 5;
const FAR = 45;

function roofsOf(plane: Plane, hex: Hex, road: readonly Point[]): Roof[] {
  const heart = centre(plane, hex);
  const next = scatter(`${plane.map.seed} town ${hex}`);
  const grain = between(next, -0.5, 0.5);
  const roofs: Roof[] = [];
  for (let tries = 0; tries < TRIES && roofs.length < ROOFS; tries++) {
    const isFirst = roofs.length === 0;
    // The church shows above the counter; houses thin out towards the edge of town.
    const angle = isFirst ? between(next, -2.3, -0.8) : between(next, 0, 2 * Math.PI);
    const away = isFirst ? between(next, 35, 40) : FAR * Math.sqrt(between(next, 0.12, 1));
    const at = { x: heart.x + away * Math.cos(angle), y: heart.y + away * Math.sin(angle) };
    const turn = grain + (next() < 0.5 ? 0 : Math.PI / 2) + between(next, -0.2, 0.2);
    const size = isFirst ? CHURCH : { long: between(next, 5.8, 8.2), wide: between(next, 4.2, 5.4) };
    const luck = next();
    const kind = isFirst ? 'church' : luck < 0.55 ? 'tile' : luck < 0.8 ? 'slate' : 'shingle';
    const roof: Roof = { at, ...size, turn, kind };
    if (isFree(roof, roofs, road)) roofs.push(roof);
  }
  return roofs;
}

function isFree(roof: Roof, others: readonly Roof[], road: readonly Point[]): boolean {
  const clear = (point: Point, by: number): boolean => Math.hypot(point.x - roof.at.x, point.y - roof.at.y) > by;
  return (
    road.every((point) => clear(point, VERGE + (roof.long + roof.wide) / 2)) &&
    others.every((other) => clear(other.at, (roof.long + roof.wide + other.long + other.wide) * 0.47))
  );
}
