import { describe, expect, test } from 'vitest';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';

describe('S5.1 attack limits', () => {
  test('S5.1 an AI does not fire at long range unless the order says so', () => {
    const field = 's03 0,0 SE; g03 6,0 SE';
    const short = decide(field, { action: 'fire' });
    expect(short.deed).toBe('nobody');
    expect(whyNot(short, 's03')).toContain('longRangeNotOrdered');
    expect(decide(field, { action: 'fire', longRange: true }).deed).toBe('s03 fire at g03');
  });

  test('S5.1 an AI that needs a 10 fires, one that needs an 11 does not, CAPs or not (GT-36)', () => {
    // FP 3 against 12: 9 in the open, 10 in light woods, 11 in a stone building.
    const at = (terrain: string, caps = 0, options = {}): string =>
      decide('s03 0,0 SE; g03 4,0 NW', { action: 'fire', caps }, { ground: { '4,0': terrain }, options }).deed;
    expect(at('lightWoods')).toBe('s03 fire at g03');
    expect(at('stoneBuilding')).toBe('nobody');
    expect(at('stoneBuilding', 2)).toBe('nobody');
    expect(at('stoneBuilding', 2, { aiElevenLimit: 'afterCaps' })).toBe('s03 fire at g03');
  });

  test('B6.0.8 S5.0a enhancedLOS: whoever is in woods too far off is not in LOS, and no Rumored Enemy is to fire at it', () => {
    const woods = { ground: { '4,0': 'lightWoods', '0,0': 'lightWoods' } };
    const seen = (enhancedLOS: string, field: string, order: object): string =>
      decide(field, { action: 'move', ...order }, { ...woods, options: { enhancedLOS } }).deed;
    const rifles = 's03 0,0 SE; g03 4,0 NW';
    expect(seen('off', rifles, { who: ['inLOS'] })).toMatch(/^s03 move/);
    expect(seen('within2', rifles, { who: ['inLOS'] })).toBe('nobody');
    expect(seen('within2', rifles, { who: ['outOfLOS'] })).toMatch(/^s03 move/);
    const rumor = 'sr1 0,0; g03 4,0 NW';
    expect(seen('off', rumor, { action: 'fire' })).toBe('sr1 fire at g03');
    expect(seen('within2', rumor, { action: 'fire' })).toBe('nobody');
  });

  test('S5.1 an AI never fires into a close combat hex', () => {
    const decision = decide('s03 0,0 SE; s04 3,0 SE spent; g03 3,0 NW', { action: 'fire' });
    expect(decision.deed).toBe('nobody');
    expect(whyNot(decision, 's03')).toBe('intoCloseCombat');
  });

  test('S5.1 an action above 7 AP is none for an AI, but on a Command card', () => {
    // A T-35 attacks for 6, suppressed for 7, and out of its arc for 8.
    const field = 's47 0,0 NW suppressed; g03 1,0 SE';
    const command = decide(field, { action: 'fire' }, { command: true });
    expect(command.cost).toBeGreaterThan(7);
    expect(whyNot(decide(field, { action: 'fire' }), 's47')).toBe('tooDear');
  });
});

describe('S5.1.1 ties among AI to fire', () => {
  const by = (units: string, more: Parameters<typeof decide>[2] = {}): string => {
    const { trace, deed } = decide(units, { action: 'fire' }, more);
    return `${deed.split(' ')[0]} ${decidedBy(trace.chosenAi)}`;
  };
  test('S5.1.1 unhit before hit, whatever the AR', () => {
    expect(by('s13 0,0 SE pinned; s03 0,2 SE; g03 3,-1 SW')).toBe('s03 S5.1.1 unhit');
  });
  test('S5.1.1 then the highest AR', () => {
    expect(by('s13 0,0 SE; s03 0,2 SE; g03 3,-1 SW')).toBe('s13 S5.1.1 highestRating');
  });
  test('S5.1.1 then the lowest attack cost', () => {
    expect(by('s17 0,0 SE; s03 0,2 SE; g03 3,-1 SW')).toBe('s17 S5.1.1 cheapestAttack');
  });
  test('S5.1.1 then the hex of the highest DM', () => {
    expect(by('s04 0,0 SE; s03 0,2 SE; g03 3,-1 SW', { ground: { '0,2': 'lightWoods' } })).toBe('s03 S5.1.1 highestDm');
  });
  test('S5.1.1 then chance', () => {
    expect(by('s04 0,0 SE; s03 0,2 SE; g03 3,-1 SW', { ties: [2] })).toBe('s04 2 of 2');
  });
});

