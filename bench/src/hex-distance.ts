import assert from 'node:assert/strict';
import { distance as theirDistance } from 'honeycomb-grid';
import { distance } from '../../packages/hex/src/index.ts';
import { area, axialOf, grid, PAIRS, pairsOf, tiles, totalOf } from './board.ts';
import type { Group } from './contest.ts';
import { Tile } from './honeycomb.ts';

const TARGET = 8;

export function distances(): Group {
  const axials = area.hexes.map(axialOf);
  const settings = Tile.settings;
  const byGrid = (from: Tile, to: Tile): number => grid.distance(from, to);
  const byAxial = (from: Axial, to: Axial): number => theirDistance(settings, from, to);
  return {
    batch: PAIRS,
    contestants: [
      { name: 'distance', run: totalOf(area.hexes, distance) },
      { name: 'honeycomb grid.distance', run: totalOf(tiles, byGrid), atLeast: TARGET },
      { name: 'honeycomb distance of [q, r]', run: totalOf(axials, byAxial) },
    ],
    check() {
      const expected = pairsOf(area.hexes).map(({ from, to }) => distance(from, to));
      assert.deepEqual(
        pairsOf(tiles).map(({ from, to }) => byGrid(from, to)),
        expected,
      );
      assert.deepEqual(
        pairsOf(axials).map(({ from, to }) => byAxial(from, to)),
        expected,
      );
    },
  };
}

type Axial = ReturnType<typeof axialOf>;
