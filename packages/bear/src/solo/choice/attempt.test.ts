import { describe, expect, test } from 'vitest';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';

test('S4.1.1 spent AI are passed over, but on a Command card', () => {
  const field = 's03 0,0 SE spent; g03 4,0 NW';
  const green = decide(field, { action: 'fire' });
  expect(green.deed).toBe('nobody');
  expect(whyNot(green, 's03')).toBe('isSpent');
  expect(decide(field, { action: 'fire' }, { command: true }).deed).toBe('s03 fire at g03');
});

test('S5.0.1a those that cannot execute the action are ignored, and the AI is chosen before the target', () => {
  // s03 is closest but faces away; of the two others s04 is closer to its own closest target.
  const decision = decide('s03 0,0 NW; s04 -2,0 SE; s05 -3,5 SE; g03 1,1 NW; g04 2,0 NW', { action: 'fire' });
  expect(decision.deed).toMatch(/^s04 fire/);
  expect(whyNot(decision, 's03')).toBe('outOfArc outOfArc');
});

test('S5.0.1b Closest to means closest to its closest target; Farthest from, farthest from its closest', () => {
  const field = 's03 0,0 SE; s04 -2,0 SE; g03 3,0 NW; g04 7,0 NW';
  expect(decide(field, { action: 'fire' }).deed).toBe('s03 fire at g03');
  expect(decide(field, { action: 'fire', relation: 'farthest' }).deed).toBe('s04 fire at g03');
});

test('S5.0.1b an AI always executes an order against its closest eligible target', () => {
  const field = 's03 0,0 SE; g03 2,0 NW; g04 4,0 NW suppressed';
  expect(decide(field, { action: 'fire' }).deed).toBe('s03 fire at g03');
  expect(decide(field, { action: 'fire', target: ['hit'] }).deed).toBe('s03 fire at g04');
});

test('S5.0.1c where nobody can, the order is passed over', () => {
  expect(decide('s03 0,0 SE; g03 9,0 NW', { action: 'fire' }).deed).toBe('nobody');
});

test('S5.0.1 an order for the Lowest DV goes for the next lowest where nobody can execute it against the lowest', () => {
  const field = 's03 0,0 SE; g09 8,3 NW; g03 3,0 NW; g04 2,1 NW hasty';
  const { deed, trace } = decide(field, { action: 'fire', target: ['lowestDV', 'unhit'] });
  expect(deed).toBe('s03 fire at g03');
  expect(trace.superlatives).toMatchObject([{ word: 'lowestDV', of: 'target' }]);
});

test('R-207 S5.0.1a with a superlative on both sides the AI is chosen first, and its target of those it can attack', () => {
  // g04 is the softest, but only s03 can fire at it; s13 has the higher AR and fires at the target it can reach.
  const order = { who: ['highestAR'], target: ['lowestDV'], action: 'fire' } as const;
  const { deed, trace } = decide('s13 0,0 SE; s03 -6,0 NW; g03 3,0 NW hasty; g04 -9,0 SE', order);
  expect(deed).toBe('s13 fire at g03');
  expect(trace.superlatives.map(({ word, of }) => `${word} ${of}`)).toEqual(['highestAR ai', 'lowestDV target']);
});

test('R-207 of several such AI the closest to any unit that fits the plain words; it then takes the best, of equals the closest', () => {
  const order = { who: ['highestAR'], target: ['lowestDV'], action: 'fire' } as const;
  // No soft unit is near s17, but it is nearer to g05 than s18 is to any unit.
  const field = 's17 0,0 SE; s18 8,-5 S; g05 2,0 NW hasty; g04 7,0 NW; g03 6,0 NW';
  const { deed, trace } = decide(field, order);
  expect(deed).toBe('s17 fire at g03');
  expect(trace.relation).toMatchObject({ distance: 2 });
  // Every unit it could attack is traced, so that a reader can find the best one by hand.
  const looked = trace.candidates.map(({ aims }) => aims.filter(({ can }) => can).length);
  expect(looked[0]).toBe(3);
});

