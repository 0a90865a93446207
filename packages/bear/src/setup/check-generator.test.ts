import { describe, expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { EffectStepSource } from '../model/pack/effect-step.ts';
import { testCard } from '../testing/draft-match.ts';
import { checkPack } from './check-pack.ts';

type Steps = readonly (EffectStepSource | object)[];

/** The problems of a pack with these cards, by field. */
function wrong(generatorCards: readonly object[], more: object = {}): string[] {
  const { ok, ...rest } = checkPack({ ...defaultPack, generatorCards, aiTiles: [], ...more });
  return ok || !('problems' in rest) ? [] : rest.problems.map(({ field }) => field);
}

/** The same for one German card with this top or bottom. */
function wrongTop(steps: Steps, kind = 'event'): string[] {
  return wrong([{ ...testCard('german', 1, []), top: { kind, steps } }]);
}

function wrongBottom(steps: Steps): string[] {
  return wrong([{ ...testCard('german', 1, [{ kind: 'caps', amount: 1 }]), bottom: { steps } }]);
}

test('our own cards, conditions and tiles are sound', () => {
  expect(checkPack(defaultPack).ok).toBe(true);
});

describe('a card is refused with the card and the field', () => {
  test.each<[string, string[], string[]]>([
    [
      'an unknown step',
      wrongTop([{ kind: 'caps', amount: 1 }, { kind: 'parade' }]),
      ['generatorCards.0.top.steps.1.kind'],
    ],
    ['a wrong field', wrongTop([{ kind: 'caps', amount: 'many' }]), ['generatorCards.0.top.steps.0.amount']],
    [
      'an unknown counter',
      wrongTop([{ kind: 'units', units: ['g02', 'g99'] }]),
      ['generatorCards.0.top.steps.0.units.1'],
    ],
    [
      'a counter of the other side',
      wrongTop([{ kind: 'units', units: ['s01'] }]),
      ['generatorCards.0.top.steps.0.units.0'],
    ],
    [
      'a Rumored Enemy as a unit',
      wrongTop([{ kind: 'units', units: ['gr1'] }]),
      ['generatorCards.0.top.steps.0.units.0'],
    ],
    ['an unknown weapon card', wrongTop([{ kind: 'weapon', card: 'catapult' }]), ['generatorCards.0.top.steps.0.card']],
    ['an Action Card as a weapon', wrongTop([{ kind: 'weapon', card: 'c02' }]), ['generatorCards.0.top.steps.0.card']],
    [
      'a weapon of the other side',
      wrongTop([{ kind: 'weapon', card: 'molotov' }]),
      ['generatorCards.0.top.steps.0.card'],
    ],
    [
      'a carrier that was not given',
      wrongTop([{ kind: 'weapon', card: 'grenades', unit: 'g02' }]),
      ['generatorCards.0.top.steps.0.unit'],
    ],
    [
      'a marker nobody has placed',
      wrongTop([{ kind: 'drawDefense', where: { nearMarker: 2 } }]),
      ['generatorCards.0.top.steps.0.where.nearMarker'],
    ],
    [
      'defenses so far apart',
      wrongTop([{ kind: 'fortify', what: 'mine', where: { apart: 2 } }]),
      ['generatorCards.0.top.steps.0.where.apart'],
    ],
    [
      'units hidden by the opponent',
      wrongTop([{ kind: 'placeUnits', of: 'enemy', by: 'own', hidden: true }]),
      ['generatorCards.0.top.steps.0.hidden'],
    ],
    [
      'an edge for units not given',
      wrongTop([{ kind: 'entryEdge', units: 'given', when: 'atOnce' }]),
      ['generatorCards.0.top.steps.0.units'],
    ],
    [
      'a road for units not given',
      wrongTop([{ kind: 'exitEdge', byRoad: true }]),
      ['generatorCards.0.top.steps.0.byRoad'],
    ],
    ['a Victory top without VP', wrongTop([{ kind: 'caps', amount: 1 }], 'victory'), ['generatorCards.0.top.kind']],
    [
      'VP in an Event',
      wrongTop([{ kind: 'victory', rule: { kind: 'wipedOut', vp: 3 } }]),
      ['generatorCards.0.top.kind'],
    ],
    [
      'a bottom of something else',
      wrongBottom([{ kind: 'units', units: ['g02'] }, { kind: 'addMap' }]),
      ['generatorCards.0.bottom.steps.1.kind'],
    ],
    ['a bottom without units', wrongBottom([{ kind: 'caps', amount: 1 }]), ['generatorCards.0.bottom.steps']],
  ])('G1.0a %s', (_what, fields, expected) => {
    expect(fields).toEqual(expected);
  });

  test.each<[string, object, string]>([
    ['chosen units that no step has named', { kind: 'destroyed', vp: 1, units: 'chosen' }, 'rule.units'],
    ['survivors that no step has named', { kind: 'alive', vp: 1 }, 'rule.kind'],
    [
      'a placed marker that no step has placed',
      { kind: 'control', vp: 1, markers: 'placed', when: 'gameEnd' },
      'rule.markers',
    ],
    ['leavers without an exit', { kind: 'left', vp: 1, units: 'all' }, 'rule.kind'],
    ['a place to reach that moves', { kind: 'reached', vp: 1, where: { clear: 2 } }, 'rule.where.clear'],
  ])('G3.2 VP for %s', (_what, rule, part) => {
    expect(wrongTop([{ kind: 'victory', rule }], 'victory')).toEqual([`generatorCards.0.top.steps.0.${part}`]);
  });

  test('G3.1b a number on two halves of a side, G1.0a a card number twice', () => {
    const one = testCard('german', 1, [{ kind: 'caps', amount: 1 }], ['g05', 'g06']);
    const two = testCard('german', 2, [{ kind: 'units', units: ['g06'] }], ['g07']);
    expect(wrong([one, two])).toEqual(['generatorCards.1.top.steps.0.units.0']);
    expect(wrong([one, { ...two, number: 1, top: one.top }])).toEqual(['generatorCards.1.number']);
  });

  test('G3.9 a Condition Card with what only one side has, or with more Condition Cards', () => {
    const card = (steps: Steps): object => ({
      id: 'cond-test',
      name: 'Test',
      top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'wind' } }] },
      bottom: { name: 'Benefit', steps, lasts: false },
    });
    const broken = (steps: Steps): string[] => wrong([], { conditionCards: [card(steps)] });
    expect(broken([{ kind: 'units', units: ['g02'] }])).toEqual(['conditionCards.0.bottom.steps.0.kind']);
    expect(broken([{ kind: 'weapon', card: 'molotov' }])).toEqual(['conditionCards.0.bottom.steps.0.kind']);
    expect(broken([{ kind: 'conditions' }])).toEqual(['conditionCards.0.bottom.steps.0.kind']);
    expect(
      wrong([], { conditionCards: [card([{ kind: 'caps', amount: 1 }]), card([{ kind: 'caps', amount: 1 }])] }),
    ).toEqual(['conditionCards.1.id']);
  });

  test('G5.3b a tile without a card', () => {
    const [tile] = defaultPack.aiTiles ?? [];
    expect(wrong([], { aiTiles: [tile] })).toEqual(['aiTiles.0.number']);
  });
});
