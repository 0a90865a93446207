import { describe, expect, test } from 'vitest';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';

const goal = (deed: string): string => deed.split(' ')[2] ?? '';

describe('S5.2a toward', () => {
  test('S5.2a an AI goes to a hex nearer to the target, never to one farther off', () => {
    const { deed, trace } = decide('s03 0,0 SE; g03 6,0 NW', { action: 'move' });
    expect(goal(deed)).toBe('1,0');
    expect(trace.hexes.filter(({ why }) => why.some(({ key }) => key === 'farther'))).toHaveLength(3);
  });

  test('S5.2a where no nearer hex can be entered it goes sideways into the flank, else into cover', () => {
    const blocked = { '2,0': 'water' };
    // The unit looks away: both hexes beside are in its flank.
    const flank = decide('s28 1,0 SE; g03 4,0 SE', { action: 'move' }, { ground: { ...blocked, '1,1': 'lightWoods' } });
    expect(goal(flank.deed)).toBe('1,1');
    const cover = decide('s28 1,0 SE; g03 4,0 NW', { action: 'move' }, { ground: { ...blocked, '1,1': 'lightWoods' } });
    expect(goal(cover.deed)).toBe('1,1');
    const bare = decide('s28 1,0 SE; g03 4,0 NW', { action: 'move' }, { ground: blocked });
    expect(bare.deed).toBe('nobody');
  });

  test('S5.2a at the last it turns in place, if it faces the wrong way', () => {
    const blocked = { '2,0': 'water' };
    const turned = decide('s28 1,0 NW; g03 4,0 NW', { action: 'move' }, { ground: blocked });
    expect(turned).toMatchObject({ deed: expect.stringMatching(/^s28 move (SE|NE|S)$/), cost: 1 });
  });

  test('S5.2a an AI on its objective has no way to go', () => {
    const decision = decide(
      's03 0,0 SE; g03 6,0 NW',
      { to: ['objective'], action: 'move' },
      { controls: [{ at: '0,0', side: 'german' }] },
    );
    expect(whyNot(decision, 's03')).toBe('staysThere+facesRight');
  });

  test('S5.2a a vehicle goes as near as its bonus hexes take it', () => {
    expect(decide('s48 -4,0 SE; g03 6,0 NW', { action: 'move' }).deed).toBe('s48 move -3,0 -2,0 -1,0 SE');
    expect(
      decide(
        's48 -4,0 SE; g03 6,0 NW',
        { to: ['objective'], action: 'move' },
        { controls: [{ at: '-2,0', side: null }] },
      ).deed,
    ).toMatch(/^s48 move -3,0 -2,0 /);
  });
});

describe('S5.2.1 ties among AI to move', () => {
  const by = (units: string, more: Parameters<typeof decide>[2] = {}): string => {
    const { trace, deed } = decide(`${units}; g03 7,0 NW`, { action: 'move' }, more);
    return `${deed.split(' ')[0]} ${decidedBy(trace.chosenAi)}`;
  };
  test('S5.2.1 unhit before hit, then the lowest move cost, then chance (GT-38)', () => {
    expect(by('s17 1,0 SE; s03 1,6 NE unnerved')).toBe('s17 S5.2.1 unhit');
    expect(by('s17 1,0 SE; s03 1,6 NE')).toBe('s03 S5.2.1 cheapestMove');
    expect(by('s04 1,0 SE; s03 1,6 NE', { ties: [2] })).toBe('s04 2 of 2');
  });
});

describe('S5.3 ties among hexes', () => {
  const by = (field: string, more: Parameters<typeof decide>[2] = {}): string => {
    const { trace, deed } = decide(field, { action: 'move' }, more);
    return `${goal(deed)} ${decidedBy(trace.chosenHexes[0])}`;
  };
  test('S5.3 out of a fire zone before the highest DM', () => {
    // g04 reaches 1,0 and not 0,1, the two hexes that are nearer to the objective.
    const { deed, trace } = decide(
      's03 0,0 SE; g04 1,-5 S',
      { to: ['objective'], action: 'move' },
      { controls: [{ at: '4,4', side: 'german' }], ground: { '1,0': 'lightWoods' } },
    );
    expect(goal(deed)).toBe('0,1');
    expect(decidedBy(trace.chosenHexes[0])).toBe('S5.3 outOfZones');
  });
  test('S5.3 then the highest DM', () => {
    expect(by('s03 0,0 SE; g03 4,4 SE', { ground: { '1,0': 'lightWoods' } })).toBe('1,0 S5.3 highestDm');
  });
  test('S5.3 then toward the flank of the unit', () => {
    const { trace } = decide('s03 0,0 SE; g03 3,3 N', { action: 'move' });
    expect(decidedBy(trace.chosenHexes[0])).toBe('S5.3 flank');
  });
  test('S5.3 an open mine only where no other hex is as good; then chance', () => {
    const field = 's03 0,0 SE; g03 4,4 SE';
    expect(by(field, { markers: 'mine 1,0' })).toBe('0,1 S5.3 noMine');
    expect(by(field, { ties: [1] })).toMatch(/1 of 2$/);
  });
});

