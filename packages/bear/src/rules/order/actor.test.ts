import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { matchWith } from '../../testing/match.ts';

// g03 and g04 fight s03 in their hex; g05 stands next to them, g06 next to g05.
const BRAWL = 'g03 0,0 SE; g04 0,0 SE; s03 0,0 NW; g05 0,1 N; g06 1,1 SE';
const ENGAGED = ['B7.7.3b engaged'];

describe('B7.7.3b R-222 a unit with an enemy in its hex forms a group only with units in that hex', () => {
  test.each([
    ['move', 'g03 move -1,0 NW +g05', 'g05 move 0,2 S +g03', 'g03 move -1,0 NW +g04', 'g05 move 0,2 S +g06'],
    ['pivot', 'g03 pivot N +g05', 'g05 pivot N +g03', 'g03 pivot N +g04', 'g05 pivot N +g06'],
    ['c05', 'c05 g03 -1,0 NW +g05', 'c05 g05 0,2 S +g03', 'c05 g03 -1,0 NW +g04', 'c05 g05 0,2 S +g06'],
  ])('B7.7.3b R-222 %s', (_what, out, into, within, apart) => {
    const match = matchWith(BRAWL, { hands: [['c05'], []] });
    expect(denied(match.judge(out))).toEqual(ENGAGED);
    expect(denied(match.judge(into))).toEqual(ENGAGED);
    expect([match.judge(within).granted, match.judge(apart).granted]).toEqual([true, true]);
  });

  test('B7.7.3b R-222 card 03 relieves them with those beside them no more', () => {
    const match = matchWith('g03 0,0 SE pinned; g04 0,0 SE pinned; s03 0,0 NW; g05 0,1 SE pinned', {
      hands: [['c03'], []],
      caps: [2, 0],
    });
    expect(match.offers('c03 g03')).toContain('+g04');
    expect(denied(match.judge('c03 g03 +g05'))).toEqual(ENGAGED);
    expect(denied(match.judge('c03 g05 +g03'))).toEqual(ENGAGED);
  });

  test('B7.7.3b R-222 shelter', () => {
    const match = matchWith(`${BRAWL}; g10 0,1 SE`, { markers: 'trench 0,0; trench 0,1' });
    expect(denied(match.judge('g10 shelter inside SE +g03'))).toEqual(ENGAGED);
    expect(match.judge('g10 shelter inside SE +g05').granted).toBe(true);
  });

  test('B7.7.3b R-222 a unit in between does not link them', () => {
    const match = matchWith(BRAWL);
    expect(denied(match.judge('g06 pivot N +g05 N +g03'))).toEqual(ENGAGED);
  });

  test('B7.7.3b R-222 they throw no grenades in support of fire from outside', () => {
    const weapons = [['grenades g03'], []] as const;
    const match = matchWith(BRAWL, { weapons });
    expect(denied(match.judge('g05 fire 0,0 grenades:g03'))).toEqual(ENGAGED);
    expect(match.judge('g04 fight s03 grenades:g03').granted).toBe(true);
  });
});
