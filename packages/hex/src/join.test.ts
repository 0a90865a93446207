import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { hexOf, indexOf } from './area.ts';
import { boardCells, type PlacedBoard, quartersOf } from './board.ts';
import { distance, hexAt, printAxial } from './hex.ts';
import { hexOnMap, joinBoards, type JoinedHalfHexes, type JoinedMap } from './join.ts';
import { parseMapAddress } from './address.ts';

fc.configureGlobal({ seed: 1941, numRuns: 40 });
afterAll(() => fc.resetConfigureGlobal());

const form = { columns: 19, rows: 12 };
const board = (label: string, gx: number, gy: number, turned = false): PlacedBoard => ({ label, at: [gx, gy], turned });

function joined(boards: readonly PlacedBoard[], halves?: JoinedHalfHexes): JoinedMap {
  const map = joinBoards(form, boards, halves);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return map.value;
}

function refusal(boards: readonly PlacedBoard[], boardForm = form): unknown {
  const map = joinBoards(boardForm, boards);
  return map.ok ? 'joined' : map.problems;
}

function index(map: JoinedMap, address: string): number {
  const read = parseMapAddress(map, address);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

const apart = (map: JoinedMap, a: string, b: string): number =>
  distance(hexOf(map.area, index(map, a)), hexOf(map.area, index(map, b)));

describe('half hexes', () => {
  test('BG.6 on a single board units stand on the 196 full hexes only', () => {
    const map = joined([board('1', 0, 0)]);
    expect(map.area.hexes).toHaveLength(196);
    expect(map.drawn.every(([at]) => at !== undefined && quartersOf(form, at.cell) === 4)).toBe(true);
  });

  test('BG.6 two boards side by side complete 11 hexes, two boards one above the other 8', () => {
    expect(joined([board('1', 0, 0), board('2', 1, 0)]).area.hexes).toHaveLength(2 * 196 + 11);
    expect(joined([board('1', 0, 0), board('2', 0, 1)]).area.hexes).toHaveLength(2 * 196 + 8);
  });

  test('BG.6 where four boards meet their corners make one more hex, with three of them it stays cut', () => {
    const three = [board('1', 0, 0), board('2', 1, 0), board('3', 0, 1)];
    expect(joined(three).area.hexes).toHaveLength(3 * 196 + 11 + 8);
    const four = joined([...three, board('4', 1, 1)]);
    expect(four.area.hexes).toHaveLength(4 * 196 + 2 * 11 + 2 * 8 + 1);
    expect(four.drawn.filter((places) => places.length === 4)).toHaveLength(1);
  });

  test('BG.6 closed half hexes stay out of play where boards join', () => {
    const map = joined([board('1', 0, 0), board('2', 1, 0)], 'closed');
    expect(map.area.hexes).toHaveLength(2 * 196);
    expect(parseMapAddress(map, '1-G19').ok).toBe(false);
  });

  test('BG.6 a completed hex is drawn on both boards, the one placed first in front', () => {
    const map = joined([board('1', 0, 0), board('2', 1, 0)]);
    expect(map.drawn[index(map, '2-G01')]).toEqual([
      { board: 0, cell: { column: 18, row: 6 } },
      { board: 1, cell: { column: 0, row: 6 } },
    ]);
  });
});

describe('joining', () => {
  test('BG.7 the board at grid place gx, gy lies 18 columns and 12 rows further for each', () => {
    const at = (gx: number, gy: number): string =>
      printAxial(hexOnMap(form, board('1', gx, gy), { column: 8, row: 4 }));
    expect(at(0, 0)).toBe('8,0');
    expect(at(1, 0)).toBe('26,-9');
    expect(at(0, 1)).toBe('8,12');
    expect(at(-2, 3)).toBe('-28,54');
  });

  test('BG.7 boards join edge to edge: the columns 18 and 02 lie two hexes apart, the rows L and A one', () => {
    const beside = joined([board('1', 0, 0), board('2', 1, 0)]);
    expect(apart(beside, '1-G18', '2-G02')).toBe(2);
    expect(apart(beside, '1-G19', '2-G02')).toBe(1);
    const below = joined([board('1', 0, 0), board('2', 0, 1)]);
    expect(apart(below, '1-L10', '2-A10')).toBe(1);
    expect(apart(below, '1-L09', '2-B09')).toBe(2);
  });

  test('BG.7 a turned board keeps its printed addresses: its L18 lies where A02 would', () => {
    const map = joined([board('1', 0, 0), board('2', 1, 0, true)]);
    const lying = board('2', 1, 0);
    const place = (address: string): string => printAxial(hexOf(map.area, index(map, address)));
    expect(place('2-L18')).toBe(printAxial(hexOnMap(form, lying, { column: 1, row: 0 })));
    expect(place('2-I11')).toBe(printAxial(hexOnMap(form, lying, { column: 8, row: 4 })));
    expect(index(map, '2-G19')).toBe(index(map, '1-G19'));
    expect(map.drawn[index(map, '2-I11')]).toEqual([{ board: 1, cell: { column: 10, row: 8 } }]);
  });

  test('BG.7 every place a hex is drawn at leads back to that hex, and no two hexes share one', () => {
    const map = joined([board('1', 0, 0), board('2', 0, 1, true), board('3', 1, 1), board('4', 1, 0, true)]);
    const seen = new Set<string>();
    map.drawn.forEach((places, hex) => {
      for (const place of places) {
        const placed = map.boards[place.board] ?? board('none', 0, 0);
        expect(indexOf(map.area, hexOnMap(form, placed, place.cell))).toBe(hex);
        seen.add(`${placed.label} ${place.cell.column} ${place.cell.row}`);
      }
      const quarters = places.reduce((sum, place) => sum + quartersOf(form, place.cell), 0);
      expect(quarters).toBe(4);
    });
    expect(seen.size).toBe(map.drawn.flat().length);
  });
});

describe('numbers of hexes', () => {
  test('a single board is numbered row by row as it is drawn', () => {
    const map = joined([board('1', 0, 0)]);
    const full = boardCells(form).filter((cell) => quartersOf(form, cell) === 4);
    expect(map.drawn).toEqual(full.map((cell) => [{ board: 0, cell }]));
  });

  test('adding a board renumbers nothing', () => {
    const places = fc.shuffledSubarray(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [0, 2],
        [1, 2],
      ] as const,
      {
        minLength: 2,
      },
    );
    fc.assert(
      fc.property(places, fc.infiniteStream(fc.boolean()), (order, turned) => {
        const boards = order.map(([gx, gy], i) => board(String(i), gx, gy, turned.next().value));
        const whole = joinBoards(form, boards);
        const fewer = joinBoards(form, boards.slice(0, -1));
        fc.pre(whole.ok && fewer.ok);
        if (!whole.ok || !fewer.ok) return;
        const known = fewer.value.area.hexes.length;
        expect(whole.value.area.hexes.slice(0, known)).toEqual(fewer.value.area.hexes);
        expect(whole.value.drawn.slice(0, known)).toEqual(fewer.value.drawn);
      }),
    );
  });
});

