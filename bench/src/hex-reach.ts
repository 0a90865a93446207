import assert from 'node:assert/strict';
import { costTo, NEVER, reach, type StepCost } from '../../packages/hex/src/index.ts';
import { area, grid, prices, tiles } from './board.ts';
import type { Group } from './contest.ts';
import { neighbourTable, reachByGrid, reachByTable } from './honeycomb.ts';
import { at } from './list.ts';

const TARGET = 50;
const BUDGET = 7;
const EVERY = 37;

/** All that can be reached for seven points, from places all over the board. */
export function reaches(): Group {
  const starts = area.hexes.map((_hex, index) => index).filter((index) => index % EVERY === 0);
  const startTiles = starts.map((start) => at(tiles, start));
  const table = neighbourTable(grid);
  const price: StepCost = (_from, to) => prices[to] ?? NEVER;

  const ours = (): number => {
    let sum = 0;
    for (const start of starts) sum += costTo(reach(area, start, BUDGET, price), start + 1);
    return sum;
  };
  const byGrid = (): number => {
    let sum = 0;
    for (const tile of startTiles) sum += reachByGrid(grid, tile, BUDGET).size;
    return sum;
  };
  const byTable = (): number => {
    let sum = 0;
    for (const tile of startTiles) sum += reachByTable(table, tile, BUDGET).size;
    return sum;
  };

  return {
    batch: starts.length,
    contestants: [
      { name: 'reach', run: ours },
      { name: 'honeycomb grid.neighborOf', run: byGrid, atLeast: TARGET },
      { name: 'honeycomb with a neighbour table', run: byTable },
    ],
    check() {
      for (const start of starts) {
        const ways = reach(area, start, BUDGET, price);
        const named = reachByGrid(grid, at(tiles, start), BUDGET);
        const tabled = reachByTable(table, at(tiles, start), BUDGET);
        for (const [index, tile] of tiles.entries()) {
          const expected = costTo(ways, index);
          assert.equal(named.get(tile.toString()) ?? NEVER, expected);
          assert.equal(tabled.get(tile) ?? NEVER, expected);
        }
      }
    },
  };
}
