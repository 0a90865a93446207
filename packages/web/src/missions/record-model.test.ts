import { expect, test } from 'vitest';
import { missions } from '../limanowa/missions/missions.ts';
import { betterOf, readBests, scoredIn } from '../link/bests.ts';
import { readSummary, type Summary } from '../link/summary.ts';
import { fillSheet } from './record-model.ts';

const WON: Summary = {
  id: 'a1',
  mission: 'bridge-at-neu-sandez',
  name: 'The Bridge at Neu Sandez',
  system: 'limanowa',
  standing: 'Round 4 of 8 · Tried · 8 VP',
  scored: { grade: 'tried', points: 8 },
  rules: [],
  names: {},
  seating: { austria: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  asks: null,
  winners: ['austria'],
  entries: 40,
  pieces: [],
  changed: 0,
};
const { sheet } = missions;
if (sheet === undefined) throw new Error('Limanowa has a record sheet');

test('LS5c the record sheet has a row for each mission against the AI: at most 7, 9 and 12 VP by level', () => {
  const { rows, sums, total } = fillSheet(sheet, {});
  expect(rows.map(({ mission }) => mission)).toEqual(
    missions.all.flatMap(({ id, parties }) => (parties.some(({ isProcedure }) => isProcedure) ? [id] : [])),
  );
  for (const { cells } of rows) expect(cells.map(({ most }) => most)).toEqual([7, 9, 12]);
  expect([sums.map(({ most }) => most), total]).toEqual([[56, 72, 96], { points: 0, most: 96 }]);
});

test('LS5c it keeps the best VP of each level, and its total counts every mission once, with its best', () => {
  const ridge = { ...WON, id: 'a4', mission: 'jabloniec-ridge', scored: { grade: 'veteran', points: 11 } };
  const bests = scoredIn([
    WON,
    { ...WON, id: 'a2', scored: { grade: 'tried', points: 6 } },
    { ...WON, id: 'a3', scored: { grade: 'novice', points: 7 } },
    ridge,
  ]);
  const { rows, sums, total } = fillSheet(sheet, bests);
  const row = rows.find(({ mission }) => mission === WON.mission);
  expect([...(row?.cells ?? []), row?.best].map((cell) => cell?.points)).toEqual([7, 8, null, 8]);
  expect(sums.map(({ points }) => points)).toEqual([7, 8, 11]);
  expect(total).toEqual({ points: 19, most: 96 });
});

test('LS5c what is not over, was failed, had house rules or was played by others is not entered', () => {
  const { scored: _, ...failed } = WON;
  const others = { austria: { kind: 'person', name: 'Player 2' } } as const;
  const none = [
    failed,
    { ...WON, asks: 'austria' },
    { ...WON, rules: ['AI’s forces: As printed'] },
    { ...WON, seating: others },
    { ...WON, mission: null },
  ];
  expect(scoredIn(none)).toEqual({});
});

test('LS5c a match that an earlier release finished is entered from the words it kept', () => {
  const { scored: _, ...old } = WON;
  expect(scoredIn([readSummary(old) ?? WON])).toEqual({ 'bridge-at-neu-sandez': { tried: 8 } });
  expect(readSummary({ ...old, standing: 'Round 8 of 8 · Tried · over' })?.scored).toBeUndefined();
  expect(readSummary({ ...WON, scored: { grade: 'tried', points: 'all' } })).toBeNull();
});

test('of two sheets the better scores stay, and what is damaged is dropped', () => {
  const mine = { ridge: { novice: 5, tried: 9 } };
  expect(betterOf(mine, { ridge: { novice: 7, tried: 4 }, bridge: { novice: 1 } })).toEqual({
    ridge: { novice: 7, tried: 9 },
    bridge: { novice: 1 },
  });
  expect(betterOf(mine, { ridge: { tried: 9 } })).toBe(mine);
  expect(readBests({ ridge: { novice: 7, tried: '9', veteran: 900 }, bridge: 5 })).toEqual({
    ridge: { novice: 7 },
    bridge: {},
  });
  expect(fillSheet(sheet, { 'jabloniec-ridge': { novice: 99 } }).total.points).toBe(7);
});
