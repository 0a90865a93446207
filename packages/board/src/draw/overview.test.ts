import { expect, test } from 'vitest';
import { EMPTY_SCENE, TERRAIN_NAMES } from '../model.ts';
import { BLUE, oneHex, RED, smallMap, somePiece } from '../testing/small-map.ts';
import { drawOverview, drawOverviewScene } from './overview.ts';
import { makePlane } from './plane.ts';
import { PAPER } from './theme.ts';

const plane = makePlane(
  smallMap(30, 30, { A01: { terrain: 'woodBuilding' }, B02: { roads: [0, 3] }, C03: { level: 1 } }),
);

test('however many hexes a map has, from far away it is a handful of patches', () => {
  const drawn = drawOverview(plane, PAPER, 'm-');
  expect(drawn.match(/<path/g)?.length).toBeLessThan(10);
  expect(drawn).toContain(PAPER.roofs.shingle.body);
  expect(drawn).toContain(PAPER.lines.road);
});

test('every terrain is there from far away, in summer and in winter', () => {
  for (const season of ['summer', 'winter'] as const) {
    const bare = drawOverview(makePlane({ ...oneHex({}), season }), PAPER, '');
    for (const terrain of TERRAIN_NAMES.filter((name) => name !== 'open')) {
      const drawn = drawOverview(makePlane({ ...oneHex({ terrain }), season }), PAPER, '');
      expect(drawn.match(/<path/g)?.length).toBeGreaterThan(bare.match(/<path/g)?.length ?? 0);
    }
  }
});

test('sides differ by shape, proposals are left out, and pennants are shown', () => {
  const pieces = [
    somePiece({ side: BLUE }),
    somePiece({ side: RED, at: 'B01' }),
    somePiece({ isGhost: true, at: 'C01' }),
  ];
  const flag = { kind: 'flag', at: 'C02', words: '', text: '', facing: null, side: null, isHidden: false } as const;
  const drawn = drawOverviewScene(
    plane,
    { ...EMPTY_SCENE, pieces, markers: [flag, { ...flag, kind: 'mine' }] },
    PAPER,
    1,
  );
  expect(drawn.match(/<path/g)).toHaveLength(3);
  expect(drawn).toMatch(/h80v80h-80Z/);
  expect(drawn).toMatch(/a44.8 44.8/);
});
