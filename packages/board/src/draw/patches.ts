import { between, scatter } from './seeded.ts';
import type { Plane } from './plane.ts';
import { num, tag } from './svg.ts';

/** One kind of patch: its colour, and how many of ten are of it. */
export interface PatchKind {
  readonly name: string;
  readonly colour: string;
  readonly share: number;
}

/** How patches lie: so many on a million square units, half as long as this, so much narrower, turned by so many degrees. */
export interface PatchLie {
  readonly name: string;
  readonly count: number;
  readonly long: readonly [number, number];
  readonly narrow: readonly [number, number];
  readonly turn: readonly [number, number];
}

/** Patches fade towards their edge: the only softness that costs nothing. */
export function patchGradients(kinds: readonly PatchKind[], strength: number, ids: string): string {
  return kinds
    .map(({ name, colour }) =>
      tag(
        'radialGradient',
        { id: ids + name },
        ...[1, 0.45, 0].map((part, index) =>
          tag('stop', { offset: [0, 0.55, 1][index], 'stop-color': colour, 'stop-opacity': part * strength }),
        ),
      ),
    )
    .join('');
}

/** Wide and soft over the whole map, on a grid of which each is a little off its place. */
export function drawPatches(plane: Plane, kinds: readonly PatchKind[], lie: PatchLie, ids: string): string {
  const { x, y, width, height } = plane.bounds;
  const next = scatter(`${plane.map.seed} ${lie.name}`);
  const step = Math.sqrt(1_000_000 / lie.count);
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  return Array.from({ length: columns * rows }, (_, i) => {
    const at = {
      x: x + ((i % columns) + between(next, -0.1, 1.1)) * step,
      y: y + (Math.floor(i / columns) + between(next, -0.1, 1.1)) * step,
    };
    const rx = between(next, ...lie.long);
    return tag('ellipse', {
      rx: Math.round(rx),
      ry: Math.round(rx * between(next, ...lie.narrow)),
      transform: `translate(${num(at.x)} ${num(at.y)}) rotate(${Math.round(between(next, ...lie.turn))})`,
      fill: `url(#${ids}${kindFor(kinds, next())})`,
    });
  }).join('');
}

function kindFor(kinds: readonly PatchKind[], luck: number): string {
  let left = luck * kinds.reduce((sum, { share }) => sum + share, 0);
  return kinds.find(({ share }) => (left -= share) < 0)?.name ?? '';
}