describe('S5.1.2 ties among targets', () => {
  const by = (units: string, more: Parameters<typeof decide>[2] = {}): string => {
    const { trace, deed } = decide(`s03 0,0 SE; ${units}`, { action: 'fire' }, more);
    return `${deed.split(' ').at(-1)} ${decidedBy(trace.chosenAim)}`;
  };
  test('S5.1.2 the lowest whole DV', () => {
    expect(by('g03 3,0 NW; g04 2,1 NW', { ground: { '3,0': 'lightWoods' } })).toBe('g04 S5.1.2 lowestDefense');
  });
  test('S5.1.2 then the hit', () => {
    expect(by('g03 3,0 NW; g04 2,1 NW stunned')).toBe('g04 S5.1.2 hitFirst');
  });
  test('S5.1.2 then the fresh', () => {
    expect(by('g03 3,0 NW spent; g04 2,1 NW')).toBe('g04 S5.1.2 freshFirst');
  });
  test('S5.1.2 then the highest AR', () => {
    expect(by('g03 3,0 NW; g09 2,1 NW')).toBe('g09 S5.1.2 highestRating');
  });
  test('S5.1.2 then the cheapest to attack with, then to move', () => {
    // g16 and g09 have 4 red and attack for 2, g19 moves for 2; g09 and g53 differ in DV, so foot alone is compared.
    expect(by('g16 3,0 NW; g09 2,1 NW', { ties: [1] })).toBe('g09 1 of 2');
    expect(by('g19 3,0 NW; g20 2,1 NW', { ties: [2] })).toBe('g20 2 of 2');
  });
});

describe('S4.1.2a close combat orders', () => {
  const order = { who: ['inCloseCombat'], action: 'closeCombat' } as const;

  test('S4.1.2a an AI in a hex with a unit attacks it', () => {
    expect(decide('s03 0,0 SE; g03 0,0 NW', order, { part: 'closeCombat' }).deed).toBe('s03 closeCombat at g03');
  });

  test('S4.1.2a one with a penalty gets away instead; with no way out it attacks with the penalty', () => {
    expect(decide('s17 0,0 SE; g03 0,0 NW', order, { part: 'closeCombat' }).deed).toMatch(/^s17 disengage/);
    const ring = { '1,0': 'water', '0,1': 'water', '-1,1': 'water', '-1,0': 'water', '0,-1': 'water', '1,-1': 'water' };
    expect(decide('s28 0,0 SE; g03 0,0 NW', order, { part: 'closeCombat', ground: ring }).deed).toBe(
      's28 closeCombat at g03',
    );
  });

  test('S4.1.2a those out of close combat are not asked', () => {
    const decision = decide('s03 0,0 SE; g03 1,0 NW', order, { part: 'closeCombat' });
    expect(decision.deed).toBe('nobody');
    expect(whyNot(decision, 's03')).toBe('inCloseCombat');
  });

  test('S4.1.2a an AI rallies though an enemy is in its hex, an immobilized vehicle never (GT-46)', () => {
    const rally = { who: ['inCloseCombat'], action: 'rally' } as const;
    const both = decide('s03 0,0 SE suppressed; g03 0,0 NW', rally, { part: 'closeCombat' });
    expect(both.deed).toBe('s03 rally');
    expect(both.cost).toBe(5);
    const tank = 's48 0,0 SE immobilized; g03 0,0 NW';
    expect(decide(tank, rally, { part: 'closeCombat' }).deed).toBe('nobody');
    expect(decide(tank, { ...rally, action: 'autoRally' }, { part: 'closeCombat' }).deed).toBe('nobody');
    const auto = decide('s03 0,0 SE suppressed; g03 0,0 NW', { ...rally, action: 'autoRally' });
    expect(auto).toMatchObject({ deed: 's03 autoRally', cost: 0 });
  });
});

