import type { Point } from '@sandtable/hex';
import { centre, type Plane } from './plane.ts';
import { type Ease, edgesOf, fading, hexesWhere, outlineOf } from './region.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import { num, path } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const YARD: Ease = { bulge: 0.04, jitter: 0.06, ease: 0.2 };

/** How much lies about in a hex: pebbles on trodden ground, short courses of setts on paved. */
const KINDS = {
  woodBuilding: { count: 26, draw: pebble },
  stoneBuilding: { count: 34, draw: setts },
} as const;
type Yard = keyof typeof KINDS;

/** Trodden ground round houses, under roads; paved where they are of stone. It fades into the grass. */
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

/** Two rows of stones, the lower one moved by half a stone. */
function setts({ x, y }: Point, next: Scatter): string {
  const wide = num(between(next, 5, 11));
  return `M${num(x)} ${num(y)}h${wide}m-${num(Number(wide) * 0.6)} 3.2h${num(Number(wide) * 0.8)}`;
}
