import { describe, expect, test } from 'vitest';
import { hexAt, printHex } from '../../board/map.ts';
import type { Held } from '../../model/state.ts';
import { fieldWith } from '../../testing/match.ts';
import { judgeMove, moveTerms } from './judge-move.ts';
import { placesOf } from './places.ts';
import { canReach, freeNeighbours, reachOf, type Stride } from './reach.ts';
import { type HexId, unitId } from '../../model/ids.ts';

const FIRST = unitId(0);
const FAR = 'russia ai: rifles 1100';

function hex(held: Held, word: string): HexId {
  return hexAt(held.map, [Number(word.slice(0, 2)), Number(word.slice(2))]);
}

/** Where the first unit can go. */
function reach(held: Held, stride?: Stride): string[] {
  const found = reachOf(held, FIRST, placesOf(held), stride).toSorted((one, other) => one - other);
  return found.map((to) => printHex(held.map, to));
}

function reasons(held: Held, to: string, stride?: Stride): string[] {
  return judgeMove(held, FIRST, hex(held, to), placesOf(held), stride).reasons.map(({ rule, key }) => `${rule} ${key}`);
}

describe('one move:', () => {
  test('GT-90 line goes 1 hex, on the road 2', () => {
    const held = fieldWith(['austria: honved 0604', FAR]);
    expect(reach(held)).toContain('0804');
    expect(reach(held)).not.toContain('0904');
    expect(reach(held)).toEqual(['0602', '0503', '0603', '0404', '0504', '0704', '0804', '0505', '0605', '0506']);
  });

  test('GT-90 Hussars go 2, on the road 3', () => {
    const held = fieldWith(['austria: hussars 0604', FAR]);
    expect(reach(held)).toContain('0904');
    expect(reach(held)).not.toContain('1004');
    expect(reach(held)).toContain('0405');
    expect(reach(held)).not.toContain('0305');
  });

  test('GT-90 off the road a forest or hill ends the move', () => {
    const woods = fieldWith(['austria: hussars 0806', FAR]);
    expect(reach(woods)).toContain('0706');
    expect(reach(woods)).not.toContain('0607');
    expect(reasons(woods, '0607')).toEqual(['L7b wayBarred']);
    const hill = fieldWith(['austria: hussars 0503', FAR]);
    expect(reach(hill)).toContain('0403');
    expect(reach(hill)).not.toContain('0303');
  });
});

test('L2.1b L2.1c a road leads through forest and hill without a stop', () => {
  const held = fieldWith(['austria: hussars 0505', FAR]);
  expect(reach(held)).toContain('0608');
  expect(reach(held)).not.toContain('0609');
});

test('L2.1a L2.1d open ground and towns are free', () => {
  const held = fieldWith(['austria: hussars 0503', FAR]);
  expect(reach(held)).toEqual(expect.arrayContaining(['0703', '0604', '0403']));
});

test('L2.1b batteries enter forest by road only', () => {
  const held = fieldWith(['austria: battery 0505, honved 0010', FAR]);
  expect(reach(held)).toEqual(expect.arrayContaining(['0506', '0507', '0604']));
  expect(reach(held)).not.toContain('0606');
  expect(reasons(held, '0606')).toEqual(['L2.1b gunsOffRoad']);
});

test('L7b enemies bar the way, friends are passed but not joined', () => {
  const held = fieldWith(['austria: hussars 0604, honved 0704', 'russia ai: rifles 0504']);
  expect(reach(held)).toEqual(expect.arrayContaining(['0804', '0904']));
  expect(reach(held)).not.toContain('0704');
  expect(reach(held)).not.toContain('0404');
  expect(reasons(held, '0704')).toEqual(['L2.2e taken']);
  expect(reasons(held, '0504')).toEqual(['L7b enemyThere']);
});

test('L7a a hex too far, or where it stands, is refused', () => {
  const held = fieldWith(['austria: honved 0604', FAR]);
  expect(reasons(held, '0904')).toEqual(['L7a tooFar']);
  expect(reasons(held, '0604')).toEqual(['L7a standsThere']);
  expect(canReach(held, FIRST, hex(held, '0804'), placesOf(held))).toBe(true);
});

test('L3n L2.1e what a move is made of: printed, riding, road', () => {
  const held = fieldWith(['austria: hussars 0604', FAR]);
  const terms = moveTerms(held, FIRST, hex(held, '0904'), placesOf(held));
  expect(terms.map(({ key, amount }) => `${key} ${amount}`)).toEqual(['printedMove 1', 'riding 1', 'byRoad 1']);
});

test('L4e L10n a march is not stopped by forest, and each adds a hex', () => {
  const held = fieldWith(['austria: honved 0205', FAR]);
  expect(reach(held, { extra: 1, freely: true })).toContain('0203');
  expect(reach(held, { extra: 1, freely: false })).not.toContain('0203');
  const terms = moveTerms(held, FIRST, hex(held, '0203'), placesOf(held), { extra: 2, freely: true });
  expect(terms.map(({ key }) => key)).toEqual(['printedMove', 'marching', 'forced']);
});

test('L7e a unit is pushed to free hexes alone', () => {
  const held = fieldWith(['austria: honved 0000, honved 0100', 'russia ai: rifles 0001']);
  expect(freeNeighbours(held, FIRST, placesOf(held))).toEqual([]);
  expect(reach(held)).toEqual([]);
});
