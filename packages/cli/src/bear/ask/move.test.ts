import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sandtable } from '../../testing/sandtable.ts';

const position = fileURLToPath(new URL('../../../../../docs/examples/move.json', import.meta.url));

const cost = (unit: string, to: string, ...more: string[]) =>
  sandtable('ask', 'cost', '--position', position, '--unit', unit, '--to', to, ...more);
const reach = (unit: string, ...more: string[]) =>
  sandtable('ask', 'reach', '--position', position, '--unit', unit, ...more);

test('what a move costs is told with every term', async () => {
  expect(await cost('g03', 'D11')).toEqual({
    code: 0,
    err: '',
    out: 'g03 moves to D11 for 2\n  B5.0 printed move cost: 1\n  B4.1 terrain in D11: 1\n',
  });
  expect((await cost('g03', 'E10')).out).toMatch(/^g03 moves to E10 for 2 \+ 1d6\n/);
});

test('bonus hexes are part of the move, with what they add', async () => {
  expect(await cost('g37', 'E09,F09,G09')).toEqual({
    code: 0,
    err: '',
    out: [
      'g37 moves to E09 F09 G09 for 2',
      'B5.0 printed move cost: 1',
      'B5.0.1 road into E09: terrain does not count',
      'B14.1 F09 is a bonus hex',
      'B14.1 G09 is a bonus hex',
      'B14.2 passing another vehicle on the road in G09: 1\n',
    ].join('\n  '),
  });
});

test('a move that may not be is told with what is against it', async () => {
  expect(await cost('g03', 'D11 D12')).toEqual({
    code: 1,
    err: '',
    out: 'g03 cannot move to D11 D12\n  B5.0 too far for one move: without bonus hexes it goes one hex at a time\n',
  });
  expect((await cost('g04', 'D11')).out).toBe(
    'g04 cannot move to D11\n  B7.5 its hit keeps it from moving or pivoting\n',
  );
});

test('the cost in JSON', async () => {
  const { out } = await cost('g49', 'E06', '--json');
  expect(JSON.parse(out)).toEqual({
    unit: 'g49',
    to: ['E06'],
    allowed: true,
    cost: 2,
    dice: 0,
    reasons: [
      { rule: 'B5.0', key: 'printed', amount: 1 },
      { rule: 'B11.0', key: 'climb', amount: 1, at: 'E06' },
    ],
  });
});

test('how far a unit gets is told hex by hex, action by action', async () => {
  const { code, out } = await reach('g37', '--ap', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/^g37 reaches \d+ hexes for at most 2 AP\n {2}/);
  expect(out).toContain('\n  F09 1: E09 F09\n');
  expect(out).toContain('\n  G09 2: E09 F09 G09\n');
});

test('without a budget it is 7 AP, and a unit that is held says why', async () => {
  expect((await reach('g03')).out).toMatch(/for at most 7 AP\n/);
  expect(await reach('g04')).toEqual({
    code: 1,
    err: '',
    out: 'g04 reaches 0 hexes for at most 7 AP\n  B7.5 its hit keeps it from moving or pivoting\n',
  });
  expect((await reach('g05')).out).toBe('g05 reaches 0 hexes for at most 7 AP\n  B5.0 it is not on the map\n');
});

test('the reach in JSON', async () => {
  const { out } = await reach('g03', '--ap', '1', '--json');
  const { hexes, ...rest } = JSON.parse(out) as { hexes: unknown[] };
  expect(rest).toEqual({ unit: 'g03', ap: 1 });
  expect(hexes).toContainEqual({ hex: 'C10', cost: 1, dice: 0, moves: [['C10']] });
});

test('without a hex each adjacent one is told, and without a unit everybody of the side to move', async () => {
  const one = await sandtable('ask', 'cost', '--position', position, '--unit', 'g03');
  expect(one.code).toBe(0);
  expect(one.out).toMatch(/^g03 may make \d moves\n/);
  expect(one.out).toContain('\n  g03 to D11 for 2\n');
  expect(one.out).toContain('\n  g03 to E10 for 2 + 1d6\n');
  const all = await sandtable('ask', 'cost', '--position', position, '--json');
  const { moves } = JSON.parse(all.out) as { moves: { unit: string; to: string }[] };
  expect(moves).toContainEqual(expect.objectContaining({ unit: 'g49', to: 'E06', cost: 2, dice: 0 }));
  expect(new Set(moves.map(({ unit }) => unit))).toEqual(new Set(['g03', 'g37', 'g49']));
});

test('how far everybody of the side to move gets, unit by unit', async () => {
  const all = await sandtable('ask', 'reach', '--position', position, '--ap', '1');
  expect(all.out).toMatch(
    /^german has 4 units on the map\n {2}g03 reaches \d hexes for at most 1 AP\n {4}C10 1: C10\n/,
  );
  expect(all.out).toContain('\n  g04 reaches 0 hexes for at most 1 AP\n    B7.5 its hit keeps it');
  const json = JSON.parse((await sandtable('ask', 'reach', '--position', position, '--json')).out) as object;
  expect(json).toMatchObject({ turn: 'german', ap: 7, units: [{ unit: 'g03' }, { unit: 'g04', hexes: [] }, {}, {}] });
});

test.each([
  ['a counter nobody has', () => cost('g99', 'D11'), /^--unit: expected a counter/],
  ['a hex that is not there', () => cost('g03', 'D11,Z99'), /^--to: expected /],
  ['no hex at all', () => cost('g03', ''), /^--to: expected /],
  [
    'a hex for nobody',
    () => sandtable('ask', 'cost', '--position', position, '--to', 'D11'),
    /^--unit: expected the unit/,
  ],
  ['a budget that is none', () => reach('g03', '--ap', '-1'), /^--ap: expected a whole number from 0 to 50/],
])('bad input ends with 2 and one line: %s', async (_what, ask, line) => {
  const { code, err } = await ask();
  expect(code).toBe(2);
  expect(err).toMatch(line);
});
