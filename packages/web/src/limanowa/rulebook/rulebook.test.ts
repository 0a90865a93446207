import { expect, test } from 'vitest';
import { readRulebook } from '../../rulebook/read-rulebook.ts';
import { headOf, idsIn, textOf } from '../../rules/markdown.ts';
import { blockOfRule } from '../../rules/search.ts';
import { isRuleId, wordsOf } from '../../rules/spans.ts';
import { engine } from '../engine/engine.ts';
import { cardRows, chanceRowsOf, terrainRows, unitRows } from './charts.tsx';
import { rulebook } from './rulebook.ts';

const { chapters } = await readRulebook(rulebook);
const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));

test('the rulebook has every rule in a place of its own, and every id is one that can be opened', () => {
  const ids = blocks.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !isRuleId(id))).toEqual([]);
  for (const id of ['L8.2a', 'LS3.2.1a', 'LS7A', 'L14.3', 'LS4.1c', 'L10q'])
    expect([id, blockOfRule(chapters, id) !== undefined]).toEqual([id, true]);
});

test('every chart stands in the place of a written table, and says the same figures', () => {
  const heads = blocks.flatMap((block) => (block.kind === 'table' ? [headOf(block.head)] : []));
  for (const { head } of rulebook.charts) expect(heads).toContain(head);
  const { pack } = engine();
  expect(terrainRows(pack).map(([, dv]) => dv)).toEqual(['0', '+3', '+1', '+1']);
  expect(unitRows(pack).length).toBe(pack.unitTypes.length);
  expect(cardRows(pack).length).toBe(17);
  const chances = blocks.find((block) => block.kind === 'table' && headOf(block.head) === 'chance');
  const written = chances === undefined ? '' : textOf(chances);
  for (const [label = '', ...limits] of chanceRowsOf(pack)) {
    expect(written).toContain(label);
    expect(limits.length).toBe(6);
  }
});

function writtenRows(head: string): string[][] {
  const table = blocks.find((block) => block.kind === 'table' && headOf(block.head) === head);
  if (table?.kind !== 'table') throw new Error(`no table of ${head}`);
  return table.rows.map((row) => row.map((cell) => wordsOf(cell)));
}

test('L2.1a L3a L14.3 the written tables, too, have the figures of the game', () => {
  const { pack } = engine();
  expect(writtenRows('terrain').map(([, dv]) => dv)).toEqual(terrainRows(pack).map(([, dv]) => dv));
  const limits = chanceRowsOf(pack).map(([label = '', ...cells]) => {
    const most = cells.map((cell) => /\d+$/.exec(cell)?.[0]);
    // The written table has no column for Novice with a d6.
    return [label, ...most.slice(0, 3), ...most.slice(4)];
  });
  expect(writtenRows('chance')).toEqual(limits);
  const figures = new Set(unitRows(pack).map(([, , , ...cells]) => cells.slice(0, 5).join(' ')));
  const written = writtenRows('kind').map((row) => row.slice(3, 8).join(' '));
  expect(written.filter((row) => !figures.has(row))).toEqual([]);
  expect(new Set(written)).toEqual(figures);
});
