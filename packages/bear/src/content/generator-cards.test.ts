import { expect, test } from 'vitest';
import { counterNamed, countersOf } from '../model/pack/counters.ts';
import { type EffectStep, effectStepSchema, type StepKind, type VictorySource } from '../model/pack/effect-step.ts';
import { type GeneratorCard, generatorCardSchema, TOP_KINDS } from '../model/pack/generator.ts';
import type { SpecialRuleKind } from '../model/pack/special-rule.ts';
import { SIDES, type Side, type UnitType } from '../model/pack/unit-type.ts';
import { ACTION_CARDS } from './action-cards.ts';
import { CONDITION_CARDS } from './condition-cards.ts';
import { GENERATOR_CARDS } from './pack.ts';
import { UNIT_TYPES } from './unit-types.ts';

const CARDS: readonly GeneratorCard[] = GENERATOR_CARDS.map((each) => generatorCardSchema.parse(each));
const COUNTERS = countersOf(UNIT_TYPES);

const ofSide = (side: Side): GeneratorCard[] => CARDS.filter((each) => each.side === side);
const between = (cards: readonly GeneratorCard[], from: number, to: number): GeneratorCard[] =>
  cards.filter(({ number }) => number >= from && number <= to);

function card(side: Side, number: number): GeneratorCard {
  const found = ofSide(side).find((each) => each.number === number);
  if (found === undefined) throw new Error(`${side} ${number}`);
  return found;
}

const unitsOf = (steps: readonly EffectStep[]): string[] =>
  steps.flatMap((step) => (step.kind === 'units' ? step.units : []));
const capsOf = (steps: readonly EffectStep[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === 'caps' && step.who === 'own' ? step.amount : 0), 0);

function typeOf(word: string): UnitType {
  const counter = COUNTERS[counterNamed(COUNTERS, word)];
  if (counter === undefined) throw new Error(word);
  return counter.type;
}

