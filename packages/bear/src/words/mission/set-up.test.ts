import { describe, expect, test } from 'vitest';
import { unitOf } from '../../model/battle/battle.ts';
import { drafted } from '../../testing/drafted.ts';
import { draftKinds } from '../../testing/draft-plan.ts';
import { pack } from '../../testing/match.ts';
import { printEdges } from '../event-names.ts';
import { printNumbers } from '../orders/order-text.ts';
import { unitLabel } from './forces.ts';
import { setUpOf } from './set-up.ts';
import { printSetUp } from './set-up-text.ts';

const KINDS = draftKinds(pack).map((kind) => ({
  ...kind,
  solo: kind.solo ? { capsLess: 0, commandCardsOut: 0 } : null,
}));

describe.each(KINDS)('the set-up of guideline $guideline (variant $variant, solo $solo)', (kind) => {
  const { truth } = drafted(kind, 'set-up');
  const setUp = setUpOf(truth);
  const { view } = truth;

  test('G4.0b every unit that takes part is named once, with its hex or with round and edge', () => {
    const listed = setUp.forces.flatMap(({ groups }) => groups.flatMap(({ units }) => units));
    const taking = view.roster.filter((unit) => unitOf(truth, unit).fate !== 'unused');
    expect(new Set(listed.map(({ unit }) => unit))).toEqual(new Set(taking));
    expect(listed).toHaveLength(taking.length);
    for (const { unit, place } of listed) {
      const { at } = unitOf(truth, unit);
      expect(place).toContain(at === -1 ? '' : truth.map.names[at]);
    }
  });

  test('G1.1 every half that was played stands on a Record Board, but for benefits that do not last', () => {
    const shown = setUp.records.flatMap(({ sections }) => sections.flatMap(({ cards }) => cards)).length;
    const passing = (view.draft?.plays ?? []).filter(
      ({ deck, half, card }) =>
        deck === 'condition' && half === 'bottom' && pack.conditionCards[card]?.bottom.lasts === false,
    ).length;
    expect(shown + passing).toBe(view.draft?.plays.length);
  });

  test('all of it can be printed', () => {
    const text = printSetUp(truth).join('\n');
    expect(text).not.toMatch(/undefined|null|NaN|\?|\[object/);
    for (const unit of view.roster.filter((each) => unitOf(truth, each).at !== -1))
      expect(text).toContain(unitLabel(truth, unit));
  });
});

test('G2.1.6 edges are told side by side: those alike together', () => {
  const terms = { ...drafted({ guideline: 1 }, 'edges').state.terms };
  const map = {
    boards: [
      { board: 'b1', at: [0, 0] as const },
      { board: 'b3', at: [1, 0] as const },
    ],
  };
  const view = { terms: { ...terms, map } };
  expect(printEdges(view, [{ board: 0, edge: 'top' }])).toBe('the top edge of board 1');
  expect(
    printEdges(view, [
      { board: 0, edge: 'top' },
      { board: 1, edge: 'top' },
      { board: 1, edge: 'right' },
    ]),
  ).toBe('the top edge of boards 1 and 3 and the right edge of board 3');
});

test('numbers of cards: runs of three or more by their ends', () => {
  expect(printNumbers([13, 14, 15, 51, 55, 54])).toBe('13-15, 51, 54, 55');
  expect(printNumbers([])).toBe('');
});
