import type { Point } from '@sandtable/hex';
import { drawPatches, patchGradients, type PatchKind, type PatchLie } from './meadow.ts';
import { centre, type Plane } from './plane.ts';
import { between, type Bit, inTiles, scatter } from './seeded.ts';
import { num } from './svg.ts';
import type { Snow } from './theme-ground.ts';

const LIE: PatchLie = { name: 'drifts', count: 22, long: [110, 230], narrow: [0.4, 0.7], turn: [-40, 20] };

export function snowGradients(snow: Snow, ids: string): string {
  return patchGradients(kindsOf(snow), snow.strength, ids);
}

function kindsOf({ hollow, drift }: Snow): PatchKind[] {
  return [
    { name: 'hollow', colour: hollow, share: 5.5 },
    { name: 'drift', colour: drift, share: 4.5 },
  ];
}

export function drawDrifts(plane: Plane, snow: Snow, ids: string): string {
  return drawPatches(plane, kindsOf(snow), LIE, ids);
}

const WAVES = 4;

/** Small things on open snow: wind ripples and dry stalks. */
export function drawSnow(plane: Plane, snow: Snow): string {
  const open = plane.map.hexes.filter(({ terrain }) => terrain === 'open');
  const [waves, stalks]: [Bit[], Bit[]] = [[], []];
  for (const { hex } of open) {
    const next = scatter(`${plane.map.seed} snow ${hex}`);
    const heart = centre(plane, hex);
    const spot = (): Point => ({ x: heart.x + between(next, -46, 46), y: heart.y + between(next, -42, 42) });
    for (let i = 0; i < WAVES; i++) waves.push({ at: heart, d: wave(spot(), between(next, 7, 14)) });
    if (next() < 0.5) stalks.push({ at: heart, d: tuft(spot()) + tuft(spot()) });
  }
  const line = { class: 'mid', fill: 'none', 'stroke-linecap': 'round' };
  return (
    inTiles(waves, { ...line, stroke: snow.wave, 'stroke-width': 1.1, 'stroke-opacity': 0.75 }) +
    inTiles(stalks, { ...line, stroke: snow.stalk, 'stroke-width': 1 })
  );
}

function wave({ x, y }: Point, wide: number): string {
  return `M${num(x)} ${num(y)}q${num(wide / 2)} ${num(-wide / 4)} ${num(wide)} 0m${num(-wide * 0.2)} 3.4q${num(wide / 3)} ${num(-wide / 5)} ${num(wide * 0.7)} 0`;
}

function tuft({ x, y }: Point): string {
  return `M${num(x)} ${num(y)}l-2.4 -4.6M${num(x)} ${num(y)}l.4 -5.6M${num(x)} ${num(y)}l2.8 -4`;
}
