import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { LazyTables, tablesFor } from '../../board/tables.ts';
import { fieldsOf } from './field.ts';
import { game, pack } from '../../testing/match.ts';

const on = fieldsOf(pack);
const opened = (options: object) => new Rehearsal(game, options).state;

test('matches on one map share it and its tables, however many others there are besides', () => {
  const first = opened({ mission: 'first-shots' });
  const field = on(first);
  const others = pack.missions.map(({ id }) => on(opened({ mission: id, hillBlindSpot: 'never' })).tables);
  expect(new Set(others).size).toBeGreaterThan(8);
  const again = on(opened({ mission: 'first-shots' }));
  expect(again.tables === field.tables && again.map === field.map).toBe(true);
});

test('BG.2 a firefight opens alike whichever way its hexes are named', () => {
  for (const { id: mission } of nonEmpty(pack.missions)) {
    const [rows, columns] = ['rowLetter', 'columnLetter'].map((labels) => opened({ mission, labels }));
    expect(columns?.units).toEqual(rows?.units);
    expect(columns?.terms).toEqual(rows?.terms);
  }
  const { map } = on(opened({ mission: 'first-shots', labels: 'columnLetter' }));
  expect(map.names).toContain('K03');
});

test('a map that is still being chosen makes no tables until someone looks; once it is fought over it has them', () => {
  const state = opened({ draft: { guideline: 1 } });
  const { draft } = state;
  if (draft === null) throw new Error('no draft');
  expect(draft.phase).not.toBe('done');
  expect(on(state).tables).toBeInstanceOf(LazyTables);
  draft.phase = 'done';
  const { map, tables } = on(state);
  expect(tables).not.toBeInstanceOf(LazyTables);
  expect(tables).toBe(tablesFor(map.ground, state.options));
});

test('a map that takes the place of another in the middle of a match is seen at once', () => {
  const state = opened({ mission: 'first-shots' });
  const before = on(state);
  state.terms = { ...state.terms, map: { bare: { radius: 2 } } };
  expect(on(state).map.names).toHaveLength(19);
  expect(on(state).tables).not.toBe(before.tables);
  state.terms = { ...state.terms, rounds: 3 };
  expect(on(state).map.names).toHaveLength(19);
});

test('lazy tables are those of the map', () => {
  const { map, tables } = on(opened({ mission: 'first-shots' }));
  const lazy = new LazyTables(map.ground, tables.options);
  expect([lazy.size, lazy.distances, lazy.bearings, lazy.sight.whole()]).toEqual([
    tables.size,
    tables.distances,
    tables.bearings,
    tables.sight.whole(),
  ]);
});
