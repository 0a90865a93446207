import { expect, test } from 'vitest';
import { counterNamed, countersOf } from '../model/pack/counters.ts';
import type { UnitType } from '../model/pack/unit-type.ts';
import { UNIT_TYPES } from './unit-types.ts';

const SUMS = {
  attackCost: 165,
  moveCost: 86,
  red: 166,
  blue: 207,
  range: 412,
  flank: 593,
  front: 699,
  wheelBonus: 10,
  trackBonus: 22,
  points: 2079,
};

const COUNTERS = countersOf(UNIT_TYPES);

function type(id: string): UnitType {
  const found = UNIT_TYPES.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const typeOf = (word: string): string | undefined => COUNTERS[counterNamed(COUNTERS, word)]?.type.id;

test('50 types, 58 German and 56 Soviet counters, each number once', () => {
  expect(UNIT_TYPES).toHaveLength(50);
  expect(new Set(UNIT_TYPES.map(({ id }) => id)).size).toBe(50);
  const words = COUNTERS.map(({ word }) => word);
  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(2, '0'));
  expect(words).toEqual([...numbered('g', 58), ...numbered('s', 56)]);
});

test('counters by their word and back', () => {
  expect(['s03', 's08', 's18', 's20', 's21', 's40', 's46'].map(typeOf)).toEqual([
    's-rifle',
    's-rifle',
    's-mmg',
    's-nkvd',
    's-nkvd',
    's-zis30',
    's-bt7',
  ]);
  expect(['g03', 'g11', 'g16', 'g18', 'g33', 'g58'].map(typeOf)).toEqual([
    'g-rifle',
    'g-lmg',
    'g-pioneer',
    'g-pioneer',
    'g-flak18',
    'g-t34',
  ]);
  COUNTERS.forEach(({ word }, index) => expect(counterNamed(COUNTERS, word)).toBe(index));
  expect(counterNamed(COUNTERS, 'g59')).toBe(-1);
  expect(counterNamed(COUNTERS, 'G03')).toBe(-1);
});

test('B1.1 what is printed on a counter: costs, firepower, range, defense, marks', () => {
  expect(type('s-rifle')).toMatchObject({
    attackCost: 4,
    moveCost: 1,
    firepower: { red: 3, blue: 0 },
    range: { min: 0, max: 5 },
    flank: { dr: 11, colour: 'red' },
    front: { dr: 12, colour: 'red' },
  });
  expect(type('g-lmg')).toMatchObject({ firepower: { red: 4 }, whiteBox: { red: true, blue: true } });
  expect(type('g-mortar8')).toMatchObject({
    attackCost: 3,
    indirectCost: 4,
    range: { min: 3, max: 16 },
    highExplosive: true,
    smoke: 'range',
  });
  expect(type('g-pz3e')).toMatchObject({ turret: true, flank: { dr: 13, colour: 'blue' }, trackBonus: 1 });
  expect(type('s-t34a')).toMatchObject({ flank: { dr: 15 }, front: { dr: 19 }, trackBonus: 2, attackCost: 5 });
  expect(type('s-ba10')).toMatchObject({ moveClass: 'wheeled', wheelBonus: 2, trackBonus: 0 });
  expect(type('g-apc251')).toMatchObject({ passengerShield: 2, openTop: false });
});

test('B1.1 a wagon never attacks, a truck only in its own hex', () => {
  expect(type('g-wagon')).toMatchObject({ attackCost: null, firepower: { red: null, blue: null } });
  expect(type('g-truck')).toMatchObject({ attackCost: 3, firepower: { red: -2, blue: -1 }, range: { max: 0 } });
});

test('B1.1 marks that few counters have', () => {
  const having = (holds: (each: UnitType) => boolean): string[] => UNIT_TYPES.filter(holds).map(({ id }) => id);
  expect(having(({ openTop }) => openTop)).toEqual(['g-pzjg35r']);
  expect(having(({ pioneer }) => pioneer)).toEqual(['g-pioneer']);
  expect(having(({ smoke }) => smoke !== 'none')).toEqual(['g-pioneer', 'g-mortar8', 's-mortar82']);
  expect(having(({ flamethrower }) => flamethrower !== 'none')).toEqual(['g-pioneer', 'g-b2', 's-ot26']);
  expect(having(({ highExplosive }) => highExplosive)).toEqual(['g-mortar5', 'g-mortar8', 's-mortar50', 's-mortar82']);
  expect(having(({ indirectCost }) => indirectCost !== null)).toEqual(['g-mortar8', 's-mortar82']);
  expect(having(({ range }) => range.min > 0)).toEqual(['g-mortar5', 'g-mortar8', 's-mortar50', 's-mortar82']);
  expect(having(({ turret, kind }) => turret && kind === 'gun')).toEqual(['g-flak18']);
});

test('sums over all types, so that no figure changes unseen', () => {
  const sum = (of: (each: UnitType) => number | null): number =>
    UNIT_TYPES.reduce((total, each) => total + (of(each) ?? 0), 0);
  expect({
    attackCost: sum((each) => each.attackCost),
    moveCost: sum((each) => each.moveCost),
    red: sum(({ firepower }) => firepower.red),
    blue: sum(({ firepower }) => firepower.blue),
    range: sum(({ range }) => range.max),
    flank: sum(({ flank }) => flank.dr),
    front: sum(({ front }) => front.dr),
    wheelBonus: sum((each) => each.wheelBonus),
    trackBonus: sum((each) => each.trackBonus),
    points: sum((each) => each.points),
  }).toEqual(SUMS);
});
