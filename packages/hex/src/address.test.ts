import { describe, expect, test } from 'vitest';
import { LABELS, parseAddress, printAddress } from './address.ts';
import { boardCells } from './board.ts';

const form = { columns: 19, rows: 12 };

test('BG.2 an address is the row letter and the column number', () => {
  expect(printAddress({ column: 8, row: 4 })).toBe('E09');
  expect(parseAddress(form, 'E09')).toEqual({ ok: true, value: { column: 8, row: 4 } });
  expect(parseAddress(form, 'A02')).toEqual({ ok: true, value: { column: 1, row: 0 } });
  expect(parseAddress(form, 'M19')).toEqual({ ok: true, value: { column: 18, row: 12 } });
});

test.each([
  ['D11', 'K03'],
  ['L05', 'E11'],
  ['A02', 'B01'],
  ['L02', 'B12'],
  ['B03', 'C01'],
  ['M03', 'C12'],
])('BG.2 with the letter for the column %s is %s', (byRow, byColumn) => {
  const cell = parseAddress(form, byRow);
  expect(cell.ok && printAddress(cell.value, 'columnLetter')).toBe(byColumn);
  expect(parseAddress(form, byColumn, 'columnLetter')).toEqual(cell);
});

test('BG.2 every printed address is read back, in both schemes, and none is given twice', () => {
  for (const labels of LABELS) {
    const addresses = boardCells(form).map((cell) => printAddress(cell, labels));
    const read = addresses.map((address) => parseAddress(form, address, labels));
    expect(read).toEqual(boardCells(form).map((value) => ({ ok: true, value })));
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

describe('a wrong address is refused and says what was expected', () => {
  const refusal = (text: string, labels?: (typeof LABELS)[number]): unknown => {
    const read = parseAddress(form, text, labels, 'units[2].at');
    return read.ok ? 'read' : read.problems;
  };

  test.each(['', 'E9', 'e09', 'E009', 'E 9', 'E20', 'E00', '09E', '2-E09'])('%j', (got) => {
    const expected = 'a row letter A to M and a column number 01 to 19';
    expect(refusal(got)).toEqual([{ field: 'units[2].at', expected, got }]);
  });

  test('a row the column does not have', () => {
    const problem = { field: 'units[2].at', expected: 'a hex from A02 to L02 in this column', got: 'M02' };
    expect(refusal('M02')).toEqual([problem]);
    expect(refusal('N03')).toEqual([{ ...problem, expected: 'a hex from A03 to M03 in this column', got: 'N03' }]);
  });

  test('the other scheme', () => {
    const expected = 'a column letter A to S and a row number 00 to 12';
    expect(refusal('T01', 'columnLetter')).toEqual([{ field: 'units[2].at', expected, got: 'T01' }]);
    expect(refusal('B00', 'columnLetter')).toEqual([
      { field: 'units[2].at', expected: 'a hex from B01 to B12 in this column', got: 'B00' },
    ]);
    expect(refusal('C13', 'columnLetter')).toEqual([
      { field: 'units[2].at', expected: 'a hex from C00 to C12 in this column', got: 'C13' },
    ]);
  });
});
