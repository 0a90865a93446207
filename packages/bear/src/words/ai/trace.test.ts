import { nonEmpty } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { AiOrderSource } from '../../model/pack/orders.ts';
import { RUNGS } from '../../solo/thought/trace.ts';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { aiWords } from './reasons.ts';
import { RUNG_WORDS } from './ladder.ts';
import { explainAiTurn } from './trace.ts';

test('S-trace every comparison and every reason of the AI has words', () => {
  for (const rung of RUNGS) {
    const { prefers, figure } = RUNG_WORDS[rung];
    expect(prefers).not.toBe('');
    for (const value of [0, 1, -2]) expect(figure(value)).not.toMatch(/undefined|NaN|^$/);
  }
  for (const say of nonEmpty(Object.values(aiWords))) {
    expect(say({ hex: 'E09', unit: 'g03', amount: 3 })).not.toMatch(/undefined|NaN|^$/);
    expect(say({ hex: '', unit: '', amount: 12 })).not.toMatch(/undefined|NaN|^$/);
  }
});

test('S-trace R-183 a figure that nobody knows, or that is not there, is called so', () => {
  expect(RUNG_WORDS.highestRating.figure(Infinity)).toBe('no FP');
  expect(RUNG_WORDS.lowestDefense.figure(Infinity)).toBe('no DV');
  expect(RUNG_WORDS.nearObjective.figure(Infinity)).toBe('no objective');
});

test('S-trace an attack is told whole: card, orders, everybody they were tried on, each rung, odds, dice, check', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; g04 0,2 NE; s03 3,0 NW; s04 3,1 NW; s05 6,0 NW spent', {
    cards: [
      {
        advance: { by: 1, when: 'moreUnits' },
        shortRange: ['attack'],
        orders: [
          { target: ['hit'], action: 'fire' },
          { action: 'fire', caps: 1 },
        ],
      },
      { spentNumber: 3 },
    ],
    ties: [2],
    dice: [3, 3],
  });
  expect(explainAiTurn(before, turn).join('\n')).toMatchInlineSnapshot(`
    "Order Card 01
      Advance by 1 if there are more units than AIs: 3 AIs and 2 units, so the marker stays (S2.3.1a)
      Short range 1: AI adjacent to a unit closest to a unit adjacent to it: fire (S4.1.2b)
        not eligible: s03, s04, not adjacent to an enemy (S4.1.2b)
        not eligible: s05, spent, and this is not a Command card (S4.1.1)
        no AI can (S5.0.1c)
      Order 1: AI closest to a hit unit: fire (S4.1)
        not eligible as a target: g03, g04, not hit (S5.0a)
        not eligible: s05, spent, and this is not a Command card (S4.1.1)
        no eligible target: s03, s04 (S5.0.1a)
        no AI can (S5.0.1c)
      Order 2: AI closest to a unit: fire (+1 CAP) (S4.1)
        not eligible: s05, spent, and this is not a Command card (S4.1.1)
        s03, g03 at 3 hexes: can
        s03, g04 at 3 hexes: can
        s04, g04 at 3 hexes: can
        closest to its target, at 3 hexes: s03, s04 (S5.0.1b)
        AI: s04, from s03, s04
          unhit before hit: s03 unhit, s04 unhit; tied (S5.1.1)
          highest FP: s03 FP 3, s04 FP 3; tied (S5.1.1)
          lowest attack cost: s03 cost 4, s04 cost 4; tied (S5.1.1)
          highest DM: s03 DM 0, s04 DM 0; tied (S5.1.1)
          still tied: random, 2 of 2: s04 (S5.1.1)
        needs 9: 10 of 36, with 1 CAP 15, with 2 CAPs 21
        kills on 13: 0 of 36, with 1 CAP 1, with 2 CAPs 3
        FP 3
          +3 printed FP of s04 (B7.1)
        DV 12 (red, front)
          +12 front DR of g04 (B7.3)
        cost 4
          +4 printed attack cost of s04 (B1.1)
        s04 fires at g04 in 0,2: 4 AP (S5.0.1a)
    Result
      s04 is ordered to fire (S4.1)
      s04 attacks 0,2 (B7.0)
      The AI rolls 3 + 3 + 1 CAP against g04 (B3.2.3)
      g04 is missed: rolled 7, needed 9 (B7.2)
      s04 acts for 4 AP (B2.2)
      s04 is spent: cost 4 against check 3 (B2.2g)"
  `);
});

