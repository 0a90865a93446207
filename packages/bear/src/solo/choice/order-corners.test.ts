import { expect, test } from 'vitest';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';

// Rare cases, found by reading the rules a second time.

test('S5.1.1 one that never attacks comes after all who do', () => {
  const decision = decide(
    's32 0,0 SE stunned; s03 2,0 SE stunned; g03 9,0 NW',
    { to: ['objective'], action: 'rally' },
    { controls: [{ at: '1,0', side: 'german' }] },
  );
  expect(decision.deed).toBe('s03 rally');
  expect(decidedBy(decision.trace.chosenAi)).toBe('S5.1.1 cheapestAttack');
});

test('S5.0a objectives are targets beside the best of the units, also where no unit fits the words', () => {
  const { deed } = decide(
    's03 0,0 SE; g03 7,0 NW',
    { to: ['unit', 'objective'], target: ['lowestDV', 'spent'], action: 'move' },
    { controls: [{ at: '0,-3', side: 'german' }] },
  );
  expect(deed).toMatch(/^s03 move 0,-1 /);
});

test('S5.3.2 at low risk an AI with no way to go turns to the one who flanks it, though another is closer (GT-39)', () => {
  const ground = { '1,-1': 'water', '1,0': 'water', '0,1': 'water', '-1,1': 'water', '-1,0': 'water', '0,-1': 'water' };
  const { deed, trace } = decide(
    's28 0,0 SE; g03 2,0 SE; g04 -4,0 SE',
    { action: 'move', lowRisk: true, target: ['unhit'] },
    { ground },
  );
  expect(deed).toMatch(/^s28 move (NW|SW|N)$/);
  expect(trace.chosenFacing?.rungs[0]?.rung).toBe('targetInArc');
});

test('S7.2 an advance whose second hex could only lead back is a move of one hex', () => {
  const ground = { '2,0': 'water', '1,1': 'water', '3,-1': 'water', '3,-2': 'water' };
  const { deed, cost } = decide('s28 1,0 SE; g03 4,0 SE', { action: 'advance' }, { ground });
  expect(deed).toMatch(/^s28 advance 2,-1 [NS]/);
  // With somewhere to go, it faces as it likes in between: nothing lies behind it.
  const open = decide('s28 1,0 SE; g03 4,0 SE', { action: 'advance' }, { ground: { ...ground, '3,-2': 'open' } });
  expect(open.deed).toMatch(/^s28 advance 2,-1 3,-2 [NS]/);
  expect(open.cost).toBe(2 * cost);
});

test('B7.5 a stunned AI does not dig in', () => {
  const decision = decide('s03 0,0 SE stunned; g03 6,0 NW', { action: 'digIn' });
  expect(whyNot(decision, 's03')).toBe('stunned');
});

test('S5.0a S5.3.2 water is no cover: a 0 DM hex, and at low risk no place under fire', () => {
  const ground = { '0,0': 'water' };
  expect(decide('s03 0,0 SE; g03 6,0 NW', { who: ['inOpen'], action: 'move' }, { ground }).deed).toMatch(/^s03 move/);
  const towards = (hex: string): string =>
    decide('s03 0,0 SE; g03 6,0 NW', { action: 'move', lowRisk: true }, { ground: { '1,0': hex } }).deed;
  expect(towards('water')).toBe('nobody');
  expect(towards('lightWoods')).toMatch(/^s03 move 1,0 /);
});

test('R-106 with combinedOrders firstHalf a flanked AI turns though it cannot fire then', () => {
  // There is close combat in the hex, so no one fires into it.
  const units = 's17 0,0 NW; g03 1,0 NW; s03 1,0 SE';
  const order = { action: 'pivotAndFire' as const, within: 1 };
  expect(decide(units, order).deed).toBe('nobody');
  const half = decide(units, order, { options: { combinedOrders: 'firstHalf' } });
  expect(half.deed).toMatch(/^s17 pivotAndFire (SE|NE|S)$/);
});
