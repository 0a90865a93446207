import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { pack } from '../testing/match.ts';
import { checkPack } from './check-pack.ts';

function wrong(change: object): string[] {
  const checked = checkPack({ ...defaultPack, ...change });
  return checked.ok ? [] : checked.problems.map(printProblem);
}

const [first] = defaultPack.missions;
const [map] = defaultPack.maps;
if (first === undefined || map === undefined) throw new Error('our own pack is empty');

test('our own pack is sound, and JSON makes no other of it', () => {
  expect(wrong({})).toEqual([]);
  const again = checkPack(JSON.parse(JSON.stringify(defaultPack)));
  expect(again.ok && again.value.hash).toBe(pack.hash);
});

test('names, briefings and rivers do not change the hash of a pack; every figure does', () => {
  const hashOf = (change: object): string => {
    const checked = checkPack({ ...defaultPack, ...change });
    if (!checked.ok) throw new Error(checked.problems.map(printProblem).join());
    return checked.value.hash;
  };
  const renamed = { ...first, name: 'Another', briefing: 'Another' };
  expect(hashOf({ name: 'Mine', missions: [renamed, ...defaultPack.missions.slice(1)] })).toBe(pack.hash);
  expect(hashOf({ maps: [{ ...map, names: [], rivers: [] }] })).toBe(pack.hash);
  expect(hashOf({ ruleset: { ...defaultPack.ruleset, supportTv: 3 } })).not.toBe(pack.hash);
  expect(hashOf({ missions: [{ ...first, hand: 4 }] })).not.toBe(pack.hash);
});

test('what is wrong with a pack names the field', () => {
  expect(wrong({ cards: undefined })).toEqual(['cards: expected an array, got nothing']);
  expect(wrong({ counters: [] })).toEqual(['counters: expected no such field, got a list of 0']);
  const [type] = defaultPack.unitTypes;
  expect(wrong({ unitTypes: [...defaultPack.unitTypes, type, { ...type, id: 'Bad Id' }] })).toEqual([
    'unitTypes.19.id: expected lower-case letters, digits and hyphens, got "Bad Id"',
  ]);
  expect(wrong({ unitTypes: [...defaultPack.unitTypes, type], missions: [first, first] })).toEqual([
    'unitTypes.18.id: expected each only once, got "honved"',
    'missions.1.id: expected each only once, got "bridge-at-neu-sandez"',
  ]);
  expect(wrong({ cards: [...defaultPack.cards, defaultPack.cards[0]] })).toEqual([
    'cards.17.effect: expected each only once, got "blockingPreparations"',
  ]);
});

test('L10a-L10s a figure that no rule reads is as the card’s text has it, and no other is 0', () => {
  const withAmounts = (amount: number): string[] =>
    wrong({ cards: defaultPack.cards.map((card) => ({ ...card, amount })) });
  expect(withAmounts(2)).toEqual([
    'cards.0.amount: expected 0 (L10a), got 2',
    'cards.1.amount: expected 0 (L10b), got 2',
    'cards.2.amount: expected 1 (L10c), got 2',
    'cards.3.amount: expected 1 (L10d), got 2',
    'cards.4.amount: expected 1 (L10e), got 2',
    'cards.11.amount: expected 1 (L10m), got 2',
    'cards.13.amount: expected 0 (L10p), got 2',
    'cards.15.amount: expected 0 (L10r), got 2',
  ]);
  expect(withAmounts(0)).toContain('cards.5.amount: expected at least 1 (L10f), got 0');
});

