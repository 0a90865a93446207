import assert from 'node:assert/strict';
import { line as theirLine } from 'honeycomb-grid';
import { hexAt, line, lineShape, shift, type Hex } from '../../packages/hex/src/index.ts';
import { area, axialOf, grid, PAIRS, pairsOf, tiles, totalOf } from './board.ts';
import type { Group } from './contest.ts';
import { Tile } from './honeycomb.ts';
import { at } from './list.ts';

const TARGET = 25;

export function lines(): Group {
  const axials = area.hexes.map(axialOf);
  return {
    batch: PAIRS,
    contestants: [
      { name: 'line', run: totalOf(area.hexes, bySteps) },
      { name: 'honeycomb grid.traverse(line)', run: totalOf(tiles, byGrid), atLeast: TARGET },
      { name: 'honeycomb line without the grid', run: totalOf(axials, byTraverser) },
      { name: 'our lineShape', run: totalOf(area.hexes, byShape) },
    ],
    check() {
      const theirs = pairsOf(tiles);
      for (const [index, { from, to }] of pairsOf(area.hexes).entries()) {
        const pair = at(theirs, index);
        assertSameLine(from, to, grid.traverse(theirLine({ start: pair.from, stop: pair.to })).toArray());
      }
    },
  };
}

function bySteps(from: Hex, to: Hex): number {
  let sum = 0;
  for (const { left, right } of line(from, to)) sum = (sum + left + right) | 0;
  return sum;
}

function byShape(from: Hex, to: Hex): number {
  let sum = 0;
  const shape = lineShape(from, to);
  for (let i = 0; i < shape.length; i++) sum = (sum + shift(from, shape[i] ?? 0)) | 0;
  return sum;
}

function byGrid(from: Tile, to: Tile): number {
  let sum = 0;
  for (const { q, r } of grid.traverse(theirLine({ start: from, stop: to }))) sum += q + r;
  return sum;
}

type Axial = ReturnType<typeof axialOf>;

function byTraverser(from: Axial, to: Axial): number {
  let sum = 0;
  const traverse = theirLine<Tile>({ start: from, stop: to });
  for (const { q, r } of traverse((coordinates) => new Tile(coordinates))) sum += q + r;
  return sum;
}

/** Theirs has one hex per step of distance; ours has every hex crossed, and both hexes beside a hexside. */
function assertSameLine(from: Hex, to: Hex, theirs: readonly Tile[]): void {
  const steps = line(from, to);
  const ours = new Set([from, to, ...steps.flatMap(({ left, right }) => [left, right])]);
  for (const { q, r } of theirs) assert.ok(ours.has(hexAt(q, r)), `${q},${r} is not on our line`);
  assert.ok(steps.length >= theirs.length - 2);
}