test('R-207 with a superlative for the target alone, the best unit that any AI can execute the order against', () => {
  const field = 's13 0,0 SE; s03 -6,0 NW; g03 3,0 NW hasty; g04 -9,0 SE';
  expect(decide(field, { target: ['lowestDV'], action: 'fire' }).deed).toBe('s03 fire at g04');
});

test('S4.1.4 the player’s and nobody’s Control Markers are objectives, the AI’s own are not', () => {
  const order = { to: ['objective'], action: 'move' } as const;
  const field = 's03 0,0 SE; g03 0,9 N';
  const at = (side: 'german' | 'soviet' | null): string =>
    decide(field, order, { controls: [{ at: '4,0', side }] }).deed;
  expect(at('german')).toMatch(/^s03 move 1,0/);
  expect(at(null)).toMatch(/^s03 move 1,0/);
  expect(at('soviet')).toBe('nobody');
});

test('S4.1.4 a mission can name other hexes, of which the nearest counts', () => {
  const order = { to: ['objective'], action: 'move' } as const;
  const solo = { objectives: [{ hexes: ['0,5', '-4,0'] }] };
  const { deed, trace } = decide('s03 0,0 NW; g03 0,9 N', order, { solo });
  expect(deed).toMatch(/^s03 move -1,0/);
  expect(trace.relation?.distance).toBe(4);
});

test('S5.2.2 of a unit and an objective as close the AI goes for the kind that is listed first', () => {
  const field = 's03 0,0 SE; g03 4,0 NW';
  const controls = [{ at: '-4,0', side: 'german' }] as const;
  expect(decide(field, { to: ['unit', 'objective'], action: 'move' }, { controls }).deed).toMatch(/move 1,0/);
  const listed = decide(field, { to: ['objective', 'unit'], action: 'move' }, { controls });
  expect(listed.deed).toMatch(/move -1,0/);
  expect(decidedBy(listed.trace.chosenAim)).toBe('S5.2.2 listedFirst');
});

test('S5.2.2 of units as close the spent, then the hit, then the one closest to an objective, then chance', () => {
  const order = { action: 'move' } as const;
  const towards = (units: string, more: Parameters<typeof decide>[2] = {}): string =>
    decidedBy(decide(`s03 0,0 SE; ${units}`, order, more).trace.chosenAim);
  expect(towards('g03 5,0 NW spent; g04 -5,0 SE')).toBe('S5.2.2 spentFirst');
  expect(towards('g03 5,0 NW; g04 -5,0 SE pinned')).toBe('S5.2.2 hitFirst');
  const controls = [{ at: '8,0', side: 'german' }] as const;
  expect(towards('g03 5,0 NW; g04 -5,0 SE', { controls })).toBe('S5.2.2 nearObjective');
  expect(towards('g03 5,0 NW; g04 -5,0 SE', { ties: [2, 1] })).toBe('2 of 2');
});

test('S5.5 AI never stack: the mover takes the next hex, and with no other hex another AI moves (GT-40)', () => {
  // Two hexes are nearer to g03; the one in woods holds an AI.
  const ground = { '1,0': 'lightWoods' };
  expect(decide('s03 0,0 SE; g03 4,1 NW', { action: 'move' }, { ground }).deed).toMatch(/^s03 move 1,0/);
  expect(decide('s03 0,0 SE; s04 1,0 SE spent; g03 4,1 NW', { action: 'move' }, { ground }).deed).toMatch(
    /^s03 move 0,1/,
  );
  // On a straight line there is only one; the gun faces right, so it has nothing else to do.
  const cornered = 's28 2,0 SE; s04 3,0 SE spent; s05 -3,0 SE; g03 7,0 NW';
  const other = decide(cornered, { action: 'move' });
  expect(other.deed).toMatch(/^s05 move -2,0/);
  expect(whyNot(other, 's28')).toBe('stacks+neitherFlankNorCover+neitherFlankNorCover+facesRight');
});

