import { describe, expect, test } from 'vitest';
import { hexOf, indexOf, ring } from './area.ts';
import { type Edge, EDGES } from './board.ts';
import { entryHexes, hexesFromEdge, NEVER, joinBoards, type JoinedHalfHexes, type JoinedMap } from './join.ts';
import { distance } from './hex.ts';
import { parseMapAddress, printMapAddress } from './address.ts';

const form = { columns: 19, rows: 12 };

function joined(places: readonly (readonly [number, number])[], halves?: JoinedHalfHexes, turned = false): JoinedMap {
  const boards = places.map((at, i) => ({ label: String(i + 1), at, turned }));
  const map = joinBoards(form, boards, halves);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return map.value;
}

const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
const single = joined([[0, 0]]);
const entries = (map: JoinedMap, edge: Edge): string[] => entryHexes(map, edge).map((hex) => printMapAddress(map, hex));

function fromEdge(map: JoinedMap, edge: Edge, address: string): number | undefined {
  const read = parseMapAddress(map, address);
  return read.ok ? hexesFromEdge(map, edge)[read.value] : undefined;
}

describe('one board', () => {
  test('BG.8 top and bottom are the long edges, left and right the short ones', () => {
    expect(EDGES.map((edge) => entryHexes(single, edge).length)).toEqual([17, 17, 12, 12]);
    expect(entries(single, 'top')).toContain('A02');
    expect(entries(single, 'top')).toContain('A18');
    expect(entries(single, 'bottom')).toContain('L02');
    expect(entries(single, 'bottom')).toContain('L18');
  });

  test('BG.9 units enter at the top on row A of even and row B of odd columns', () => {
    const rowA = ['A02', 'A04', 'A06', 'A08', 'A10', 'A12', 'A14', 'A16', 'A18'];
    const rowB = ['B03', 'B05', 'B07', 'B09', 'B11', 'B13', 'B15', 'B17'];
    expect(entries(single, 'top')).toEqual([...rowA, ...rowB]);
  });

  test('BG.9 at the bottom on row L of all columns, left on column 02, right on column 18', () => {
    const bottom = entries(single, 'bottom');
    expect(bottom).toHaveLength(17);
    expect(bottom.every((address) => address.startsWith('L'))).toBe(true);
    expect(entries(single, 'left')).toEqual(ROWS.map((row) => `${row}02`));
    expect(entries(single, 'right')).toEqual(ROWS.map((row) => `${row}18`));
  });

  test('BG.10 E09 is 4 hexes from the top and 8 from the bottom; an entry hex is 1', () => {
    expect(fromEdge(single, 'top', 'E09')).toBe(4);
    expect(fromEdge(single, 'bottom', 'E09')).toBe(8);
    expect(fromEdge(single, 'top', 'B03')).toBe(1);
    expect(fromEdge(single, 'left', 'E09')).toBe(8);
    expect(fromEdge(single, 'right', 'E09')).toBe(10);
  });

  test('BG.10 on one board it is one more than the distance to the nearest entry hex', () => {
    for (const edge of EDGES) {
      const nearest = single.area.hexes.map(
        (hex) => 1 + Math.min(...entryHexes(single, edge).map((entry) => distance(hex, hexOf(single.area, entry)))),
      );
      expect([...hexesFromEdge(single, edge)]).toEqual(nearest);
    }
  });
});

describe('several boards', () => {
  test('BG.8 edges are those of the map as it lies: a turned board has its row L on top', () => {
    const turned = joined([[0, 0]], 'playable', true);
    expect(entries(turned, 'top')).toContain('L02');
    expect(entries(turned, 'left')).toContain('A18');
    expect(fromEdge(turned, 'bottom', 'B09')).toBe(1);
  });

  test('BG.9 an edge that another board lies against is none', () => {
    const map = joined([
      [0, 0],
      [1, 0],
    ]);
    expect(entries(map, 'right').every((address) => address.startsWith('2-'))).toBe(true);
    expect(entries(map, 'left').every((address) => address.startsWith('1-'))).toBe(true);
    expect(EDGES.map((edge) => entryHexes(map, edge).length)).toEqual([35, 35, 12, 12]);
  });

  test('BG.9 the completed hexes of a joint column count at rows B and L, unless half hexes are closed', () => {
    const map = joined([
      [0, 0],
      [1, 0],
    ]);
    expect(entries(map, 'top')).toContain('1-B19');
    expect(entries(map, 'bottom')).toContain('1-L19');
    expect(
      entryHexes(
        joined(
          [
            [0, 0],
            [1, 0],
          ],
          'closed',
        ),
        'top',
      ),
    ).toHaveLength(34);
  });

  test('BG.9 around a corner both boards have their own outer edges', () => {
    const map = joined([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    const top = entries(map, 'top');
    expect(top.filter((address) => address.startsWith('1-'))).toHaveLength(17);
    expect(top.filter((address) => address.startsWith('3-'))).toHaveLength(17);
    expect(top.filter((address) => address.startsWith('2-'))).toEqual(['2-B19']);
    expect(entries(map, 'right').filter((address) => !address.startsWith('3-'))).toEqual(
      ROWS.map((row) => `1-${row}18`),
    );
  });

  test('BG.9 every entry hex lies beside a hex that is out of play', () => {
    for (const map of [
      single,
      joined([
        [0, 0],
        [0, 1],
        [1, 1],
      ]),
      joined([
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ]),
    ]) {
      for (const edge of EDGES) {
        const there = entryHexes(map, edge);
        expect(there).not.toEqual([]);
        for (const entry of there) {
          const around = ring(hexOf(map.area, entry), 1).map((hex) => indexOf(map.area, hex));
          expect(around).toContain(-1);
        }
      }
    }
  });

  test('BG.10 the way is counted across the joint, and nowhere leads past closed half hexes', () => {
    const places = [
      [0, 0],
      [1, 0],
    ] as const;
    expect(fromEdge(joined(places), 'left', '2-G02')).toBe(19);
    expect(fromEdge(joined(places, 'closed'), 'left', '2-G02')).toBe(NEVER);
  });
});