test('G1.0a each side has 25 cards, 01 to 25, each with a name of its own', () => {
  for (const side of SIDES)
    expect(ofSide(side).map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(50);
});

test('G1.0b a third of the tops each are Victory Points, Special Rules and Special Events, in every class of cards', () => {
  for (const side of SIDES) {
    const counted = TOP_KINDS.map((kind) => ofSide(side).filter(({ top }) => top.kind === kind).length);
    expect(counted).toEqual([8, 8, 9]);
    for (const [from, to] of [
      [1, 9],
      [10, 16],
      [17, 25],
    ] as const)
      for (const kind of TOP_KINDS)
        expect(between(ofSide(side), from, to).filter(({ top }) => top.kind === kind).length).toBeGreaterThan(1);
  }
});

test('G1.0b a Victory Points top scores, and nothing else does; no Special Event leaves a rule of battle behind', () => {
  const having = (step: StepKind): GeneratorCard[] =>
    CARDS.filter(({ top }) => top.steps.some(({ kind }) => kind === step));
  expect(having('victory')).toEqual(CARDS.filter(({ top }) => top.kind === 'victory'));
  expect(having('rule').filter(({ top }) => top.kind === 'event')).toEqual([]);
});

test('G1.0c a bottom is a list of units, with or without CAPs', () => {
  for (const { bottom } of CARDS) {
    expect(bottom.steps.map(({ kind }) => kind)).toEqual(bottom.steps.length === 1 ? ['units'] : ['units', 'caps']);
    expect(unitsOf(bottom.steps)).not.toEqual([]);
    expect([0, 1, 2]).toContain(capsOf(bottom.steps));
  }
});

test('G3.1b no number stands twice on the cards of a side, every one is its own, and few are left in the box', () => {
  for (const side of SIDES) {
    const named = ofSide(side).flatMap(({ top, bottom }) => [...unitsOf(top.steps), ...unitsOf(bottom.steps)]);
    expect(new Set(named).size).toBe(named.length);
    for (const word of named) expect(typeOf(word).side).toBe(side);
    const left = COUNTERS.filter((counter) => counter.side === side && !named.includes(counter.word));
    expect(left.filter(({ type }) => type.kind !== 'transport').length).toBeLessThanOrEqual(1);
    expect(left.length).toBeLessThanOrEqual(3);
  }
});

test('R-152 cards 01-09 bring men, 10-16 light armor and guns, 17-25 tanks', () => {
  const bringing = (from: number, to: number): UnitType[][] =>
    between(CARDS, from, to).map(({ bottom }) => unitsOf(bottom.steps).map(typeOf));
  for (const types of bringing(1, 9))
    for (const { kind } of types) expect(['squad', 'mg', 'mortar', 'gun', 'transport']).toContain(kind);
  for (const types of bringing(10, 16))
    expect(types.filter(({ points, flank }) => points < 60 && flank.colour === 'blue')).not.toEqual([]);
  for (const types of bringing(17, 25))
    expect(Math.max(...types.map(({ points }) => points))).toBeGreaterThanOrEqual(49);
});

/** The value of one CAP a round, in points. */
const CAP_POINTS = 12;

function worth({ bottom }: GeneratorCard): number {
  const points = unitsOf(bottom.steps).reduce((sum, word) => sum + typeOf(word).points, 0);
  return points + CAP_POINTS * capsOf(bottom.steps);
}

test('the bottoms of a class are about worth one another, and those of one number too', () => {
  for (const [from, to, least, most] of [
    [1, 9, 44, 80],
    // German 16 is dearest: an 8.8 cm FlaK that moves only in tow, and the half-track to tow it.
    [10, 16, 68, 106],
    [17, 25, 80, 130],
  ] as const) {
    for (const each of between(CARDS, from, to)) {
      expect(worth(each), `${each.side} ${each.number}`).toBeGreaterThanOrEqual(least);
      expect(worth(each), `${each.side} ${each.number}`).toBeLessThanOrEqual(most);
    }
    const [german, soviet] = SIDES.map((side) =>
      between(ofSide(side), from, to).reduce((sum, each) => sum + worth(each), 0),
    );
    expect(Math.abs((german ?? 0) / (soviet ?? 1) - 1)).toBeLessThan(0.3);
  }
  for (let number = 1; number <= 25; number++)
    expect(Math.abs(worth(card('german', number)) - worth(card('soviet', number)))).toBeLessThanOrEqual(48);
});

test('G3.7b a top that needs played cards does something without them', () => {
  const needs: readonly StepKind[] = ['placeUnits', 'chooseUnits', 'delay'];
  for (const { side, number, top } of CARDS) {
    if (!top.steps.some(({ kind }) => needs.includes(kind))) continue;
    expect(
      top.steps.filter(({ kind }) => !needs.includes(kind)),
      `${side} ${number}`,
    ).not.toEqual([]);
  }
});

test('B8.4 weapon cards are the side’s own, and are carried by a unit of the same half or by nobody', () => {
  const carried = CARDS.flatMap(({ side, top }) =>
    top.steps.flatMap((step) => (step.kind === 'weapon' ? [{ side, ...step, given: unitsOf(top.steps) }] : [])),
  );
  for (const { side, card: id } of carried)
    expect(ACTION_CARDS.find((each) => each.id === id)).toMatchObject({ kind: 'weapon', side });
  expect(carried.map(({ unit, given }) => unit === undefined || given.includes(unit))).toEqual([true, true, true]);
});

test('R-152 each side adds maps, switches them and draws Condition Cards at least twice', () => {
  for (const side of SIDES)
    for (const kind of ['addMap', 'switchMap', 'conditions'] as const)
      expect(ofSide(side).filter(({ top }) => top.steps.some((step) => step.kind === kind)).length).toBeGreaterThan(1);
});

const EVERY_STEP: Readonly<Record<StepKind, true>> = {
  caps: true,
  units: true,
  weapon: true,
  actionCards: true,
  rounds: true,
  initiative: true,
  vp: true,
  controlMarker: true,
  placeUnits: true,
  chooseUnits: true,
  delay: true,
  entryEdge: true,
  exitEdge: true,
  drawDefense: true,
  fortify: true,
  addMap: true,
  switchMap: true,
  conditions: true,
  victory: true,
  rule: true,
};
const EVERY_VICTORY: Readonly<Record<VictorySource['kind'], true>> = {
  destroyed: true,
  alive: true,
  control: true,
  left: true,
  reached: true,
  wipedOut: true,
};
const EVERY_RULE: Readonly<Record<SpecialRuleKind, true>> = {
  sight: true,
  haze: true,
  mud: true,
  noBonus: true,
  rally: true,
  rallyCost: true,
  initiative: true,
  firepower: true,
  defense: true,
  attackCost: true,
  moveCost: true,
  range: true,
  hideCost: true,
  wind: true,
  caps: true,
};

test('everything that a card can say is said on one', () => {
  const conditions = CONDITION_CARDS.flatMap(({ top, bottom }) => [...top.steps, ...bottom.steps]).map((step) =>
    effectStepSchema.parse(step),
  );
  const steps = [...CARDS.flatMap(({ top, bottom }) => [...top.steps, ...bottom.steps]), ...conditions];
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EVERY_STEP)));
  const victories = steps.flatMap((step) => (step.kind === 'victory' ? [step.rule.kind] : []));
  expect(new Set(victories)).toEqual(new Set(Object.keys(EVERY_VICTORY)));
  const rules = steps.flatMap((step) => (step.kind === 'rule' ? [step.rule.kind] : []));
  expect(new Set(rules)).toEqual(new Set(Object.keys(EVERY_RULE)));
});
