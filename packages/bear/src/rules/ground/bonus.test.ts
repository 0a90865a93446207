import { expect, test } from 'vitest';
import type { Battle } from '../../model/battle/battle.ts';
import { judgeMove } from './bonus.ts';
import { fieldOf, hexOn, moveFrom00, tell, tellMove, unitNamed } from '../../testing/move-field.ts';

const [RIFLE, TRUCK, CAR, PANZER, T34, T35] = ['g03', 'g37', 'g42', 'g49', 's48', 's47'] as const;

/** A road from 0,0 to the SE over four hexes. */
const ROAD = Object.fromEntries([1, 2, 3, 4].map((q) => [`${q},0`, { roads: ['NW'] }]));

/** The same road with something in one of its hexes. */
function roadWith(hex: string, more: object): Record<string, unknown> {
  return { ...ROAD, [hex]: { roads: ['NW'], ...more } };
}

test('B5.0 foot goes one hex an action, and a move goes somewhere', () => {
  expect(moveFrom00(RIFLE, '1,0 2,0')).toBe('no: oneHex');
  const battle = fieldOf({ units: [{ unit: RIFLE, at: '0,0' }] });
  const move = { from: hexOn(battle, '0,0'), facing: 2, hexes: [] } as const;
  expect(tell(judgeMove(battle, unitNamed(battle, RIFLE), move))).toBe('no: noHex');
});

test('B14.0 a vehicle pays by its own column', () => {
  expect(moveFrom00(PANZER, '1,0', { hexes: { '1,0': 'heavyWoods' } })).toBe('3 = printed 1 + terrain 2');
  expect(moveFrom00('s37', '1,0', { hexes: { '1,0': 'lightWoods' } })).toBe('3 = printed 1 + terrain 2');
});

test('B14.1 one more hex for each track symbol, over open ground or along a road', () => {
  expect(moveFrom00(PANZER, '1,0 2,0')).toBe('1 = printed 1 + bonusHex');
  expect(moveFrom00(PANZER, '1,0 2,0 3,0')).toBe('no: tooFar');
  expect(moveFrom00(T34, '1,0 2,0 3,0')).toBe('1 = printed 1 + bonusHex + bonusHex');
  expect(
    moveFrom00(T34, '1,0 2,0 3,0', { hexes: { '2,0': 'crops', '3,0': { terrain: 'heavyWoods', roads: ['NW'] } } }),
  ).toBe('1 = printed 1 + bonusHex + bonusHex');
  expect(moveFrom00(T35, '1,0 2,0')).toBe('no: tooFar');
});

test('B14.1 one more hex for each wheel symbol, along roads only', () => {
  expect(moveFrom00(TRUCK, '1,0 2,0 3,0', { hexes: ROAD })).toBe('1 = printed 1 + road + bonusHex + bonusHex');
  expect(moveFrom00(TRUCK, '1,0 2,0 3,0 4,0', { hexes: ROAD })).toBe('no: tooFar');
  expect(moveFrom00(TRUCK, '1,0 2,0')).toBe('no: noBonusOffRoad');
  expect(moveFrom00(TRUCK, '1,0 1,1', { hexes: ROAD })).toBe('no: noBonusOffRoad');
  expect(moveFrom00(TRUCK, '1,-1 2,-1', { hexes: ROAD })).toBe('no: noBonusOffRoad');
});

test('B14.1 R-235 a car with a symbol of each kind has two more hexes on the road, and none over open ground', () => {
  expect(moveFrom00(CAR, '1,0 2,0 3,0', { hexes: ROAD })).toBe('1 = printed 1 + road + bonusHex + bonusHex');
  expect(moveFrom00(CAR, '1,0 2,0 2,1', { hexes: ROAD })).toBe('no: noBonusOffRoad');
  expect(moveFrom00(CAR, '1,0 2,0')).toBe('no: noBonusOffRoad');
});

