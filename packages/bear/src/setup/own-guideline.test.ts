import { expect, test } from 'vitest';
import { draftOptionsSchema } from '../model/draft/options.ts';
import type { Guideline } from '../model/pack/generator.ts';
import { pack } from '../testing/match.ts';
import { draftAdvice } from '../words/draft/reasons.ts';
import { openDraft, planOf } from './open-draft.ts';
import { ownGuideline } from './own-guideline.ts';

function printed(wanted: number): Guideline {
  const found = pack.guidelines.find(({ number }) => number === wanted);
  if (found === undefined) throw new RangeError(`no guideline ${wanted}`);
  return found;
}

function planned(guideline: Guideline, more: object = {}) {
  const options = draftOptionsSchema.parse({ guideline, ...more });
  return { options, plan: planOf(pack, options), opened: openDraft(pack, options) };
}

test('G2.1c what is changed of a printed guideline is changed, what is not stays as printed', () => {
  const base = printed(2);
  const own = ownGuideline(base, { rounds: 8, maps: 2, roles: [{ hand: 6, cards: { from: 1, to: 16 } }, { caps: 7 }] });
  expect(own).toMatchObject({ number: 0, rounds: 8, maps: 2, entry: base.entry, actionDeck: base.actionDeck });
  expect(own.roles[0]).toEqual({ ...base.roles[0], hand: 6, cards: { from: 1, to: 16 } });
  expect(own.roles[1]).toEqual({ ...base.roles[1], caps: 7 });
  expect(own.minutes).toEqual([95, 95]);
  expect(planned(own).opened.ok).toBe(true);
});

test('G2.1c every printed guideline can be made one’s own, and is then drafted like the printed one', () => {
  for (const base of pack.guidelines) {
    const { number: _number, name: _name, variant: _variant, ...figures } = ownGuideline(base, {});
    expect(base).toMatchObject(figures);
    expect(planned(ownGuideline(base, {})).opened.ok).toBe(true);
  }
});

test('R-203 team-mates with the same range share a deck; with cards of their own each has one', () => {
  const base = printed(7);
  const decksOf = (guideline: Guideline): (string | undefined)[] => guideline.roles.map(({ deck }) => deck);
  expect(decksOf(ownGuideline(base, { rounds: 6 }))).toEqual(['shared', undefined, 'shared']);
  const apart = ownGuideline(base, { roles: [{ cards: { from: 1, to: 12 } }, {}, { cards: { from: 13, to: 25 } }] });
  expect(decksOf(apart)).toEqual([undefined, undefined, undefined]);
  const crossed = ownGuideline(base, { roles: [{ cards: { from: 1, to: 12 } }, {}, { cards: { from: 10, to: 25 } }] });
  expect(planned(crossed).opened.ok).toBe(false);
});

test('G2.1.7 a variant that chooses figures goes; one that says who plays what stays', () => {
  expect(pack.guidelines.map((base) => ownGuideline(base, {}).variant?.kind ?? null)).toEqual([
    ...[null, null, null, null, null, null],
    'reverse',
    'splitDecks',
  ]);
});

test('G2.1c a hand of more than two cards a round is advised against, with the rounds as changed, and played all the same', () => {
  const base = printed(5);
  const long = planned(ownGuideline(base, { rounds: 3, roles: [{ hand: 7 }, { hand: 7 }] }));
  expect(long.opened.ok).toBe(true);
  expect(draftAdvice(pack, long.options)).toEqual([
    'For 3 rounds a hand of no more than 6 cards is recommended (G2.1c)',
  ]);
  expect(draftAdvice(pack, planned(ownGuideline(base, { rounds: 4, roles: [{ hand: 7 }] })).options)).toEqual([]);
  // G4.3: a card as a handicap counts.
  const six = ownGuideline(base, { rounds: 3, roles: [{ hand: 6 }, { hand: 6 }] });
  expect(draftAdvice(pack, planned(six).options)).toEqual([]);
  expect(draftAdvice(pack, planned(six, { handicaps: [{ card: true }] }).options)).toHaveLength(1);
});