describe('S-trace S5.0a a word that compares is told with the figure of everybody compared', () => {
  /** The line that says who is left after this word. */
  function told(units: string, order: AiOrderSource, word: string): string | undefined {
    const { before, turn } = aiTurnOf(units, { cards: [{ orders: [order] }, {}] });
    return explainAiTurn(before, turn)
      .map((line) => line.trim())
      .find((line) => line.startsWith(word));
  }

  test('S-trace S5.0a of the AI', () => {
    const field = 's48 9,0 NW; s03 7,1 NW; s04 7,2 NW; g03 -5,0 SE';
    expect(told(field, { who: ['highestAR'], action: 'move' }, 'highest FP')).toBe(
      'highest FP: s03 FP 3, s04 FP 3, s48 FP 5; leaves s48 (S5.0a)',
    );
    expect(told(field, { who: ['largestGroup'], action: 'move' }, 'in the largest group')).toBe(
      'in the largest group: s03 group of 2, s04 group of 2, s48 group of 1; leaves s03, s04 (S5.0a)',
    );
  });

  test('S-trace S5.0a R-207 of the targets, with those nobody can execute the order against', () => {
    const field = 's03 0,0 SE; g03 9,0 NW; g04 2,1 NW hasty; g05 4,0 NW hasty; g06 3,0 NW hasty pinned';
    expect(told(field, { target: ['lowestDV', 'unhit'], action: 'fire' }, 'lowest DV')).toBe(
      'lowest DV, targets: g03 DV 12, g04 DV 13, g05 DV 13; no AI can against g03; leaves g04, g05 (S5.0a)',
    );
  });

  test('S-trace S5.0a R-207 of the targets of the AI that was chosen', () => {
    const field = 'g03 1,0 SE; g04 4,0 SE hasty; s17 7,0 NW';
    expect(told(field, { who: ['highestAR'], target: ['lowestDV'], action: 'fire' }, 'lowest DV')).toBe(
      'lowest DV, targets: g04 DV 13, g03 DV 12; leaves g03 (S5.0a)',
    );
  });
});

