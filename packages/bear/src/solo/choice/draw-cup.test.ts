import { expect, test } from 'vitest';
import type { AiOrderSource } from '../../model/pack/orders.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { unit } from '../../testing/fire-field.ts';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';
import { freshStrength, wholeStrength } from '../thought/counts.ts';

const MOVE = { action: 'move' } as const;
/** The rim of the ground on the right. */
const EDGE = ['11,-1', '11,0', '10,1'];
const RIFLE = { unit: 's05', hexes: EDGE };
/** No AI on the map can move: the only one is spent. */
const STUCK = 'g03 0,0 SE; s03 5,5 NW spent';

function turn(units: string, opening: GeneratedOpening): BearMatch {
  return generatedMatch(units, opening).say('proceed');
}

function entering(match: BearMatch): string[] {
  return told(match, 'cupDrawn', 'cupReturned', 'entered', 'moved', 'aiPassed', 'checked');
}

test('G5.6b where nobody on the map can move, an AI is drawn and comes in nearest to its target, with its check', () => {
  const match = turn(STUCK, { cards: [{ orders: [MOVE] }, { spentNumber: 1 }], waiting: [RIFLE], cup: [unit('s05')] });
  expect(entering(match)).toEqual(['cupDrawn s05', expect.stringMatching(/^entered s05 1[01],/), 'checked s05 1']);
  expect(match.state.units[unit('s05')]).toMatchObject({ fate: 'inPlay', spent: true });
});

test('G5.6b S5.3 of its hexes: fewer hexes to the target, then the highest DM', () => {
  const enters = (hexes: readonly string[]): string | undefined =>
    entering(
      turn(STUCK, {
        cards: [{ orders: [MOVE] }, {}],
        waiting: [{ unit: 's05', hexes }],
        cup: [unit('s05')],
        ground: { '11,-2': 'lightWoods', '10,0': 'open' },
      }),
    ).at(1);
  expect(enters(['11,-1', '11,0', '11,-2'])).toMatch(/^entered s05 11,-2 /);
  expect(enters(['11,-2', '10,0'])).toMatch(/^entered s05 10,0 /);
});

test('G5.6b while an AI on the map can execute it, nobody is drawn', () => {
  const match = turn('g03 0,0 SE; s03 5,5 NW', { cards: [{ orders: [MOVE] }, {}], waiting: [RIFLE] });
  expect(told(match, 'cupDrawn', 'moved')).toEqual([expect.stringMatching(/^moved s03 /)]);
});

test('G5.6b only for orders to move: not to fire, not to move and fire', () => {
  for (const action of ['fire', 'moveAndFire'] as const) {
    const match = turn(STUCK, { cards: [{ orders: [{ action }] }], waiting: [RIFLE] });
    expect(entering(match)).toEqual(['aiPassed']);
  }
});

test('G5.6b nobody is drawn without an eligible target, or if no counter of the cup could meet the words', () => {
  const none = (order: AiOrderSource): string[] =>
    entering(turn(STUCK, { cards: [{ orders: [order] }], waiting: [RIFLE] }));
  expect(none({ action: 'move', target: ['hit'] })).toEqual(['aiPassed']);
  expect(none({ action: 'move', who: ['hit'] })).toEqual(['aiPassed']);
  expect(none({ action: 'move', who: ['vehicle'] })).toEqual(['aiPassed']);
  expect(none({ action: 'move', who: ['inCover'] })).toEqual(['aiPassed']);
});

test('G5.6b one that does not fit goes back, the AI passes, and orders further down are not tried', () => {
  const match = turn('g03 0,0 SE; s03 4,0 NW spent; s04 4,1 NW', {
    cards: [{ orders: [{ action: 'move', who: ['vehicle'] }, { action: 'fire' }] }],
    waiting: [RIFLE, { unit: 's41', hexes: EDGE }],
    cup: [unit('s05')],
  });
  expect(entering(match)).toEqual(['cupDrawn s05', 'cupReturned s05', 'aiPassed']);
  expect(match.state.units[unit('s05')]).toMatchObject({ fate: 'waiting', spent: false });
});

test('G5.6b R-116 a failed entry counts as the AI’s pass', () => {
  const match = generatedMatch(STUCK, {
    turn: 'german',
    cards: [{ orders: [{ action: 'move', who: ['vehicle'] }] }],
    waiting: [RIFLE, { unit: 's41', hexes: EDGE }],
    cup: [unit('s05')],
    dice: [6, 6],
  });
  match.say('pass').say('proceed');
  expect(told(match, 'roundEnded')).toEqual(['roundEnded']);
});

