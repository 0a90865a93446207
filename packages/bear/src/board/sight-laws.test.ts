import { areaOf, type Hex, hexAt, mirror, rotate } from '@sandtable/hex';
import { randomOf } from '@sandtable/kernel';
import { describe, expect, inject, test } from 'vitest';
import type { SightOptions } from './sight-options.ts';
import { randomFields, wrongPairs } from '../testing/random-field.ts';
import type { Field } from '../testing/sight-ground.ts';
import { slowSight } from '../testing/slow-sight.ts';
import { judgeSight } from './sight.ts';
import { type HexId, hexId } from './ground.ts';

const ascending = (a: number, b: number): number => a - b;

/** A verdict for comparison: seen or not, veils, and the blocking hexes in any order. */
function judged({ ground, smoke }: Field, options: SightOptions, from: HexId, to: HexId): string {
  const verdict = judgeSight(ground, smoke, options, from, to);
  const hexes = verdict.reasons.flatMap(({ at }) => (at === undefined ? [] : [at])).sort(ascending);
  return [verdict.granted ? `seen ${verdict.value.veils}` : 'hidden', ...hexes].join(' ');
}

function slowly({ ground, smoke }: Field, options: SightOptions, from: HexId, to: HexId): string {
  const { isClear, veils, because } = slowSight(ground, smoke, options, from, to);
  return [isClear ? `seen ${veils}` : 'hidden', ...because.toSorted(ascending)].join(' ');
}

/** The map with every hex moved; hexes keep their indices. */
function moved({ ground, smoke }: Field, move: (hex: Hex) => Hex): Field {
  return { ground: { ...ground, area: areaOf(ground.area.hexes.map(move)) }, smoke };
}

function expectSameWhenMoved(move: (hex: Hex) => Hex): void {
  for (const { field, options } of randomFields(16 * inject('samples'), 5)) {
    const other = moved(field, move);
    const isSame = (from: HexId, to: HexId): boolean =>
      judged(other, options, from, to) === judged(field, options, from, to);
    expect(wrongPairs(field.ground, isSame)).toEqual([]);
  }
}

describe('on random maps, whatever the switches', () => {
  test('the judgement says what the rules read slowly say, and names the same hexes', () => {
    for (const { field, options } of randomFields(24 * inject('samples'), 5)) {
      const isSame = (from: HexId, to: HexId): boolean =>
        judged(field, options, from, to) === slowly(field, options, from, to);
      expect(wrongPairs(field.ground, isSame)).toEqual([]);
    }
  });

  test('B6.0 who is seen sees, and the same hexes are in the way', () => {
    for (const { field, options } of randomFields(16 * inject('samples'), 5)) {
      const isMutual = (from: HexId, to: HexId): boolean =>
        judged(field, options, from, to) === judged(field, options, to, from);
      expect(wrongPairs(field.ground, isMutual)).toEqual([]);
    }
  });

  test('B6.0 turning the map changes no verdict', () => {
    expectSameWhenMoved((hex) => rotate(hex, hexAt(3, -1), 1));
  });

  test('B6.0 a map in the mirror has the same verdicts', () => {
    expectSameWhenMoved((hex) => mirror(hex, hexAt(2, 2)));
  });

  test('B6.0.7 more smoke never lets anyone see more', () => {
    const random = randomOf('more smoke');
    const shade = (verdict: string): number =>
      ['seen 0', 'seen 1', 'hidden'].findIndex((word) => verdict.startsWith(word));
    for (const { field, options } of randomFields(60, 4)) {
      const hex = hexId(random.below(field.ground.area.hexes.length));
      const dm = (field.smoke.get(hex) ?? 0) + 1 + random.below(2);
      const darker = { ...field, smoke: new Map(field.smoke).set(hex, dm) };
      const isDarker = (from: HexId, to: HexId): boolean =>
        shade(judged(darker, options, from, to)) >= shade(judged(field, options, from, to));
      expect(wrongPairs(field.ground, isDarker)).toEqual([]);
    }
  });
});
