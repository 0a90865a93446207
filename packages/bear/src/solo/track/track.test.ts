import { expect, test } from 'vitest';
import type { BearMatch } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const FAR = 'g03 0,0 SE; s03 9,0 NW';
const ONE = { advance: { by: 1, when: 'always' } } as const;
const TWO = { advance: { by: 2, when: 'always' } } as const;

/** An event that shows when it happens. */
const vp = (amount: number): object => ({ kind: 'vp', side: 'soviet', amount });

function track(match: BearMatch): string[] {
  return told(match, 'trackAdvanced', 'scored', 'gameEnded');
}

test('S2.3.1 S2.3.1c S7.2 the event of the space that the marker comes to happens at once', () => {
  const match = soloMatch(FAR, { cards: [ONE], track: [{ space: 2, events: [vp(1), vp(2)] }] }).say('proceed');
  expect(match.state.solo?.marker).toBe(2);
  expect(track(match)).toEqual(['trackAdvanced 2', 'scored soviet 1', 'scored soviet 2']);
  expect(match.events()).toContainEqual({ rule: 'S7.2', key: 'trackEvent', space: 2, event: 1 });
});

test('S2.3.1d GT-32 two spaces on: the event of the first happens too if it is yellow', () => {
  const spaces = (yellow: boolean) => [
    { space: 2, yellow, events: [vp(1)] },
    { space: 3, events: [vp(2)] },
  ];
  const over = (yellow: boolean) => track(soloMatch(FAR, { cards: [TWO], track: spaces(yellow) }).say('proceed'));
  expect(over(true)).toEqual(['trackAdvanced 2', 'scored soviet 1', 'trackAdvanced 3', 'scored soviet 2']);
  expect(over(false)).toEqual(['trackAdvanced 2', 'trackAdvanced 3', 'scored soviet 2']);
});

test('S2.3.1a GT-31 a card that is drawn for a check never moves the marker', () => {
  const match = soloMatch(FAR, { turn: 'german', cards: [{ ...TWO, spentNumber: 1 }] }).say('g03 stall');
  expect(told(match, 'checked', 'trackAdvanced')).toEqual(['checked g03 1']);
  expect(match.state.solo?.marker).toBe(1);
});

test('S2.7a GT-32 passing the last space ends the mission after its event: no order is executed, no turn follows', () => {
  const match = soloMatch('g03 0,0 SE; s03 3,0 NW', {
    cards: [{ ...TWO, orders: [{ action: 'fire' }] }],
    track: [{ space: 5, events: [vp(3)] }],
    solo: { length: 5, marker: 4 },
  }).say('proceed');
  expect(track(match)).toEqual(['trackAdvanced 5', 'scored soviet 3', 'gameEnded']);
  expect(told(match, 'attacked')).toEqual([]);
  expect(match.system.outcome(match.state)).toEqual({
    winners: ['ai'],
    scores: { german: 0, ai: 3 },
    reason: { rule: 'S2.7a', key: 'trackEnded' },
  });
});

test('S2.7a the last space ends the mission though nothing is printed on it', () => {
  const match = soloMatch(FAR, { cards: [ONE], solo: { length: 2 } }).say('proceed');
  expect(match.system.outcome(match.state)?.reason).toEqual({ rule: 'S2.7a', key: 'trackEnded' });
});

test('S2.7d the side with more VP wins; with as many the player has not won', () => {
  const end = (side: string) =>
    soloMatch(FAR, {
      cards: [ONE],
      track: [{ space: 2, events: side === '' ? [] : [{ kind: 'vp', side, amount: 1 }] }],
      solo: { length: 2 },
    }).say('proceed');
  const winners = (side: string) => {
    const match = end(side);
    return match.system.outcome(match.state)?.winners;
  };
  expect(winners('german')).toEqual(['german']);
  expect(winners('soviet')).toEqual(['ai']);
  expect(winners('')).toEqual([]);
});

test('S2.3.1e an event is a Command order: a spent AI executes it, unchecked, and then the card goes on', () => {
  const match = soloMatch('g03 0,0 SE; s03 3,0 NW spent; s04 0,3 N', {
    cards: [
      {
        ...ONE,
        orders: [
          { action: 'fire', who: ['spent'] },
          { action: 'move', who: ['fresh'] },
        ],
      },
      {},
    ],
    track: [{ space: 2, events: [{ kind: 'order', order: { action: 'fire', who: ['spent'] } }] }],
    dice: [1, 1],
  }).say('proceed');
  expect(told(match, 'attacked', 'checked', 'moved')).toEqual([
    'attacked s03 0,0',
    expect.stringMatching(/^moved s04/),
    expect.stringMatching(/^checked s04/),
  ]);
});

test('S7.2 an event as AI action replaces the rest of the card if it can be done', () => {
  const at = (spent: string, order: readonly number[], dice: readonly number[]) =>
    soloMatch(`g03 0,0 SE; s03 3,0 NW ${spent}`, {
      cards: [{ ...ONE, orders: [{ action: 'fire' }] }, {}],
      track: [{ space: 2, events: [{ kind: 'order', asAction: true, order: { action: 'recover', who: ['spent'] } }] }],
      order,
      dice,
    }).say('proceed');
  expect(told(at('spent', [0], []), 'recovered', 'attacked')).toEqual(['recovered s03']);
  expect(told(at('', [0, 1], [1, 1]), 'recovered', 'attacked')).toEqual(['attacked s03 0,0']);
});

test('S7.2 other events leave the AI its action', () => {
  const match = soloMatch('g03 0,0 SE; s03 3,0 NW spent', {
    cards: [{ ...ONE, orders: [{ action: 'fire' }] }, {}],
    track: [{ space: 2, events: [{ kind: 'order', order: { action: 'recover', who: ['spent'] } }] }],
    dice: [1, 1],
  }).say('proceed');
  expect(told(match, 'recovered', 'attacked')).toEqual(['recovered s03', 'attacked s03 0,0']);
});

test('S2.7c GT-34 at an early end the yellow events that are left are resolved in order, before the VP are counted', () => {
  const match = soloMatch('g03 0,0 SE; s03 1,0 NW suppressed', {
    turn: 'german',
    cards: [{}],
    dice: [6, 6],
    track: [
      { space: 9, yellow: true, events: [vp(9)] },
      { space: 10, yellow: true, events: [vp(1)] },
      { space: 11, events: [vp(5)] },
      { space: 12, yellow: true, events: [vp(2)] },
    ],
    solo: { length: 12, marker: 9 },
  }).say('g03 fire 1,0 caps:0');
  expect(told(match, 'destroyed', 'scored', 'gameEnded')).toEqual([
    'destroyed s03 1,0',
    'scored german 1',
    'scored soviet 1',
    'scored soviet 2',
    'gameEnded',
  ]);
  expect(match.system.outcome(match.state)).toEqual({
    winners: ['ai'],
    scores: { german: 1, ai: 3 },
    reason: { rule: 'S2.7b', key: 'nobodyEffective' },
  });
});
