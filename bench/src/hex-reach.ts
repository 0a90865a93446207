import assert from 'node:assert/strict';
import { costTo, NEVER, reach, type StepCost } from '../../packages/hex/src/index.ts';
import { area, grid, prices, tiles } from './board.ts';
import type { Group } from './contest.ts';
import { neighboursByGrid, neighboursByRing, neighboursByTable, reachByName, reachByTile } from './honeycomb.ts';
import { at } from './list.ts';

const TARGET = 50;
const BUDGET = 7;
/** No price on the board is lower. */
const LEAST = 1;
const EVERY = 37;

const starts = [...area.hexes.keys()].filter((index) => index % EVERY === 0);

/** All that can be reached for seven points, from places all over the board. */
export function reaches(): Group {
  const startTiles = starts.map((start) => at(tiles, start));
  const price: StepCost = (_from, to) => prices[to] ?? NEVER;
  const total = <T>(froms: readonly T[], numberOf: (from: T) => number) => {
    return () => {
      let sum = 0;
      for (const from of froms) sum += numberOf(from);
      return sum;
    };
  };
  const byGrid = neighboursByGrid(grid);
  const byRing = neighboursByRing(grid);
  const byTable = neighboursByTable(grid);
  return {
    batch: starts.length,
    contestants: [
      { name: 'reach', run: total(starts, (from) => costTo(reach(area, from, BUDGET, price, LEAST), from)) },
      {
        name: 'honeycomb grid.neighborOf',
        run: total(startTiles, (from) => reachByName(byGrid, from, BUDGET).size),
        atLeast: TARGET,
      },
      { name: 'honeycomb ring', run: total(startTiles, (from) => reachByName(byRing, from, BUDGET).size) },
      { name: 'honeycomb with a table', run: total(startTiles, (from) => reachByTile(byTable, from, BUDGET).size) },
    ],
    check() {
      for (const [index, start] of starts.entries()) {
        const ours = reach(area, start, BUDGET, price, LEAST);
        const from = at(startTiles, index);
        const named = [byGrid, byRing].map((neighbours) => reachByName(neighbours, from, BUDGET));
        const tabled = reachByTile(byTable, from, BUDGET);
        for (const [hex, tile] of tiles.entries()) {
          const expected = costTo(ours, hex);
          for (const costs of named) assert.equal(costs.get(tile.name) ?? NEVER, expected);
          assert.equal(tabled.get(tile) ?? NEVER, expected);
        }
      }
    },
  };
}