test('S-trace a move is told with the hexes that would not do, and with the way it faces', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; g04 0,3 NE; s03 5,-1 NW; s05 5,2 NW', {
    cards: [{ isCommand: true, orders: [{ to: ['objective', 'unit'], action: 'move', lowRisk: true }] }],
    controls: [{ at: '-2,1', side: 'german' }],
    ground: { '4,0': 'lightWoods', '4,-1': 'lightWoods' },
  });
  expect(explainAiTurn(before, turn).join('\n')).toMatchInlineSnapshot(`
    "Order Card 01, a Command card: spent AIs act too, with no spent check (S4.3)
      Order 1: AI closest to a Mission Objective or a unit: move toward it, Low Risk (S4.1)
        s03, g03 at 5 hexes: can
        s03, g04 at 5 hexes: can
        s05, g04 at 5 hexes: can
        closest to its target, at 5 hexes: s03, s05 (S5.0.1b)
        AI: s03, from s03, s05
          unhit before hit: s03 unhit, s05 unhit; tied (S5.2.1)
          lowest move cost: s03 cost 1, s05 cost 1; tied (S5.2.1)
          still tied: random, 1 of 2: s03 (S5.2.1)
        target: g03, from g03, g04
          first on the order’s list: g03 listed second, g04 listed second; tied (S5.2.2)
          spent before fresh: g03 fresh, g04 fresh; tied (S5.2.2)
          hit before unhit: g03 unhit, g04 unhit; tied (S5.2.2)
          closest to an objective: g03 2 hexes, g04 4 hexes; leaves g03 (S5.2.2)
        not into 6,-2, 6,-1: that would be 6 hexes away (S5.2a)
        not into 5,-2, 5,0: it would be no closer (S5.2a)
        hex: 4,-1, from 4,0, 4,-1
          out of fire zones: 4,0 in a fire zone, 4,-1 in a fire zone; tied (S5.3.2)
          fewest hexes to the target: 4,0 4 hexes, 4,-1 4 hexes; tied (S5.3)
          highest DM: 4,0 DM 1, 4,-1 DM 1; tied (S5.3)
          toward a flank: 4,0 5 hexes, 4,-1 4 hexes; leaves 4,-1 (S5.3)
        facing: NW, from N, NE, SE, S, SW, NW
          closest units in arc: N 0 units, NE 0 units, SE 0 units, S 1 unit, SW 2 units, NW 2 units; leaves SW, NW (S5.3.1)
          objective in arc: SW in arc, NW in arc; tied (S5.3.1)
          most units in arc: SW 2 units, NW 2 units; tied (S5.3.1)
          smallest pivot: SW 1 hexside, NW 0 hexsides; leaves NW (S5.3.1)
        s03 moves to 4,-1, facing NW: 1 AP (S5.0.1a)
    Result
      s03 is ordered to move (S4.1)
      s03 moves from 5,-1 to 4,-1, facing NW (B5.0)"
  `);
});

test('S-trace R-204 R-205 a vehicle’s move is told with every hex it could end in, and the ways to the one it does', () => {
  const { before, turn } = aiTurnOf('g03 0,0 S; g04 3,4 N; s48 0,0 SE; s03 4,-2 SE spent', {
    cards: [{ isCommand: true, orders: [{ who: ['vehicle'], to: ['objective'], action: 'move', lowRisk: true }] }],
    controls: [{ at: '3,-2', side: 'german' }],
    ground: { '1,-2': 'water' },
    ties: [1],
  });
  expect(explainAiTurn(before, turn).slice(2).join('\n')).toMatchInlineSnapshot(`
    "    not eligible: s03, not a vehicle (S5.0a)
        s48, the objective 3,-2 at 3 hexes: can
        closest to its target, at 3 hexes: s48 (S5.0.1b)
        fire zones count as they will be once it has left 0,0 (R-204)
        not into -1,1, -1,0, -1,-1: that would be 4 hexes away (S5.2a)
        not into 1,0: 1,0 is in the fire zone of an adjacent unit (S5.3.2)
        not into 0,-1, 0,1, 0,-2: it would be no closer (S5.2a)
        hex: 3,-2, from 1,-1, 2,-2, 2,-1, 2,0, 2,-3, 3,-3, 3,-2, 3,-1
          out of fire zones: 1,-1 outside, 2,-2 outside, 2,-1 outside, 2,0 in a fire zone, 2,-3 outside, 3,-3 outside, 3,-2 outside, 3,-1 in a fire zone; leaves 1,-1, 2,-2, 2,-1, 2,-3, 3,-3, 3,-2 (S5.3.2)
          fewest hexes to the target: 1,-1 2 hexes, 2,-2 1 hex, 2,-1 1 hex, 2,-3 2 hexes, 3,-3 1 hex, 3,-2 0 hexes; leaves 3,-2 (S5.3)
        way: via 1,-1 and 2,-2, from via 1,-1 and 2,-2, via 1,-1 and 2,-1
          fewest AP: via 1,-1 and 2,-2 1 AP, via 1,-1 and 2,-1 1 AP; tied (R-205)
          fewest hexes in fire zones: via 1,-1 and 2,-2 0 hexes, via 1,-1 and 2,-1 0 hexes; tied (R-205)
          fewest hexes: via 1,-1 and 2,-2 3 hexes, via 1,-1 and 2,-1 3 hexes; tied (R-205)
          still tied: random, 1 of 2: via 1,-1 and 2,-2 (R-205)
        facing: SW, from N, NE, SE, S, SW, NW
          closest units in arc: N 0 units, NE 0 units, SE 0 units, S 0 units, SW 1 unit, NW 1 unit; leaves SW, NW (S5.3.1)
          objective in arc: SW in arc, NW in arc; tied (S5.3.1)
          most units in arc: SW 2 units, NW 1 unit; leaves SW (S5.3.1)
        s48 moves by 1,-1 and 2,-2 to 3,-2, facing SW: 1 AP (S5.0.1a)
    Result
      s48 is ordered to move (S4.1)
      s48 moves from 0,0 to 1,-1, facing NE (B5.0)
      s48 moves from 1,-1 to 2,-2, facing SE (B5.0)
      s48 moves from 2,-2 to 3,-2, facing SW (B5.0)
      The Soviet side takes control of 3,-2 (B19.3)"
  `);
});

