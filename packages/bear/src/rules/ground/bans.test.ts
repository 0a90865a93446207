import { expect, test } from 'vitest';
import { type Battle, unitOf } from '../../model/battle/battle.ts';
import { judgeMove, moveFromHere } from './bonus.ts';
import { judgePivot } from './cost.ts';
import { fieldOf, hexOn, moveFrom00, tell, tellMove, unitNamed } from '../../testing/move-field.ts';

const [RIFLE, PIONEER, TRUCK, WAGON, PANZER, GUN, BA10] = ['g03', 'g16', 'g37', 'g34', 'g49', 'g28', 's37'] as const;

function turning(word: string, more: object = {}, markers: unknown[] = []): string {
  const battle = fieldOf({
    units: [
      { unit: word, at: '0,0', ...more },
      { unit: 'g40', at: '0,0' },
    ],
    markers,
  });
  return tell(judgePivot(battle, unitNamed(battle, word)));
}

test('a hit marker may hold a unit where it is, or make its moves dearer', () => {
  expect(moveFrom00(RIFLE, '1,0', { hit: 'pinned' })).toBe('no: heldByHit');
  expect(moveFrom00(RIFLE, '1,0', { hit: 'stunned' })).toBe('no: heldByHit');
  expect(moveFrom00(PANZER, '1,0', { hit: 'immobilized' })).toBe('no: heldByHit');
  expect(moveFrom00(RIFLE, '1,0', { hit: 'cowering' })).toBe('2 = printed 1 + hitMarker 1');
  expect(moveFrom00(RIFLE, '1,0', { hit: 'panicked' })).toBe('1 = printed 1');
});

test('a hit marker that the viewer has not seen is named', () => {
  const battle = fieldOf({ units: [{ unit: RIFLE, at: '0,0', facing: 'SE' }] });
  const units = battle.view.units.map((unit, i) => (i === unitNamed(battle, RIFLE) ? { ...unit, hit: null } : unit));
  const unseen: Battle = { ...battle, view: { ...battle.view, units } };
  expect(unitOf(unseen, unitNamed(battle, RIFLE)).hit).toBeNull();
  expect(tellMove(unseen, RIFLE, '1,0')).toBe('1 = printed 1 + unseenHit');
});

test('B5.3 turning in place costs 1, and what a hit marker adds (GT-70)', () => {
  expect(turning(RIFLE)).toBe('1 = pivot 1');
  expect(turning(PANZER)).toBe('1 = pivot 1');
  expect(turning(RIFLE, { spent: true })).toBe('1 = pivot 1');
  expect(turning(RIFLE, { hit: 'cowering' })).toBe('2 = pivot 1 + hitMarker 1');
});

test('B5.3 a unit that is pinned, carried, in a bunker or not there does not turn', () => {
  expect(turning(RIFLE, { hit: 'pinned' })).toBe('no: heldByHit');
  expect(turning(RIFLE, { carrier: 'g40' })).toBe('no: carried');
  expect(turning(RIFLE, { inside: true }, [{ kind: 'bunker', at: '0,0', facing: 'S' }])).toBe('no: facesAsBunker');
  expect(turning(RIFLE, { inside: true }, [{ kind: 'trench', at: '0,0' }])).toBe('1 = pivot 1');
  const battle = fieldOf({});
  expect(tell(judgePivot(battle, unitNamed(battle, RIFLE)))).toBe('no: notOnMap');
});

test('who is carried does not move by itself, and all that is against a move is told', () => {
  const battle = fieldOf({
    hexes: { '1,0': 'water' },
    units: [
      { unit: TRUCK, at: '0,0' },
      { unit: GUN, at: '0,0', carrier: TRUCK, hit: 'pinned' },
    ],
  });
  const gun = unitNamed(battle, GUN);
  const verdict = judgeMove(battle, gun, moveFromHere(battle, gun, [hexOn(battle, '1,0')]));
  expect(verdict).toEqual({
    granted: false,
    reasons: [
      { rule: 'B17.0', key: 'carried', unit: unitNamed(battle, TRUCK) },
      { rule: 'B7.5', key: 'heldByHit' },
      { rule: 'B4.4', key: 'burdenedInWater', at: hexOn(battle, '1,0') },
    ],
  });
});

test('B4.2a trucks and wagons enter buildings by road only; armoured cars pay (GT-73)', () => {
  const house = { '1,0': 'woodBuilding' };
  const byRoad = { '1,0': { terrain: 'woodBuilding', roads: ['NW'] } };
  for (const mover of [TRUCK, WAGON]) {
    expect(moveFrom00(mover, '1,0', { hexes: house })).toBe('no: truckIntoBuilding');
    expect(moveFrom00(mover, '1,0', { hexes: { '1,0': 'stoneBuilding' } })).toBe('no: truckIntoBuilding');
    expect(moveFrom00(mover, '1,0', { hexes: byRoad })).toBe('1 = printed 1 + road');
  }
  expect(moveFrom00(RIFLE, '1,0', { hexes: house })).toBe('2 = printed 1 + terrain 1');
  expect(moveFrom00(RIFLE, '1,0', { hexes: byRoad })).toBe('1 = printed 1 + road');
  expect(moveFrom00(BA10, '1,0', { hexes: house })).toBe('3 = printed 1 + terrain 2');
});

