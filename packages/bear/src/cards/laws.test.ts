import { brokenLaws, fuzz, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { positionOf } from '../testing/fire-field.ts';
import { type BearMatch, game, matchWith } from '../testing/match.ts';

const CARDS = ['c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c10', 'c11', 'c12', 'c13', 'c20', 'c30', 'c40', 'c41'];
/** B8.0: cards with a single copy. */
const SINGLE = ['c20', 'c30', 'c40', 'c41'];

interface Plan {
  readonly economy: string;
  readonly units: string;
  readonly hand: readonly string[];
  readonly caps: number;
}

/** A small field, so that every word can be tried after every beginning. */
function smallPosition({ economy, units, hand, caps }: Plan): object {
  const hexes = { '0,0': 'lightWoods', '2,-1': 'heavyWoods', '1,0': 'water', '0,-1': 'stoneBuilding' };
  return {
    ...positionOf(units, { markers: 'mine 0,1; wire 0,0; smoke1 2,0', options: { economy } }),
    map: { bare: { radius: 3, hexes } },
    rounds: 2,
    players: { german: { caps, hand }, soviet: { caps, hand: hand.filter((card) => !SINGLE.includes(card)) } },
  };
}

test.each([
  ['spentCheck', 0],
  ['spentCheck', 2],
  ['sevenAP', 1],
] as const)('B8.1 what may be said with cards by %s and %i CAPs is offered, and only that', (economy, caps) => {
  const units = 'g03 0,0 SE suppressed; g16 0,1 SE; s40 3,0 NW; s03 2,-1 hidden';
  const position = smallPosition({ economy, units, hand: CARDS, caps });
  const match: BearMatch = new Rehearsal(game, { position });
  expect(brokenLaws(game, match.view, { most: 60 })).toEqual([]);
});

test('B13.1 what may be said of smoke, and of cards that give it, is offered, and only that', () => {
  const position = smallPosition({ economy: 'spentCheck', units: 'g23 -3,0 SE; s01 3,0 NW', hand: ['c02'], caps: 1 });
  const match: BearMatch = new Rehearsal(game, { position });
  expect(brokenLaws(game, match.view, { most: 40 })).toEqual([]);
});

test('B8.1 a card with which nothing could be done is not offered', () => {
  const match = matchWith('g37 0,0 SE immobilized; s01 9,0 NW', { hands: [CARDS, []], caps: [1, 0] });
  expect(match.offers()).not.toContain('c02');
  expect(brokenLaws(game, match.view)).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B8.1 random matches full of cards by %s are sound', (economy) => {
  const units =
    'g03 0,0 SE suppressed; g16 0,1 SE; g23 -2,0 SE; g37 0,1 NE; s01 3,0 NW pinned; s02 3,-1 NW; s40 3,-3 NW; s03 2,-1 hidden';
  const position = smallPosition({ economy, units, hand: CARDS, caps: 4 });
  const spoken = new Map<string, number>();
  const { outcome } = fuzz(game, { options: { position }, seed: 'sfc32:1', spoken });
  expect(outcome.reason.key).toBe('lastRound');
  expect([...spoken.keys()].filter((word) => CARDS.includes(word)).length).toBeGreaterThan(5);
});
