import { expect, test } from 'vitest';
import { smallMap } from '../testing/small-map.ts';
import { freeOf, hemOf, treesIn } from './stands.ts';
import { centre, makePlane } from './plane.ts';
import { roadPoints } from './roads.ts';
import { PAPER } from './theme.ts';
import { drawTrees } from './woods.ts';

const wood = { terrain: 'lightWoods', roads: [0, 3] } as const;
const plane = makePlane(smallMap(3, 3, { A02: wood, B02: wood, C02: { terrain: 'heavyWoods', roads: [0] } }));
const road = [...roadPoints(plane).values()].flat();

/** All discs of a drawing: shadows of trees, edges and so on. */
function discsOf(drawn: string, fill: string): { x: number; y: number; r: number }[] {
  const paths = drawn.split('<path').filter((path) => path.includes(`fill="${fill}"`));
  return paths.flatMap((path) =>
    [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)a([\d.]+) \3 0 1 0/g)].map(([, left, y, r]) => ({
      x: Number(left) + Number(r),
      y: Number(y),
      r: Number(r),
    })),
  );
}

test('trees keep off roads, in the wood and along its hem', () => {
  const trees = discsOf(drawTrees(plane, PAPER, roadPoints(plane), []), PAPER.trees.light.edge);
  expect(trees.length).toBeGreaterThan(20);
  for (const { x, y, r } of trees)
    for (const at of road) expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(r + 4.5);
});

test('a light wood leaves its dot to be seen', () => {
  const [, hex] = plane.map.hexes;
  if (hex === undefined) throw new Error('nine hexes');
  const stand = { count: 11, sizes: [6.5, 12.5], apart: 13, clearing: 4, firs: 0.1 } as const;
  const heart = centre(plane, hex.hex);
  const trees = treesIn(plane, hex, stand, freeOf([]));
  expect(trees).toHaveLength(11);
  for (const { at, radius } of trees) expect(Math.hypot(at.x - heart.x, at.y - heart.y)).toBeGreaterThan(radius + 3.9);
  trees.forEach((tree, index) => {
    for (const other of trees.slice(index + 1))
      expect(Math.hypot(tree.at.x - other.at.x, tree.at.y - other.at.y)).toBeGreaterThan(13);
  });
});

test('a hem grows only where the wood is of its kind', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 0, y: 200 },
  ];
  const hem = { every: 12.5, sizes: [3.4, 7.4], leftOut: 0.3, firs: 0.1 } as const;
  const all = hemOf([square], 'hem', hem, freeOf([]), () => true);
  const left = hemOf([square], 'hem', hem, freeOf([]), ({ x }) => x < 100);
  expect(all.length).toBeGreaterThan(30);
  expect(left.length).toBeGreaterThan(10);
  expect(left.every(({ at }) => at.x < 120)).toBe(true);
  expect(
    hemOf(
      [square],
      'hem',
      hem,
      () => false,
      () => true,
    ),
  ).toEqual([]);
});
