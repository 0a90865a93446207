import { terrainFigures, TERRAINS } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { readRulebook } from '../../rulebook/read-rulebook.ts';
import { parseFlowchart } from '../../rules/flowchart.tsx';
import { headOf, idsIn, textOf } from '../../rules/markdown.ts';
import { blockOfRule } from '../../rules/search.ts';
import { isRuleId, wordsOf } from '../../rules/spans.ts';
import { engine } from '../engine/engine.ts';
import { cardRows, conditionRows, guidelineRows, tileRows } from './generator-charts.tsx';
import { rulebook } from './rulebook.ts';
import { terrainRow } from './terrain-chart.tsx';

const { chapters } = await readRulebook(rulebook);
const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));

test('our own rulebook has every rule in a place of its own', () => {
  expect(chapters.map(({ title }) => title)).toEqual([
    'How to play, in brief',
    'Battle',
    'Solo',
    'Generators',
    'Glossary',
  ]);
  const ids = blocks.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(250);
  expect(new Set(ids).size).toBe(ids.length);
  expect(blocks.filter((block) => textOf(block).includes('**'))).toEqual([]);
});

test('every rule that the glossary or a ruling names can be looked up', async () => {
  const glossary = chapters.at(-1)?.sections.flatMap((section) => section.blocks) ?? [];
  const named = glossary.flatMap((block) => (block.kind === 'rule' ? block.spans : []));
  const missing = named.flatMap((span) =>
    span.kind === 'rule' && blockOfRule(chapters, span.id) === undefined ? [span.id] : [],
  );
  expect(missing).toEqual([]);
  const terms = glossary.flatMap((block) => (block.kind === 'rule' ? wordsOf(block.spans.slice(0, 1)) : []));
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(terms).toEqual(
    expect.arrayContaining(['AP', 'CAP', 'FP', 'AV', 'DV', 'DR', 'DM', 'Spent', 'Fresh', 'Fire zone']),
  );
});

test('the drawing of the AI’s turn leads from every step to one that is there', () => {
  const steps = blocks.flatMap((block) => (block.kind === 'code' ? (parseFlowchart(block.text) ?? []) : []));
  expect(steps.length).toBeGreaterThan(15);
  const ids = new Set(steps.map(({ id }) => id));
  expect(steps.flatMap(({ ways }) => ways.filter(({ to }) => !ids.has(to)))).toEqual([]);
  expect(steps.flatMap(({ rules }) => rules.filter((rule) => !isRuleId(rule)))).toEqual([]);
});

test('B4.1 the written table of terrains says what the chart of the game says', () => {
  const [chart] = rulebook.charts;
  const table = blocks.find((block) => block.kind === 'table' && headOf(block.head) === chart?.head);
  if (table?.kind !== 'table') throw new Error('no table of terrains');
  const written = table.rows.map((row) => row.slice(1, 5).map((cell) => wordsOf(cell)));
  const played = TERRAINS.map((terrain) => terrainRow(terrainFigures[terrain]).slice(0, 4));
  const plain = played.map((row) =>
    row.map((figure) => figure.replace(' *', '').replace('never', '-').replace('−', '-')),
  );
  expect(written).toEqual(plain);
});

test('G2.1a the written table of guidelines says what the chart of the game says', () => {
  const table = blocks.find((block) => block.kind === 'table' && headOf(block.head) === 'guideline');
  if (table?.kind !== 'table') throw new Error('no table of guidelines');
  const written = table.rows.map((row) => row.map((cell) => wordsOf(cell)));
  const played = guidelineRows(engine().pack);
  const figures = (row: readonly string[]): (string | undefined)[] => [0, 2, 3, 4, 5, 10].map((column) => row[column]);
  expect(written.map(figures)).toEqual(played.map(figures));
  const alike = played.flatMap((row, place) => (row[1] === '1 v 1' ? [place] : []));
  expect(alike.map((place) => written[place]?.slice(6, 10))).toEqual(alike.map((place) => played[place]?.slice(6, 10)));
});

test('G1.0a every card, condition and tile stands in its table, in words', () => {
  const { pack } = engine();
  const tables = [cardRows(pack), conditionRows(pack), tileRows(pack)];
  expect(tables.map((rows) => rows.length)).toEqual([50, 12, 50]);
  for (const rows of tables) {
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(rows.flat().filter((cell) => cell === '' || /undefined|\?/.test(cell))).toEqual([]);
  }
});
