import { expect, test } from 'vitest';
import { LABELS } from './address.ts';
import { joinBoards, type JoinedMap } from './join.ts';
import { mapAddresses, parseMapAddress, printMapAddress } from './map-address.ts';
import type { PlacedBoard } from './placing.ts';

const form = { columns: 19, rows: 12 };

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

function refusal(map: JoinedMap, text: string): unknown {
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
  expect(refusal(stacked, 'E09')).toEqual([{ field: 'hex', expected: boards, got: 'E09' }]);
  expect(refusal(stacked, '3-E09')).toEqual([{ field: 'hex', expected: boards, got: '3-E09' }]);
  expect(refusal(single, '2-E09')).toEqual([
    { field: 'hex', expected: 'a board (7), a hyphen and a hex of that board', got: '2-E09' },
  ]);
  expect(refusal(stacked, '2-Z01')).toEqual([
    { field: 'hex', expected: 'a hex from A01 to M01 in this column', got: '2-Z01' },
  ]);
});

test('BG.6 a half hex that no other board completes is no hex to stand on', () => {
  for (const cut of ['A03', 'M03', 'G01', 'G19', 'A01']) {
    expect(refusal(single, cut)).toEqual([{ field: 'hex', expected: 'a hex in play, not a cut one', got: cut }]);
  }
});
