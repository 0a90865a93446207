import type { Hex, Point } from '@sandtable/hex';
import type { HexPicture } from '../model.ts';
import { smooth } from './curve.ts';
import { centre, HEX_SIZE, type Plane } from './plane.ts';
import { hexesWhere, rimsOf, wobbled, type Wobble } from './region.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import { disc, num, path, polyline, xy } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const EDGE: Wobble = { bulge: 0.06, pull: 0.09, jitter: 0.045 };

/** The floor: heavy woods lie within light ones, so that no bare strip shows between the two. */
export function drawWoodland(plane: Plane, theme: Theme): string {
  const wooded = hexesWhere(plane, ({ terrain }) => terrain === 'lightWoods' || terrain === 'heavyWoods');
  const heavy = hexesWhere(plane, ({ terrain }) => terrain === 'heavyWoods');
  const floor = (hexes: typeof wooded): string =>
    rimsOf(plane, hexes)
      .map((rim) => smooth(wobbled(plane, rim, EDGE), true))
      .join('');
  return (
    path(floor(wooded), {
      fill: theme.terrain.lightWoods,
      stroke: theme.trees.light.edge,
      'stroke-opacity': 0.45,
      'stroke-width': 1.5,
    }) +
    path(floor(heavy), {
      fill: theme.terrain.heavyWoods,
      stroke: theme.trees.heavy.edge,
      'stroke-opacity': 0.6,
      'stroke-width': 1.5,
    })
  );
}

type RoadPoints = ReadonlyMap<Hex, readonly Point[]>;

interface Tree {
  readonly at: Point;
  readonly radius: number;
  readonly turn: number;
  readonly isFir: boolean;
}

/** Light woods have a few round tops with floor between them; heavy ones are full of firs, smaller and darker. */
export function drawTrees(plane: Plane, theme: Theme, roads: RoadPoints): string {
  const wooded = (terrain: string): Tree[] =>
    plane.map.hexes
      .filter((hex) => hex.terrain === terrain)
      .flatMap((hex) => treesOf(plane, hex, roads.get(hex.hex) ?? []));
  return drawTops(wooded('lightWoods'), theme.trees.light) + drawTops(wooded('heavyWoods'), theme.trees.heavy);
}

/** Shadow, rim, body, gleam: each for all trees together, so that tops that touch grow into one. */
function drawTops(trees: readonly Tree[], tones: Theme['trees']['light']): string {
  const bits = (grow: number, dx: number, dy: number): Bit[] =>
    trees.map((tree) => ({ at: tree.at, d: top(tree, { x: tree.at.x + dx, y: tree.at.y + dy }, grow) }));
  return (
    inTiles(bits(1, 2.4, 3.2), { class: 'mid', fill: '#000', 'fill-opacity': 0.22 }) +
    inTiles(bits(1.16, 0, 0), { fill: tones.edge }) +
    inTiles(bits(1, 0, 0), { fill: tones.body }) +
    inTiles(
      trees.map(({ at, radius }) => ({
        at,
        d: disc({ x: at.x - radius * 0.28, y: at.y - radius * 0.3 }, radius * 0.42),
      })),
      { class: 'mid', fill: tones.gleam },
    )
  );
}

function top({ radius, turn, isFir }: Tree, at: Point, grow: number): string {
  return isFir ? fir(at, radius * grow, turn) : crown(at, radius * grow, turn);
}

/** Seven lobes. */
function crown(at: Point, radius: number, turn: number): string {
  const lobes = Array.from({ length: 8 }, (_, i) => around(at, radius * 0.94, turn + (i * 2 * Math.PI) / 7));
  const bow = num(radius * 0.48);
  return `M${lobes.map(xy).join(`A${bow} ${bow} 0 0 1 `)}Z`;
}

/** Nine spikes, as a fir is seen from above. */
function fir(at: Point, radius: number, turn: number): string {
  const spikes = Array.from({ length: 18 }, (_, i) =>
    around(at, radius * (i % 2 === 0 ? 1.15 : 0.78), turn + (i * Math.PI) / 9),
  );
  return polyline(spikes);
}

function around({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

const STANDS = {
  lightWoods: { count: 9, sizes: [7, 9, 11.5], apart: 17, firs: 0.12 },
  heavyWoods: { count: 24, sizes: [6.5, 8, 10], apart: 11.5, firs: 0.7 },
} as const;

/** The centre dot is what tells a hex's terrain: no tree hides it. */
const CLEARING = 11;
/** From the middle of a road to the nearest top. */
const VERGE = 6;
const TRIES = 220;

function treesOf(plane: Plane, { hex, id, terrain }: HexPicture, roads: readonly Point[]): Tree[] {
  const stand = terrain === 'heavyWoods' ? STANDS.heavyWoods : STANDS.lightWoods;
  const heart = centre(plane, hex);
  const next = scatter(`${plane.map.seed} trees ${id}`);
  const trees: Tree[] = [];
  for (let tries = 0; tries < TRIES && trees.length < stand.count; tries++) {
    const at = anywhere(next, heart);
    const radius = stand.sizes[Math.floor(next() * stand.sizes.length)] ?? stand.sizes[0];
    const isFree =
      apart(at, heart) > CLEARING + radius &&
      roads.every((road) => apart(at, road) > VERGE + radius) &&
      trees.every((tree) => apart(at, tree.at) > stand.apart);
    if (isFree) trees.push({ at, radius, turn: next() * Math.PI, isFir: next() < stand.firs });
  }
  return trees;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Within the hex; near its rim only so far that tops spill a little. */
function anywhere(next: Scatter, { x, y }: Point): Point {
  const angle = between(next, 0, 2 * Math.PI);
  const away = Math.sqrt(next()) * HEX_SIZE * 0.84;
  return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
}
