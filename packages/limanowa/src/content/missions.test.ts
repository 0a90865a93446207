import { expect, test } from 'vitest';
import { hexAt, makeMap, rangeTo } from '../board/map.ts';
import { kindOf, LEVELS, type Mission } from '../model/mission.ts';
import { limanowaMap } from './limanowa-map.ts';
import { MISSIONS } from './missions/missions.ts';

const map = makeMap(limanowaMap);

function mission(id: string): Mission {
  const found = MISSIONS.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** `guard 6,4` and so on, corps by corps. */
function forces({ corps }: Mission): string[][] {
  return corps.map(({ units }) => units.map(({ type, at }) => `${type} ${at.join(',')}`));
}

function objectives({ objectives: list }: Mission): string[] {
  return list.map(({ at, grade }) => `${grade} ${at.join(',')}`);
}

const ORLOVS = [
  'orlov 7,4',
  'guard 6,4',
  'ru-machine-gunners 6,3',
  'rifles 6,2',
  'rifles 6,5',
  'rifles 5,5',
  'cossacks 7,3',
  'ru-battery 8,4',
];

test('L13b The Bridge at Neu Sandez', () => {
  const it = mission('bridge-at-neu-sandez');
  expect([kindOf(it), it.limit, it.hand]).toEqual(['solo', 8, 3]);
  expect(it.corps.map(({ side, isAi, tokens }) => [side, isAi, tokens])).toEqual([
    ['austria', false, 3],
    ['russia', true, 3],
  ]);
  expect(objectives(it)).toEqual(['strategic 6,4', 'tactical 5,5', 'tactical 8,4']);
  expect(it.goal).toEqual({ kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 3, 2, 1] });
  expect(forces(it)).toEqual([
    [
      'szurmay 6,7',
      'ah-machine-gunners 5,7',
      'honved 4,7',
      'honved 7,7',
      'honved 6,8',
      'honved 5,8',
      'hussars 4,8',
      'ah-battery 6,9',
    ],
    [
      'guard 6,4',
      'rifles 5,5',
      'rifles 8,4',
      'rifles 7,5',
      'rifles 5,4',
      'cossacks 7,3',
      'orlov 7,4',
      'ru-battery 6,3',
    ],
  ]);
});

test('L13c The Jabłoniec Ridge', () => {
  const it = mission('jabloniec-ridge');
  expect([kindOf(it), it.limit, it.hand]).toEqual(['solo', 8, 3]);
  expect(it.corps.map(({ side, isAi, tokens }) => [side, isAi, tokens])).toEqual([
    ['russia', false, 3],
    ['austria', true, 2],
  ]);
  expect(objectives(it)).toEqual(['strategic 3,3', 'tactical 4,3', 'tactical 2,3']);
  expect(it.goal).toEqual({ kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 6, 6, 4, 2, 1] });
  expect(forces(it)).toEqual([
    ORLOVS,
    [
      'muhr 3,3',
      'ninth-hussars 4,3',
      'hussars 4,2',
      'hussars 4,4',
      'landsturm 3,4',
      'honved 2,3',
      'mounted-battery 3,2',
    ],
  ]);
});

test('L13d Steamroller, for two', () => {
  const it = mission('steamroller');
  expect([kindOf(it), it.limit, it.hand]).toEqual(['coop', 10, 3]);
  expect(it.corps.map(({ side, isAi, tokens }) => [side, isAi, tokens])).toEqual([
    ['russia', false, 3],
    ['russia', false, 3],
    ['austria', true, 4],
  ]);
  expect(objectives(it)).toEqual(['strategic 3,3', 'strategic 11,10']);
  expect(it.goal).toEqual({ kind: 'mission', strategic: 2, tactical: 0, speed: [6, 6, 6, 6, 6, 5, 4, 3, 2, 1] });
  expect(forces(it)).toEqual([
    ORLOVS,
    [
      'belkovych 10,6',
      'rifles 10,5',
      'rifles 9,6',
      'rifles 11,6',
      'rifles 10,7',
      'ru-machine-gunners 9,7',
      'cossacks 11,7',
      'ru-battery 10,4',
    ],
    [
      'muhr 3,4',
      'ninth-hussars 4,3',
      'hussars 4,2',
      'hussars 4,4',
      'landsturm 3,3',
      'honved 2,3',
      'mounted-battery 3,2',
      'honved 11,10',
      'honved 10,9',
      'szurmay 10,10',
      'ah-battery 9,10',
    ],
  ]);
});

