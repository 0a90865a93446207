import type { Hex, Point } from '@sandtable/hex';
import { centre, type Plane } from './plane.ts';
import { type Ease, edgesOf, fading, hexesWhere, outlineOf } from './region.ts';
import { areNear, cornersOfBox, type House, isInBox, partOf, type TurnedBox } from './houses.ts';
import { between, type Bit, inTiles, scatter, type Scatter } from './seeded.ts';
import type { Tree } from './stands.ts';
import { num, path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** Vegetable plots and fruit trees around farmhouses. */
export interface Gardens {
  readonly plots: readonly TurnedBox[];
  readonly fruitTrees: readonly Tree[];
}

const PLOTS = 2;
const FRUIT_TREES = 4;
/** Half the size of a plot, and the clearance around it. */
const PLOT = { long: 13, wide: 8.5, path: 3, verge: 7 } as const;
const TRIES = 30;

/** Up to two plots and some fruit trees in each hex of wooden houses, where there is room. */
export function gardensOf(plane: Plane, houses: readonly House[], roads: ReadonlyMap<Hex, readonly Point[]>): Gardens {
  const plots: TurnedBox[] = [];
  const fruitTrees: Tree[] = [];
  for (const { hex, terrain } of plane.map.hexes) {
    if (terrain !== 'woodBuilding') continue;
    const heart = centre(plane, hex);
    const next = scatter(`${plane.map.seed} gardens ${hex}`);
    const road = roads.get(hex) ?? [];
    const near: TurnedBox[] = houses.filter(({ at }) => Math.hypot(at.x - heart.x, at.y - heart.y) < 90);
    const spot = (least: number, most: number): Point => {
      const [angle, away] = [between(next, 0, 2 * Math.PI), between(next, least, most)];
      return { x: heart.x + away * Math.cos(angle), y: heart.y + away * Math.sin(angle) };
    };
    for (let tries = TRIES, found = 0; tries > 0 && found < PLOTS; tries--) {
      const plot = { at: spot(18, 36), long: PLOT.long, wide: PLOT.wide, turn: between(next, 0, Math.PI) };
      const isFree =
        near.every((other) => !areNear(plot, other, PLOT.path)) &&
        road.every((point) => !isInBox(plot, point, PLOT.verge));
      if (!isFree) continue;
      found++;
      near.push(plot);
      plots.push(plot);
    }
    for (let tries = TRIES, found = 0; tries > 0 && found < FRUIT_TREES; tries--) {
      const [at, radius] = [spot(14, 46), between(next, 4, 6.4)];
      const isFree =
        near.every((other) => !isInBox(other, at, radius)) &&
        road.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > radius + 6);
      if (!isFree) continue;
      found++;
      fruitTrees.push({ at, radius, turn: next() * Math.PI, isFir: false });
    }
  }
  return { plots, fruitTrees };
}

/** Beds in rows behind a fence. */
export function drawPlots({ plots }: Gardens, theme: Theme): string {
  const { light } = theme.trees;
  const line = { fill: 'none', stroke: light.edge };
  return (
    inTiles(
      plots.map((plot) => ({ at: plot.at, d: polyline(cornersOfBox(plot)) })),
      {
        fill: theme.terrain.lightWoods,
        'fill-opacity': 0.75,
        stroke: theme.roofs.shingle.edge,
        'stroke-width': 1,
        'stroke-dasharray': '2.4 1.6',
      },
    ) +
    inTiles(
      plots.map((plot) => ({ at: plot.at, d: rows(plot) })),
      { ...line, class: 'mid', 'stroke-width': 1.5, 'stroke-opacity': 0.6, 'stroke-dasharray': '2 1.1' },
    )
  );
}

function rows(plot: TurnedBox): string {
  return [-0.66, -0.22, 0.22, 0.66]
    .map((v) => polyline([partOf(plot, -0.86, v), partOf(plot, 0.86, v)], false))
    .join('');
}

const YARD: Ease = { bulge: 0.04, jitter: 0.06, ease: 0.2 };

/** Small things on the ground of a hex: pebbles on bare earth, short courses of setts on paving. */
const KINDS = {
  woodBuilding: { count: 26, draw: pebble },
  stoneBuilding: { count: 34, draw: setts },
} as const;
type Yard = keyof typeof KINDS;

/** Bare earth around wooden houses, paving around stone ones, both under the roads. They fade into the grass. */
export function drawYards(plane: Plane, theme: Theme): string {
  return drawYard(plane, theme, 'woodBuilding') + drawYard(plane, theme, 'stoneBuilding');
}

function drawYard(plane: Plane, theme: Theme, terrain: Yard): string {
  const d = outlineOf(
    edgesOf(
      plane,
      hexesWhere(plane, (hex) => hex.terrain === terrain),
      YARD,
    ),
  );
  const fill = theme.terrain[terrain];
  return (
    fading(d, fill, [24, 16, 8], 0.2) +
    path(d, { fill }) +
    inTiles(litter(plane, terrain), {
      class: 'mid',
      fill: 'none',
      stroke: theme.label.ink,
      'stroke-width': 0.9,
      'stroke-opacity': 0.22,
      'stroke-linecap': 'round',
    })
  );
}

function litter(plane: Plane, terrain: Yard): Bit[] {
  const { count, draw } = KINDS[terrain];
  return plane.map.hexes
    .filter((hex) => hex.terrain === terrain)
    .map(({ hex }) => {
      const heart = centre(plane, hex);
      const next = scatter(`${plane.map.seed} yard ${hex}`);
      const spots = Array.from({ length: count }, () => {
        const [angle, away] = [between(next, 0, 2 * Math.PI), 54 * Math.sqrt(next())];
        return draw({ x: heart.x + away * Math.cos(angle), y: heart.y + away * Math.sin(angle) }, next);
      });
      return { at: heart, d: spots.join('') };
    });
}

function pebble({ x, y }: Point, next: Scatter): string {
  return `M${num(x)} ${num(y)}q1.4 ${num(between(next, -1.6, -0.6))} 2.6 ${num(between(next, -0.3, 0.6))}`;
}

/** Two rows of stones, the lower one shifted by half a stone. */
function setts({ x, y }: Point, next: Scatter): string {
  const wide = num(between(next, 5, 11));
  return `M${num(x)} ${num(y)}h${wide}m-${num(Number(wide) * 0.6)} 3.2h${num(Number(wide) * 0.8)}`;
}
