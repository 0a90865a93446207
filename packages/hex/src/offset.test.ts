import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { distance, printAxial } from './hex.ts';
import { cellInColumns, cellInRows, hexInColumns, hexInRows } from './offset.ts';

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const place = fc.integer({ min: -60, max: 60 });
const cell = fc.record({ column: place, row: place });

test('BG.3 q is the column, r the row less half the column; every second column sits half a hex lower', () => {
  expect(printAxial(hexInColumns({ column: 0, row: 0 }))).toBe('0,0');
  expect(printAxial(hexInColumns({ column: 8, row: 4 }))).toBe('8,0');
  expect(printAxial(hexInColumns({ column: 17, row: 11 }))).toBe('17,3');
  // Column 1 stands lower: its row 0 touches rows 0 and 1 of column 0, its row 1 no longer row 0.
  expect(distance(hexInColumns({ column: 1, row: 0 }), hexInColumns({ column: 0, row: 1 }))).toBe(1);
  expect(distance(hexInColumns({ column: 1, row: 1 }), hexInColumns({ column: 0, row: 0 }))).toBe(2);
});

test('BG.3 columns and rows come back from the hex', () => {
  fc.assert(
    fc.property(cell, (at) => {
      expect(cellInColumns(hexInColumns(at))).toEqual(at);
    }),
  );
});

test('on a pointy map every second row sits half a hex to the right, and cells come back', () => {
  expect(printAxial(hexInRows({ column: 3, row: 3 }))).toBe('2,3');
  expect(distance(hexInRows({ column: 0, row: 1 }), hexInRows({ column: 1, row: 0 }))).toBe(1);
  expect(distance(hexInRows({ column: 1, row: 1 }), hexInRows({ column: 0, row: 0 }))).toBe(2);
  fc.assert(
    fc.property(cell, (at) => {
      expect(cellInRows(hexInRows(at))).toEqual(at);
    }),
  );
});
