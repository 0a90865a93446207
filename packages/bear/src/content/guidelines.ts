import type { GuidelineSource } from '../model/pack/generator.ts';
import type { Side } from '../model/pack/unit-type.ts';

type RoleSource = GuidelineSource['roles'][number];

/** G2.1.3: Action Card numbers 02 to `to`, and the others listed. */
function deck(to: number, ...besides: readonly number[]): number[] {
  return [...Array.from({ length: to - 1 }, (_each, place) => place + 2), ...besides];
}

function role(side: Side, cards: readonly [number, number], hand: number, caps: number): RoleSource {
  return { side, cards: { from: cards[0], to: cards[1] }, hand, caps, actionCards: 1 };
}

function both(cards: readonly [number, number], hand: number, caps: number): RoleSource[] {
  return [role('german', cards, hand, caps), role('soviet', cards, hand, caps)];
}

/** G2.1g1 to G2.1g8 */
export const GUIDELINES: readonly GuidelineSource[] = [
  {
    number: 1,
    name: 'Intro',
    minutes: [30, 45],
    rounds: 4,
    actionDeck: deck(7),
    maps: 1,
    entry: 'longEdge',
    roles: both([1, 4], 4, 4),
  },
  {
    number: 2,
    name: 'Infantry',
    minutes: [60, 60],
    rounds: 5,
    actionDeck: deck(13),
    maps: 1,
    entry: 'anyEdge',
    roles: both([1, 9], 5, 5),
    variant: { kind: 'hand', from: 3, to: 8, capsLess: 0 },
  },
  {
    number: 3,
    name: 'Light Armor',
    minutes: [45, 45],
    rounds: 5,
    actionDeck: deck(13, 20),
    maps: 1,
    entry: 'anyEdge',
    roles: both([10, 16], 5, 4),
    variant: { kind: 'secondMap', hand: 6 },
  },
  {
    number: 4,
    name: 'Armor',
    minutes: [60, 60],
    rounds: 5,
    actionDeck: deck(13, 20, 40),
    maps: 2,
    entry: 'anyEdge',
    roles: both([10, 25], 7, 6),
    variant: { kind: 'hand', from: 4, to: 10, capsLess: 1, maps: 1 },
  },
  {
    number: 5,
    name: 'Full Deck',
    minutes: [60, 60],
    rounds: 5,
    actionDeck: deck(13, 40),
    maps: 1,
    entry: 'anyEdge',
    roles: both([1, 25], 5, 4),
    variant: { kind: 'hand', from: 3, to: 10, capsLess: 1 },
  },
  {
    number: 6,
    name: 'Light Armor & Infantry',
    minutes: [60, 60],
    rounds: 5,
    actionDeck: deck(13, 20, 40),
    maps: 1,
    entry: 'anyEdge',
    roles: both([1, 16], 5, 4),
    variant: { kind: 'hand', from: 3, to: 10, capsLess: 1 },
  },
  {
    number: 7,
    name: 'Three Player',
    minutes: [90, 90],
    rounds: 5,
    actionDeck: deck(13, 20, 40),
    maps: 1,
    entry: 'threePlayers',
    roles: [
      // both draw from one deck.
      { ...role('german', [1, 16], 4, 3), deck: 'shared' },
      { ...role('soviet', [1, 25], 8, 6), actionCards: 2 },
      { ...role('german', [1, 16], 4, 3), deck: 'shared' },
    ],
    variant: { kind: 'reverse' },
  },
  {
    number: 8,
    name: 'Four Player',
    minutes: [120, 120],
    rounds: 5,
    actionDeck: deck(13, 20, 40),
    maps: 1,
    entry: 'anyEdge',
    roles: [
      role('german', [1, 12], 4, 5),
      role('soviet', [1, 12], 4, 5),
      role('german', [13, 25], 4, 5),
      role('soviet', [13, 25], 4, 5),
    ],
    variant: { kind: 'splitDecks' },
  },
];
