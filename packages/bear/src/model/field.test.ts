import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from './field.ts';
import { game, pack } from '../testing/match.ts';

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
  for (const { id: mission } of pack.missions) {
    const [rows, columns] = ['rowLetter', 'columnLetter'].map((labels) => opened({ mission, labels }));
    expect(columns?.units).toEqual(rows?.units);
    expect(columns?.terms).toEqual(rows?.terms);
  }
  const { map } = on(opened({ mission: 'first-shots', labels: 'columnLetter' }));
  expect(map.names).toContain('K03');
});
