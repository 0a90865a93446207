import { expect, test } from 'vitest';
import { aiOrderSchema } from '../../model/pack/orders.ts';
import { decide } from '../../testing/decide.ts';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import { told } from '../../testing/told.ts';

// Order words that tiles use and Order Cards do not.

const COUNTER = { third: 'counteractions' } as const;

/** The AI's deed by a single Counteraction. */
function counteraction(units: string, order: object, opening: GeneratedOpening = {}): string[] {
  const match = generatedMatch(units, {
    cards: [COUNTER, {}],
    ...opening,
    solo: { counteractions: [order], ...opening.solo },
  }).say('proceed');
  return told(match, 'moved', 'attacked', 'rallied', 'rallyFailed', 'left', 'aiPassed');
}

const SOVIET_03 = {
  when: { kind: 'playerCaps', below: 2 },
  target: ['spent', 'crewed'],
  action: 'move',
};

test('GT-15c Soviet 03: a move toward a spent crewed unit, executable at player CAPs 0 and 1, not at 2', () => {
  const units = 'g03 0,4 N spent; g11 0,0 SE spent; g12 5,4 N; s03 5,0 NW';
  const at = (caps: number, order: readonly number[]): string[] =>
    counteraction(units, SOVIET_03, { caps: [caps, 0], order });
  expect(at(0, [0, 1])).toEqual([expect.stringMatching(/^moved s03 5,0 4,[0-9-]+ /)]);
  expect(at(1, [0, 1])).toHaveLength(1);
  expect(at(2, [0])).toEqual(['aiPassed']);
});

test('S5.0a crewed: a unit with a figure in a white box', () => {
  const order = { target: ['crewed'], action: 'fire' } as const;
  expect(decide('g03 1,0 SE; g11 0,0 SE; s03 3,0 NW', order).deed).toBe('s03 fire at g11');
  expect(decide('g03 1,0 SE; s03 3,0 NW', order).deed).toBe('nobody');
});

const SOVIET_02 = { who: ['highestAR'], to: ['ownMarker'], action: 'fire', caps: 2 } as const;
const MARKER = { controls: [{ at: '0,0', side: 'soviet' }] } as const;

test('GT-15c Soviet 02: of two AI with FP 5 and 3 the 5 fires, at the unit closest to the Control Marker, with +2', () => {
  // The unit at 2,3 is closer to both, that at 1,0 to the marker.
  const units = 'g03 1,0 SE; g04 2,2 SE; s03 3,0 NW; s48 4,0 NW';
  expect(decide(units, SOVIET_02, MARKER).deed).toBe('s48 fire at g03');
  const match = generatedMatch(units, {
    cards: [{ orders: ['missionOrders'] }, {}],
    ...MARKER,
    dice: [1, 1],
    solo: { missionOrders: [SOVIET_02] },
  }).say('proceed');
  expect(match.events().find(({ key }) => key === 'rolled')).toMatchObject({ caps: 2 });
});

test('S5.0.1a of the units around its marker it takes the closest that it can fire at; without a marker nobody fires', () => {
  // The unit nearer to the marker is out of its range.
  const units = 'g03 -4,0 SE; g04 1,0 SE; s03 4,0 NW';
  const far = { controls: [{ at: '-3,0', side: 'soviet' }] } as const;
  expect(decide(units, SOVIET_02, far).deed).toBe('s03 fire at g04');
  expect(decide(units, SOVIET_02).deed).toBe('nobody');
  expect(decide(units, { ...SOVIET_02, target: ['hit'] }, far).deed).toBe('nobody');
});

test('S5.0.1b the AI closest to a marker of its own, and moves toward it', () => {
  const units = 'g03 9,0 SE; s03 3,0 NW; s04 -2,0 SE';
  expect(decide(units, { to: ['ownMarker'], action: 'move' }, MARKER).deed).toMatch(/^s04 move -1,0/);
  expect(decide(units, { to: ['ownMarker'], action: 'move', relation: 'farthest' }, MARKER).deed).toMatch(
    /^s03 move 2,0/,
  );
  expect(decide(units, { to: ['ownMarker'], action: 'digIn' }, MARKER).deed).toBe('s04 digIn');
});

