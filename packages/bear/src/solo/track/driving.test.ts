import { describe, expect, test } from 'vitest';
import { decide, decidedBy } from '../../testing/decide.ts';

// s48, s49: T-34, two bonus hexes on tracks; s37: BA-10, two on wheels.

const pathOf = (deed: string): string[] => deed.split(' ').filter((word) => /^-?\d+,-?\d+$/.test(word));
const toObjective = { to: ['objective'], action: 'move' } as const;
const objective = (at: string) => ({ controls: [{ at, side: 'german' }] }) as const;

describe('S5.3 R-205 how far a vehicle goes', () => {
  test('S5.3 R-205 three hexes over open ground before one into woods', () => {
    const { deed, trace } = decide('s48 0,0 SE; g03 9,0 SE', toObjective, {
      ...objective('6,-3'),
      ground: { '1,0': 'heavyWoods' },
    });
    expect(pathOf(deed)).toHaveLength(3);
    expect(trace.chosenHexes).toHaveLength(1);
    expect(decidedBy(trace.chosenHexes[0])).toMatch(/^S5.3 |of/);
    expect(trace.chosenHexes[0]?.rungs[0]).toMatchObject({ rung: 'fewerHexes' });
  });

  test('S5.2a R-205 it goes around what it cannot enter, by hexes no nearer', () => {
    const { deed } = decide('s48 0,0 SE; g03 9,0 SE', toObjective, {
      ...objective('6,0'),
      ground: { '1,0': 'water' },
    });
    expect(pathOf(deed).at(-1)).toBe('2,0');
    expect(pathOf(deed)).not.toContain('1,0');
  });

  test('S5.2a R-205 where no end is nearer, one as near in the flank or in cover will do, be it a bonus hex', () => {
    // Water bars all nearer hexes within three; along it lie hexes as near as its own.
    const water = ['1,0', '1,1', '0,1', '-1,2', '-1,3', '2,-1', '3,-2'].map((hex) => [hex, 'water']);
    const more = { ...objective('6,0'), ground: Object.fromEntries(water) };
    expect(decide('s48 0,0 SE; g03 10,0 SE', toObjective, more).deed).toBe('nobody');
    const cover = decide('s48 0,0 SE; g03 10,0 SE', toObjective, { ...more, markers: 'smoke1 2,-2' });
    expect(pathOf(cover.deed).at(-1)).toBe('2,-2');
    const flank = decide('s48 0,0 SE; g03 6,0 NE', { action: 'move' }, { ...more, markers: 'smoke1 1,-1' });
    expect(decidedBy(flank.trace.chosenHexes[0])).not.toBe('nothing');
    expect(flank.trace.hexes.flatMap(({ why }) => why.map(({ key }) => key))).toContain('farther');
  });

  test('S5.5 R-205 it passes another AI, and ends with none', () => {
    expect(decide('s48 -4,0 SE; s03 -3,0 SE spent; g03 6,0 NW', { action: 'move' }).deed).toBe(
      's48 move -3,0 -2,0 -1,0 SE',
    );
    const blocked = decide('s48 -4,0 SE; s03 -1,0 SE spent; g03 6,0 NW', { action: 'move' });
    expect(pathOf(blocked.deed).at(-1)).not.toBe('-1,0');
    expect(blocked.trace.hexes.flatMap(({ why }) => why)).toContainEqual(expect.objectContaining({ key: 'stacks' }));
  });

  test('S5.3 R-205 it enters close combat only to end in it', () => {
    const through = decide('s48 -4,0 SE; g04 -3,0 NW; g03 6,0 NW', { action: 'move', target: ['unhit'], who: [] });
    expect(through.deed).toMatch(/^s48 move .*-3,0/);
    const past = decide('s48 -4,0 SE; g04 -3,0 NW spent; g03 6,0 NW', { action: 'move', target: ['fresh'] });
    expect(pathOf(past.deed)).not.toContain('-3,0');
    expect(pathOf(past.deed)).toHaveLength(3);
  });

  test('S5.3.2 R-205 at low risk no hex of the way is in a short-range fire zone', () => {
    // g03 stands beside the straight way and faces across it.
    const order = { ...toObjective, lowRisk: true } as const;
    const { deed } = decide('s48 -4,0 SE; g03 -2,-1 S', order, objective('6,0'));
    expect(pathOf(deed)).not.toContain('-2,0');
    expect(pathOf(deed)).not.toContain('-3,0');
  });

  test('S5.3.2 GT-39 R-205 at low risk a free hex comes before a nearer one in a fire zone', () => {
    const order = { ...toObjective, lowRisk: true } as const;
    const zone = decide('s48 0,0 SE; g28 0,5 N', order, objective('8,0'));
    expect(pathOf(zone.deed).at(-1)).toBe('3,-1');
    expect(zone.trace.chosenHexes[0]?.rungs[0]).toMatchObject({ rule: 'S5.3.2', rung: 'outOfZones' });
    // Without low risk the nearer goes first.
    expect(pathOf(decide('s48 0,0 SE; g28 0,5 N', toObjective, objective('8,0')).deed).at(-1)).toBe('3,0');
  });

  test('S7.1 R-205 to move and fire it ends only where it can fire', () => {
    const order = { action: 'moveAndFire', caps: 2 } as const;
    const field = 's48 -4,0 SE; g03 7,0 NW';
    expect(decide(field, order).deed).toBe('s48 moveAndFire -3,0 -2,0 -1,0 SE at g03');
    // No bonus leads into woods, and it is in range nowhere else.
    expect(decide(field, order, { ground: { '-1,0': 'lightWoods' } }).deed).toBe('nobody');
  });

  test('S4.1.2a R-205 it gets out of close combat by bonus hexes too', () => {
    const order = { who: ['inCloseCombat'], action: 'disengage' } as const;
    const { deed } = decide('s48 0,0 NW; g03 0,0 SE', order, {
      part: 'closeCombat',
      ...objective('-8,0'),
    });
    expect(pathOf(deed)).toEqual(['-1,0', '-2,0', '-3,0']);
  });

  test('S5.3 R-205 on foot it is one hex, and there is no way to choose', () => {
    const { deed, trace } = decide('s03 0,0 SE; g03 9,0 NW', { action: 'move' });
    expect(pathOf(deed)).toHaveLength(1);
    expect(trace.chosenWay).toBeNull();
  });
});

