import type { Facing } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { MOVE_CLASSES, terrainFigures, TERRAINS } from '../../board/terrain.ts';
import { judgeStep } from './cost.ts';
import { fieldOf, hexOn, moveFrom00, tell, tellMove, unitNamed } from '../../testing/move-field.ts';
import { NONE } from '../../model/ids.ts';

const RIFLE = 'g03';
const MORTAR = 'g23';
const TRUCK = 'g37';
const PANZER = 'g49';

test('B5.0 a move into an adjacent hex costs the printed figure and every term on top', () => {
  expect(moveFrom00(RIFLE, '1,0')).toBe('1 = printed 1');
  expect(moveFrom00(MORTAR, '1,0')).toBe('3 = printed 3');
  const uphill = { '1,0': { terrain: 'heavyWoods', level: 1, walls: ['NW'] } };
  expect(moveFrom00(RIFLE, '1,0', { hexes: uphill, hit: 'cowering' })).toBe(
    '5 = printed 1 + hitMarker 1 + terrain 1 + wall 1 + climb 1',
  );
});

test('B5.0 hexes with friends and with enemies may be entered, however many', () => {
  const units = ['g04', 'g05', 's01', 's02', 's48'].map((unit) => ({ unit, at: '1,0' }));
  expect(moveFrom00(RIFLE, '1,0', { units })).toBe('1 = printed 1');
});

test('B5.0 only a unit on the map moves, and only into an adjacent hex of the map', () => {
  const battle = fieldOf({ radius: 1, units: [{ unit: RIFLE, at: '1,0' }] });
  const rifle = unitNamed(battle, RIFLE);
  const from = hexOn(battle, '1,0');
  expect(tell(judgeStep(battle, rifle, { from, facing: 2, to: NONE }))).toBe('no: offMap');
  expect(tellMove(battle, RIFLE, '-1,0')).toBe('no: notAdjacent');
  expect(tellMove(battle, RIFLE, '1,0')).toBe('no: notAdjacent');
  expect(tellMove(battle, 'g04', '1,0')).toBe('no: notOnMap');
});

test('B5.0 a step is judged from wherever a plan has brought the unit', () => {
  const battle = fieldOf({ hexes: { '3,0': 'heavyWoods' }, units: [{ unit: RIFLE, at: '0,0' }] });
  const step = { from: hexOn(battle, '2,0'), facing: 2, to: hexOn(battle, '3,0') } as const;
  const verdict = judgeStep(battle, unitNamed(battle, RIFLE), step);
  expect(verdict).toEqual({
    granted: true,
    value: { cost: 2, dice: 0 },
    reasons: [
      { rule: 'B5.0', key: 'printed', amount: 1 },
      { rule: 'B4.1', key: 'terrain', amount: 1, at: step.to },
    ],
  });
});

test('B4.1 every terrain costs each way of moving what the table says, or is closed to it', () => {
  const movers = { foot: RIFLE, wheeled: 's37', tracked: PANZER };
  for (const terrain of TERRAINS) {
    for (const moveClass of MOVE_CLASSES) {
      const added = terrainFigures[terrain].cost[moveClass];
      const cost = `${1 + (added ?? 0)} = printed 1${added === 0 ? '' : ` + terrain ${added}`}`;
      expect(moveFrom00(movers[moveClass], '1,0', { hexes: { '1,0': terrain } })).toBe(
        added === null ? 'no: neverEnters' : cost,
      );
    }
  }
});

test('B4.1 leaving a hex costs nothing', () => {
  expect(moveFrom00(RIFLE, '1,0', { hexes: { '0,0': 'heavyWoods' } })).toBe('1 = printed 1');
});

test('B4.4 only unburdened foot wades', () => {
  const hexes = { '1,0': 'water' };
  expect(moveFrom00('g19', '1,0', { hexes })).toBe('6 = printed 2 + terrain 4');
  expect(moveFrom00(MORTAR, '1,0', { hexes })).toBe('no: burdenedInWater');
  expect(moveFrom00('g28', '1,0', { hexes })).toBe('no: burdenedInWater');
});

test('B5.0.1 along a road terrain and walls do not count, and what is closed is open', () => {
  const road = { roads: ['NW'], walls: ['NW'] };
  expect(moveFrom00(RIFLE, '1,0', { hexes: { '1,0': { terrain: 'heavyWoods', ...road } } })).toBe(
    '1 = printed 1 + road',
  );
  expect(moveFrom00(TRUCK, '1,0', { hexes: { '1,0': { terrain: 'heavyWoods', ...road } } })).toBe(
    '1 = printed 1 + road',
  );
  expect(moveFrom00(MORTAR, '1,0', { hexes: { '1,0': { terrain: 'water', ...road } } })).toBe('3 = printed 3 + road');
});

