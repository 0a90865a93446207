import { boardCells, EVERY_FACING, hexInColumns, opposite, quartersOf, step } from '@sandtable/hex';
import { printProblem } from '@sandtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TERRAINS } from './terrain.ts';
import { printDrawing } from '../testing/print-drawing.ts';
import { parseDrawing } from './drawing.ts';
import { BARE, type GroundHex, type Level } from './ground.ts';

const SMALL = { columns: 5, rows: 2 };

const DRAWING = `
   02 03 04
A  w1    .
B     B
B  .     ~
road top A02 B03 B04 bottom
road B01 B02 B03
wall A04 SW S B03 SW
`;

function read(text: string): readonly GroundHex[] {
  const drawn = parseDrawing(SMALL, text);
  if (!drawn.ok) throw new Error(drawn.problems.map(printProblem).join('\n'));
  return drawn.value;
}

function problems(text: string): string[] {
  const drawn = parseDrawing(SMALL, text);
  return drawn.ok ? [] : drawn.problems.map(printProblem);
}

function hexAt(hexes: readonly GroundHex[], column: number, row: number): GroundHex | undefined {
  return hexes[boardCells(SMALL).findIndex((cell) => cell.column === column && cell.row === row)];
}

test('B4.0 a drawing gives each hex one terrain and a level, and roads and walls to its sides', () => {
  const hexes = read(DRAWING);
  expect(hexAt(hexes, 1, 0)).toEqual({ terrain: 'lightWoods', level: 1, roads: [0, 2], walls: [] });
  expect(hexAt(hexes, 2, 1)).toEqual({ terrain: 'stoneBuilding', level: 0, roads: [2, 4, 5], walls: [1, 4] });
  expect(hexAt(hexes, 3, 0)).toEqual({ terrain: 'open', level: 0, roads: [], walls: [3, 4] });
  expect(hexAt(hexes, 3, 1)).toEqual({ terrain: 'water', level: 0, roads: [3, 5], walls: [0] });
  expect(hexAt(hexes, 0, 1)).toEqual({ ...BARE, roads: [2] });
});

test('a wrong sign is named with its line, its column and what could stand there', () => {
  expect(problems(DRAWING.replace('B     B', 'B     X'))).toEqual([
    'line 4, column 7: expected one of . w W b B p ~ c v, then 1 or 2 on a hill, got X',
  ]);
  expect(problems(DRAWING.replace('w1 ', 'w3 '))).toEqual([
    'line 3, column 4: expected one of . w W b B p ~ c v, then 1 or 2 on a hill, got w3',
  ]);
});

test('a sign that slipped sideways is told from one that is missing', () => {
  expect(problems(DRAWING.replace('B     B', 'B      B'))).toEqual([
    'line 4, column 8: expected signs under 03 alone, got B',
    'line 4, column 7: expected a sign for B03, got nothing',
  ]);
});

test('a missing line and wrong column numbers are named', () => {
  expect(problems(DRAWING.replace('02 03 04', '02 03'))[0]).toBe(
    'line 2, column 1: expected the column numbers "   02 03 04", got    02 03',
  );
  expect(problems(DRAWING.replace('B     B\n', ''))).toEqual([
    'line 4, column 1: expected row B with signs under 03, one of 3 rows (there are 2), got B  .     ~',
  ]);
  expect(problems(DRAWING.replace('B     B\n', 'C     B\n'))).toEqual([
    'line 4, column 1: expected B and signs under 03, got C     B',
  ]);
  expect(problems('   02 03 04\nA  .     .')).toEqual([
    'line 3, column 1: expected row B with signs under 03, one of 3 rows (there are 1), got nothing',
  ]);
});

test('roads go from hex to hex, and leave over a long edge at their ends', () => {
  const road = (text: string): string[] => problems(DRAWING.replace('road top A02 B03 B04 bottom', text));
  expect(road('road A02 A04')).toEqual(['line 6, column 10: expected what lies next to A02, got A04']);
  expect(road('road A02 C04')).toEqual([
    'line 6, column 10: expected a hex from A04 to B04 in this column, or top or bottom, got C04',
  ]);
  expect(road('road A02 east')[0]).toContain('line 6, column 10: expected a row letter A to C');
  expect(road('road B02 top')).toEqual(['line 6, column 10: expected what lies next to B02, got top']);
  expect(road('road bottom A02')).toEqual(['line 6, column 13: expected what lies next to bottom, got A02']);
  expect(road('road top bottom')).toEqual(['line 6, column 10: expected what lies next to top, got bottom']);
  expect(road('road A02')).toEqual(['line 6, column 1: expected a road of two hexes or more, got road A02']);
  expect(road('path A02 B02')).toEqual(['line 6, column 1: expected road or wall, got path']);
});

test('walls are sides of the hex named before them', () => {
  const wall = (text: string): string[] => problems(DRAWING.replace('wall A04 SW S B03 SW', text));
  expect(wall('wall NE A04')).toEqual(['line 8, column 6: expected a hex before its sides, got NE']);
  expect(wall('wall A04 E')[0]).toContain('or a side (N NE SE S SW NW), got E');
});

/** Any ground; `links` says what is on the sides N, NE and SE of each hex, so that neighbours agree. */
const anyGround = fc
  .record({
    signs: fc.array(fc.record({ terrain: fc.constantFrom(...TERRAINS), level: fc.constantFrom<Level>(0, 1, 2) }), {
      minLength: 100,
      maxLength: 100,
    }),
    links: fc.array(fc.constantFrom('none', 'none', 'road', 'wall', 'both'), { minLength: 300, maxLength: 300 }),
  })
  .map(({ signs, links }) => {
    const cells = boardCells(SMALL);
    const hexes = new Map(cells.map((cell) => [hexInColumns(cell), quartersOf(SMALL, cell) === 4]));
    return cells.map((cell, index): GroundHex => {
      const hex = hexInColumns(cell);
      const sides = EVERY_FACING.filter((side) => hexes.has(step(hex, side)));
      const linkOver = (side: (typeof sides)[number]): string => {
        const low = side < 3 ? index : cells.findIndex((each) => hexInColumns(each) === step(hex, side));
        return links[low * 3 + (side < 3 ? side : opposite(side))] ?? 'none';
      };
      return {
        ...BARE,
        ...(hexes.get(hex) === true ? signs[index] : {}),
        roads: sides.filter((side) => ['road', 'both'].includes(linkOver(side))),
        walls: sides.filter((side) => ['wall', 'both'].includes(linkOver(side))),
      };
    });
  });

test('what is printed is read back the same', () => {
  fc.assert(
    fc.property(anyGround, (hexes) => {
      expect(read(printDrawing(SMALL, hexes))).toEqual(hexes);
    }),
    { seed: 1941, numRuns: 50 },
  );
});

test('a printed drawing has the rows as they were drawn', () => {
  const rows = DRAWING.split('\n').slice(1, 5);
  expect(printDrawing(SMALL, read(DRAWING)).split('\n').slice(0, 4)).toEqual(rows);
});