test('L2.2a, L2.2c maps are rows as long as each other, with names on them and unbroken chains', () => {
  expect(wrong({ maps: [{ ...map, rows: [...map.rows.slice(0, 10), '...'] }] })).toEqual([
    'maps.0.rows.10: expected 12 hexes as in the first row, got 3',
  ]);
  expect(wrong({ maps: [{ ...map, rows: ['..W'] }] })).toEqual([
    `maps.0.rows.0: expected a row of '.', F, H and T, got "..W"`,
  ]);
  const names = [{ at: [12, 0], name: 'Nowhere' }];
  const roads = [
    [
      [0, 0],
      [2, 0],
      [2, 11],
    ],
  ];
  expect(wrong({ maps: [{ ...map, names, roads }] })).toEqual([
    'maps.0.names.0.at: expected a hex of the map (L2.2a), got "12,0"',
    'maps.0.roads.0.1: expected a neighbor of 0,0 (L2.2c), got "2,0"',
    'maps.0.roads.0.2: expected a hex of the map (L2.2a), got "2,11"',
  ]);
});

test('L14.3, LS5a the AI cannot need more than its die has, and a level is worth six VP at most', () => {
  const { ruleset } = defaultPack;
  const { d6 } = ruleset.dice;
  const veteran = { ...d6.ai.veteran, token: 7 };
  const dice = { ...ruleset.dice, d6: { ...d6, ai: { ...d6.ai, veteran } } };
  expect(wrong({ ruleset: { ...ruleset, dice } })).toEqual([
    'ruleset.dice.d6.ai.veteran.token: expected at most 6, the highest face (L14.3), got 7',
  ]);
  const levelVp = { ...ruleset.levelVp, veteran: 7 };
  expect(wrong({ ruleset: { ...ruleset, levelVp } })).toEqual(['ruleset.levelVp.veteran: expected at most 6, got 7']);
});

test('L3q, L4a-L4g batteries rank as core, abilities are officers’, and nobody has anything twice', () => {
  const withTypes = (change: object): string[] =>
    wrong({
      unitTypes: defaultPack.unitTypes.map((type) => (type.id === 'mounted-battery' ? { ...type, ...change } : type)),
    });
  expect(withTypes({ rank: 'elite' })).toEqual(['unitTypes.9.rank: expected core for a battery (L3q), got "elite"']);
  expect(withTypes({ abilities: ['followMe', 'followMe'], traits: ['riding', 'riding'] })).toEqual([
    'unitTypes.9.abilities: expected none but for an officer (L4a-L4g), got "followMe"',
    'unitTypes.9.traits.1: expected each only once, got "riding"',
    'unitTypes.9.abilities.1: expected each only once, got "followMe"',
  ]);
});

test('a map, a force and a pack have their limits', () => {
  const maps = Array.from({ length: 9 }, (_map, number) => ({ ...map, id: `map-${number}` }));
  expect(wrong({ maps })).toEqual(['maps: expected at most 8 items, got a list of 9']);
  expect(wrong({ missions: Array.from({ length: 201 }, () => first) })).toEqual([
    'missions: expected at most 200 items, got a list of 201',
  ]);
  const wide = { ...map, rows: ['.'.repeat(41)], names: [], roads: [], rivers: [] };
  expect(wrong({ maps: [wide] })).toEqual([`maps.0.rows.0: expected at most 40 characters, got "${'.'.repeat(41)}"`]);
  const units = Array.from({ length: 41 }, () => ({ type: 'honved', at: [0, 0] }));
  const [player, ai] = first.corps;
  expect(wrong({ missions: [{ ...first, corps: [{ ...player, units }, ai] }] })).toEqual([
    'missions.0.corps.0.units: expected at most 40 items, got a list of 41',
  ]);
});

test('missions are judged as positions are', () => {
  expect(wrong({ missions: [{ ...first, hand: 6 }] })).toEqual([
    'missions.0.hand: expected at most 5 cards (L5b), got 6',
  ]);
  expect(wrong({ missions: [{ ...first, objectives: [] }] })).toEqual([
    'missions.0.objectives: expected at least 1 item, got a list of 0',
  ]);
  expect(wrong({ missions: [{ ...first, limit: 9 }] })).toEqual([
    'missions.0.goal.speed: expected VP for each of the 9 rounds (L13a), got "8"',
  ]);
});
