import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type BearMatch, matchWith, type Opening } from '../../testing/match.ts';

const SEVEN = { economy: 'sevenAP' };
const NOT_CONCERNED = ['B3.1 notConcerned'];
const WAITS = ['B3.1 actionWaits'];

/** A Soviet turn after the German one. */
function after(order: string, units: string, opening: Opening = {}): BearMatch {
  return matchWith(units, { options: SEVEN, ...opening }).say(order);
}

/** Nothing if it is granted. */
function refused(match: BearMatch, order: string): string[] {
  const verdict = match.judge(order);
  return verdict.granted ? [] : denied(verdict);
}

function triggersOf(match: BearMatch): readonly string[] {
  const turn = match.state.frames.findLast((frame) => frame.kind === 'turn');
  return (turn?.triggers ?? []).map(({ side, deed }) => `${side} ${deed}`);
}

/** Woods between 1,0 and 4,0, but not between 2,-1 and 4,0. */
const WOODS = { ground: { '3,0': 'heavyWoods' } };

describe('B3.1 R-236 an opportunity action answers the enemy', () => {
  test('who saw an enemy move may', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW');
    expect(refused(match, 's03 fire 1,0 opportunity')).toEqual([]);
    expect(refused(match, 's03 pivot N opportunity')).toEqual([]);
    expect(refused(match, 's03 move 3,0 NW opportunity')).toEqual([]);
  });

  test('who did not see it may not, and is told why', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW', WOODS);
    expect(refused(match, 's03 pivot N opportunity')).toEqual(NOT_CONCERNED);
    expect(match.offers('s03 pivot N')).not.toContain('opportunity');
  });

  test('every hex that a vehicle moves through counts, not only the last', () => {
    const woods = { ground: { '2,0': 'heavyWoods', '3,-1': 'heavyWoods', '3,0': 'heavyWoods' } };
    const units = 'g49 -1,0 SE; s03 4,0 NW; s04 0,3 NW';
    const match = after('g49 move 0,0 1,0 SE activate:0', units, woods);
    expect(triggersOf(match)).toEqual(['german moved', 'german moved']);
    expect(refused(match, 's03 pivot N opportunity')).toEqual(NOT_CONCERNED);
    expect(refused(match, 's04 pivot N opportunity')).toEqual([]);
  });

  test('B7.7.3b with an enemy in its hex a unit sees nothing move outside', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; g04 4,0 SE; s03 4,0 NW');
    expect(refused(match, 's03 pivot N opportunity')).toContain('B3.1 notConcerned');
  });

  test('whose hex was fired at may, also if it was missed; its neighbors may not', () => {
    const match = after('g03 fire 4,0 activate:0', 'g03 0,0 SE; s03 4,0 NW; s04 4,0 NW; s05 4,1 NW', {
      dice: [1, 1, 1, 1],
    });
    while (match.system.pending(match.state)?.key !== 'turn') match.say('caps:0');
    expect(triggersOf(match)).toEqual(['german fired']);
    expect(refused(match, 's03 pivot N opportunity')).toEqual([]);
    expect(refused(match, 's04 pivot N opportunity')).toEqual([]);
    expect(refused(match, 's05 pivot N opportunity')).toEqual(NOT_CONCERNED);
  });

  test.each(['g03 pivot N activate:0', 'g03 dig activate:0', 'pass'])('%s is no occasion', (order) => {
    const match = after(order, 'g03 0,0 SE; s03 4,0 NW');
    expect(refused(match, 's03 pivot N opportunity')).toEqual(NOT_CONCERNED);
  });

  test('everybody in a group must be concerned', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW; s04 4,-1 NW', WOODS);
    expect(refused(match, 's04 pivot N opportunity')).toEqual([]);
    expect(refused(match, 's04 pivot N +s03 N opportunity')).toEqual(NOT_CONCERNED);
  });

  test('a rally, digging and hiding wait', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW pinned; s04 4,0 NW');
    expect(refused(match, 's03 rally opportunity')).toContain('B3.1 actionWaits');
    expect(refused(match, 's04 dig opportunity')).toEqual(WAITS);
  });
});

describe('B3.1 R-236 an occasion lasts until the other side has had its turns', () => {
  test('then it is gone', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW; s04 4,1 NW');
    match.say('s03 pivot N opportunity').say('pass');
    expect(triggersOf(match)).toEqual([]);
    expect(refused(match, 's04 pivot N opportunity')).toEqual(NOT_CONCERNED);
  });

  test('an opportunity action may be answered by another', () => {
    const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; g04 0,1 SE; s03 4,0 NW');
    match.say('s03 move 3,0 NW opportunity');
    expect(triggersOf(match)).toEqual(['soviet moved']);
    expect(refused(match, 'g04 pivot N opportunity')).toEqual([]);
  });
});

test('B3.1 R-236 with `opportunityKind` any it is any action at any time, and nothing is kept', () => {
  const options = { ...SEVEN, opportunityKind: 'any' };
  const match = after('g03 move 1,0 SE activate:0', 'g03 0,0 SE; s03 4,0 NW', { ...WOODS, options });
  expect(triggersOf(match)).toEqual([]);
  expect(refused(match, 's03 dig opportunity')).toEqual([]);
});

test('B3.1 R-236 by spent checks nothing is kept either', () => {
  const match = matchWith('g03 0,0 SE; s03 4,0 NW', { checks: [7] }).say('g03 move 1,0 SE caps:0');
  expect(match.state.frames.some((frame) => 'triggers' in frame)).toBe(false);
});