test('boards that cannot lie like this are refused, and so is a wrong form in the same breath', () => {
  expect(refusal([board('1', 0, 0), board('2', 1, 1)], { columns: 18, rows: 12 })).toHaveLength(2);
});

test('a form whose boards could not be joined or lettered is refused', () => {
  const columns = 'an odd number from 3 to 25';
  for (const wrong of [18, 1, 27, 18.5]) {
    expect(refusal([board('1', 0, 0)], { columns: wrong, rows: 12 })).toEqual([
      { field: 'form.columns', expected: columns, got: String(wrong) },
    ]);
  }
  for (const wrong of [0, 26, 1.5]) {
    expect(refusal([board('1', 0, 0)], { columns: 19, rows: wrong })).toEqual([
      { field: 'form.rows', expected: 'a whole number from 1 to 25', got: String(wrong) },
    ]);
  }
});

test('another form joins by the same rules', () => {
  const small = { columns: 5, rows: 3 };
  const map = joinBoards(small, [board('1', 0, 0), board('2', 1, 0), board('3', 0, 1), board('4', 1, 1)]);
  // 4 boards of 2 x 3 + 1 x 2 hexes; two vertical joints of 2, two horizontal ones of 1, one hex in the middle.
  expect(map.ok && map.value.area.hexes.length).toBe(4 * 8 + 4 + 2 + 1);
  expect(map.ok && indexOf(map.value.area, hexAt(4, 1))).toBeGreaterThan(0);
});
