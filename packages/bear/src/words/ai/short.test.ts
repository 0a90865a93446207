import { expect, test } from 'vitest';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { foretellAiTurn, summarizeAiTurn } from './short.ts';

const FIRE = { orders: [{ action: 'fire' as const, caps: 1 }] };

test('S-trace a turn in three lines: the card and its order, who does what and why, what comes of it', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; g04 0,2 NE; s03 3,0 NW; s04 5,1 NW', {
    cards: [FIRE, { spentNumber: 3 }],
    ties: [1],
    dice: [5, 4],
    hits: ['pinned'],
  });
  expect(summarizeAiTurn(before, turn)).toMatchInlineSnapshot(`
    [
      "Order Card 01, Order 1: AI closest to a unit: fire (+1 CAP)",
      "s03 fires at g03 in 0,0. AI: closest to its target (S5.0.1b); target: random, 1 of 2 (S5.1.2)",
      "The AI rolls 5 + 4 + 1 CAP against g03. g03 is hit: rolled 10, needed 9. g03 gets a hit marker: Pinned. s03 is spent: cost 4 against check 3",
    ]
  `);
  expect(foretellAiTurn(before, turn)).toMatchInlineSnapshot(
    `"Order 1: s03 fires at g03 in 0,0. AI: closest to its target (S5.0.1b); target: random, 1 of 2 (S5.1.2)"`,
  );
});

test('S-trace R-207 a target that the AI took as the best of several is told with the word that chose it', () => {
  const { before, turn } = aiTurnOf('g03 1,0 SE; g04 4,0 SE hasty; s17 7,0 NW', {
    cards: [{ orders: [{ who: ['highestAR'], target: ['lowestDV'], action: 'fire' }] }, {}],
    dice: [1, 1],
  });
  expect(summarizeAiTurn(before, turn)[1]).toMatchInlineSnapshot(
    `"s17 fires at g03 in 1,0. AI: the only one that can (S5.0.1a); target: lowest DV (S5.0a)"`,
  );
});

test('S-trace that the AI passes is explained: nothing can be done, or too few are fresh', () => {
  const nothing = aiTurnOf('g03 -9,0 SE; s03 9,0 NW', { cards: [FIRE] });
  expect(summarizeAiTurn(nothing.before, nothing.turn)).toEqual([
    'Order Card 01: the AI passes: no order can be executed (S2.3.3)',
  ]);
  const tooFew = aiTurnOf('g03 -9,0 SE; s03 9,0 NW spent', { cards: [{ third: 'passTest' }] });
  expect(summarizeAiTurn(tooFew.before, tooFew.turn)).toEqual([
    'Order Card 01: the AI passes: 0 fresh AIs against 1 fresh unit (S4.1.2d)',
  ]);
});

test('S-trace S6.2.1 a rumor that was to attack and proves false is told as a pass', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; s03 9,0 NW', {
    cards: [FIRE],
    solo: { rumors: [{ at: '3,0' }], cup: { noEnemy: 1 } },
    ground: { '3,0': 'lightWoods' },
    cup: [-1],
  });
  expect(summarizeAiTurn(before, turn)).toMatchInlineSnapshot(`
    [
      "Order Card 01, Order 1: AI closest to a unit: fire (+1 CAP)",
      "sr1 fires at g03 in 0,0. AI: the only one that can (S5.0.1a)",
      "Rumored Enemy sr1 in 3,0 is revealed: no enemy. The AI passes",
    ]
  `);
});

test('S-trace an event that is the action of the AI, and a second card, stand on the same lines', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; g04 0,3 NE; s03 9,-1 NW', {
    cards: [{ advance: { by: 1, when: 'always' } }, { orders: [{ action: 'move' }] }, {}],
    track: [{ space: 2, events: [{ kind: 'swiftAction' }, { kind: 'confusion', asAction: true }] }],
  });
  expect(summarizeAiTurn(before, turn)).toMatchInlineSnapshot(`
    [
      "Order Card 01: a Mission Track event is the AI’s action (S7.2). Then Order Card 02, Order 1: AI closest to a unit: move toward it",
      "s03 moves to 8,-1, facing NW. AI: the only one that can (S5.0.1a); target: spent before fresh (S5.2.2); hex: toward a flank (S5.3)",
      "The Mission Track marker advances to space 2. Space 2: Space 2. Space 2: Space 2. g03 is spent. Then s03 stays fresh: cost 1 against check 7",
    ]
  `);
});
