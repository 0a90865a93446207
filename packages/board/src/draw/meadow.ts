import type { Point } from '@sandtable/hex';
import { centre, type Plane } from './plane.ts';
import { between, type Bit, inTiles, type Scatter, scatter } from './seeded.ts';
import { disc, num, path, tag } from './svg.ts';
import type { Theme } from './theme.ts';

const LIE: PatchLie = { name: 'patches', count: 17, long: [105, 225], narrow: [0.45, 0.8], turn: [-40, 40] };

/** One pattern for the whole map; its sides are not multiples of a hex, so that the repeat does not show. */
const GRAIN = { width: 168, height: 148, dark: 74, pale: 46 } as const;

export function meadowPatterns(theme: Theme, ids: string): string {
  const next = scatter('grain');
  const blades = (count: number): string => Array.from({ length: count }, () => blade(next)).join('');
  const line = { fill: 'none', 'stroke-width': 0.9, 'stroke-linecap': 'round' };
  const { dark, pale } = theme.blades;
  return (
    patchGradients(kindsOf(theme), theme.meadow.strength, ids) +
    tag(
      'pattern',
      { id: `${ids}grain`, width: GRAIN.width, height: GRAIN.height, patternUnits: 'userSpaceOnUse' },
      path(blades(GRAIN.dark), { ...line, stroke: dark, 'stroke-opacity': 0.42 }),
      path(blades(GRAIN.pale), { ...line, stroke: pale, 'stroke-opacity': 0.5 }),
    )
  );
}

function blade(next: Scatter): string {
  const [x, y] = [between(next, 3, GRAIN.width - 3), between(next, 4, GRAIN.height - 2)];
  return `M${num(x)} ${num(y)}l${num(between(next, -1.2, 1.2))} ${num(-between(next, 1.4, 3.4))}`;
}

function kindsOf({ meadow }: Theme): PatchKind[] {
  return [
    { name: 'fresh', colour: meadow.fresh, share: 4 },
    { name: 'dry', colour: meadow.dry, share: 4 },
    { name: 'bare', colour: meadow.bare, share: 2 },
  ];
}

/** Grass in fresh and dry patches with a grain; tufts and a few bushes on open ground. */
export function drawMeadow(plane: Plane, theme: Theme, ids: string): string {
  const { x, y, width, height } = plane.bounds;
  return (
    drawPatches(plane, kindsOf(theme), LIE, ids) +
    tag('rect', { class: 'mid', x, y, width, height, fill: `url(#${ids}grain)` }) +
    drawTufts(plane, theme)
  );
}

const TUFTS = 3;
/** One hex in so many has bushes. */
const BUSHES = 5;

function drawTufts(plane: Plane, theme: Theme): string {
  const [tufts, shadows, bushes, gleams]: [Bit[], Bit[], Bit[], Bit[]] = [[], [], [], []];
  for (const { hex, terrain } of plane.map.hexes) {
    if (terrain !== 'open') continue;
    const next = scatter(`${plane.map.seed} grass ${hex}`);
    const heart = centre(plane, hex);
    const spot = (): Point => ({ x: heart.x + between(next, -48, 48), y: heart.y + between(next, -42, 42) });
    for (let i = 0; i < TUFTS; i++) tufts.push({ at: heart, d: tuft(spot(), next) });
    if (next() * BUSHES >= 1) continue;
    const at = spot();
    for (let i = 1 + Math.floor(next() * 3); i > 0; i--) {
      const r = between(next, 1.6, 2.9);
      const place = { x: at.x + between(next, -6, 6), y: at.y + between(next, -4, 4) };
      shadows.push({ at: heart, d: disc({ x: place.x + 1.4, y: place.y + 1.8 }, r) });
      bushes.push({ at: heart, d: disc(place, r) });
      gleams.push({ at: heart, d: disc({ x: place.x - r * 0.3, y: place.y - r * 0.3 }, r * 0.5) });
    }
  }
  const { light } = theme.trees;
  return (
    inTiles(tufts, {
      class: 'mid',
      fill: 'none',
      stroke: theme.blades.dark,
      'stroke-width': 1,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }) +
    inTiles(shadows, { class: 'mid', fill: '#000', 'fill-opacity': 0.25 }) +
    inTiles(bushes, { class: 'mid', fill: light.body, stroke: light.edge, 'stroke-width': 0.7 }) +
    inTiles(gleams, { class: 'mid', fill: light.gleam })
  );
}

/** Three or four blades from one root. */
function tuft({ x, y }: Point, next: Scatter): string {
  const root = `M${num(x)} ${num(y)}`;
  const tall = between(next, 4, 6);
  return `${root}l-2.6 ${num(-tall * 0.75)}${root}l-.6 ${num(-tall)}${root}l1.6 ${num(-tall * 0.9)}${root}l3.2 ${num(-tall * 0.6)}`;
}

/** A colour of patches, and its share in tenths. */
export interface PatchKind {
  readonly name: string;
  readonly colour: string;
  readonly share: number;
}

/** How patches lie: number per million square units, half length, narrowing, and rotation in degrees. */
export interface PatchLie {
  readonly name: string;
  readonly count: number;
  readonly long: readonly [number, number];
  readonly narrow: readonly [number, number];
  readonly turn: readonly [number, number];
}

/** Patches fade towards their edge: the only softness that costs nothing to render. */
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

/** Wide and soft over the whole map, on a jittered grid. */
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
