import { describe, expect, test } from 'vitest';
import { LABELS, mapAddresses, parseAddress, parseMapAddress, printAddress, printMapAddress } from './address.ts';
import { boardCells, type PlacedBoard } from './board.ts';
import { joinBoards, type JoinedMap } from './join.ts';

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

function joined(boards: readonly PlacedBoard[]): JoinedMap {
  const map = joinBoards(form, boards);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return map.value;
}

const single = joined([{ label: '7', at: [0, 0], turned: false }]);
/** Board 5 lies above board 2, which was placed before it, and is turned. */
const stacked = joined([
  { label: '2', at: [0, 1], turned: false },
  { label: '5', at: [0, 0], turned: true },
]);

function mapRefusal(map: JoinedMap, text: string): unknown {
  const read = parseMapAddress(map, text);
  return read.ok ? 'read' : read.problems;
}

test('BG.2 on a single board E09, on several the board in front', () => {
  expect(parseMapAddress(single, 'A02')).toEqual({ ok: true, value: 0 });
  expect(parseMapAddress(single, '7-A02')).toEqual({ ok: true, value: 0 });
  expect(printMapAddress(single, 0)).toBe('A02');
  expect(printMapAddress(single, 0, 'columnLetter')).toBe('B01');
  expect(printMapAddress(stacked, 0)).toBe('2-A02');
  expect(printMapAddress(stacked, 196)).toBe('5-A02');
});

test('BG.6 a completed hex shows the address of the board placed first; the other is read as well', () => {
  // The half hex on top of column 05 on board 2 meets the top half of the turned board 5, which lies upside down.
  const read = parseMapAddress(stacked, '5-A15');
  expect(read).toEqual(parseMapAddress(stacked, '2-A05'));
  expect(read.ok && mapAddresses(stacked, read.value)).toEqual(['2-A05', '5-A15']);
  expect(read.ok && printMapAddress(stacked, read.value)).toBe('2-A05');
});

test('BG.2 every address of every hex is read back to it, in both schemes', () => {
  for (const labels of LABELS) {
    stacked.area.hexes.forEach((_, hex) => {
      const addresses = mapAddresses(stacked, hex, labels);
      expect(addresses).not.toEqual([]);
      for (const address of addresses) {
        expect(parseMapAddress(stacked, address, labels)).toEqual({ ok: true, value: hex });
      }
    });
  }
});

test('a wrong address says what was expected', () => {
  const boards = 'a board (2, 5), a hyphen and a hex of that board';
  expect(mapRefusal(stacked, 'E09')).toEqual([{ field: 'hex', expected: boards, got: 'E09' }]);
  expect(mapRefusal(stacked, '3-E09')).toEqual([{ field: 'hex', expected: boards, got: '3-E09' }]);
  expect(mapRefusal(single, '2-E09')).toEqual([
    { field: 'hex', expected: 'a board (7), a hyphen and a hex of that board', got: '2-E09' },
  ]);
  expect(mapRefusal(stacked, '2-Z01')).toEqual([
    { field: 'hex', expected: 'a hex from A01 to M01 in this column', got: '2-Z01' },
  ]);
});

test('BG.6 a half hex that no other board completes is no hex to stand on', () => {
  for (const cut of ['A03', 'M03', 'G01', 'G19', 'A01']) {
    expect(mapRefusal(single, cut)).toEqual([{ field: 'hex', expected: 'a hex in play, not a cut one', got: cut }]);
  }
});
