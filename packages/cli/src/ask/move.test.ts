import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askCost } from './ask-cost.ts';
import { askReach } from './ask-reach.ts';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';

const position = fileURLToPath(new URL('../../../docs/examples/move.json', import.meta.url));

/** What a command answers and writes. */
function heard(ask: (out: Output) => boolean): { yes: boolean; out: string } {
  let out = '';
  const yes = ask({ write: (text) => (out += text) });
  return { yes, out };
}

const cost = (unit: string, to: string) => heard((out) => askCost({ position, unit, to }, out));
const reach = (unit: string, ap?: string) =>
  heard((out) => askReach({ position, unit, ...(ap === undefined ? {} : { ap }) }, out));

test('what a move costs is told with every term', () => {
  expect(cost('g03', 'D11')).toEqual({
    yes: true,
    out: 'g03 moves to D11 for 2\n  B5.0 the move cost on the counter: 1\n  B4.1 the terrain in D11: 1\n',
  });
  expect(cost('g03', 'E10').out).toMatch(/^g03 moves to E10 for 2 \+ 1d6\n/);
});

test('bonus hexes are part of the move, with what they add', () => {
  expect(cost('g37', 'E09,F09,G09')).toEqual({
    yes: true,
    out: [
      'g37 moves to E09 F09 G09 for 2',
      'B5.0 the move cost on the counter: 1',
      'B5.0.1 the road into E09: terrain does not count',
      'B14.1 F09 is a bonus hex',
      'B14.1 G09 is a bonus hex',
      'B14.2 another vehicle on the road in G09: 1\n',
    ].join('\n  '),
  });
});

test('a move that may not be is told with what is against it', () => {
  expect(cost('g03', 'D11 D12')).toEqual({
    yes: false,
    out: 'g03 cannot move to D11 D12\n  B5.0 one action takes it one hex far; only vehicles have bonus moves\n',
  });
  expect(cost('g04', 'D11').out).toBe('g04 cannot move to D11\n  B7.5 its hit marker forbids it to move and to turn\n');
});

test('the cost in JSON', () => {
  const { out } = heard((into) => askCost({ position, unit: 'g49', to: 'E06', json: true }, into));
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

test('how far a unit gets is told hex by hex, action by action', () => {
  const { yes, out } = reach('g37', '2');
  expect(yes).toBe(true);
  expect(out).toMatch(/^g37 gets to \d+ hexes for at most 2 AP\n {2}/);
  expect(out).toContain('\n  F09 1: E09 F09\n');
  expect(out).toContain('\n  G09 2: E09 F09 G09\n');
});

test('without a budget it is 7 AP, and a unit that is held says why', () => {
  expect(reach('g03').out).toMatch(/for at most 7 AP\n/);
  expect(reach('g04')).toEqual({
    yes: false,
    out: 'g04 gets to 0 hexes for at most 7 AP\n  B7.5 its hit marker forbids it to move and to turn\n',
  });
  expect(reach('g05').out).toBe('g05 gets to 0 hexes for at most 7 AP\n  B5.0 it is not on the map\n');
});

test('the reach in JSON', () => {
  const { out } = heard((into) => askReach({ position, unit: 'g03', ap: '1', json: true }, into));
  const { hexes, ...rest } = JSON.parse(out) as { hexes: unknown[] };
  expect(rest).toEqual({ unit: 'g03', ap: 1 });
  expect(hexes).toContainEqual({ hex: 'C10', cost: 1, dice: 0, moves: [['C10']] });
});

test.each([
  ['a counter nobody has', () => cost('g99', 'D11'), /^--unit: expected a counter/],
  ['a hex that is not there', () => cost('g03', 'D11,Z99'), /^--to: expected /],
  ['no hex at all', () => cost('g03', ''), /^--to: expected /],
  ['a budget that is none', () => reach('g03', '-1'), /^--ap: expected a whole number from 0 to 50/],
])('bad input ends the command with one line: %s', (_what, ask, line) => {
  expect(ask).toThrow(BadInput);
  expect(ask).toThrow(line);
});
