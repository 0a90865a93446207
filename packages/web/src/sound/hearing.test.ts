import { type BearEvent, hexId, playerId, unitId } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { cueOf } from '../bear/events/tell.ts';
import { fieldWith } from '../testing/field.ts';
import { cuesOf } from './hearing.ts';

const MOVED: BearEvent = { rule: 'B5.3', key: 'turned', unit: unitId(1), facing: 0 };
const LOST: BearEvent = { rule: 'B7.4', key: 'destroyed', unit: unitId(1), at: hexId(2) };
const PASSED: BearEvent = { rule: 'B2.2e', key: 'passed', player: playerId(0) };

const seen = fieldWith('g03 0,0 SE; s03 2,0 NW');
const heardOf = (...events: readonly BearEvent[]) => cuesOf(events.map((event) => ({ cue: cueOf(seen, event) })));

test('an entry is heard in its order, the same sound only once in a row, and most of it not at all', () => {
  expect(heardOf(MOVED, MOVED, PASSED, MOVED, LOST, MOVED)).toEqual(['step', 'lost', 'step']);
  expect(heardOf(PASSED)).toEqual([]);
});

test('however much happens, there are four sounds at most', () => {
  expect(heardOf(MOVED, LOST, MOVED, LOST, MOVED, LOST)).toHaveLength(4);
});
