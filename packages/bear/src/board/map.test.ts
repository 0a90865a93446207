import { EVERY_FACING, opposite } from '@sandtable/hex';
import { checkShape, printProblem } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { makeBoard } from './make-board.ts';
import { hasRoad, hasWall, hexId, type HexId, sidesOf, terrainAt } from './ground.ts';
import { type MapPlan, mapPlanSchema } from './map-plan.ts';
import { type BattleMap, edgeHexes, hexNamed, makeMap, type MapOptions, nameOfHex } from './map.ts';

const BOARDS = defaultPack.boards.map((source) => {
  const made = makeBoard(source);
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
});

function map(plan: MapPlan, options?: MapOptions): BattleMap {
  const made = makeMap(BOARDS, plan, options);
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
}

function problems(plan: MapPlan): string[] {
  const made = makeMap(BOARDS, plan);
  return made.ok ? [] : made.problems.map(printProblem);
}

function hex(on: BattleMap, name: string): HexId {
  const found = hexNamed(on, name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

/** The hexes roads lead to, by name. */
function roadsFrom(on: BattleMap, name: string): string[] {
  const from = hex(on, name);
  return sidesOf(on.ground.roads[from] ?? 0).map((side) => {
    const beyond = on.ground.area.neighbours[6 * from + side] ?? -1;
    return beyond === -1 ? 'off the map' : nameOfHex(on, hexId(beyond));
  });
}

const one = (board: string): MapPlan => ({ boards: [{ board, at: [0, 0] }] });
const beside: MapPlan = {
  boards: [
    { board: 'b1', at: [0, 0] },
    { board: 'b2', at: [1, 0] },
  ],
};

test('one board: hexes have their plain addresses, and its edges are there', () => {
  const made = map(one('b1'));
  expect(made.names).toHaveLength(196);
  expect(nameOfHex(made, hex(made, 'E09'))).toBe('E09');
  expect(terrainAt(made.ground, hex(made, 'D11'))).toBe('heavyWoods');
  expect(edgeHexes(made, 'left').map((each) => nameOfHex(made, each))).toContain('A02');
  expect(edgeHexes(made, 'top')).toHaveLength(17);
});

test('BG.11 side by side, the road goes on through the completed hex in the middle', () => {
  const made = map(beside);
  expect(hex(made, '1-G19')).toBe(hex(made, '2-G01'));
  expect(nameOfHex(made, hex(made, '2-G01'))).toBe('1-G19');
  expect(roadsFrom(made, '1-G19').sort()).toEqual(['1-F18', '2-F02']);
  expect(roadsFrom(made, '1-H19')).toEqual([]);
  expect(terrainAt(made.ground, hex(made, '2-H01'))).toBe('open');
  expect(made.ground.levels[hex(made, '2-H01')]).toBe(0);
});

test('BG.11 one below the other, the road goes on from L10 to A10, also on a board that is turned', () => {
  const below = (turned: boolean): BattleMap =>
    map({
      boards: [
        { board: 'b3', at: [0, 0] },
        { board: 'b5', at: [0, 1], turned },
      ],
    });
  expect(roadsFrom(below(false), '3-L10')).toEqual(['3-K10', '5-A10']);
  expect(roadsFrom(below(true), '3-L10')).toEqual(['3-K10', '5-L10']);
  expect(roadsFrom(below(true), '5-L10')).toEqual(['3-L10', '5-K10']);
});

test('BG.11 at the outer edge the road leads off the map, so that units can come in along it', () => {
  const made = map(one('b2'));
  expect(roadsFrom(made, 'A10')).toContain('off the map');
  expect(roadsFrom(made, 'F02')).toContain('off the map');
  const closed = map(beside, { joinedHalfHexes: 'closed', labels: 'rowLetter' });
  expect(hexNamed(closed, '1-G19').ok).toBe(false);
  expect(roadsFrom(closed, '1-F18')).toContain('off the map');
});

test('B4.0 roads and walls belong to a hexside: both hexes have them, however boards lie', () => {
  const made = map({
    boards: [
      { board: 'b2', at: [0, 0] },
      { board: 'b4', at: [1, 0], turned: true },
      { board: 'b5', at: [0, 1], turned: true },
      { board: 'b12', at: [1, 1] },
    ],
  });
  nonEmpty(made.names).forEach((_, from) => {
    for (const side of EVERY_FACING) {
      const to = made.ground.area.neighbours[6 * from + side] ?? -1;
      if (to === -1) continue;
      expect(hasRoad(made.ground, hexId(to), opposite(side))).toBe(hasRoad(made.ground, hexId(from), side));
      expect(hasWall(made.ground, hexId(to), opposite(side))).toBe(hasWall(made.ground, hexId(from), side));
    }
  });
});

test('every name of every hex is read back', () => {
  const made = map(beside, { joinedHalfHexes: 'playable', labels: 'columnLetter' });
  nonEmpty(made.names).forEach((name, index) => expect(hex(made, name)).toBe(index));
  expect(made.names).toContain('1-K03');
});

test('bad boards name the field', () => {
  expect(problems(one('b99'))).toEqual([
    `map.boards.0.board: expected one of ${defaultPack.boards.map(({ id }) => id).join(', ')}, got "b99"`,
  ]);
  const twice: MapPlan = {
    boards: [
      { board: 'b1', at: [0, 0] },
      { board: 'b1', at: [0, 0] },
    ],
  };
  expect(problems(twice)).toEqual([
    'map.boards.1.board: expected a label of its own, got 1',
    'map.boards.1.at: expected a place no other board lies on, got 0,0',
  ]);
  expect(problems({ boards: [] })).toEqual(['map.boards: expected from 1 to 64 boards, got 0']);
});

test('bare ground: hexes around 0,0 by axial coordinates', () => {
  const made = map({
    bare: {
      radius: 3,
      hexes: { '1,0': 'lightWoods', '2,0': { level: 1, roads: ['NW'], walls: ['S'] }, '2,1': { terrain: 'water' } },
    },
  });
  expect(made.names).toHaveLength(37);
  expect(terrainAt(made.ground, hex(made, '1,0'))).toBe('lightWoods');
  expect(terrainAt(made.ground, hex(made, '2,1'))).toBe('water');
  expect(made.ground.levels[hex(made, '2,0')]).toBe(1);
  expect(roadsFrom(made, '1,0')).toEqual(['2,0']);
  expect(hasWall(made.ground, hex(made, '2,1'), 0)).toBe(true);
  expect(edgeHexes(made, 'top')).toEqual([]);
  expect(hexNamed(made, '4,0').ok).toBe(false);
  expect(hexNamed(made, 'E09').ok).toBe(false);
});

test('bad bare ground names the field', () => {
  const bare = (hexes: Record<string, 'open' | { roads: ['N'] }>): string[] => problems({ bare: { radius: 1, hexes } });
  expect(bare({ '0,2': 'open' })).toEqual(['map.bare.hexes: expected hexes up to 1 from 0,0, got 0,2']);
  expect(bare({ E09: 'open' })[0]).toContain('map.bare.hexes: expected axial coordinates');
  expect(bare({ '0,-1': { roads: ['N'] } })).toEqual([
    'map.bare.hexes.0,-1.roads: expected hexsides shared with another hex of the map, got N',
  ]);
  expect(problems({ bare: { radius: 1.5 } })).toEqual([
    'map.bare.radius: expected a whole number from 0 to 30, got 1.5',
  ]);
});

test('a plan from outside is checked for its shape', () => {
  expect(checkShape(mapPlanSchema, { bare: { radius: 2, hexes: { '0,0': 'woods' } } }).ok).toBe(false);
  expect(checkShape(mapPlanSchema, { boards: [{ board: 'b2', at: [0, 0], turned: true }] }).ok).toBe(true);
  expect(checkShape(mapPlanSchema, { bare: { radius: 31 } }).ok).toBe(false);
});

test('a plan is made once, however often it is asked for; another one, or another way to name or join it, is another map', () => {
  const first = map(one('b1'));
  expect(map(one('b1'))).toBe(first);
  expect(map(one('b2'))).not.toBe(first);
  expect(map(one('b1'), { joinedHalfHexes: 'playable', labels: 'columnLetter' }).names).not.toEqual(first.names);
});
