import { type Hex, hexUnder, type Point } from '@sandtable/hex';
import { SHADOWS } from './light.ts';
import { freeOf, type Hem, hemOf, type Stand, type Tree, treesIn } from './stands.ts';
import type { Plane } from './plane.ts';
import { type Ease, edgesOf, fading, hexesWhere, outlineOf } from './region.ts';
import { disc, path } from './svg.ts';
import type { TreeTones } from './theme-ground.ts';
import type { Theme } from './theme.ts';
import { type Bit, inTiles, TREE_TILE } from './seeded.ts';
import { crown, spikes } from './tops.ts';

const EDGE: Ease = { bulge: 0.05, jitter: 0.07, ease: 0.2 };

/** The floor of woods: heavy woods lie within light ones, so that no bare strip shows between them. */
export function drawWoodland(plane: Plane, theme: Theme): string {
  const { wooded, heavy } = woodsOf(plane);
  const floor = (hexes: ReadonlySet<Hex>, fill: string): string => {
    const d = outlineOf(edgesOf(plane, hexes, EDGE));
    return fading(d, fill, [16, 8], 0.25) + path(d, { fill });
  };
  return floor(wooded, theme.terrain.lightWoods) + floor(heavy, theme.terrain.heavyWoods);
}

function woodsOf(plane: Plane): { readonly wooded: Set<Hex>; readonly heavy: Set<Hex> } {
  return {
    wooded: hexesWhere(plane, ({ terrain }) => terrain === 'lightWoods' || terrain === 'heavyWoods'),
    heavy: hexesWhere(plane, ({ terrain }) => terrain === 'heavyWoods'),
  };
}

const LIGHT_STAND: Stand = { count: 11, sizes: [6.5, 12.5], apart: 13, clearing: 4, firs: 0.1 };
const HEAVY_STAND: Stand = { count: 32, sizes: [7, 11.5], apart: 9.4, clearing: null, firs: 0.55 };
const HEM: Hem = { every: 12.5, sizes: [3.4, 7.4], leftOut: 0.3, firs: 0.1 };

/** Light woods have round tops with floor between them; heavy ones many firs, smaller and darker. Fruit trees stand elsewhere. */
export function drawTrees(
  plane: Plane,
  theme: Theme,
  roads: ReadonlyMap<Hex, readonly Point[]>,
  fruitTrees: readonly Tree[],
): string {
  const { wooded, heavy } = woodsOf(plane);
  const isFree = freeOf([...roads.values()].flat());
  const standing = (terrain: string, stand: Stand): Tree[] =>
    plane.map.hexes.filter((hex) => hex.terrain === terrain).flatMap((hex) => treesIn(plane, hex, stand, isFree));
  const isHeavy = (at: Point): boolean => {
    const hex = hexUnder(plane.layout, at);
    return hex !== undefined && heavy.has(hex);
  };
  const hem = (hexes: ReadonlySet<Hex>, name: string, firs: number, grows: (inside: Point) => boolean): Tree[] =>
    hemOf(edgesOf(plane, hexes, EDGE), `${plane.map.seed} hem ${name}`, { ...HEM, firs }, isFree, grows);
  const bright = [
    ...hem(wooded, 'light', 0.1, (inside) => !isHeavy(inside)),
    ...standing('lightWoods', LIGHT_STAND),
    ...fruitTrees,
  ];
  const dark = [...standing('heavyWoods', HEAVY_STAND), ...hem(heavy, 'heavy', 0.5, () => true)];
  return (
    drawLot(bright, theme.trees.light) +
    // Two layers: the second one's shadow falls on the first.
    drawLot(
      dark.filter((_, i) => i % 2 === 0),
      theme.trees.heavy,
    ) +
    drawLot(
      dark.filter((_, i) => i % 2 === 1),
      theme.trees.heavy,
    )
  );
}

/** Shadow, edge, body, gleam and highlight, each for all trees at once, so that touching tops merge. */
function drawLot(trees: readonly Tree[], tones: TreeTones): string {
  const all = (draw: (tree: Tree) => string, look: Readonly<Record<string, string | number>>): string =>
    inTiles(
      trees.map((tree): Bit => ({ at: tree.at, d: draw(tree) })),
      look,
      TREE_TILE,
    );
  const spot =
    (away: number, part: number) =>
    ({ at, radius }: Tree): string =>
      disc({ x: at.x - radius * away * 0.7, y: at.y - radius * away * 0.7 }, radius * part);
  const { tree: shadow } = SHADOWS;
  return (
    all(({ at, radius }) => disc({ x: at.x + shadow.x, y: at.y + shadow.y }, radius), {
      fill: '#000',
      'fill-opacity': 0.3,
    }) +
    all((tree) => (tree.isFir ? spikes(tree, 1.04) : disc(tree.at, tree.radius * 1.04)), { fill: tones.edge }) +
    all((tree) => (tree.isFir ? disc(tree.at, tree.radius * 0.74) : crown(tree, 0.92)), { fill: tones.body }) +
    all(spot(0.31, 0.54), { fill: tones.gleam }) +
    all(spot(0.51, 0.24), { fill: tones.bright, class: 'mid' })
  );
}