describe('S5.3.1 facing', () => {
  const facing = (field: string, more: Parameters<typeof decide>[2] = {}): string => {
    const { trace, deed } = decide(field, { action: 'move' }, more);
    return `${deed.split(' ').at(-1)} ${decidedBy(trace.chosenFacing)}`;
  };
  test('S5.3.1 the closest enemy is in the arc before all others', () => {
    expect(facing('s03 0,0 SE; g03 5,0 NW; g04 -6,0 SE; g05 -6,1 SE')).toMatch(/^SE /);
  });
  test('S5.3.1 then its objective', () => {
    expect(facing('s03 0,0 SE; g03 5,0 NW', { controls: [{ at: '6,-6', side: 'german' }] })).toBe(
      'NE S5.3.1 objectiveInArc',
    );
  });
  test('S5.3.1 then most enemies in sight, then the smallest turn', () => {
    expect(facing('s03 0,0 SE; g03 5,0 NW; g04 -2,8 NW; g05 -1,8 NW')).toMatch(/mostInArc/);
    expect(facing('s03 0,0 NE; g03 5,0 NW')).toBe('NE S5.3.1 smallestTurn');
  });
});

describe('S5.3.2 Low Risk', () => {
  const order = { action: 'move', lowRisk: true } as const;
  test('S5.3.2 in safety: another safe hex, then a fire zone hex with a DM, never one without (GT-39)', () => {
    // g03 reaches 5 hexes: from 6 off the next hex is in its zone.
    const refused = decide('s03 0,0 SE; g03 6,0 NW', order);
    expect(refused.deed).toBe('nobody');
    const woods = decide('s03 0,0 SE; g03 6,0 NW', order, { ground: { '1,0': 'lightWoods' } });
    expect(goal(woods.deed)).toBe('1,0');
    expect(goal(decide('s03 0,0 SE; g03 9,0 NW', order).deed)).toBe('1,0');
  });

  test('S5.3.2 under fire: a safe hex, then a fire zone hex of at least its own DM, never less (GT-39)', () => {
    const from = { '0,0': 'lightWoods' };
    const less = decide('s03 0,0 SE; g03 5,0 NW', order, { ground: from });
    expect(less.deed).toBe('nobody');
    const same = decide('s03 0,0 SE; g03 5,0 NW', order, { ground: { ...from, '1,0': 'lightWoods' } });
    expect(goal(same.deed)).toBe('1,0');
    const more = decide('s03 0,0 SE; g03 5,0 NW', order, { ground: { ...from, '1,0': 'heavyWoods' } });
    expect(goal(more.deed)).toBe('1,0');
  });

  test('S5.3.2 never into close combat, nor next to a unit that has the hex in its arc (GT-39)', () => {
    const ground = { '1,0': 'heavyWoods' };
    const near = decide('s03 0,0 SE; g03 2,0 NW', order, { ground });
    expect(near.deed).toBe('nobody');
    const behind = decide('s03 0,0 SE; g03 2,0 SE', order, { ground });
    expect(goal(behind.deed)).toBe('1,0');
    expect(decide('s03 0,0 SE; g03 1,0 SE', order).deed).not.toMatch(/^s03 move 1,0/);
  });

  test('S5.3.2 with nowhere to go it turns to whoever fires at it from outside its arc (GT-39)', () => {
    const ring = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((hex) => [hex, 'water']);
    const turned = decide('s28 0,0 NW; g03 2,0 NW', order, { ground: Object.fromEntries(ring) });
    expect(turned).toMatchObject({ deed: expect.stringMatching(/^s28 move (SE|NE|S)$/), cost: 1 });
  });
});

describe('S7.1 orders of two halves', () => {
  test('S7.1 a move and then fire: both halves must be possible, their prices add up, the target is faced', () => {
    const order = { action: 'moveAndFire', caps: 2 } as const;
    expect(decide('s03 0,0 SE; g03 6,0 NW', order)).toMatchObject({ deed: 's03 moveAndFire 1,0 SE at g03', cost: 5 });
    const far = decide('s03 0,0 SE; g03 7,0 NW', order);
    expect(far.deed).toBe('nobody');
    expect(decide('s03 0,0 SE; g03 7,0 NW', order, { options: { combinedOrders: 'firstHalf' } }).deed).toMatch(
      /^s03 moveAndFire 1,0/,
    );
  });

  test('S7.1 an advance is two hexes, or the one that can be entered', () => {
    expect(decide('s03 0,0 SE; g03 7,0 NW', { action: 'advance' })).toMatchObject({
      deed: expect.stringMatching(/^s03 advance 1,0 2,0/),
      cost: 2,
    });
    expect(
      decide('s28 0,0 SE; g03 7,0 NW', { action: 'advance' }, { ground: { '2,0': 'water' }, command: true }).deed,
    ).toMatch(/^s28 advance 1,0 (?!2,0)/);
  });
});