test('G5.6b Low Risk too: into no fire zone without cover', () => {
  const order = { action: 'move', lowRisk: true } as const;
  const safe = turn('g03 1,0 NW; s03 -5,5 NW spent', {
    cards: [{ orders: [order] }, {}],
    radius: 5,
    waiting: [{ unit: 's05', hexes: ['5,0'] }],
    cup: [unit('s05')],
  });
  expect(entering(safe)).toEqual(['cupDrawn s05', expect.stringMatching(/^entered s05 5,0 /), 'checked s05 1']);
  const exposed = turn('g03 1,0 SE; s03 -5,5 NW spent', {
    cards: [{ orders: [order] }],
    radius: 5,
    waiting: [{ unit: 's05', hexes: ['5,0'] }],
    cup: [unit('s05')],
  });
  expect(entering(exposed)).toEqual(['cupDrawn s05', 'cupReturned s05', 'aiPassed']);
});

test('G5.6a whose round has not come lies in no cup yet; in its round it does', () => {
  const late = { ...RIFLE, round: 2 };
  expect(entering(turn(STUCK, { cards: [{ orders: [MOVE] }], waiting: [late] }))).toEqual(['aiPassed']);
  const match = generatedMatch(STUCK, { cards: [{ orders: [MOVE] }, {}], waiting: [late], cup: [unit('s05')] });
  match.state.round = 2;
  expect(entering(match.say('proceed'))).toHaveLength(3);
});

test('R-146 a carrier comes in with its load, which is not drawn by itself', () => {
  const match = turn(STUCK, {
    cards: [{ orders: [MOVE] }, {}],
    waiting: [
      { unit: 's35', hexes: ['11,-1'] },
      { unit: 's05', hexes: ['11,-1'], on: 's35' },
    ],
    cup: [unit('s35')],
  });
  expect(told(match, 'cupDrawn', 'entered')).toEqual(['cupDrawn s35', expect.stringMatching(/^entered s35 11,-1 /)]);
  expect(match.state.units[unit('s05')]).toMatchObject({ fate: 'inPlay', carrier: unit('s35') });
  expect(match.state.units[unit('s05')]?.at).toBe(match.state.units[unit('s35')]?.at);
});

test('G5.6c those whose round has come count in the track test and, fresh, in the pass test', () => {
  const counts = (round: number): object => {
    const { state } = generatedMatch('g03 0,0 SE; s03 9,0 NW', {
      waiting: [
        { unit: 's05', hexes: EDGE },
        { unit: 's06', hexes: EDGE, round: 2 },
        { unit: 's35', hexes: EDGE },
        { unit: 'g05', hexes: ['-11,0'], round: 2 },
      ],
    });
    state.round = round;
    const seen = fieldsOf(pack)(state);
    return { whole: wholeStrength(seen), fresh: freshStrength(seen) };
  };
  expect(counts(1)).toEqual({ whole: { units: 1, ai: 2 }, fresh: { units: 1, ai: 2 } });
  expect(counts(2)).toEqual({ whole: { units: 2, ai: 3 }, fresh: { units: 2, ai: 3 } });
});

test('G5.6c S2.7b while someone is in the Draw Cup, or to come there, the mission goes on and cannot be concluded', () => {
  const last = (waiting: GeneratedOpening['waiting']): BearMatch => {
    const match = generatedMatch('g03 0,0 SE; s03 1,0 NW suppressed', {
      turn: 'german',
      cards: [{}, {}],
      order: waiting?.length === 0 ? [0] : [0, 1],
      dice: [6, 6],
      ...(waiting === undefined ? {} : { waiting }),
    });
    return match.say('g03 fire 1,0 caps:0');
  };
  expect(told(last([]), 'gameEnded')).toEqual(['gameEnded']);
  const goesOn = last([{ ...RIFLE, round: 3 }]);
  expect(told(goesOn, 'gameEnded')).toEqual([]);
  goesOn.say('proceed');
  expect(why(goesOn, 'conclude')).toBe('aiInDrawCup');
});

test('G5.3.4g an AI is drawn and enters at the hex of its edge closest to an objective or a unit, though others could move', () => {
  const order = { action: 'enterFromCup', to: ['objective', 'unit'] };
  const opening: GeneratedOpening = {
    cards: [{ third: 'counteractions', orders: [{ action: 'fire' }] }, {}],
    controls: [{ at: '9,2', side: 'german' }],
    solo: { counteractions: [order] },
  };
  const units = 'g03 0,0 SE; s03 3,0 NW';
  const match = turn(units, { ...opening, waiting: [RIFLE], cup: [unit('s05')] });
  expect(told(match, 'cupDrawn', 'entered', 'attacked')).toEqual([
    'cupDrawn s05',
    expect.stringMatching(/^entered s05 10,1 /),
  ]);
  // With an empty cup the card goes on.
  expect(told(turn(units, { ...opening, dice: [1, 1] }), 'cupDrawn', 'attacked')).toEqual(['attacked s03 0,0']);
});
