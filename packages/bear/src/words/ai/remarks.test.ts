import { describe, expect, test } from 'vitest';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { unit } from '../../testing/fire-field.ts';
import type { SoloOpening } from '../../testing/solo-match.ts';
import { explainAiTurn } from './trace.ts';

// S-trace: what an AI is guided by besides its ladders.

/** The account of its turn, without the outcome. */
function account(units: string, opening: SoloOpening): string {
  const { before, turn } = aiTurnOf(units, opening);
  const lines = explainAiTurn(before, turn);
  return lines.slice(1, lines.indexOf('Result')).join('\n');
}

describe('S-trace S4.1.2a R-108 R-204 close combat with a penalty', () => {
  const ATTACK = { cards: [{ closeCombat: ['attack' as const] }, {}] };

  test('S-trace S4.1.2a R-204 one that leaves says why, and by which fire zones', () => {
    expect(account('g03 0,0 S; s25 0,0 SE', ATTACK)).toMatchInlineSnapshot(`
      "  Close combat 1: AI in close combat closest to a unit: attack in close combat (S4.1.2a)
          s25, g03 at 0 hexes: can
          closest to its target, at 0 hexes: s25 (S5.0.1b)
          it is poor in close combat against g03, so it leaves (S4.1.2a)
          fire zones count as they will be once it has left 0,0 (R-204)
          not into 1,0: 1,0 is in the fire zone of an adjacent unit (S5.3.2)
          not into 0,1: 0,1 is in the fire zone of an adjacent unit (S5.3.2)
          not into -1,1: -1,1 is in the fire zone of an adjacent unit (S5.3.2)
          hex: 0,-1, from 0,-1, 1,-1, -1,0
            out of fire zones: 0,-1 outside, 1,-1 outside, -1,0 outside; tied (S4.1.2a)
            highest DM: 0,-1 DM 0, 1,-1 DM 0, -1,0 DM 0; tied (S4.1.2a)
            closest to an objective: 0,-1 no objective, 1,-1 no objective, -1,0 no objective; tied (S4.1.2a)
            toward a flank: 0,-1 0 hexes, 1,-1 0 hexes, -1,0 0 hexes; tied (S4.1.2a)
            not into a mine: 0,-1 no mine, 1,-1 no mine, -1,0 no mine; tied (S5.3)
            still tied: random, 1 of 3: 0,-1 (S5.3)
          facing: SE, from N, NE, SE, S, SW, NW
            closest units in arc: N 0 units, NE 0 units, SE 1 unit, S 1 unit, SW 1 unit, NW 0 units; leaves SE, S, SW (S5.3.1)
            objective in arc: SE not in arc, S not in arc, SW not in arc; tied (S5.3.1)
            most units in arc: SE 1 unit, S 1 unit, SW 1 unit; tied (S5.3.1)
            smallest pivot: SE 0 hexsides, S 1 hexside, SW 2 hexsides; leaves SE (S5.3.1)
          s25 moves to 0,-1, facing SE: 4 AP (S5.0.1a)"
    `);
  });

  test('S-trace R-108 R-204 one that cannot leave says why, for every hex', () => {
    expect(account('g03 0,0 S; g04 0,0 N; s25 0,0 SE', ATTACK)).toMatchInlineSnapshot(`
      "  Close combat 1: AI in close combat closest to a unit: attack in close combat (S4.1.2a)
          s25, g03 at 0 hexes: can
          s25, g04 at 0 hexes: can
          closest to its target, at 0 hexes: s25 (S5.0.1b)
          target: g03, from g03, g04
            lowest DV: g03 DV 11, g04 DV 11; tied (S5.1.2)
            hit before unhit: g03 unhit, g04 unhit; tied (S5.1.2)
            fresh before spent: g03 fresh, g04 fresh; tied (S5.1.2)
            highest FP: g03 FP 2, g04 FP 2; tied (S5.1.2)
            lowest attack cost: g03 cost 3, g04 cost 3; tied (S5.1.2)
            lowest move cost: g03 cost 1, g04 cost 1; tied (S5.1.2)
            still tied: random, 1 of 2: g03 (S5.1.2)
          it is poor in close combat against g03, but there is no hex to leave to, so it attacks (R-108)
          fire zones count as they will be once it has left 0,0 (R-204)
          not into 0,-1: 0,-1 is in the fire zone of an adjacent unit (S5.3.2)
          not into 1,-1: 1,-1 is in the fire zone of an adjacent unit (S5.3.2)
          not into 1,0: 1,0 is in the fire zone of an adjacent unit (S5.3.2)
          not into 0,1: 0,1 is in the fire zone of an adjacent unit (S5.3.2)
          not into -1,1: -1,1 is in the fire zone of an adjacent unit (S5.3.2)
          not into -1,0: -1,0 is in the fire zone of an adjacent unit (S5.3.2)
          needs 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15
          kills on 14: 0 of 36, with 1 CAP 0, with 2 CAPs 1
          FP 1
            +3 printed FP of s25 (B7.1)
            -2 poor in close combat (B7.7.3)
          DV 11 (red, flank)
            +11 flank DR of g03, always in close combat (B7.7.3a)
          cost 3
            +3 printed attack cost of s25 (B1.1)
          s25 attacks in close combat g03 in 0,0: 3 AP (S5.0.1a)"
    `);
  });

  test('S-trace R-204 one that disengages says it too', () => {
    const told = account('g03 0,0 S; s03 0,0 SE', { cards: [{ closeCombat: ['disengage'] }, {}] });
    expect(told).toContain('fire zones count as they will be once it has left 0,0 (R-204)');
    expect(told.split('R-204')).toHaveLength(2);
  });
});

