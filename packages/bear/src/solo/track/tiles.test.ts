import { expect, test } from 'vitest';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';

const FAR = 'g03 0,0 SE; s03 9,0 NW';
const ONE = { advance: { by: 1, when: 'always' } } as const;
const TWO = { advance: { by: 2, when: 'always' } } as const;
/** GT-15 */
const PATH_1 = [2, 5, 9, 14, 17];
const PATH_2 = [4, 7, 11, 15, 19];
const vp = (amount: number): object => ({ kind: 'vp', side: 'soviet', amount });

function advanced(opening: GeneratedOpening, units = FAR): BearMatch {
  return generatedMatch(units, opening).say('proceed');
}

/** The tiles' events and scores: `executed 0 on 2`, `leapt 0 to 5`. */
function tiles(match: BearMatch): string[] {
  return match.events().flatMap((event) => {
    if (event.key === 'tileExecuted') return [`executed ${event.tile} on ${event.space}`];
    if (event.key === 'tileLeapt') return [`leapt ${event.tile} to ${event.to}`];
    return event.key === 'scored' ? [`scored ${event.vp}`] : [];
  });
}

test('G5.5b GT-15 a tile that the marker lands on is executed, then leaps to the next space of its path', () => {
  const tile = { path: PATH_1, events: [vp(1), vp(2)] };
  const match = advanced({ cards: [ONE], tiles: [tile] });
  expect(tiles(match)).toEqual(['executed 0 on 2', 'scored 1', 'executed 0 on 2', 'scored 2', 'leapt 0 to 5']);
  expect(match.state.solo?.tiles).toEqual([5]);
  const second = advanced({ cards: [ONE], tiles: [{ ...tile, path: PATH_2 }], solo: { marker: 3 } });
  expect(second.state.solo?.tiles).toEqual([7]);
});

test('G5.5c a tile that is only passed is executed if it is yellow, and leaps anyway', () => {
  const over = (yellow: boolean): string[] =>
    tiles(advanced({ cards: [TWO], tiles: [{ path: PATH_1, yellow, events: [vp(1)] }] }));
  expect(over(false)).toEqual(['leapt 0 to 5']);
  expect(over(true)).toEqual(['executed 0 on 2', 'scored 1', 'leapt 0 to 5']);
});

test('R-139 past the last space of its path a tile leaves the track for good', () => {
  const match = generatedMatch(FAR, {
    cards: [ONE, ONE],
    caps: [1, 0],
    tiles: [{ path: [17], events: [vp(1)] }],
    solo: { marker: 16 },
  });
  expect(tiles(match.say('proceed'))).toEqual(['executed 0 on 17', 'scored 1', 'leapt 0 to -1']);
  expect(match.state.solo?.tiles).toEqual([-1]);
  expect(tiles(match.say('stall').say('proceed'))).toEqual([]);
});

test('GT-15a R-139 on a shared space the lower number goes first, after what is printed there', () => {
  const match = advanced({
    cards: [ONE],
    track: [{ space: 5, events: [vp(9)] }],
    tiles: [
      { path: PATH_1, events: [vp(1)] },
      { path: PATH_2, events: [vp(4)] },
      { path: [5, 9], events: [vp(2)] },
    ],
    solo: { marker: 4 },
  });
  // The first tile is still on 2: in this position the marker has not passed it.
  expect(tiles(match)).toEqual(['scored 9', 'executed 2 on 5', 'scored 2', 'leapt 2 to 9']);
  const shared = generatedMatch(FAR, {
    cards: [ONE],
    tiles: [
      { path: [5, 9], events: [vp(1)] },
      { path: [5, 9], events: [vp(2)] },
    ],
    solo: { marker: 4 },
  }).say('proceed');
  expect(tiles(shared)).toEqual([
    'executed 0 on 5',
    'scored 1',
    'leapt 0 to 9',
    'executed 1 on 5',
    'scored 2',
    'leapt 1 to 9',
  ]);
});

test('G5.5.1 the mission ends at once on its end space, after what stands there', () => {
  const match = advanced({
    cards: [TWO],
    tiles: [{ path: [12], events: [vp(1)] }],
    solo: { marker: 11, length: 12 },
  });
  expect(told(match, 'trackAdvanced', 'scored', 'gameEnded')).toEqual([
    'trackAdvanced 12',
    'scored soviet 1',
    'gameEnded',
  ]);
});