test('B14.1 R-235 with `wheelsOffRoad` bySymbol its track symbol gives one more hex over open ground', () => {
  const on = (way: string, hexes = {}): string =>
    moveFrom00(CAR, way, { hexes, options: { wheelsOffRoad: 'bySymbol' } });
  expect(on('1,0 2,0 3,0', ROAD)).toBe('1 = printed 1 + road + bonusHex + bonusHex');
  expect(on('1,0 2,0 2,1', ROAD)).toBe('1 = printed 1 + road + bonusHex + bonusHex');
  expect(on('1,0 1,1 2,0', ROAD)).toBe('no: noBonusOffRoad');
  expect(on('1,0 2,0')).toBe('1 = printed 1 + bonusHex');
  expect(on('1,0 2,0 3,0')).toBe('no: tooFar');
});

test('B14.1 the hex paid for must allow the bonus, and so must each hex after it', () => {
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '1,0': 'lightWoods' } })).toBe('no: noBonusTerrain');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '2,0': 'lightWoods' } })).toBe('no: noBonusTerrain');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '0,0': 'lightWoods' } })).toBe('1 = printed 1 + bonusHex');
});

test('B14.1 levels up are paid in bonus hexes too; uphill only track symbols count', () => {
  const hill = { '2,0': { level: 1 }, '3,0': { level: 2 } };
  expect(moveFrom00(T34, '1,0 2,0 3,0', { hexes: hill })).toBe(
    '3 = printed 1 + bonusHex + climb 1 + bonusHex + climb 1',
  );
  expect(moveFrom00(TRUCK, '1,0 2,0', { hexes: roadWith('2,0', { level: 1 }) })).toBe('no: noBonusUphill');
  const uphill = { hexes: roadWith('2,0', { level: 1 }) };
  expect(moveFrom00(CAR, '1,0 2,0', uphill)).toBe('no: noBonusUphill');
  expect(moveFrom00(CAR, '1,0 2,0', { ...uphill, options: { wheelsOffRoad: 'bySymbol' } })).toBe(
    '2 = printed 1 + road + bonusHex + climb 1',
  );
});

test('B14.1 a vehicle turns freely after each hex and goes on with its bonus (GT-70)', () => {
  expect(moveFrom00(T34, '1,0 1,-1 0,-1')).toBe('1 = printed 1 + bonusHex + bonusHex');
  expect(moveFrom00(T34, '1,0 0,0')).toBe('1 = printed 1 + bonusHex');
});

test('B5.2, B14.1a backward there is no bonus', () => {
  expect(moveFrom00(T34, '-1,0')).toBe('2 = printed 1 + backward 1');
  expect(moveFrom00(T34, '-1,0 -2,0')).toBe('no: noBonusBackward');
});

test('B14.1a no bonus across a wall, before or after the hex paid for, unless the road has a gate', () => {
  const walls = ['NW'];
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '1,0': { walls } } })).toBe('no: noBonusWall');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '2,0': { walls } } })).toBe('no: noBonusWall');
  expect(moveFrom00(TRUCK, '1,0 2,0', { hexes: roadWith('2,0', { walls }) })).toBe('1 = printed 1 + road + bonusHex');
});

test('B11.1 R-225 no bonus down a steep side either', () => {
  const hexes = { '0,0': { level: 2 }, '1,0': { level: 2 } };
  expect(moveFrom00(T34, '1,0 2,0', { hexes })).toBe('no: steepDownForVehicles');
  expect(moveFrom00(T34, '1,0 2,0', { hexes, options: { steepDown: 'free' } })).toBe('1 = printed 1 + bonusHex');
});

test('B14.1a no bonus up a steep side', () => {
  expect(moveFrom00(T34, '1,0 2,0', { hexes: { '2,0': { level: 2 } } })).toBe('no: steepForVehicles');
});

test.each([
  ['trench', 'noBonusTrench'],
  ['wire', 'noBonusWire'],
  ['roadBlock', 'noBonusRoadBlock'],
  ['mine', 'noBonusMine'],
])('B14.1a no bonus into or starting with a hex with a %s', (kind, key) => {
  expect(moveFrom00(T34, '1,0 2,0', { markers: [{ kind, at: '1,0' }] })).toBe(`no: ${key}`);
  expect(moveFrom00(T34, '1,0 2,0', { markers: [{ kind, at: '2,0' }] })).toBe(`no: ${key}`);
  expect(moveFrom00(T34, '1,0 2,0', { markers: [{ kind, at: '0,0' }] })).toBe('1 = printed 1 + bonusHex');
});

