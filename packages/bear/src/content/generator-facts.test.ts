import { expect, test } from 'vitest';
import { type GeneratorCard, generatorCardSchema } from '../model/pack/generator.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { GENERATOR_CARDS } from './pack.ts';

// Facts the published rules state about their cards; the rest is ours.

function card(side: Side, number: number): GeneratorCard {
  const found = GENERATOR_CARDS.find((each) => each.side === side && each.number === number);
  if (found === undefined) throw new Error(`${side} ${number}`);
  return generatorCardSchema.parse(found);
}

const gives = (...units: string[]) => ({ kind: 'units', units, round: 1 });
const capsOf = (amount: number) => ({ kind: 'caps', who: 'own', amount });

test('G3.5 Soviet 01 Well Prepared: an Action Card more each round', () => {
  const { name, top } = card('soviet', 1);
  expect(name).toBe('Well Prepared');
  expect(top).toEqual({ kind: 'rule', steps: [{ kind: 'actionCards', amount: 1, when: 'round' }] });
});

test('G3.2 Soviet 02 Defend: a marker, a card’s units near it, 1 VP a round for every Soviet marker', () => {
  const { name, top, bottom } = card('soviet', 2);
  expect(name).toBe('Defend');
  expect(top.kind).toBe('victory');
  expect(top.steps).toMatchObject([
    { kind: 'controlMarker', whose: 'own', by: 'own', count: 1 },
    { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 3 } },
    { kind: 'victory', rule: { kind: 'control', vp: 1, markers: 'all', when: 'roundEnd' } },
  ]);
  //
  expect(bottom.steps).toEqual([gives('s03', 's04', 's20'), capsOf(1)]);
});

test('GT-10 Soviet 03 Attrition: 2 VP more for every German vehicle or crewed unit', () => {
  const { name, top, bottom } = card('soviet', 3);
  expect(name).toBe('Attrition');
  expect(top).toEqual({
    kind: 'victory',
    steps: [{ kind: 'victory', rule: { kind: 'destroyed', vp: 2, units: 'vehiclesOrCrewed' } }],
  });
  expect(bottom.steps).toEqual([gives('s05', 's06', 's18', 's21')]);
});

test('GT-07 Soviet 04 Partisans: two Rifles in round 2, and a CAP', () => {
  const { name, top } = card('soviet', 4);
  expect(name).toBe('Partisans');
  expect(top).toEqual({ kind: 'event', steps: [{ kind: 'units', units: ['s07', 's08'], round: 2 }, capsOf(1)] });
});

test('GT-06 Soviet 07 Disrupt: the German has 3 CAPs less', () => {
  const { name, top } = card('soviet', 7);
  expect(name).toBe('Disrupt');
  expect(top).toEqual({ kind: 'rule', steps: [{ kind: 'caps', who: 'enemy', amount: -3 }] });
});

test('G6.2d Soviet 08: a card’s units hidden, and a hidden mine', () => {
  const { top, solo } = card('soviet', 8);
  expect(top.steps).toContainEqual(
    expect.objectContaining({ kind: 'placeUnits', of: 'own', by: 'own', hidden: true, only: 0 }),
  );
  expect(top.steps).toContainEqual(expect.objectContaining({ kind: 'fortify', what: 'mine', count: 1, hidden: true }));
  expect(solo).toBe('rumoredCard');
});

test('G6.2e Soviet 09: the Molotov, and the SMG that carries it', () => {
  const { top, solo } = card('soviet', 9);
  expect(top.steps).toContainEqual(gives('s16'));
  expect(top.steps).toContainEqual({ kind: 'weapon', card: 'molotov', unit: 's16', uses: 1 });
  expect(solo).toBe('molotov');
});

test('G3.1a Soviet 14: units and a CAP', () => {
  expect(card('soviet', 14).bottom.steps.at(-1)).toEqual(capsOf(1));
});

test('GT-08 Soviet 16 Survive: the German places a card’s units within 3 hexes of each other; 3 VP for each alive', () => {
  const { name, top, bottom } = card('soviet', 16);
  expect(name).toBe('Survive');
  expect(top).toMatchObject({
    kind: 'victory',
    steps: [
      { kind: 'placeUnits', of: 'own', by: 'enemy', only: 0, hidden: false, where: { apart: 3 } },
      { kind: 'victory', rule: { kind: 'alive', vp: 3 } },
    ],
  });
  expect(bottom.steps).toEqual([gives('s46', 's40'), capsOf(1)]);
});

test('G6.2b G6.2c German and Soviet 20: artillery of their own, to be plotted in each round', () => {
  for (const [side, gun] of [
    ['german', 'artillery-105'],
    ['soviet', 'artillery-122'],
  ] as const) {
    const { top, solo } = card(side, 20);
    expect(top.steps).toContainEqual({ kind: 'weapon', card: gun, uses: 9 });
    expect(solo).toBe('barrageByTile');
  }
});

test('G6.2f Soviet 22: a truck, the edge it comes in by, and the edge it leaves by, joined by road', () => {
  const { top, solo } = card('soviet', 22);
  expect(top.steps).toMatchObject([
    gives('s35'),
    { kind: 'entryEdge', units: 'given', when: 'atOnce' },
    { kind: 'exitEdge', byRoad: true },
    { kind: 'victory', rule: { kind: 'left', units: 'given' } },
  ]);
  expect(solo).toBe('truck');
});

test('G3.7a German 01 Veteran: a card’s units on the map, and a CAP', () => {
  const { name, top } = card('german', 1);
  expect(name).toBe('Veteran');
  expect(top).toMatchObject({ kind: 'event', steps: [{ kind: 'placeUnits', of: 'own', by: 'own' }, capsOf(1)] });
});

test('GT-02 German 02 and 04: their units and a CAP', () => {
  expect(card('german', 2).bottom.steps).toEqual([gives('g03', 'g16', 'g11'), capsOf(1)]);
  expect(card('german', 4).bottom.steps).toEqual([gives('g17', 'g18'), capsOf(1)]);
});

test('R-129 German 03 Secure: a Soviet marker 4 hexes from the Soviet edge; the Soviet places within 3 of it', () => {
  const { name, top } = card('german', 3);
  expect(name).toBe('Secure');
  expect(top).toMatchObject({
    kind: 'victory',
    steps: [
      { kind: 'controlMarker', whose: 'enemy', by: 'own', where: { edge: { whose: 'enemy', least: 4, most: 4 } } },
      { kind: 'placeUnits', of: 'enemy', by: 'enemy', where: { nearMarker: 3 } },
      { kind: 'victory', rule: { kind: 'control', markers: 'placed' } },
    ],
  });
});

test('G6.2a German 14: a chosen Soviet unit hidden on the map', () => {
  const { top, solo } = card('german', 14);
  expect(top.steps).toContainEqual(expect.objectContaining({ kind: 'placeUnits', of: 'enemy', only: 1, hidden: true }));
  expect(solo).toBe('rumoredUnit');
});