test('R-139 R-118 when the mission ends early a yellow tile counts once, where it stands; others do not', () => {
  const match = generatedMatch('g03 0,0 SE; s03 1,0 NW suppressed', {
    turn: 'german',
    cards: [{}],
    dice: [6, 6],
    tiles: [
      { path: [5, 9, 14], yellow: true, events: [vp(1)] },
      { path: [4, 7], events: [vp(2)] },
      // Left behind long ago.
      { path: [2], yellow: true, events: [vp(4)] },
    ],
    solo: { marker: 3, length: 12 },
  });
  match.say('g03 fire 1,0 caps:0');
  expect(told(match, 'gameEnded')).toHaveLength(1);
  expect(tiles(match)).toEqual(['scored 1', 'executed 0 on 5', 'scored 1']);
});

test('R-118 S7.1 when the mission ends early an order for several AI is executed by as many', () => {
  const order = { kind: 'order', order: { action: 'recover', who: ['spent'], many: 2 }, asAction: false };
  const match = generatedMatch('g37 9,0 SE; s03 0,0 NW spent; s04 1,0 NW spent; s05 2,0 NW spent', {
    turn: 'german',
    tiles: [{ path: [5], yellow: true, events: [order] }],
    solo: { marker: 3, length: 12 },
  }).say('pass');
  expect(told(match, 'recovered', 'gameEnded')).toEqual(['recovered s05', 'recovered s04', 'gameEnded']);
});

test('GT-15c Soviet 01: the card that moved the marker is executed as a Command card: spent AIs act, nobody is checked', () => {
  const card = { ...ONE, orders: [{ action: 'fire' }] } as const;
  const turn = (tile: GeneratedOpening['tiles'], spent: string, order: readonly number[]): string[] =>
    told(
      generatedMatch(`g03 0,0 SE; s03 3,0 NW ${spent}`, {
        cards: [card, { spentNumber: 1 }],
        order,
        ...(tile === undefined ? {} : { tiles: tile }),
        dice: tile === undefined && spent !== '' ? [] : [1, 1],
      }).say('proceed'),
      'attacked',
      'checked',
      'becameSpent',
    );
  const tile = [{ path: PATH_1, events: [{ kind: 'asCommand' }] }];
  expect(turn(undefined, 'spent', [0])).toEqual([]);
  expect(turn(undefined, '', [0, 1])).toEqual(['attacked s03 0,0', 'checked s03 4']);
  expect(turn(tile, 'spent', [0])).toEqual(['attacked s03 0,0']);
  expect(turn(tile, '', [0])).toEqual(['attacked s03 0,0']);
});

test('GT-15c it holds for that card alone, not for one that a swift action brings', () => {
  const match = generatedMatch('g03 0,0 SE; s03 3,0 NW spent', {
    cards: [ONE, { orders: [{ action: 'fire' }] }],
    tiles: [{ path: PATH_1, events: [{ kind: 'asCommand' }, { kind: 'swiftAction' }] }],
  }).say('proceed');
  expect(told(match, 'aiDrew', 'attacked')).toEqual(['aiDrew', 'aiDrew']);
});

test('R-114 an order of a tile as AI Action uses the turn if it is executed, else the card goes on', () => {
  const order = { kind: 'order', asAction: true, order: { action: 'fire', who: ['hit'] } };
  const at = (units: string, dice: readonly number[]): string[] =>
    told(
      generatedMatch(units, {
        cards: [{ ...ONE, orders: [{ action: 'fire', who: ['unhit'] }] }, {}],
        order: units.includes('pinned') ? [0] : [0, 1],
        dice,
        tiles: [{ path: PATH_1, events: [order] }],
      }).say('proceed'),
      'attacked',
    );
  expect(at('g03 0,0 SE; s03 1,0 NW; s04 0,1 NW pinned', [1, 1])).toEqual(['attacked s04 0,0']);
  expect(at('g03 0,0 SE; s03 3,0 NW', [1, 1])).toEqual(['attacked s03 0,0']);
});

test('R-209 a tile ahead that places a Rumored Enemy keeps the AI of that cup in the mission', () => {
  const end = (path: readonly number[]): string[] => {
    const match = generatedMatch('g03 0,0 SE; s03 1,0 NW suppressed', {
      turn: 'german',
      cards: [{}],
      dice: [6, 6],
      tiles: [{ path, events: [{ kind: 'rumorAtCardHex', count: 1 }] }],
      solo: { marker: 6, cup: { units: ['s05'] } },
    });
    return told(match.say('g03 fire 1,0 caps:0'), 'gameEnded');
  };
  expect(end([7])).toEqual([]);
  expect(end([5])).toEqual(['gameEnded']);
});
