import { describe, expect, test } from 'vitest';
import { matchWith } from '../../testing/match.ts';
import { moveFrom00 } from '../../testing/move-field.ts';
import { crossingWith } from '../../testing/edge-field.ts';
import { why } from '../../testing/told.ts';

const ROAD = { '1,0': { roads: ['NW'] }, '2,0': { roads: ['NW'] } };
const MUD = { rule: { kind: 'mud', classes: ['wheeled', 'tracked'], cost: 1 } };

describe('mud', () => {
  test('G3.3a mud: off the road a hex costs these classes more, along a road nothing', () => {
    expect(moveFrom00('g49', '1,0', { rules: [MUD] })).toBe('2 = printed 1 + mud 1');
    expect(moveFrom00('g49', '1,0', { rules: [MUD], hexes: ROAD })).toBe('1 = printed 1 + road');
    expect(moveFrom00('g03', '1,0', { rules: [MUD] })).toBe('1 = printed 1');
  });

  test('G3.3a mud: a road that is crossed and not followed is no help', () => {
    expect(moveFrom00('g49', '0,1', { rules: [MUD], hexes: { '0,1': { roads: ['NE'] } } })).toBe(
      '2 = printed 1 + mud 1',
    );
  });

  test('G3.3a mud: a bonus hex costs it too', () => {
    expect(moveFrom00('g49', '1,0 2,0', { rules: [MUD] })).toBe('3 = printed 1 + mud 1 + bonusHex + mud 1');
    expect(moveFrom00('g49', '1,0 2,0', { rules: [MUD], hexes: ROAD })).toBe('1 = printed 1 + road + bonusHex');
  });

  test('G3.3a mud: in its rounds, for its side', () => {
    const later = { ...MUD, rule: { ...MUD.rule, from: 2 } };
    expect(moveFrom00('g49', '1,0', { rules: [later] })).toBe('1 = printed 1');
    expect(moveFrom00('g49', '1,0', { rules: [{ ...MUD, side: 'soviet' }] })).toBe('1 = printed 1');
  });

  test.each(['spentCheck', 'sevenAP'])('G3.3a mud: it is what a move costs, in %s', (economy) => {
    const match = matchWith('g49 0,0 SE; s03 9,0 NW', {
      rules: [{ kind: 'mud', classes: ['tracked'], cost: 2 }],
      caps: [3, 0],
      options: { economy },
    });
    match.say('g49 move 1,0 SE command');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', caps: 3 }));
  });
});

test('G3.3a no bonus: vehicles have bonus hexes along a road alone', () => {
  const rules = [{ rule: { kind: 'noBonus' } }];
  expect(moveFrom00('g49', '1,0 2,0', { rules })).toBe('no: noBonusSpecial');
  expect(moveFrom00('g49', '1,0 2,0', { rules, hexes: ROAD })).toBe('1 = printed 1 + road + bonusHex');
});

describe('move cost', () => {
  test('G3.3a move cost: of these units, and never below 1', () => {
    const rule = (amount: number, units = 'foot') => [{ rule: { kind: 'moveCost', amount, units } }];
    expect(moveFrom00('g03', '1,0', { rules: rule(1) })).toBe('2 = printed 1 + specialMove 1');
    expect(moveFrom00('g49', '1,0', { rules: rule(1) })).toBe('1 = printed 1');
    expect(moveFrom00('g03', '1,0', { rules: rule(-3) })).toBe('1 = printed 1 + specialMove -3 + least 3');
  });

  test('G3.3a move cost: leaving the map is a move, sneaking has a price of its own', () => {
    expect(why(crossingWith(), 'g02 leave command')).toBe('yes');
    const sneak = (rules: object[]) => {
      const match = matchWith('g03 0,0 hidden; s03 9,0 NW', { rules: rules as never, caps: [9, 0] });
      const verdict = match.judge('g03 sneak 1,0 command');
      return verdict.granted && verdict.value.figures.cost;
    };
    expect(sneak([{ kind: 'moveCost', amount: 2 }])).toBe(sneak([]));
  });
});

test.each(['spentCheck', 'sevenAP'])('G3.3a hide cost: hiding is cheaper or dearer, in %s', (economy) => {
  const cost = (amount: number): unknown => {
    const match = matchWith('g03 0,0 SE; s03 9,0 NW', {
      rules: [
        { kind: 'hideCost', amount },
        { kind: 'sight', hexes: 3 },
      ],
      caps: [12, 0],
      options: { economy },
    });
    const verdict = match.judge('g03 hide 0,0 command');
    return verdict.granted && verdict.value.figures.cost;
  };
  expect([cost(0), cost(-4), cost(-9), cost(2)]).toEqual([7, 3, 1, 9]);
});
