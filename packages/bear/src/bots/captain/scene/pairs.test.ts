import { EVERY_FACING, hexOf, isInArc } from '@sandtable/hex';
import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { makeMap } from '../../../board/map.ts';
import { SIGHT_DEFAULTS } from '../../../testing/sight-ground.ts';
import { makeTables } from '../../../board/tables.ts';
import { hexId } from '../../../model/ids.ts';
import { pack } from '../../../testing/match.ts';
import { aheadFromThere, aheadIn, distanceIn, isSeenIn, pairOf, pairsOf } from './pairs.ts';

test('B6.1 two hexes know their distance, whether they see each other, and in whose arc the other lies', () => {
  const { ground } = must(makeMap(pack.boards, { boards: [{ board: 'b2', at: [0, 0] }] }));
  const tables = makeTables(ground, SIGHT_DEFAULTS);
  const { size, distances, sight } = tables;
  const known = { pairs: pairsOf(tables), size };
  const arcs = (one: number, other: number): number =>
    EVERY_FACING.filter((facing) => isInArc(hexOf(ground.area, one), facing, hexOf(ground.area, other)))
      .map((facing) => 1 << facing)
      .reduce((sum, bit) => sum + bit, 0);
  const wrong: string[] = [];
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++) {
      const pair = pairOf(known, hexId(from), hexId(to));
      const found = [distanceIn(pair), isSeenIn(pair), aheadIn(pair), aheadFromThere(pair)].join(' ');
      const isClear = sight.isClear(hexId(from), hexId(to));
      const wanted = [distances[from * size + to], isClear, arcs(from, to), arcs(to, from)].join(' ');
      if (found !== wanted) wrong.push(`${from} ${to}: ${found}, not ${wanted}`);
    }
  expect(size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