test('B5.0.1 height and obstacles count on roads too', () => {
  const hexes = { '1,0': { terrain: 'lightWoods', level: 1, roads: ['NW'] } };
  expect(moveFrom00(TRUCK, '1,0', { hexes })).toBe('2 = printed 1 + road + climb 1');
  const markers = [{ kind: 'roadBlock', at: '1,0' }];
  expect(moveFrom00(TRUCK, '1,0', { hexes, markers })).toBe('no: roadBlockForWheels');
  expect(moveFrom00(PANZER, '1,0', { hexes, markers })).toBe('2 and 1d6 = printed 1 + road + climb 1 + roadBlockRoll');
});

test('B5.0.1 a road hex entered from the side is no road', () => {
  const hexes = { '1,0': { terrain: 'heavyWoods', roads: ['SE'] } };
  expect(moveFrom00(RIFLE, '1,0', { hexes })).toBe('2 = printed 1 + terrain 1');
  expect(moveFrom00(TRUCK, '1,0', { hexes })).toBe('no: neverEnters');
});

test('B5.0.2 a wall costs foot and tracks one more, from either side, and stops wheels (GT-58)', () => {
  for (const hexes of [{ '1,0': { walls: ['NW'] } }, { '0,0': { walls: ['SE'] } }]) {
    expect(moveFrom00(RIFLE, '1,0', { hexes })).toBe('2 = printed 1 + wall 1');
    expect(moveFrom00(PANZER, '1,0', { hexes })).toBe('2 = printed 1 + wall 1');
    expect(moveFrom00(TRUCK, '1,0', { hexes })).toBe('no: wallForWheels');
  }
  expect(moveFrom00(TRUCK, '1,0', { hexes: { '1,0': { walls: ['SE'] } } })).toBe('1 = printed 1');
});

test('B5.1, B5.2 the three hexes ahead are the front; into the three behind it is one more', () => {
  const around = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
  around.forEach((hex, side) => {
    const isAhead = [1, 2, 3].includes(side);
    expect(moveFrom00(RIFLE, hex)).toBe(isAhead ? '1 = printed 1' : '2 = printed 1 + backward 1');
  });
});

test('B5.1 how a unit faced before matters, whatever it turns to afterwards', () => {
  const battle = fieldOf({ units: [{ unit: RIFLE, at: '0,0' }] });
  const [from, to] = [hexOn(battle, '0,0'), hexOn(battle, '0,-1')];
  const costs = ([0, 1, 2, 3, 4, 5] as Facing[]).map((facing) => {
    const verdict = judgeStep(battle, unitNamed(battle, RIFLE), { from, facing, to });
    return verdict.granted ? verdict.value.cost : 0;
  });
  expect(costs).toEqual([1, 1, 2, 2, 2, 1]);
});

test('B11.0 a level up costs everybody one more, down costs nothing', () => {
  for (const [mover, printed] of [
    [RIFLE, 1],
    [MORTAR, 3],
    [TRUCK, 1],
    [PANZER, 1],
  ] as const) {
    const up = { '0,0': { level: 1 }, '1,0': { level: 2 } };
    expect(moveFrom00(mover, '1,0', { hexes: up })).toBe(`${printed + 1} = printed ${printed} + climb 1`);
    expect(moveFrom00(mover, '1,0', { hexes: { '0,0': { level: 1 } } })).toBe(`${printed} = printed ${printed}`);
  }
});

test('B11.1 a steep side costs foot two in all; no vehicle climbs it, on a road either', () => {
  const hexes = { '1,0': { level: 2, roads: ['NW'] } };
  expect(moveFrom00(RIFLE, '1,0', { hexes })).toBe('3 = printed 1 + road + steep 2');
  expect(moveFrom00(PANZER, '1,0', { hexes })).toBe('no: steepForVehicles');
  expect(moveFrom00(TRUCK, '1,0', { hexes })).toBe('no: steepForVehicles');
});

test('B11.1 R-225 no vehicle drives down a steep side, on a road either; foot comes down at no extra cost', () => {
  const hexes = { '0,0': { level: 2, roads: ['SE'] }, '1,0': { roads: ['NW'] }, '1,-1': { level: 1 } };
  expect(moveFrom00(RIFLE, '1,0', { hexes })).toBe('1 = printed 1 + road');
  for (const unit of [PANZER, TRUCK]) {
    expect(moveFrom00(unit, '1,0', { hexes })).toBe('no: steepDownForVehicles');
    expect(moveFrom00(unit, '1,-1', { hexes })).toBe('1 = printed 1');
    expect(moveFrom00(unit, '1,0', { hexes, options: { steepDown: 'free' } })).toBe('1 = printed 1 + road');
  }
});