describe('S5.2.2 R-214 moveTarget', () => {
  const order = { to: ['objective', 'unit'], action: 'move' } as const;
  const controls = [{ at: '-6,0', side: 'german' }] as const;
  const options = { moveTarget: 'listedFirst' } as const;

  test('S5.2.2 R-214 the closest of both kinds; with listedFirst the kind listed first, however far', () => {
    const field = 's03 0,0 SE; g03 4,0 NW';
    expect(decide(field, order, { controls }).deed).toMatch(/^s03 move 1,0/);
    const listed = decide(field, order, { controls, options });
    expect(listed.deed).toMatch(/^s03 move -1,0/);
    expect(listed.trace.candidates[0]?.aims).toMatchObject([{ aim: { objective: 0 }, distance: 6, can: true }]);
    expect(decide(field, { ...order, to: ['unit', 'objective'] }, { controls, options }).deed).toMatch(/move 1,0/);
  });

  test('S5.2.2 R-214 an AI that can execute the order against none of these goes for the other kind', () => {
    // The gun cannot get nearer to the objective, and already faces right.
    const ground = { '-1,0': 'water', '-1,1': 'water', '0,-1': 'water' };
    const { deed, trace } = decide('s28 0,0 SE; g03 4,0 NW', order, { controls, options, ground });
    expect(deed).toMatch(/^s28 move 1,0/);
    expect(trace.candidates[0]?.aims).toMatchObject([
      { aim: { objective: 0 }, can: false },
      { distance: 4, can: true },
    ]);
  });

  test('S5.0.1b R-214 closest then means closest to the target of that kind', () => {
    const field = 's03 0,0 SE; s04 -2,0 SE; g03 3,0 NW';
    expect(decide(field, order, { controls }).deed).toMatch(/^s03 move/);
    expect(decide(field, order, { controls, options }).deed).toMatch(/^s04 move -3,0/);
  });

  test('S5.2.2 R-214 attacks know no such list', () => {
    const both = { to: ['objective', 'unit'], action: 'rally' } as const;
    const field = 's03 0,0 SE stunned; g03 4,0 NW';
    expect(decide(field, both, { controls, options }).trace.relation?.distance).toBe(4);
  });
});

describe('S5.0.1b R-215 an AI on its objective', () => {
  const order = { to: ['objective'], action: 'move' } as const;
  const controls = [
    { at: '0,0', side: 'german' },
    { at: '0,4', side: 'german' },
  ] as const;

  test('S5.0.1b R-215 it does not walk off to another', () => {
    const decision = decide('s03 0,0 SE; g03 6,0 NW', order, { controls });
    expect(decision.deed).toBe('nobody');
    expect(whyNot(decision, 's03')).toBe('staysThere+facesRight');
    const either = decide('s03 0,0 SE; g03 6,0 NW', { ...order, to: ['objective', 'unit'] }, { controls });
    expect(either.deed).toBe('nobody');
  });

  test('S5.2a R-215 it pivots where S5.3.1 gives it another facing; with Low Risk only toward a flanker', () => {
    const turned = decide('s03 0,0 NW; g03 6,0 NW', order, { controls });
    expect(turned).toMatchObject({ deed: expect.stringMatching(/^s03 move (NE|SE|S)$/), cost: 1 });
    expect(turned.trace.relation?.distance).toBe(0);
    const low = { ...order, lowRisk: true } as const;
    expect(whyNot(decide('s03 0,0 NW; g03 6,0 NW', low, { controls }), 's03')).toBe('staysThere+notFlanked');
    expect(decide('s03 0,0 NW; g03 4,0 NW', low, { controls }).deed).toMatch(/^s03 move (NE|SE|S)$/);
  });

  test('S5.0.1b R-215 others of the AI still go, a unit in its own hex is looked past', () => {
    expect(decide('s03 0,0 SE; s04 0,7 SE; g03 6,0 NW', order, { controls }).deed).toMatch(/^s04 move 0,6/);
    const past = decide('s03 0,0 SE; g03 0,0 NW; g04 6,0 NW', { action: 'move' });
    expect(past.deed).toMatch(/^s03 move 1,0/);
  });

  test('S5.0.1b R-215 an advance is no turn: from its objective it makes none', () => {
    expect(decide('s03 0,0 NW; g03 6,0 NW', { ...order, action: 'advance' }, { controls }).deed).toBe('nobody');
  });
});
