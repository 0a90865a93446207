import assert from 'node:assert/strict';
import { judgeSight } from '../../packages/bear/src/board/sight.ts';
import { canSee, makeTables } from '../../packages/bear/src/board/tables.ts';
import { checkPack, defaultPack, type HexId, hexId, makeMap } from '../../packages/bear/src/index.ts';
import { SIGHT_DEFAULTS } from '../../packages/bear/src/testing/sight-ground.ts';
import { randomOf } from '../../packages/kernel/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { naiveSight } from './naive-sight.ts';
import { solo } from './solo.ts';

/** Boards 1 to 4 joined in a square, 823 hexes, and random pairs of hexes. */
const PAIRS = 500;
const TARGET = 200;

export const sightGroups: Groups = { 'sight of a pair': pairs, 'sight tables of four boards': tables };

const NO_SMOKE = new Map<HexId, number>();

function makeGround() {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('our own pack is broken');
  const places = [
    ['b1', 0, 0],
    ['b2', 1, 0],
    ['b3', 0, 1],
    ['b4', 1, 1],
  ] as const;
  const map = makeMap(pack.value.boards, { boards: places.map(([board, gx, gy]) => ({ board, at: [gx, gy] })) });
  if (!map.ok) throw new Error('our own boards cannot be joined');
  return map.value.ground;
}

function pairs(): Group {
  const ground = makeGround();
  const known = makeTables(ground, SIGHT_DEFAULTS);
  const random = randomOf('sfc32:bench', 'sight');
  const asked = Array.from({ length: PAIRS }, () => {
    const any = (): HexId => hexId(random.below(known.size));
    return [any(), any()] as const;
  });
  const count = (sees: (from: HexId, to: HexId) => boolean) => (): number => {
    let clear = 0;
    for (let i = 0; i < asked.length; i++) {
      const pair = asked[i];
      if (pair !== undefined && sees(pair[0], pair[1])) clear += 1;
    }
    return clear;
  };
  const byTable = count((from, to) => canSee(known, NO_SMOKE, from, to));
  const naively = count((from, to) => naiveSight(ground, from, to));
  const judged = count((from, to) => judgeSight(ground, NO_SMOKE, SIGHT_DEFAULTS, from, to).granted);
  return {
    batch: PAIRS,
    contestants: [
      { name: 'canSee', run: byTable },
      { name: 'naive walk', run: naively, atLeast: TARGET },
      { name: 'judgeSight, with reasons', run: judged },
    ],
    check() {
      for (const [from, to] of asked) {
        const expected = canSee(known, NO_SMOKE, from, to);
        assert.equal(naiveSight(ground, from, to), expected);
        assert.equal(judgeSight(ground, NO_SMOKE, SIGHT_DEFAULTS, from, to).granted, expected);
      }
    },
  };
}

function tables(): Group {
  const ground = makeGround();
  // Lines are walked on first use.
  return solo(1, () => {
    const { sight, size } = makeTables(ground, SIGHT_DEFAULTS);
    let clear = 0;
    for (let from = 0; from < size; from++)
      for (let to = 0; to < size; to++) if (sight.isClear(hexId(from), hexId(to))) clear += 1;
    return clear;
  });
}
