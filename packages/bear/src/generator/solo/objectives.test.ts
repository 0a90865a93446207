import { expect, test } from 'vitest';
import { makeControl } from '../../model/battle/marker.ts';
import type { Terms } from '../../model/battle/terms.ts';
import { objectivesOf } from './sheet-terms.ts';
import { builtSolo } from '../../testing/solo-draft.ts';
import { hexId, NONE, playerId, unitId, type UnitId } from '../../model/ids.ts';

const SOVIET = playerId(1);
const PLAIN = builtSolo({ dice: [3, 5] }).state.terms;
const EDGE = PLAIN.entries[playerId(0)]?.hexes ?? [];

interface Setting extends Partial<Pick<Terms, 'victory' | 'exits'>> {
  readonly posture?: 'defense' | 'offense';
  readonly marker?: 'german' | 'soviet';
  readonly truck?: UnitId;
}

/** The objectives of a Soviet AI. */
function objectives({ posture = 'offense', marker, truck = NONE, ...terms }: Setting): (readonly number[])[] {
  return objectivesOf({
    terms: { ...PLAIN, victory: [], exits: [], ...terms },
    controls: marker === undefined ? [] : [makeControl({ at: hexId(7), side: marker })],
    posture,
    ai: SOVIET,
    edge: EDGE,
    truck,
  });
}

const reached = (side: 'german' | 'soviet'): Terms['victory'] => [
  { kind: 'reached', side, vp: 1, hexes: [hexId(1), hexId(2), hexId(3)] },
];
const left = (side: 'german' | 'soviet', units: readonly UnitId[] | null): Pick<Terms, 'victory' | 'exits'> => ({
  victory: [{ kind: 'left', side, vp: 2, edge: 'top', units }],
  exits: [{ side, edge: 'top', hexes: [hexId(4), hexId(5)], units }],
});

test('S4.1.4 ground that the AI scores for is one objective, whatever its posture', () => {
  expect(objectives({ victory: reached('soviet') })).toEqual([[1, 2, 3]]);
  expect(objectives({ victory: reached('soviet'), posture: 'defense' })).toEqual([[1, 2, 3]]);
});

test('S4.1.4 so is an exit that it scores for, but not that of its truck', () => {
  expect(objectives(left('soviet', null))).toEqual([[4, 5]]);
  expect(objectives({ ...left('soviet', [unitId(9)]), truck: unitId(9), posture: 'defense' })).toEqual([]);
});

test('S4.1.4 on Defense it bars what the player scores for, on Offense it does not', () => {
  expect(objectives({ victory: reached('german'), posture: 'defense' })).toEqual([[1, 2, 3]]);
  expect(objectives({ ...left('german', null), posture: 'defense' })).toEqual([[4, 5]]);
  expect(objectives({ victory: reached('german'), marker: 'german' })).toEqual([]);
});

test('S4.1.4 on Offense with nothing else to take it goes for the player’s entry edge', () => {
  expect(objectives({})).toEqual([EDGE]);
  expect(objectives({ marker: 'soviet' })).toEqual([EDGE]);
  expect(objectives({ marker: 'german' })).toEqual([]);
  expect(objectives({ posture: 'defense' })).toEqual([]);
});
