import { centre, type Plane } from './plane.ts';
import { between, scatter } from './seeded.ts';
import { num } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles } from './tiles.ts';

const BLADES = 6;

/** A few blades on open ground: paper without any looks unprinted. Faint, for open ground must look open. */
export function drawGrass(plane: Plane, theme: Theme): string {
  const open = plane.map.hexes.filter(({ terrain }) => terrain === 'open');
  const bits: Bit[] = open.flatMap(({ hex }) => {
    const next = scatter(`${plane.map.seed} grass ${hex}`);
    const heart = centre(plane, hex);
    return Array.from({ length: BLADES }, () => {
      const at = { x: heart.x + between(next, -46, 46), y: heart.y + between(next, -40, 44) };
      return { at: heart, d: `M${num(at.x - 2.5)} ${num(at.y - 4)}l2 4l1 -5M${num(at.x + 3)} ${num(at.y - 3)}l-2 3` };
    });
  });
  return inTiles(bits, {
    class: 'mid',
    fill: 'none',
    stroke: theme.lines.grass,
    'stroke-width': 0.9,
    'stroke-opacity': 0.7,
  });
}