test('L12b, L12c, L11c, L11d the battle between people: four corps in turn order, ten objectives, twelve rounds', () => {
  const it = mission('battle-of-limanowa');
  expect([kindOf(it), it.limit, it.hand]).toEqual(['versus', 12, 3]);
  expect(it.corps.map(({ side, tokens }) => [side, tokens])).toEqual([
    ['russia', 2],
    ['austria', 2],
    ['russia', 2],
    ['austria', 2],
  ]);
  expect(it.goal).toEqual({ kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 }, tie: 'austria' });
  expect(objectives(it)).toEqual([
    ...['3,3', '6,4', '10,4', '11,10'].map((at) => `strategic ${at}`),
    ...['2,3', '5,5', '8,4', '3,1', '8,8', '4,3'].map((at) => `tactical ${at}`),
  ]);
  expect(forces(it)).toEqual([
    ORLOVS,
    [
      'muhr 3,2',
      'ninth-hussars 4,3',
      'hussars 4,2',
      'hussars 4,4',
      'honved 3,3',
      'honved 3,4',
      'honved 2,3',
      'mounted-battery 2,2',
    ],
    [
      'belkovych 10,5',
      'rifles 10,4',
      'rifles 9,4',
      'rifles 11,5',
      'rifles 8,5',
      'ru-machine-gunners 9,5',
      'cossacks 10,6',
      'ru-battery 10,3',
    ],
    [
      'szurmay 7,9',
      'ah-machine-gunners 6,8',
      'jager 8,8',
      'honved 5,8',
      'honved 7,8',
      'honved 10,9',
      'honved 11,10',
      'ah-battery 6,9',
    ],
  ]);
});

test.each(MISSIONS)('L2.2e $name: one unit a hex', ({ corps }) => {
  const hexes = corps.flatMap(({ units }) => units.map(({ at }) => hexAt(map, at)));
  expect(new Set(hexes).size).toBe(hexes.length);
});

test.each(['bridge-at-neu-sandez', 'jabloniec-ridge', 'steamroller', 'battle-of-limanowa'])(
  'L12c, L13a the nearest enemies of %s are two hexes apart',
  (id) => {
    const all = mission(id).corps.flatMap(({ side, units }) => units.map(({ at }) => ({ side, hex: hexAt(map, at) })));
    const gaps = all.flatMap((one) =>
      all.filter(({ side }) => side !== one.side).map(({ hex }) => rangeTo(map, one.hex, hex)),
    );
    expect(Math.min(...gaps)).toBe(2);
  },
);

test.each(MISSIONS.flatMap((it) => LEVELS.map((level) => ({ it, level, name: it.name }))))(
  'L13e $name at $level: what the level adds stands in free hexes, two from any enemy, and no lower level adds more',
  ({ it, level }) => {
    const added = it.garrisons?.[level] ?? { tokens: 0, units: [] };
    const lower = LEVELS.slice(0, LEVELS.indexOf(level)).map((each) => it.garrisons?.[each] ?? added);
    expect(lower.every(({ tokens, units }) => tokens <= added.tokens && units.length <= added.units.length)).toBe(true);
    const taken = it.corps.flatMap(({ isAi, units }) => units.map(({ at }) => ({ isAi, hex: hexAt(map, at) })));
    for (const { at } of added.units) {
      const gaps = taken.map(({ isAi, hex }) => [isAi, rangeTo(map, hexAt(map, at), hex)] as const);
      expect(gaps.every(([isAi, gap]) => gap >= (isAi ? 1 : 2))).toBe(true);
    }
  },
);

test.each(MISSIONS.filter(({ goal }) => goal.kind === 'mission'))(
  'LS5b $name: speed VP for every round, six at most and falling',
  ({ goal, limit }) => {
    if (goal.kind !== 'mission') throw new Error('no mission');
    expect(goal.speed).toHaveLength(limit);
    expect(goal.speed[0]).toBe(6);
    expect(goal.speed).toEqual(goal.speed.toSorted((a, b) => b - a));
    expect(goal.speed.at(-1)).toBe(1);
  },
);