describe('S4.1.2b short range orders', () => {
  const near = { who: ['nextToEnemy'], within: 1 } as const;

  test('S4.1.2b an AI next to a unit attacks it, and no other', () => {
    const field = 's03 0,0 NW; g03 1,0 NW; g04 -3,0 SE';
    expect(decide(field, { ...near, action: 'fire' }, { part: 'shortRange' }).deed).toBe('nobody');
    expect(decide(field.replace('0,0 NW', '0,0 SE'), { ...near, action: 'fire' }).deed).toBe('s03 fire at g03');
  });

  test('S4.1.2b a group attack takes in all fresh AI next to the leader that may support', () => {
    const field = 's03 0,0 SE; s04 0,1 SE; s05 0,-1 SE spent; s06 -1,0 NW; g03 1,0 NW';
    const { deed, cost } = decide(field, { ...near, action: 'groupFire' }, { part: 'shortRange' });
    expect(deed).toMatch(/^s0[34] groupFire at g03 \+s0[34]$/);
    expect(cost).toBe(4);
    const all = decide(field, { ...near, action: 'groupFire' }, { part: 'shortRange', command: true });
    expect(all.deed.split('+')).toHaveLength(3);
  });

  test('S4.1.2b flanked and without a target it turns to the unit beside it, most units in its fire zone', () => {
    const field = 's03 0,0 NW; g03 1,0 NW; g04 2,1 NW';
    const turned = decide(field, { ...near, action: 'pivot' }, { part: 'shortRange' });
    expect(turned).toMatchObject({ deed: 's03 pivot S', cost: 1 });
    expect(whyNot(decide('s03 0,0 SE; g03 1,0 NW', { ...near, action: 'pivot' }), 's03')).toBe('notFlanked');
  });

  test('R-186 S4.1.2b units farther off do not keep it from turning, one next to it that it may attack does', () => {
    const order = { ...near, action: 'pivot' } as const;
    expect(decide('s03 0,0 NW; g03 1,0 NW; g05 -3,0 SE', order, { part: 'shortRange' }).deed).toMatch(/^s03 pivot/);
    const busy = decide('s03 0,0 NW; g03 1,0 NW; g05 -1,0 SE', order, { part: 'shortRange' });
    expect(busy.deed).toBe('nobody');
    expect(whyNot(busy, 's03')).toBe('couldAttack notFlanked');
  });

  test('S4.1.2b a unit in its own hex does not make an AI the closest to adjacent units', () => {
    const field = 's03 0,0 NW suppressed; g03 0,0 SE; g04 1,0 SE; s17 6,0 SE suppressed; g05 7,0 NW';
    const { deed, trace } = decide(field, { ...near, action: 'rally' }, { part: 'shortRange' });
    expect(deed).toMatch(/ rally$/);
    expect(trace.relation).toMatchObject({ distance: 1 });
    expect(trace.relation?.left).toHaveLength(2);
  });

  test('S4.1.2b Pivot and/or Attack: it turns and attacks in one turn, for the price of both', () => {
    const turning = decide('s03 0,0 NW; g03 1,0 NW', { ...near, action: 'pivotAndFire' });
    expect(turning).toMatchObject({ deed: expect.stringMatching(/^s03 pivotAndFire (NE|SE|S) at g03$/), cost: 5 });
    const ahead = decide('s03 0,0 SE; g03 1,0 NW', { ...near, action: 'pivotAndFire' });
    expect(ahead).toMatchObject({ deed: 's03 pivotAndFire at g03', cost: 4 });
  });

  test('R-206 it turns only if it can attack no unit beside it as it faces, though another would be easier to hit', () => {
    const field = 's03 0,0 NW; g03 1,0 SE; g04 -1,0 SE';
    const order = { ...near, action: 'pivotAndFire' } as const;
    const stays = decide(field, order);
    expect(stays).toMatchObject({ deed: 's03 pivotAndFire at g04', cost: 4 });
    expect(whyNot(stays, 's03')).toBe('outOfArc+couldAttack ');
    // The unit before it counts, though the order does not mean it.
    const other = decide(field.replace('1,0 SE', '1,0 SE pinned'), { ...order, target: ['hit'] });
    expect(other.deed).toBe('nobody');
    expect(whyNot(other, 's03')).toBe('outOfArc+couldAttack');
  });

  test('R-206 it turns to the one that its attack ladder puts first, by the DV that it will attack', () => {
    // Both are behind it; g03 turns its back to it, so its flank is the lower.
    const decision = decide('s03 0,0 NW; g04 0,1 N; g03 1,0 SE', { ...near, action: 'pivotAndFire' });
    expect(decision.deed).toMatch(/^s03 pivotAndFire \w+ at g03$/);
    expect(decidedBy(decision.trace.chosenAim)).toBe('S5.1.2 lowestDefense');
  });

  test('R-206 combinedOrders firstHalf: it turns to one that it cannot attack only if there is none that it can', () => {
    // Behind it stand a tank that its rifles cannot hurt, and a rifle that they can.
    const options = { combinedOrders: 'firstHalf' };
    const order = { ...near, action: 'pivotAndFire' } as const;
    const tank = 's03 0,0 NW; g48 0,1 N';
    expect(decide(tank, order, { options }).deed).toMatch(/^s03 pivotAndFire (SE|S|SW)$/);
    const both = decide(`${tank}; g03 1,0 SE`, order, { options });
    expect(both.deed).toMatch(/^s03 pivotAndFire \w+ at g03$/);
    expect(both.trace.chosenAim?.rungs.flatMap(({ figures }) => figures)).toEqual([]);
  });

  test('R-206 as a Tactical Order it is about adjacent units only', () => {
    const decision = decide('s03 0,0 SE; g03 3,0 NW', { action: 'pivotAndFire' });
    expect(decision.deed).toBe('nobody');
    expect(whyNot(decision, 's03')).toBe('farther');
  });

  test('S4.1.2b Move into CC: onto the unit beside it, but not an AI with a penalty', () => {
    const order = { ...near, action: 'moveIntoCloseCombat' } as const;
    expect(decide('s03 0,0 SE; g03 1,0 NW', order).deed).toMatch(/^s03 moveIntoCloseCombat 1,0/);
    expect(whyNot(decide('s17 0,0 SE; g03 1,0 NW', order), 's17')).toBe('poorInCloseCombat');
  });
});