test('B13.0d, B14.1a no bonus into or starting with heavy smoke; light smoke does not matter', () => {
  const smoke = (at: string, dm: number) => ({ kind: 'smoke', at, dm });
  expect(moveFrom00(T34, '1,0 2,0', { markers: [smoke('1,0', 2)] })).toBe('no: noBonusSmoke');
  expect(moveFrom00(T34, '1,0 2,0', { markers: [smoke('2,0', 2)] })).toBe('no: noBonusSmoke');
  expect(moveFrom00(T34, '1,0 2,0', { markers: [smoke('2,0', 1), smoke('2,0', 1)] })).toBe('no: noBonusSmoke');
  expect(moveFrom00(T34, '1,0 2,0', { markers: [smoke('1,0', 1)] })).toBe('1 = printed 1 + bonusHex');
});

test('B14.1a plowed fields give no bonus; with plowedBonus into, a bonus hex may be one', () => {
  const [paid, bonus] = [{ '1,0': 'plowedField' }, { '2,0': 'plowedField' }];
  const options = { plowedBonus: 'into' };
  expect(moveFrom00(T34, '1,0 2,0', { hexes: paid })).toBe('no: noBonusTerrain');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: bonus })).toBe('no: noBonusTerrain');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: paid, options })).toBe('no: noBonusTerrain');
  expect(moveFrom00(T34, '1,0 2,0', { hexes: bonus, options })).toBe('1 = printed 1 + bonusHex');
  expect(moveFrom00(CAR, '1,0 2,0', { hexes: bonus, options })).toBe('no: neverEnters, noBonusOffRoad');
});

test('B14.2 wheels pay one more for a road hex with another vehicle in it, friend or enemy (GT-58)', () => {
  for (const unit of ['g38', 's48']) {
    const units = [{ unit, at: '1,0' }];
    expect(moveFrom00(TRUCK, '1,0', { hexes: ROAD, units })).toBe('2 = printed 1 + road + passing 1');
    expect(moveFrom00(TRUCK, '1,0', { units })).toBe('1 = printed 1');
    expect(moveFrom00(PANZER, '1,0', { hexes: ROAD, units })).toBe('1 = printed 1 + road');
    expect(moveFrom00(RIFLE, '1,0', { hexes: ROAD, units })).toBe('1 = printed 1 + road');
  }
  expect(moveFrom00(TRUCK, '1,0', { hexes: ROAD, units: [{ unit: 's01', at: '1,0' }] })).toBe('1 = printed 1 + road');
  expect(moveFrom00(TRUCK, '1,0 2,0', { hexes: ROAD, units: [{ unit: 'g38', at: '2,0' }] })).toBe(
    '2 = printed 1 + road + bonusHex + passing 1',
  );
});

test('B14.2 what a vehicle tows is not in its way', () => {
  const battle = fieldOf({ hexes: ROAD, units: [TRUCK, 'g38'].map((unit) => ({ unit, at: '0,0', facing: 'SE' })) });
  expect(tellMove(battle, TRUCK, '1,0 0,0')).toBe('2 = printed 1 + road + bonusHex + passing 1');
  const [truck, towed] = [unitNamed(battle, TRUCK), unitNamed(battle, 'g38')];
  const units = battle.view.units.map((unit, i) => (i === towed ? { ...unit, carrier: truck } : unit));
  const towing: Battle = { ...battle, view: { ...battle.view, units } };
  expect(tellMove(towing, TRUCK, '1,0 0,0')).toBe('1 = printed 1 + road + bonusHex');
});

test('B14.2 roadPassing noBonus: no price, but no bonus into such a hex or after it', () => {
  const options = { roadPassing: 'noBonus' };
  const units = [{ unit: 's48', at: '2,0' }];
  expect(moveFrom00(TRUCK, '1,0 2,0', { hexes: ROAD, units, options })).toBe('no: noBonusPassing');
  const next = [{ unit: 's48', at: '1,0' }];
  expect(moveFrom00(TRUCK, '1,0', { hexes: ROAD, units: next, options })).toBe('1 = printed 1 + road');
  expect(moveFrom00(TRUCK, '1,0 2,0', { hexes: ROAD, units: next, options })).toBe('no: noBonusPassing');
  expect(moveFrom00(PANZER, '1,0 2,0', { hexes: ROAD, units, options })).toBe('1 = printed 1 + road + bonusHex');
});
