import { hexInColumns } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { oneHex, smallMap } from '../testing/small-map.ts';
import { housesOf } from './houses.ts';
import { makePlane } from './plane.ts';
import { drawRoads, roadPoints } from './roads.ts';
import { PAPER } from './theme.ts';

const draw = (map: Parameters<typeof makePlane>[0]): string => drawRoads(makePlane(map), PAPER);
/** How many separate lines the casing of the roads has. */
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

test('a road over water has a bridge', () => {
  const plain = draw(oneHex({ roads: [0, 3] }));
  const bridged = draw(oneHex({ terrain: 'water', roads: [0, 3] }));
  expect(bridged.split('<path').length).toBe(plain.split('<path').length + 2);
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