test('S4.1.4 an attack is about units, or plain fire about own markers and nothing else', () => {
  const isSound = (order: object): boolean => aiOrderSchema.safeParse(order).success;
  expect(isSound({ to: ['ownMarker'], action: 'fire' })).toBe(true);
  expect(isSound({ to: ['ownMarker'], action: 'groupFire', target: ['hit'] })).toBe(true);
  expect(isSound({ to: ['ownMarker', 'unit'], action: 'fire' })).toBe(false);
  expect(isSound({ to: ['ownMarker'], action: 'fire', target: ['lowestDV'] })).toBe(false);
  expect(isSound({ to: ['ownMarker'], action: 'moveAndFire' })).toBe(false);
  expect(isSound({ among: [3], action: 'fire' })).toBe(false);
});

test('R-141 an order for the units of a card is for no others', () => {
  const order = { who: ['hit'], action: 'rally' } as const;
  const rally = (among: readonly string[]): string[] =>
    told(
      generatedMatch('g03 -9,0 SE; s03 3,0 NW pinned; s04 5,0 NW pinned', {
        cards: [COUNTER, {}],
        counteractions: [{ ...order, among }],
        dice: [5, 5],
      }).say('proceed'),
      'rallied',
    );
  expect(rally(['s04'])).toEqual([expect.stringMatching(/^rallied s04 /)]);
  expect(rally(['s03', 's04'])).toEqual([expect.stringMatching(/^rallied s03 /)]);
});

test('S7.0 other conditions: a round, being behind on VP, being outnumbered, an AI in the Draw Cup', () => {
  const units = 'g03 0,0 SE; g04 0,1 SE; s03 5,0 NW';
  const isDone = (when: object, opening: GeneratedOpening = {}): boolean => {
    const match = generatedMatch(units, {
      cards: [COUNTER, {}],
      solo: { counteractions: [{ when, action: 'move' }] },
      ...opening,
    });
    match.state.vp.german = 1;
    return told(match.say('proceed'), 'moved').length > 0;
  };
  const waits = { order: [0] };
  expect(isDone({ kind: 'round', from: 1 })).toBe(true);
  expect(isDone({ kind: 'round', from: 2 }, waits)).toBe(false);
  expect(isDone({ kind: 'behind' })).toBe(true);
  expect(isDone({ kind: 'outnumbered' })).toBe(true);
  expect(isDone({ kind: 'outnumbered' }, { ...waits, waiting: [{ unit: 's05', hexes: ['11,0'] }] })).toBe(false);
  expect(isDone({ kind: 'drawCup' }, waits)).toBe(false);
  expect(isDone({ kind: 'drawCup' }, { waiting: [{ unit: 's05', hexes: ['11,0'] }] })).toBe(true);
});

test('B5.6 an AI in a hex of its exit leaves the map by order, and scores', () => {
  const match = generatedMatch('g03 9,0 SE; s03 0,0 NW; s04 1,0 NW', {
    cards: [{ orders: [{ action: 'leave' }] }],
    truck: { unit: 's03', road: ['0,0'] },
    exitVp: 2,
  });
  // Any unit may leave here, and the first of them is no truck.
  match.state.terms = {
    ...match.state.terms,
    exits: match.state.terms.exits.map((exit) => ({ ...exit, units: null })),
    solo: match.state.terms.solo && {
      ...match.state.terms.solo,
      generated: match.state.terms.solo.generated && { ...match.state.terms.solo.generated, truck: null },
    },
  };
  expect(told(match.say('proceed'), 'left', 'scored', 'checked')).toEqual(['left s03 0,0', 'scored soviet 2']);
});
