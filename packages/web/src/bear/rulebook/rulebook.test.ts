import { actionCosts, terrainFigures, TERRAINS } from '@sandtable/bear';
import { must, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { readRulebook } from '../../rulebook/read-rulebook.ts';
import { parseFlowchart } from '../../rules/flowchart.tsx';
import { headOf, idsIn, textOf } from '../../rules/markdown.ts';
import { blockOfRule } from '../../rules/search.ts';
import { isRuleId, wordsOf } from '../../rules/spans.ts';
import { engine } from '../engine/engine.ts';
import { cardRows, conditionRows, guidelineRows, sheetRows, tileRows } from './generator-charts.tsx';
import { rulebook } from './rulebook.ts';
import { terrainRow } from './battle-charts.tsx';

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

/** The rows of the written table whose head begins with this word. */
function writtenRows(head: string): string[][] {
  const table = blocks.find((block) => block.kind === 'table' && headOf(block.head) === head);
  if (table?.kind !== 'table') throw new Error(`no table of ${head}`);
  return table.rows.map((row) => row.map((cell) => wordsOf(cell)));
}

test('B2.2i, G5.3.5 what actions cost and what is on a mission sheet are written as the charts of the game have them', () => {
  expect(writtenRows('action').map((row) => row.map((cell) => cell.replaceAll('`', '')))).toEqual(actionCosts());
  expect(writtenRows('space')).toEqual(sheetRows(engine().pack));
});

test('B7.5 the written table of hit markers has the figures of the game', () => {
  const { hitMarkers } = engine().pack;
  const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));
  const pair = (one: number, other: number): string =>
    one === 0 && other === 0 ? '' : `${signed(one)} / ${signed(other)}`;
  const damaged = hitMarkers.filter(({ kind }) => kind.endsWith('GunDamaged'));
  const plain = hitMarkers.filter((marker) => !damaged.includes(marker));
  const played = plain.map((marker) => {
    const { kind, copies, rally, attackCost, moveCost, firepower, range, front, flank, mayAttack, mayMove } = marker;
    // A marker that stuns or destroys says so in its last column.
    const isWhole = marker.destroys || (!mayAttack && !mayMove);
    return [
      kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      String(copies),
      rally === null ? '-' : String(rally),
      isWhole || mayAttack ? (attackCost === 0 ? '' : signed(attackCost)) : 'never attacks',
      isWhole || mayMove ? (moveCost === 0 ? '' : signed(moveCost)) : 'neither moves nor pivots',
      pair(firepower.red ?? 0, firepower.blue ?? 0),
      range === null ? '' : String(range),
      pair(front, flank),
      marker.destroys ? 'destroyed' : isWhole ? 'may only rally' : kind === 'immobilized' ? 'its turret turns' : '',
    ];
  });
  const rows = writtenRows('pile').map((row) => row.slice(1));
  expect(rows.filter(([kind]) => kind !== 'gun damaged')).toEqual(played);
  expect(rows.find(([kind]) => kind === 'gun damaged')?.[1]).toBe(
    damaged.map(({ kind, copies }) => `${copies} ${kind.replace('GunDamaged', '')}`).join(', '),
  );
});

test('B8.5 the written table of Action Cards has the costs of the game, and says which work for a group', () => {
  const PAID = { ap: 'AP', caps: 'CAP', apOrCaps: 'AP or CAP' };
  const played = engine().pack.actionCards.flatMap(({ number, cost, group }) =>
    number === null
      ? []
      : [
          [
            String(number).padStart(2, '0'),
            cost === null ? '-' : `${cost.amount} ${PAID[cost.pay]}${cost.amount > 1 && cost.pay !== 'ap' ? 's' : ''}`,
            group === 'group' ? 'yes' : 'no',
          ],
        ],
  );
  expect(writtenRows('card').map((row) => row.slice(0, 3))).toEqual(played);
});

test('B2.2i the written prices of actions are those that are asked', () => {
  const system = engine().system;
  const units = [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 'g16', at: '3,0', facing: 'SE' },
    { unit: 'g04', at: '-3,0', facing: 'SE', hit: 'pinned' },
    { unit: 's03', at: '7,0', facing: 'NW' },
  ];
  const hexes = { '5,0': 'heavyWoods' };
  const markers = [{ kind: 'mine', at: '3,0', side: 'soviet' }];
  const position = { game: 'bear', map: { bare: { radius: 7, hexes } }, units, markers };
  const state = system.setup(
    must(system.options({ position })),
    new Recorder(streamsOf('sfc32:prices', system.streams)),
  );
  const view = system.view(state, 'german');
  const priceOf = (sentence: string): number | undefined => {
    const verdict = system.judge(view, sentence.split(' '));
    return verdict.granted ? verdict.value.figures.price : undefined;
  };
  const rows = new Map(writtenRows('action').map(([action = '', cost = '']) => [action, cost]));
  const played = {
    'pivot in place': 'g03 pivot N',
    rally: 'g04 rally',
    'hasty defense, hiding': 'g03 dig',
    'lay smoke': 'g16 smoke 3,0',
    'clear a mine': 'g16 clear',
    stall: 'g03 stall',
  };
  for (const [action, sentence] of Object.entries(played)) {
    const price = priceOf(sentence);
    expect([action, price, rows.get(action)?.match(/\d/)?.[0]]).toEqual([action, price, String(price)]);
  }
  expect(rows.get('lay smoke')).toContain(`pioneers ${priceOf('g16 smoke 3,0')}`);
});
