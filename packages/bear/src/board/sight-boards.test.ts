import { hexOf, indexOf, type JoinedHalfHexes } from '@sandtable/hex';
import { printProblem, type Result } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { wrongPairs } from '../testing/random-field.ts';
import { slowSight } from '../testing/slow-sight.ts';
import { makeBoard } from './make-board.ts';
import { type Ground, type HexId, hexId } from './ground.ts';
import { makeMap } from './map.ts';
import { judgeSight } from './sight.ts';
import { canSee, makeTables } from './tables.ts';
import { SIGHT_DEFAULTS } from '../testing/sight-ground.ts';

const NO_SMOKE = new Map<HexId, number>();

function valueOf<T>(made: Result<T>): T {
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
}

function groundOf(ids: readonly string[], joinedHalfHexes: JoinedHalfHexes = 'playable'): Ground {
  const plan = { boards: ids.map((board, i) => ({ board, at: [i, 0] as const })) };
  return valueOf(makeMap(boards, plan, { joinedHalfHexes, labels: 'rowLetter' })).ground;
}

/** The rules are read slowly for one pair in so many, other ones on every board; table and judgement are compared on all. */
const ONE_IN = inject('samples') > 1 ? 1 : 3;

const boards = nonEmpty(defaultPack.boards).map((source) => valueOf(makeBoard(source)));

test('B6.0 on each of our boards table and judgement agree with the rules read slowly, and sight is mutual', () => {
  for (const [place, { id }] of boards.entries()) {
    const ground = groundOf([id]);
    const tables = makeTables(ground, SIGHT_DEFAULTS);
    const isRight = (from: HexId, to: HexId): boolean => {
      const isSeen = canSee(tables, NO_SMOKE, from, to);
      const isRead = (from + to + place) % ONE_IN === 0;
      return [
        isRead ? slowSight(ground, NO_SMOKE, SIGHT_DEFAULTS, from, to).isClear : isSeen,
        canSee(tables, NO_SMOKE, to, from),
        judgeSight(ground, NO_SMOKE, SIGHT_DEFAULTS, from, to).granted,
        judgeSight(ground, NO_SMOKE, SIGHT_DEFAULTS, to, from).granted,
      ].every((answer) => answer === isSeen);
    };
    expect([id, ...wrongPairs(ground, isRight)]).toEqual([id]);
  }
});

test('B6.0 a closed seam between boards is seen across like an open one', () => {
  const open = groundOf(['b3', 'b4'], 'playable');
  const closed = groundOf(['b3', 'b4'], 'closed');
  expect(closed.area.hexes.length).toBeLessThan(open.area.hexes.length);
  const tables = { open: makeTables(open, SIGHT_DEFAULTS), closed: makeTables(closed, SIGHT_DEFAULTS) };
  const inOpen = (hex: HexId): HexId => hexId(indexOf(open.area, hexOf(closed.area, hex)));
  const isSame = (from: HexId, to: HexId): boolean =>
    canSee(tables.closed, NO_SMOKE, from, to) === canSee(tables.open, NO_SMOKE, inOpen(from), inOpen(to));
  expect(wrongPairs(closed, isSame)).toEqual([]);
});
