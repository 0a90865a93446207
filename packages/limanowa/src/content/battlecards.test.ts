import { expect, test } from 'vitest';
import { EFFECT_RULES, EFFECTS, PHASES } from '../model/battlecard.ts';
import { effectOf } from '../model/battle.ts';
import { aiPilesOf, allCards, deckOf } from '../setup/opening.ts';
import { pack } from '../testing/match.ts';
import { cardText } from '../words/card-words.ts';
import { BATTLECARDS } from './battlecards.ts';
import { cardId } from '../model/ids.ts';

/** The rulebook's table: id, effect, kind, phase, figure. */
const TABLE = [
  ['L10a', 'blockingPreparations', 'contra', 'opening', 0],
  ['L10b', 'counterAttack', 'contra', 'closing', 0],
  ['L10c', 'disruptiveFire', 'support', 'central', 1],
  ['L10d', 'deceit', 'support', 'opening', 1],
  ['L10e', 'perturbation', 'support', 'closing', 1],
  ['L10f', 'reinforcement', 'support', 'opening', 1],
  ['L10g', 'spareBattery', 'support', 'opening', 1],
  ['L10h', 'reorganisation', 'contra', 'central', 2],
  ['L10i', 'dugIn', 'contra', 'central', 2],
  ['L10j', 'coveringFire', 'contra', 'central', 1],
  ['L10k', 'volley', 'contra', 'central', 2],
  ['L10m', 'secondLine', 'contra', 'central', 1],
  ['L10n', 'forcedMarch', 'support', 'opening', 1],
  ['L10p', 'bombardment', 'support', 'opening', 0],
  ['L10q', 'massedAssault', 'support', 'central', 2],
  ['L10r', 'pursuit', 'support', 'closing', 0],
  ['L10s', 'dressing', 'support', 'closing', 1],
] as const;

const RULES = TABLE.map(([rule]) => rule);

test('L10a, L10b, L10c, L10d, L10e, L10f, L10g, L10h, L10i, L10j, L10k, L10m, L10n, L10p, L10q, L10r, L10s each card: its kind, its phase and its figure', () => {
  for (const [rule, effect, kind, phase, amount] of TABLE) {
    expect(EFFECT_RULES[effect]).toEqual({ rule, kind, phase });
    expect(BATTLECARDS.find((card) => card.effect === effect)).toMatchObject({ amount, copies: 2 });
  }
  expect(BATTLECARDS.map(cardText).map((text, place) => text.endsWith(`(${RULES[place]})`))).toEqual(
    RULES.map(() => true),
  );
});

test('L1g, L1h seventeen kinds of support and contra cards, two copies of each', () => {
  expect(BATTLECARDS.map(({ effect }) => effect)).toEqual([...EFFECTS]);
  expect(allCards(pack)).toHaveLength(34);
  expect([0, 1, 2, 33].map((card) => effectOf(pack, cardId(card)))).toEqual([
    'blockingPreparations',
    'blockingPreparations',
    'counterAttack',
    'dressing',
  ]);
  expect(() => effectOf(pack, cardId(34))).toThrow('no card');
});

test('GT-83 decks against the AI: 34 cards, 6 leave; support 16; contra 12: Opening 2, Central 8, Closing 2', () => {
  const piles = aiPilesOf(pack);
  const support = deckOf(pack, true);
  expect(support).toHaveLength(16);
  expect(PHASES.map((phase) => piles[phase].length)).toEqual([2, 8, 2]);
  const inPlay = [...support, ...PHASES.flatMap((phase) => piles[phase])];
  const left = allCards(pack).filter((card) => !inPlay.includes(card));
  expect(left.map((card) => effectOf(pack, card))).toEqual(
    ['reinforcement', 'spareBattery', 'reorganisation'].flatMap((effect) => [effect, effect]),
  );
});

test('L10u, LS2.5b the AI’s Opening pile is Blocking preparations alone, its Closing pile Counter-attack alone', () => {
  const kinds = (phase: (typeof PHASES)[number]): string[] => [
    ...new Set(aiPilesOf(pack)[phase].map((card) => effectOf(pack, card))),
  ];
  expect(kinds('opening')).toEqual(['blockingPreparations']);
  expect(kinds('central')).toEqual(['dugIn', 'coveringFire', 'volley', 'secondLine']);
  expect(kinds('closing')).toEqual(['counterAttack']);
});