test('S-trace R-204 R-210 an AI that cannot get away says so for every hex', () => {
  const { before, turn } = aiTurnOf('g03 0,0 S; g04 0,0 N; s03 0,0 SE', {
    cards: [{ closeCombat: ['disengage'] }],
  });
  expect(explainAiTurn(before, turn).slice(1).join('\n')).toMatchInlineSnapshot(`
    "  Close combat 1: AI in close combat closest to a unit: disengage (S4.1.2a)
        s03, g03 at 0 hexes: cannot: 0,-1 is in the fire zone of an adjacent unit (S5.3.2); 1,-1 is in the fire zone of an adjacent unit (S5.3.2); 1,0 is in the fire zone of an adjacent unit (S5.3.2); 0,1 is in the fire zone of an adjacent unit (S5.3.2); -1,1 is in the fire zone of an adjacent unit (S5.3.2); -1,0 is in the fire zone of an adjacent unit (S5.3.2); fire zones count as they will be once it has left 0,0 (R-204); there is no hex to move to (S4.1.2a); in close combat a pivot means nothing (R-210)
        s03, g04 at 0 hexes: cannot: 0,-1 is in the fire zone of an adjacent unit (S5.3.2); 1,-1 is in the fire zone of an adjacent unit (S5.3.2); 1,0 is in the fire zone of an adjacent unit (S5.3.2); 0,1 is in the fire zone of an adjacent unit (S5.3.2); -1,1 is in the fire zone of an adjacent unit (S5.3.2); -1,0 is in the fire zone of an adjacent unit (S5.3.2); fire zones count as they will be once it has left 0,0 (R-204); there is no hex to move to (S4.1.2a); in close combat a pivot means nothing (R-210)
        no AI can (S5.0.1c)
      No order on the card can be executed: the AI passes (S2.3.3)
    Result
      The AI passes (S2.3.3)"
  `);
});

test('S-trace an event of the track is told before the order of the card', () => {
  const { before, turn } = aiTurnOf('g03 0,0 SE; g04 0,3 NE; s03 9,-1 NW', {
    cards: [{ advance: { by: 1, when: 'always' } }],
    track: [{ space: 2, events: [{ kind: 'confusion' }] }],
  });
  expect(explainAiTurn(before, turn).join('\n')).toMatchInlineSnapshot(`
    "Order Card 01
      Advance by 1: 1 AI and 2 units, so the marker advances (S2.3.1a)
      Confused unit: g03, from g03, g04
        highest FP: g03 FP 2, g04 FP 2; tied (S7.2)
        closest to an AI: g03 9 hexes, g04 9 hexes; tied (S7.2)
        still tied: random, 1 of 2: g03 (S7.2)
      No order on the card can be executed: the AI passes (S2.3.3)
    Result
      The Mission Track marker advances to space 2 (S2.3.1)
      Space 2: Space 2 (S7.2)
      g03 is spent (S7.2)
      The AI passes (S2.3.3)"
  `);
});
