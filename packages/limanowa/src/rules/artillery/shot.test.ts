import { describe, expect, test } from 'vitest';
import { denied } from '@sandtable/kernel/testing';
import type { Held } from '../../model/state.ts';
import type { CentralPlan, Shot } from '../../model/turn.ts';
import { fieldWith } from '../../testing/match.ts';
import { clashNow } from '../combat/clash.ts';
import { canShell, canSupport, judgeShell, judgeSupport } from './shot.ts';
import { hexId, unitId } from '../../model/ids.ts';

const NOTHING: Pick<CentralPlan, 'moves' | 'shells' | 'supports'> = { moves: [], shells: [], supports: [] };

function shot(battery: number, target: number): Shot {
  return { battery: unitId(battery), target: unitId(target) };
}

function shell(held: Held, battery: number, target: number, plan = NOTHING) {
  return judgeShell(held, clashNow(held), plan, unitId(battery), unitId(target));
}

function support(held: Held, battery: number, target: number, plan = NOTHING) {
  return judgeSupport(held, clashNow(held), plan, unitId(battery), unitId(target));
}

describe('L9a a token buys an artillery attack or support', () => {
  const corps = ['austria: ah-battery 0300, honved 0100', 'russia: rifles 0000'];

  test('L9a both are granted with a token, neither without', () => {
    const held = fieldWith(corps, { tokens: [1, 0] });
    expect(shell(held, 0, 2).granted).toBe(true);
    expect(support(held, 0, 2).granted).toBe(true);
    const poor = fieldWith(corps, { tokens: [0, 0] });
    expect(denied(shell(poor, 0, 2))).toEqual(['L9a noTokens']);
    expect(denied(support(poor, 0, 2))).toEqual(['L9a noTokens']);
  });

  test('L9a tokens that were planned before are gone', () => {
    const held = fieldWith(['austria: ah-battery 0300, honved 0100, ah-battery 0200', 'russia: rifles 0000'], {
      tokens: [1, 0],
    });
    const plan = { ...NOTHING, shells: [shot(0, 3)] };
    expect(denied(shell(held, 2, 3, plan))).toEqual(['L9a noTokens']);
  });

  test('L9f one token a battery and round', () => {
    const held = fieldWith(corps, { tokens: [5, 0] });
    expect(denied(support(held, 0, 2, { ...NOTHING, shells: [shot(0, 2)] }))).toEqual(['L9f batterySpent']);
    held.view.turn.spent = [unitId(0)];
    expect(denied(shell(held, 0, 2))).toEqual(['L9f batterySpent']);
  });

  test('L7d a battery that moves uses no token', () => {
    const held = fieldWith(corps, { tokens: [1, 0] });
    const moves = [{ unit: unitId(0), to: hexId(4), as: 'move' }] as const;
    expect(denied(shell(held, 0, 2, { ...NOTHING, moves }))).toEqual(['L7d batteryMoved']);
  });

  test('L9a only batteries of the corps whose round it is', () => {
    const held = fieldWith(['austria: ah-battery 0300, honved 0100', 'russia: rifles 0000, ru-battery 0001'], {
      tokens: [1, 1],
    });
    expect(denied(shell(held, 1, 2))).toEqual(['L9a noBattery']);
    expect(denied(shell(held, 3, 1))).toEqual(['L6.2a notYours']);
    expect(denied(shell(held, 0, 1))).toEqual(['L6.2a notEnemy']);
  });
});

describe('L9e range', () => {
  test('L9b L9e a field battery reaches 3 hexes, a mounted battery 2', () => {
    const held = fieldWith(
      ['austria: ah-battery 0400, mounted-battery 0300, honved 0210', 'russia: rifles 0100, rifles 0000'],
      { tokens: [2, 0] },
    );
    expect(shell(held, 0, 3).granted).toBe(true);
    expect(denied(shell(held, 0, 4))).toEqual(['L9b outOfRange']);
    expect(shell(held, 1, 3).granted).toBe(true);
    expect(denied(shell(held, 1, 4))).toEqual(['L9b outOfRange']);
  });

  test('L8.3e L8.4a no artillery attack without a chance', () => {
    const held = fieldWith(['austria: ah-battery 0300, honved 0210', 'russia: orlov 0401'], { tokens: [1, 0] });
    expect(denied(shell(held, 0, 2))).toEqual(['L8.3e noHit']);
    expect(canShell(held, clashNow(held), unitId(0), unitId(2))).toBe(false);
  });
});

describe('L9c support', () => {
  test('L9c L2.1b forbidden against a unit in forest without an observer; an attack needs none', () => {
    const held = fieldWith(['austria: ah-battery 0300, honved 0400', 'russia: rifles 0401'], { tokens: [1, 0] });
    expect(denied(support(held, 0, 2))).toEqual(['L9c forestBan']);
    expect(canSupport(held, clashNow(held), unitId(0), unitId(2))).toBe(false);
    expect(shell(held, 0, 2).granted).toBe(true);
  });

  test('L3p an observer of one’s own within 1 hex of the target lifts the ban', () => {
    const near = fieldWith(['austria: ah-battery 0300, jager 0400', 'russia: rifles 0401'], { tokens: [1, 0] });
    expect(support(near, 0, 2).granted).toBe(true);
    const far = fieldWith(['austria: ah-battery 0300, honved 0400, jager 0600', 'russia: rifles 0401'], {
      tokens: [1, 0],
    });
    expect(denied(support(far, 0, 3))).toEqual(['L9c forestBan']);
    const theirs = fieldWith(['austria: ah-battery 0300, honved 0400', 'russia: rifles 0401, scouts 0501'], {
      tokens: [1, 0],
    });
    expect(denied(support(theirs, 0, 2))).toEqual(['L9c forestBan']);
  });

  test('L9c someone must be there to be supported', () => {
    const held = fieldWith(['austria: ah-battery 0300, honved 0210', 'russia: rifles 0000'], { tokens: [1, 0] });
    expect(denied(support(held, 0, 2))).toEqual(['L9c nobodyToSupport']);
  });
});