describe('S-trace a move that cannot be made is told hex by hex', () => {
  test('S-trace S5.2a an advance', () => {
    const cards = [{ orders: [{ action: 'advance' as const }] }];
    expect(account('g03 0,0 SE; s03 5,0 NW; s04 4,0 NW spent', { cards })).toMatchInlineSnapshot(`
      "  Order 1: AI closest to a unit: move two hexes toward it (S4.1)
          not eligible: s04, spent, and this is not a Command card (S4.1.1)
          s03, g03 at 5 hexes: cannot: there is no hex to move to (S5.2a); 4,0: s04 is in the hex, and AIs do not stack (S5.5); 5,-1, 4,1: it would be no closer, nor in a flank or in cover (S5.2a)
          no AI can (S5.0.1c)
        No order on the card can be executed: the AI passes (S2.3.3)"
    `);
  });

  test('S-trace R-106 a move to fire', () => {
    const cards = [{ orders: [{ action: 'moveAndFire' as const }] }];
    expect(account('g03 -4,0 SE; s03 5,-1 NW; s04 4,0 NW spent', { cards })).toMatchInlineSnapshot(`
      "  Order 1: AI closest to a unit: move and fire (S4.1)
          not eligible: s04, spent, and this is not a Command card (S4.1.1)
          s03, g03 at 9 hexes: cannot: there is no hex it could then fire from (R-106); 4,0: s04 is in the hex, and AIs do not stack (S5.5); 4,-1: the target is 8 hexes away, and long range is not ordered (S5.1); 5,-2, 5,0: it would be no closer, nor in a flank or in cover (S5.2a)
          no AI can (S5.0.1c)
        No order on the card can be executed: the AI passes (S2.3.3)"
    `);
  });

  test('S-trace S5.5 one that is carried and would get off to move', () => {
    const cards = [{ orders: [{ who: ['foot' as const], action: 'move' as const }] }];
    expect(account('g03 0,0 SE; s35 3,0 NW; s03 3,0 on:s35; s04 2,0 NW spent', { cards })).toMatchInlineSnapshot(`
      "  Order 1: AI on foot closest to a unit: move toward it (S4.1)
          not eligible: s04, spent, and this is not a Command card (S4.1.1)
          not eligible: s35, not on foot (S5.0a)
          s03, g03 at 3 hexes: cannot: there is no hex to move to (S5.2a); 2,0: s04 is in the hex, and AIs do not stack (S5.5); 3,-1, 2,1: it would be no closer, nor in a flank or in cover (S5.2a)
          no AI can (S5.0.1c)
        No order on the card can be executed: the AI passes (S2.3.3)"
    `);
  });
});

test('S-trace R-206 one that turns to attack says that it could attack nobody as it faced', () => {
  const cards = [{ shortRange: ['pivotAndAttack' as const] }, {}];
  expect(account('g03 0,0 SE; s03 1,0 SE', { cards })).toContain(
    'it can attack no adjacent unit as it faces, so it turns (R-206)',
  );
});

test('S-trace R-186 so does one that only pivots', () => {
  const cards = [{ shortRange: ['pivot' as const] }, {}];
  expect(account('g03 0,0 SE; s03 1,0 SE', { cards })).toContain(
    'it can attack no adjacent unit as it faces, so it turns (R-186)',
  );
});

describe('S-trace R-215 an AI on its objective', () => {
  const TO_OBJECTIVE = { cards: [{ orders: [{ to: ['objective' as const], action: 'move' as const }] }] };
  const controls = [
    { at: '0,0', side: 'german' as const },
    { at: '2,0', side: 'german' as const },
  ];

  test('S-trace R-215 pivots there, and says why it stays', () => {
    const told = account('g03 6,0 NW; s03 0,0 NW', { cards: [...TO_OBJECTIVE.cards, {}], controls });
    expect(told).toContain('it stands on its objective 0,0 and does not leave it for another target (R-215)');
    expect(told).toContain('s03 pivots to face');
  });

  test('S-trace R-215 or says why it does nothing', () => {
    const told = account('g03 6,0 NW; s03 0,0 SE', { ...TO_OBJECTIVE, controls });
    expect(told).toContain('cannot: it stands on its objective 0,0 and does not leave it for another target (R-215)');
  });
});

test('S-trace R-214 with what is listed first before what is nearer, the nearer one is named', () => {
  const cards = [{ orders: [{ to: ['objective' as const, 'unit' as const], action: 'move' as const }] }, {}];
  const controls = [{ at: '-2,0', side: 'german' as const }];
  const told = (moveTarget: 'closest' | 'listedFirst'): string =>
    account('g03 0,0 SE; s03 5,0 NW', { cards, controls, options: { moveTarget } });
  expect(told('listedFirst')).toContain('g03 is nearer, but what the order lists first goes first (R-214)');
  expect(told('closest')).not.toContain('R-214');
});

test('S-trace S6.2.1 an AI that was revealed to attack and cannot says why', () => {
  const told = account('g03 0,0 SE hasty; s03 9,0 NW spent', {
    cards: [{ orders: [{ action: 'fire' }] }],
    ground: { '5,0': 'lightWoods', '0,0': 'stoneBuilding' },
    solo: { rumors: [{ at: '5,0' }], cup: { units: ['s04'] } },
    cup: [unit('s04')],
  });
  expect(told.split('\n').at(-1)).toMatchInlineSnapshot(
    `"  s04 cannot attack g03 after all: it would need 12, and the AI never attacks on 11 or more (S5.1)"`,
  );
});
