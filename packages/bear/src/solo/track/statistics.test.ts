import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { generatedMatch } from '../../testing/generated-match.ts';
import { matchWith, pack } from '../../testing/match.ts';
import { deckOf, soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { SoloRecord, sumStatistics } from './statistics.ts';

/** The record of a match with one AI turn. */
function recordOf(units: string, opening: SoloOpening): SoloRecord {
  const match = soloMatch(units, opening);
  const record = new SoloRecord({ ...pack, orderCards: deckOf(opening) });
  record.note(match.events(), match.state);
  match.say('proceed');
  record.note(match.events(), match.state);
  return record;
}

const FIELD = 'g03 0,0 SE; s03 3,0 NW; s04 9,0 NW';

test('S4.1 an order that was executed is counted by its card and its place there, with what was done', () => {
  const record = recordOf(FIELD, {
    cards: [{ shortRange: ['attack'], orders: [{ who: ['hit'], action: 'rally' }, { action: 'fire' }] }, {}],
    dice: [1, 1],
  });
  expect(record.end()).toEqual({
    rounds: 1,
    longest: 1,
    spaces: 0,
    turns: 1,
    freshTurns: 1,
    freshPasses: 0,
    draws: 1,
    counteractions: 0,
    missionOrders: 0,
    cards: { 1: { drawn: 1, passed: 0, orders: { 'tactical 2': 1 } } },
    actions: { fire: 1 },
    tiles: {},
    drawn: 0,
    returned: 0,
  });
});

test('S7.1 several AI under one order are one execution of it, but each of them acts', () => {
  const record = recordOf('g03 0,0 SE; s03 6,0 NW; s04 9,0 NW', {
    cards: [{ orders: ['missionOrders'] }, {}],
    solo: { missionOrders: [{ action: 'move', many: 2 }] },
  });
  expect(record.end()).toMatchObject({
    missionOrders: 1,
    cards: { 1: { orders: { 'missionOrder 1': 1 } } },
    actions: { move: 2 },
  });
});

test('S7.0 a Counteraction is counted among those of all cards drawn', () => {
  const record = recordOf(FIELD, {
    cards: [{ third: 'counteractions', orders: ['missionOrders'] }, {}],
    solo: { counteractions: [{ action: 'fire' }], missionOrders: [{ action: 'move' }] },
    dice: [1, 1],
  });
  expect(record.end()).toMatchObject({ draws: 1, counteractions: 1, missionOrders: 0 });
});

test('S2.3.3 a pass counts against the AI only if it had anybody fresh', () => {
  expect(recordOf(FIELD, { cards: [{}] }).end()).toMatchObject({ turns: 1, freshTurns: 1, freshPasses: 1 });
  const spent = recordOf('g03 0,0 SE; s03 3,0 NW spent', { cards: [{ advance: { by: 2, when: 'always' } }] });
  expect(spent.end()).toMatchObject({ turns: 1, freshTurns: 0, freshPasses: 0, spaces: 2 });
});

test('S2.7c the spaces that an early end goes through are no part of the tempo', () => {
  const record = recordOf('g03 0,0 SE pinned; s03 1,0 NW', {
    cards: [{ shortRange: ['attack'] }, {}],
    dice: [6, 6],
    hits: [],
  });
  expect(record.end()).toMatchObject({ turns: 1, spaces: 0 });
});

test('the records of several matches are added up; of a match between people there is none', () => {
  const one = recordOf(FIELD, { cards: [{}] }).end();
  const match = matchWith('g03 0,0 SE; s03 3,0 NW');
  const versus = new SoloRecord(pack);
  versus.note(match.events(), match.state);
  expect(versus.end()).toBeNull();
  expect(sumStatistics([one, versus.end(), JSON.parse(JSON.stringify(one))])).toMatchObject({
    rounds: 2,
    longest: 1,
    turns: 2,
    freshPasses: 2,
    draws: 2,
    cards: { 1: { drawn: 2, passed: 2 } },
  });
});

test('G5.5b G5.6b tiles are counted in their matches and executions, and so are AI drawn from the cup', () => {
  const match = generatedMatch('g03 0,0 SE; s03 5,5 NW spent', {
    cards: [{ advance: { by: 1, when: 'always' }, orders: [{ action: 'move' }] }, {}],
    tiles: [
      {
        path: [2, 5],
        events: [
          { kind: 'playerCaps', amount: 1 },
          { kind: 'playerCaps', amount: -1 },
        ],
      },
      { path: [4, 7], events: [{ kind: 'endRound' }] },
    ],
    waiting: [{ unit: 's05', hexes: ['11,0'] }],
    cup: [unit('s05')],
  }).say('proceed');
  const record = new SoloRecord(pack);
  record.note(match.events(), match.state);
  const one = record.end();
  const tiles = { 0: { matches: 1, executed: 1 }, 1: { matches: 1, executed: 0 } };
  expect(one).toMatchObject({ tiles, drawn: 1, returned: 0 });
  const both = { 0: { matches: 2, executed: 2 }, 1: { matches: 2, executed: 0 } };
  expect(sumStatistics([one, one])).toMatchObject({ tiles: both, drawn: 2 });
});
