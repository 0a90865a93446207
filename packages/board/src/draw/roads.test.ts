import { hexInColumns } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { oneHex, smallMap } from '../testing/small-map.ts';
import { drawBridges } from './rivers.ts';
import { gardensOf } from './gardens.ts';
import { areNear, housesOf, isInBox } from './houses.ts';
import { APOTHEM, makePlane } from './plane.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { PAPER } from './theme.ts';

const draw = (map: Parameters<typeof makePlane>[0]): string => drawRoads(makePlane(map), PAPER);
/** The number of separate lines in the casing of the roads. */
const lines = (text: string): number => (/d="([^"]*)"/.exec(text)?.[1]?.split('M').length ?? 1) - 1;

test('a road through three hexes is one line from end to end', () => {
  const map = smallMap(1, 3, { A01: { roads: [3] }, B01: { roads: [0, 3] }, C01: { roads: [0] } });
  expect(lines(draw(map))).toBe(1);
});

test('at a crossing of three the straight pair goes through and the third ends in the middle', () => {
  expect(lines(draw(oneHex({ roads: [0, 3, 1] })))).toBe(2);
});

test('a road that runs in a circle is drawn and ends', () => {
  const map = smallMap(2, 2, { A01: { roads: [2, 3] }, A02: { roads: [5, 4] }, B01: { roads: [0, 1] } });
  expect(lines(draw(map))).toBe(1);
});

test('a road over water has a bridge that ends on the banks; over a lake it is one', () => {
  expect(drawBridges(makePlane(oneHex({ roads: [0, 3] })), PAPER)).toBe('');
  const ys = (map: Parameters<typeof makePlane>[0]): number[] => {
    const [, deck = ''] = drawBridges(makePlane(map), PAPER).split('<path').slice(1);
    return [...deck.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));
  };
  const short = ys(oneHex({ terrain: 'water', roads: [0, 3] }));
  expect(Math.max(...short)).toBeCloseTo(APOTHEM + 20, 0);
  expect(Math.min(...short)).toBeCloseTo(-APOTHEM - 20, 0);
  const lake = { terrain: 'water', roads: [0, 3] } as const;
  const long = ys(smallMap(1, 2, { A01: lake, B01: lake }));
  expect(Math.max(...long) - Math.min(...long)).toBeCloseTo(4 * APOTHEM + 40, 0);
  // No gap between decks on the water.
  const sorted = [...long].sort((a, b) => a - b);
  expect(Math.max(...sorted.slice(1).map((y, i) => y - (sorted[i] ?? y)))).toBeLessThan(20);
});

test('where roads run is known by hex, for houses and trees to keep off', () => {
  const points = roadPoints(makePlane(oneHex({ roads: [0, 3] }))).get(hexInColumns({ column: 0, row: 0 }));
  expect(points?.length).toBeGreaterThan(0);
  expect(points?.every(({ x }) => Math.abs(x) < 0.001)).toBe(true);
});

test('houses stand beside a crossing, not on it, and there are always some', () => {
  for (const terrain of ['woodBuilding', 'stoneBuilding'] as const) {
    for (const roads of [[], [0, 3], [0, 1], [0, 2, 4], [0, 1, 3, 4]] as const) {
      const plane = makePlane(oneHex({ terrain, roads }));
      const houses = housesOf(plane, terrain, roadPoints(plane));
      expect(houses.length).toBeGreaterThan(0);
      const [road = []] = roadPoints(plane).values();
      expect(road.length > 0).toBe(roads.length > 0);
      for (const { at, wide } of houses) {
        for (const point of road) expect(Math.hypot(point.x - at.x, point.y - at.y)).toBeGreaterThan(wide);
      }
    }
  }
});

test('gardens and fruit trees keep off roads, houses and each other', () => {
  let plots = 0;
  for (const roads of [[], [0, 3], [0, 2, 4]] as const) {
    const plane = makePlane(
      smallMap(3, 3, { A01: { terrain: 'woodBuilding' }, B02: { terrain: 'woodBuilding', roads } }),
    );
    const ways = roadPoints(plane);
    const houses = housesOf(plane, 'woodBuilding', ways);
    const gardens = gardensOf(plane, houses, ways);
    const road = [...ways.values()].flat();
    plots += gardens.plots.length;
    for (const plot of gardens.plots) {
      expect(houses.some((house) => areNear(plot, house, 2))).toBe(false);
      expect(road.some((point) => isInBox(plot, point, 5))).toBe(false);
    }
    for (const { at, radius } of gardens.fruitTrees) {
      expect([...houses, ...gardens.plots].some((box) => isInBox(box, at, 0))).toBe(false);
      for (const point of road) expect(Math.hypot(point.x - at.x, point.y - at.y)).toBeGreaterThan(radius + 5);
    }
  }
  expect(plots).toBeGreaterThan(3);
});