describe('S5.3 R-205 which way a vehicle takes', () => {
  test('S5.3 R-205 the one of fewest AP', () => {
    // Backward costs more: round by a hex ahead and back through its own costs no more than any hex.
    const { deed, cost, trace } = decide('s48 0,0 SE; g03 9,0 SE', toObjective, objective('-1,0'));
    expect(pathOf(deed)).toHaveLength(3);
    expect(pathOf(deed).at(-1)).toBe('-1,0');
    expect(cost).toBe(1);
    const [rung] = trace.chosenWay?.ladder.rungs ?? [];
    expect(rung).toMatchObject({ rule: 'R-205', rung: 'fewestAp' });
    expect(new Set(rung?.figures.map(([, ap]) => ap))).toEqual(new Set([1, 2]));
  });

  test('S5.3 R-205 then the one with fewest hexes in fire zones, then chance', () => {
    const free = decide('s48 0,0 SE; g03 -9,0 NW', toObjective, { ...objective('2,-1'), ties: [2] });
    expect(decidedBy(free.trace.chosenWay?.ladder)).toMatch(/^2 of /);
    // g03 reaches 1,0 and not 1,-1, the two hexes between the T-34 and its goal.
    const watched = decide('s48 0,0 SE; g03 1,5 N', toObjective, objective('2,-1'));
    expect(pathOf(watched.deed)[0]).toBe('1,-1');
    const ladder = watched.trace.chosenWay?.ladder;
    expect(ladder?.rungs.map(({ rung }) => rung).slice(0, 2)).toEqual(['fewestAp', 'fewestInZones']);
    expect(ladder?.rungs[1]?.left.length).toBeLessThan(ladder?.rungs[1]?.figures.length ?? 0);
  });

  test('S5.3 R-205 of ways as good the shortest: nobody drives out and back to go on', () => {
    const { deed, trace } = decide('s48 0,0 SE; g03 -9,0 NW', toObjective, objective('1,0'));
    expect(pathOf(deed)).toEqual(['1,0']);
    expect(trace.chosenWay?.ways.length).toBeGreaterThan(1);
    expect(decidedBy(trace.chosenWay?.ladder)).toBe('R-205 shortestWay');
  });

  test('S5.3 R-205 a way enters no hex twice, though it may lead back through the hex it came from', () => {
    const { trace } = decide('s48 0,0 SE; g03 -9,0 SE', toObjective, objective('-1,0'));
    const ways = trace.chosenWay?.ways ?? [];
    expect(ways.length).toBeGreaterThan(1);
    for (const path of ways) expect(new Set(path).size).toBe(path.length);
  });
});
