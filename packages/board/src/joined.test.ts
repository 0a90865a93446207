import { boardCells, type Cell, joinBoards, type JoinedMap, type PlacedBoard, printAddress } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { joinedHexes, joinedSheets } from './joined.ts';
import type { Ground } from './model.ts';

const FORM = { columns: 5, rows: 3 };
const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };

function joined(boards: readonly PlacedBoard[]): JoinedMap {
  const made = joinBoards(FORM, boards);
  if (!made.ok) throw new Error('boards that fit');
  return made.value;
}

const groundOf = (board: number, cell: Cell): Ground =>
  printAddress(cell) === 'B03' ? { ...BARE, terrain: board === 0 ? 'water' : 'crops', roads: [1], walls: [2] } : BARE;

test('half hexes at the outer edge are there, but have no number', () => {
  const hexes = joinedHexes(joined([{ label: '1', at: [0, 0], turned: false }]), groundOf);
  expect(hexes).toHaveLength(boardCells(FORM).length);
  expect(hexes.filter(({ index }) => index === -1)).toHaveLength(hexes.length - (3 + 2 + 3));
});

test('a board that lies turned has its roads and walls turned with it', () => {
  const [, turned] = [false, true].map((isTurned) =>
    joinedHexes(joined([{ label: '1', at: [0, 0], turned: isTurned }]), groundOf).find(
      ({ ground }) => ground.terrain === 'water',
    ),
  );
  expect(turned?.ground.roads).toEqual([4]);
  expect(turned?.ground.walls).toEqual([5]);
});

test('sheets go from the top left corner to the bottom right, turned or not', () => {
  const [plain, turned] = [false, true].map((isTurned) =>
    joinedSheets(joined([{ label: '1', at: [0, 0], turned: isTurned }])),
  );
  expect(turned).toEqual(plain);
});

test('a hex that two boards complete is one hex with the roads of both', () => {
  const map = joined([
    { label: '1', at: [0, 0], turned: false },
    { label: '2', at: [1, 0], turned: false },
  ]);
  const out = (board: number, { column, row }: Cell): Ground =>
    row === 1 && column === (board === 0 ? 4 : 0) ? { ...BARE, roads: [board === 0 ? 4 : 2] } : BARE;
  expect(joinedHexes(map, out).filter(({ ground }) => ground.roads.length === 2)).toHaveLength(1);
});
