import type { Hex, Point } from '@sandtable/hex';
import { sampled, stations } from './curve.ts';
import { freeOf, type IsFree } from './near.ts';
import { centre, HEX_SIZE, type Plane } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import { disc, path } from './svg.ts';
import type { Snow, TreeTones } from './theme-ground.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const EDGE: Ease = { bulge: 0.05, jitter: 0.07, ease: 0.2 };

const STANDS = {
  lightWoods: { tones: 'light', count: 14, sizes: [6.5, 9.5], apart: 15, hem: 16 },
  heavyWoods: { tones: 'heavy', count: 30, sizes: [7.2, 11.5], apart: 10.5, hem: 12.5 },
} as const;
type Stand = keyof typeof STANDS;
const WOODS: readonly Stand[] = ['lightWoods', 'heavyWoods'];

type RoadPoints = ReadonlyMap<Hex, readonly Point[]>;

/** The floor of winter woods, its edge lost in the snow. */
export function drawFirFloor(plane: Plane, theme: Theme): string {
  return WOODS.map((terrain) => {
    const d = outlineOf(rimsIn(plane, terrain));
    const fill = theme.terrain[terrain];
    const soft = { fill: 'none', stroke: fill, 'stroke-linejoin': 'round', 'stroke-opacity': 0.25 };
    return path(d, { ...soft, 'stroke-width': 16 }) + path(d, { ...soft, 'stroke-width': 8 }) + path(d, { fill });
  }).join('');
}

/** Firs under snow, dense to the last: a hem of small ones hides where the wood ends. */
export function drawFirs(plane: Plane, theme: Theme, snow: Snow, roads: RoadPoints): string {
  const isFree = freeOf([...roads.values()].flat());
  return WOODS.map((terrain) => {
    const { tones, hem } = STANDS[terrain];
    const inside = plane.map.hexes
      .filter((hex) => hex.terrain === terrain)
      .flatMap(({ hex, id }) => standOf(plane, hex, terrain, id, isFree));
    const edge = hemOf(plane, terrain, hem, isFree);
    const all = [...inside, ...edge].sort((a, b) => a.at.y - b.at.y);
    // Two lots, one over the other: the shadow of the second falls on the first.
    const [lower, upper] = [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];
    return drawLot(lower, theme.trees[tones], snow) + drawLot(upper, theme.trees[tones], snow);
  }).join('');
}

interface Fir {
  readonly at: Point;
  readonly radius: number;
  readonly turn: number;
}

function drawLot(firs: readonly Fir[], tones: TreeTones, snow: Snow): string {
  const bits = (draw: (fir: Fir) => string): Bit[] => firs.map((fir) => ({ at: fir.at, d: draw(fir) }));
  return (
    inTiles(
      bits(({ at, radius }) => disc({ x: at.x + 3.4, y: at.y + 4.4 }, radius * 0.95)),
      { class: 'mid', fill: '#000', 'fill-opacity': 0.24 },
    ) +
    inTiles(
      bits(({ at, radius, turn }) => star(at, radius * 1.1, turn, boughsOf(radius))),
      { fill: tones.edge },
    ) +
    inTiles(
      bits(({ at, radius }) => disc({ x: at.x - 0.4, y: at.y - 0.5 }, radius * 0.7)),
      { class: 'mid', fill: tones.body },
    ) +
    inTiles(
      bits(({ at, radius, turn }) => star({ x: at.x - 0.8, y: at.y - 1 }, radius * 0.86, turn, boughsOf(radius), LIT)),
      { fill: snow.cap, 'fill-opacity': 0.72 },
    )
  );
}

function boughsOf(radius: number): number {
  return radius < 7.2 ? 6 : 7;
}

/** Snow lies on the boughs towards the light; those turned away from it stay dark. */
const LIT = { from: 2.75, to: 5.05 } as const;

/** As a fir is seen from above, with so many boughs, or only those between two angles. Steps from point to point: a wood is mostly such numbers. */
function star({ x, y }: Point, radius: number, turn: number, boughs: number, only?: typeof LIT): string {
  const all = Array.from({ length: 2 * boughs }, (_, i) => {
    const angle = (turn + (i * Math.PI) / boughs) % (2 * Math.PI);
    return { angle, reach: radius * (i % 2 === 0 ? 1 : 0.62) };
  });
  const lit = only === undefined ? all : all.filter(({ angle }) => angle > only.from && angle < only.to);
  // Back to the middle of the tree, a little up: a drift on its lit side.
  const shown =
    only === undefined ? all : [...lit.sort((a, b) => a.angle - b.angle), { angle: 0.9, reach: radius * 0.12 }];
  const points = shown.map(({ angle, reach }) => ({
    x: Math.round((x + reach * Math.cos(angle)) * 10),
    y: Math.round((y + reach * Math.sin(angle)) * 10),
  }));
  const steps = points.map((at, i) => {
    const before = points[i - 1];
    return before === undefined ? `M${at.x / 10} ${at.y / 10}l` : pair(at.x - before.x, at.y - before.y);
  });
  return `${steps[0] ?? ''}${steps.slice(1).join(' ')}z`;
}

/** Two numbers in tenths, the sign of the second between them where it has one. */
function pair(x: number, y: number): string {
  const second = String(y / 10);
  return `${x / 10}${second.startsWith('-') ? '' : ' '}${second}`;
}

/** From the middle of a road to the nearest bough. */
const VERGE = 7;
const TRIES = 260;

function standOf(plane: Plane, hex: Hex, terrain: Stand, id: string, isFree: IsFree): Fir[] {
  const { count, sizes, apart } = STANDS[terrain];
  const heart = centre(plane, hex);
  const next = scatter(`${plane.map.seed} firs ${id}`);
  const firs: Fir[] = [];
  for (let tries = 0; tries < TRIES && firs.length < count; tries++) {
    const [at, radius] = [anywhere(next, heart), between(next, sizes[0], sizes[1])];
    const hasRoom = isFree(at, VERGE + radius) && firs.every((fir) => apartFrom(at, fir.at) > apart);
    if (hasRoom) firs.push({ at, radius, turn: next() * Math.PI });
  }
  return firs;
}

function hemOf(plane: Plane, terrain: Stand, every: number, isFree: IsFree): Fir[] {
  return rimsIn(plane, terrain).flatMap((points, rim) => {
    const next = scatter(`${plane.map.seed} hem ${terrain} ${rim}`);
    return stations(sampled([...points, ...points.slice(0, 1)], false, 8), every).flatMap(({ at, left }) => {
      const [away, radius, turn] = [between(next, -5, 4), between(next, 3.4, 7), next() * Math.PI];
      const place = { x: at.x + left.x * away, y: at.y + left.y * away };
      const hasRoom = next() > 0.2 && isFree(place, VERGE + radius);
      return hasRoom ? [{ at: place, radius, turn }] : [];
    });
  });
}

function rimsIn(plane: Plane, terrain: Stand): Point[][] {
  return edgesOf(
    plane,
    hexesWhere(plane, (hex) => hex.terrain === terrain),
    EDGE,
  );
}

function apartFrom(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function anywhere(next: Scatter, { x, y }: Point): Point {
  const [angle, away] = [between(next, 0, 2 * Math.PI), Math.sqrt(next()) * HEX_SIZE * 0.88];
  return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
}