test('B4.2a truckBuildings table: trucks pay as other wheels do', () => {
  const options = { truckBuildings: 'table' };
  expect(moveFrom00(TRUCK, '1,0', { hexes: { '1,0': 'woodBuilding' }, options })).toBe('3 = printed 1 + terrain 2');
  expect(moveFrom00(WAGON, '1,0', { hexes: { '1,0': 'stoneBuilding' }, options })).toBe('4 = printed 1 + terrain 3');
  expect(moveFrom00(TRUCK, '1,0', { hexes: { '1,0': 'heavyWoods' }, options })).toBe('no: neverEnters');
});

test('B14.0 guns are pushed like foot; with gunMoveClass wheeled they roll like wheels', () => {
  const options = { gunMoveClass: 'wheeled' };
  const hexes = { '1,0': 'heavyWoods', '1,-1': 'lightWoods', '0,1': { level: 2 } };
  expect(moveFrom00(GUN, '1,0', { hexes })).toBe('4 = printed 3 + terrain 1');
  expect(moveFrom00(GUN, '1,-1', { hexes })).toBe('3 = printed 3');
  expect(moveFrom00(GUN, '0,1', { hexes })).toBe('5 = printed 3 + steep 2');
  expect(moveFrom00(GUN, '1,0', { hexes, options })).toBe('no: neverEnters');
  expect(moveFrom00(GUN, '1,-1', { hexes, options })).toBe('5 = printed 3 + terrain 2');
  expect(moveFrom00(GUN, '0,1', { hexes, options })).toBe('no: steepForVehicles');
  expect(moveFrom00('g23', '1,0', { hexes, options })).toBe('4 = printed 3 + terrain 1');
});

test('wire: foot rolls on top, wheels never, tracks drive over it', () => {
  const markers = [{ kind: 'wire', at: '1,0' }];
  expect(moveFrom00(RIFLE, '1,0', { markers })).toBe('1 and 1d6 = printed 1 + wireRoll');
  expect(moveFrom00(TRUCK, '1,0', { markers })).toBe('no: wireForWheels');
  expect(moveFrom00(PANZER, '1,0', { markers })).toBe('1 = printed 1');
  expect(moveFrom00(RIFLE, '0,1', { markers })).toBe('1 = printed 1');
});

test('road block: foot walks through, wheels never, tracks roll on top', () => {
  const markers = [{ kind: 'roadBlock', at: '1,0' }];
  expect(moveFrom00(RIFLE, '1,0', { markers })).toBe('1 = printed 1');
  expect(moveFrom00(TRUCK, '1,0', { markers })).toBe('no: roadBlockForWheels');
  expect(moveFrom00(PANZER, '1,0', { markers })).toBe('1 and 1d6 = printed 1 + roadBlockRoll');
});

test('trench, bunker and smoke cost nothing, but wheels never cross a trench', () => {
  for (const marker of [{ kind: 'trench' }, { kind: 'bunker', facing: 'N' }, { kind: 'smoke', dm: 2 }]) {
    const markers = [{ ...marker, at: '1,0' }];
    expect(moveFrom00(RIFLE, '1,0', { markers })).toBe('1 = printed 1');
    expect(moveFrom00(PANZER, '1,0', { markers })).toBe('1 = printed 1');
    expect(moveFrom00(TRUCK, '1,0', { markers })).toBe(
      marker.kind === 'trench' ? 'no: trenchForWheels' : '1 = printed 1',
    );
  }
});

test('a mine that is known is named to whoever enters; pioneers need not care', () => {
  const markers = [{ kind: 'mine', at: '1,0' }];
  expect(moveFrom00(RIFLE, '1,0', { markers })).toBe('1 = printed 1 + mine');
  expect(moveFrom00(TRUCK, '1,0', { markers })).toBe('1 = printed 1 + mine');
  expect(moveFrom00(PIONEER, '1,0', { markers })).toBe('1 = printed 1');
});

test('B5.0 no move costs less than 1', () => {
  const battle = fieldOf({ units: [{ unit: RIFLE, at: '0,0', facing: 'SE', hit: 'cowering' }] });
  const hitMarkers = battle.pack.hitMarkers.map((marker) => ({ ...marker, moveCost: -2 }));
  const light: Battle = { ...battle, pack: { ...battle.pack, hitMarkers } };
  expect(tellMove(light, RIFLE, '1,0')).toBe('1 = printed 1 + hitMarker -2 + least 2');
});
