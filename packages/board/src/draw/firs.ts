import type { Hex, Point } from '@sandtable/hex';
import { SHADOWS } from './light.ts';
import { freeOf, type Hem, hemOf, type IsFree, type Stand, type Tree, treesIn } from './stands.ts';
import { centre, type Plane } from './plane.ts';
import { type Ease, edgesOf, fading, hexesWhere, outlineOf } from './region.ts';
import { between, inTiles, scatter, TREE_TILE } from './seeded.ts';
import { disc, path } from './svg.ts';
import type { Snow, TreeTones } from './theme-ground.ts';
import type { Theme } from './theme.ts';
import { boughs, snowOn } from './tops.ts';

const EDGE: Ease = { bulge: 0.05, jitter: 0.07, ease: 0.2 };

interface Wood {
  readonly tones: keyof Theme['trees'];
  readonly stand: Stand;
  readonly hem: Hem;
}

const WOODS = {
  lightWoods: {
    tones: 'light',
    stand: { count: 14, sizes: [6.5, 9.5], apart: 15, clearing: null, firs: 1 },
    hem: { every: 16, sizes: [3.4, 7], leftOut: 0.2, firs: 1 },
  },
  heavyWoods: {
    tones: 'heavy',
    stand: { count: 30, sizes: [7.2, 11.5], apart: 10.5, clearing: null, firs: 1 },
    hem: { every: 12.5, sizes: [3.4, 7], leftOut: 0.2, firs: 1 },
  },
} as const satisfies Readonly<Record<string, Wood>>;
const NAMES = ['lightWoods', 'heavyWoods'] as const;
type WoodName = (typeof NAMES)[number];

export function drawFirFloor(plane: Plane, theme: Theme): string {
  return NAMES.map((terrain) => {
    const d = outlineOf(edgesIn(plane, terrain));
    const fill = theme.terrain[terrain];
    return fading(d, fill, [16, 8], 0.25) + path(d, { fill });
  }).join('');
}

/** Dense firs under snow; a hem of small ones hides the edge of the wood. A few stand alone on open ground. */
export function drawFirs(plane: Plane, theme: Theme, snow: Snow, roads: ReadonlyMap<Hex, readonly Point[]>): string {
  const isFree = freeOf([...roads.values()].flat());
  return NAMES.map((terrain) => {
    const { tones, stand, hem } = WOODS[terrain];
    const all = [
      ...plane.map.hexes.filter((hex) => hex.terrain === terrain).flatMap((hex) => treesIn(plane, hex, stand, isFree)),
      ...hemOf(edgesIn(plane, terrain), `${plane.map.seed} hem ${terrain}`, hem, isFree, () => true),
      ...(terrain === 'heavyWoods' ? strays(plane, isFree) : []),
    ];
    // Two layers: the second one's shadow falls on the first.
    const [lower, upper] = [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];
    return drawLot(lower, theme.trees[tones], snow) + drawLot(upper, theme.trees[tones], snow);
  }).join('');
}

/** In tenths of the open hexes: how many have a few firs. */
const STRAYS = 4.5;
const STRAY_SIZES = [3.2, 6] as const;

function strays(plane: Plane, isFree: IsFree): Tree[] {
  return plane.map.hexes.flatMap(({ hex, terrain }) => {
    const next = scatter(`${plane.map.seed} strays ${hex}`);
    if (terrain !== 'open' || next() * 10 >= STRAYS) return [];
    const heart = centre(plane, hex);
    const [angle, away] = [between(next, 0, 2 * Math.PI), between(next, 20, 44)];
    const spot = { x: heart.x + away * Math.cos(angle), y: heart.y + away * Math.sin(angle) };
    return Array.from({ length: 1 + Math.floor(next() * 4) }, (): Tree => {
      const at = { x: spot.x + between(next, -9, 9), y: spot.y + between(next, -7, 7) };
      return { at, radius: between(next, ...STRAY_SIZES), turn: next() * Math.PI, isFir: true };
    }).filter(({ at, radius }) => isFree(at, radius + 8));
  });
}

function drawLot(firs: readonly Tree[], tones: TreeTones, snow: Snow): string {
  const all = (draw: (fir: Tree) => string, look: Readonly<Record<string, string | number>>): string =>
    inTiles(
      firs.map((fir) => ({ at: fir.at, d: draw(fir) })),
      look,
      TREE_TILE,
    );
  const { tree: shadow } = SHADOWS;
  return (
    all(({ at, radius }) => disc({ x: at.x + shadow.x, y: at.y + shadow.y }, radius * 0.95), {
      class: 'mid',
      fill: '#000',
      'fill-opacity': 0.24,
    }) +
    all((fir) => boughs(fir, 1.1), { fill: tones.edge }) +
    all(({ at, radius }) => disc({ x: at.x - 0.4, y: at.y - 0.5 }, radius * 0.7), { class: 'mid', fill: tones.body }) +
    all((fir) => snowOn(fir, 0.86), { fill: snow.cap, 'fill-opacity': 0.72 })
  );
}

function edgesIn(plane: Plane, terrain: WoodName): Point[][] {
  return edgesOf(
    plane,
    hexesWhere(plane, (hex) => hex.terrain === terrain),
    EDGE,
  );
}
