import { expect, test } from 'vitest';
import { effectStepSchema, type EffectStepSource } from '../../model/pack/effect-step.ts';
import { HALVES } from '../../model/pack/generator.ts';
import { cardNamed } from '../../testing/draft-field.ts';
import { pack } from '../../testing/match.ts';
import { halfText } from './half-text.ts';
import { cardId } from '../../model/ids.ts';

const halfOf = (word: string, half: 'top' | 'bottom'): string =>
  halfText(pack, { deck: 'card', card: cardNamed(pack, word), half }).join(' ');

function printed(source: EffectStepSource, deck: 'card' | 'condition' = 'card'): string {
  const steps = [effectStepSchema.parse(source)];
  const generatorCards = pack.generatorCards.map((card) => ({ ...card, top: { ...card.top, steps } }));
  const conditionCards = pack.conditionCards.map((card) => ({ ...card, top: { steps } }));
  const card = deck === 'card' ? cardNamed(pack, 'german-01') : cardId(0);
  return halfText({ ...pack, generatorCards, conditionCards }, { deck, card: cardId(card), half: 'top' }).join(' ');
}

test('G1.0a every half of every card is whole sentences: a stop at the end, nothing missing, no word twice', () => {
  const decks = [
    ...pack.generatorCards.map((_card, card) => ({ deck: 'card' as const, card: cardId(card) })),
    ...pack.conditionCards.map((_card, card) => ({ deck: 'condition' as const, card: cardId(card) })),
  ];
  for (const { deck, card } of decks)
    for (const half of HALVES)
      for (const sentence of halfText(pack, { deck, card, half })) {
        expect(sentence).toMatch(/^(leIG|[A-Z0-9+]).*\.$/);
        expect(sentence).not.toMatch(/undefined|\?|\b(\w+) \1\b| {2}|,\.|\.\./);
      }
});

test('G1.0c a bottom names its units by name and number, and its CAPs', () => {
  expect(halfOf('soviet-02', 'bottom')).toBe('Rifle squad 03, Rifle squad 04 and NKVD squad 20. Soviet CAPs +1.');
});

test('G3.7a G3.7.2 what is placed, by whom and where', () => {
  const near: EffectStepSource = { kind: 'placeUnits', of: 'enemy', by: 'enemy', where: { nearMarker: 3 } };
  const chosen: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'enemy', where: { apart: 3 } };
  expect(printed(near)).toMatch(/^The Soviet player may place the units of a played Soviet card/);
  expect(printed(near)).toContain('within 3 hexes of the marker');
  expect(printed(chosen)).toMatch(/^The Soviet player places the units of a played German card/);
  expect(printed({ kind: 'placeUnits', of: 'own', by: 'own', hidden: true })).toContain('hidden');
  expect(
    printed({ kind: 'controlMarker', whose: 'enemy', where: { edge: { whose: 'enemy', least: 4, most: 4 } } }),
  ).toBe('The German player places a Soviet Control Marker 4 hexes from the Soviet entry edge.');
});

test('G3.9 a Condition Card speaks to whoever plays it', () => {
  expect(printed({ kind: 'placeUnits', of: 'own', by: 'own', only: 2 }, 'condition')).toMatch(
    /^You may place up to 2 units of one of your played cards/,
  );
  expect(printed({ kind: 'caps', amount: 1 }, 'condition')).toBe('Your CAPs +1.');
});

test('R-237 G3.7.1b G3.8a G3.8.1 edges and maps', () => {
  expect(printed({ kind: 'entryEdge', units: 'all', when: 'onEntering' })).toBe(
    'German units may also enter by any free edge, chosen as they enter; it counts for nothing else.',
  );
  expect(printed({ kind: 'delay', of: 'enemy', rounds: 1 })).toBe(
    'The units of a played Soviet card enter 1 round later.',
  );
  expect(printed({ kind: 'switchMap' })).toMatch(/^Switch/);
});
