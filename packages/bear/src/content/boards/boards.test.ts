import {
  boardCells,
  type Cell,
  distance,
  EVERY_FACING,
  type Facing,
  type Hex,
  hexInColumns,
  parseAddress,
  printAddress,
  quartersOf,
  step,
} from '@sandtable/hex';
import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Board, BOARD_FORM, hexOfBoard } from '../../board/board.ts';
import { parseDrawing } from '../../board/drawing.ts';
import { makeBoard } from '../../board/make-board.ts';
import { printDrawing } from '../../testing/print-drawing.ts';
import { BARE, type GroundHex } from '../../board/ground.ts';
import { makeMap } from '../../board/map.ts';
import { canSee, distanceBetween, makeTables } from '../../board/tables.ts';
import { MOVE_CLASSES, type MoveClass, type Terrain, terrainFigures } from '../../board/terrain.ts';
import { defaultPack } from '../pack.ts';
import { SIGHT_DEFAULTS } from '../../testing/sight-ground.ts';
import { hexId } from '../../model/ids.ts';

const BOARDS = defaultPack.boards.map((source): Board => {
  const made = makeBoard(source);
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
});

const A10 = hexInColumns({ column: 9, row: 0 });
const FULL = boardCells(BOARD_FORM).filter((cell) => quartersOf(BOARD_FORM, cell) === 4);

/** Every hex joined to the first one through the others by allowed steps. */
function joinedTo(hexes: readonly Hex[], goes: (from: Hex, to: Hex, side: Facing) => boolean): ReadonlySet<Hex> {
  const all = new Set(hexes);
  const reached = new Set(hexes.slice(0, 1));
  for (const hex of reached) {
    for (const side of EVERY_FACING) {
      const next = step(hex, side);
      if (all.has(next) && goes(hex, next, side)) reached.add(next);
    }
  }
  return reached;
}

function boardNamed(id: string): Board {
  const board = BOARDS.find((each) => each.id === id);
  if (board === undefined) throw new Error(id);
  return board;
}

function at(id: string, address: string): GroundHex {
  const cell = parseAddress(BOARD_FORM, address);
  if (!cell.ok) throw new Error(address);
  return hexOfBoard(boardNamed(id), cell.value);
}

const share = (board: Board, holds: (hex: GroundHex) => boolean): number =>
  FULL.filter((cell) => holds(hexOfBoard(board, cell))).length / FULL.length;

test('BG.11 fourteen boards, each with roads out at A10, L10, G01 and G19 that all meet', () => {
  expect(BOARDS.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => `b${index + 1}`));
  for (const { id } of BOARDS) {
    expect(at(id, 'A10').roads).toContain(0);
    expect(at(id, 'L10').roads).toContain(3);
    expect(at(id, 'G01').roads).toHaveLength(1);
    expect(at(id, 'G19').roads).toHaveLength(1);
  }
});

test('BG.11 on board 1 D11 is heavy woods, L04 to L06 are open, and units can stand where the examples put them', () => {
  expect(at('b1', 'D11').terrain).toBe('heavyWoods');
  for (const address of ['L04', 'L05', 'L06']) expect(at('b1', address)).toEqual(BARE);
  for (const address of ['E09', 'D13', 'E13', 'F11', 'G07']) expect(at('b1', address).terrain).not.toBe('water');
});

test('each drawing, read and printed, is read the same again', () => {
  for (const { hexes } of BOARDS) {
    expect(parseDrawing(BOARD_FORM, printDrawing(BOARD_FORM, hexes))).toEqual({ ok: true, value: hexes });
  }
});

test('hills rise level by level: no side of any board is steep', () => {
  for (const board of BOARDS) {
    const levels = new Map(FULL.map((cell) => [hexInColumns(cell), hexOfBoard(board, cell).level]));
    for (const [hex, level] of levels) {
      for (const side of EVERY_FACING) expect(Math.abs((levels.get(step(hex, side)) ?? level) - level)).toBeLessThan(2);
    }
  }
});

test('the lake of board 5 is one, and a road bridges it; the river of board 6 is one, and three roads do', () => {
  const bridges = new Map([
    ['b5', ['I10', 'J10']],
    ['b6', ['C07', 'F09', 'I13']],
  ]);
  for (const [id, crossings] of bridges) {
    const wet = FULL.filter((cell) => hexOfBoard(boardNamed(id), cell).terrain === 'water');
    expect(joinedTo(wet.map(hexInColumns), () => true).size).toBe(wet.length);
    expect(
      wet.filter((cell) => hexOfBoard(boardNamed(id), cell).roads.length > 0).map((cell) => printAddress(cell)),
    ).toEqual(crossings);
  }
  expect(at('b5', 'I10')).toEqual({ terrain: 'water', level: 0, roads: [0, 3], walls: [] });
});

/** Where a class can get to from A10, over ground it may enter and along roads. */
function reachOf(board: Board, moves: MoveClass): ReadonlySet<Hex> {
  const ground = new Map(FULL.map((cell) => [hexInColumns(cell), hexOfBoard(board, cell)]));
  return joinedTo(
    [...ground.keys()].sort((a, b) => distance(a, A10) - distance(b, A10)),
    (from, to, side) => {
      const [there, here] = [ground.get(to), ground.get(from)];
      if (there === undefined || here === undefined) return false;
      if (here.roads.includes(side)) return true;
      const bars = here.walls.includes(side) && moves === 'wheeled';
      return !bars && there.terrain !== 'water' && terrainFigures[there.terrain].cost[moves] !== null;
    },
  );
}

const EDGES: Readonly<Record<string, (cell: Cell) => boolean>> = {
  top: ({ column, row }) => row === (column % 2 === 1 ? 0 : 1),
  bottom: ({ row }) => row === 11,
  left: ({ column }) => column === 1,
  right: ({ column }) => column === 17,
};

test.each(MOVE_CLASSES)('BG.9 %s come in over every edge of each board, and from each edge to all others', (moves) => {
  // Most of an edge is open to everybody; trucks keep off plowed fields and thick woods.
  const least = { foot: 0.85, tracked: 0.8, wheeled: 0.55 }[moves];
  for (const board of BOARDS) {
    const reached = reachOf(board, moves);
    for (const [edge, isOnEdge] of Object.entries(EDGES)) {
      const entries = FULL.filter(isOnEdge);
      const open = entries.filter((cell) => reached.has(hexInColumns(cell))).length / entries.length;
      expect([board.id, edge, open >= least]).toEqual([board.id, edge, true]);
    }
  }
});

test.each(MOVE_CLASSES)('no board has a pocket that %s cannot leave', (moves) => {
  for (const board of BOARDS) {
    const reached = reachOf(board, moves);
    const cutOff = FULL.filter((cell) => {
      const { terrain } = hexOfBoard(board, cell);
      const enters = terrain !== 'water' && terrainFigures[terrain].cost[moves] !== null;
      return enters && !reached.has(hexInColumns(cell));
    });
    // Except an islet that only waders reach, and a yard between fields and walls.
    const most = moves === 'wheeled' ? 7 : 2;
    expect([board.id, ...cutOff.map((cell) => printAddress(cell)).slice(most)]).toEqual([board.id]);
  }
});

test('no board is all cover and none is a billiard table: of the hexes at four to six one sees a tenth to a half', () => {
  for (const { id } of BOARDS) {
    const made = makeMap(
      BOARDS,
      { boards: [{ board: id, at: [0, 0] }] },
      { joinedHalfHexes: 'playable', labels: 'rowLetter' },
    );
    if (!made.ok) throw new Error(id);
    const { ground } = made.value;
    const tables = makeTables(ground, SIGHT_DEFAULTS);
    const hexes = ground.area.hexes.map((_, index) => hexId(index));
    const near = hexes.flatMap((from) =>
      hexes.filter((to) => [4, 5, 6].includes(distanceBetween(tables, from, to))).map((to) => [from, to] as const),
    );
    const seen = near.filter(([from, to]) => canSee(tables, new Map(), from, to)).length / near.length;
    expect([id, seen > 0.1 && seen < 0.55]).toEqual([id, true]);
  }
});

test('each board has its character', () => {
  const cover = (id: string): number => share(boardNamed(id), ({ terrain }) => terrainFigures[terrain].isCover);
  const hills = (id: string): number => share(boardNamed(id), ({ level }) => level > 0);
  const houses = (id: string): number => share(boardNamed(id), ({ terrain }) => terrain.endsWith('Building'));
  expect(cover('b12')).toBeLessThan(0.1);
  expect(cover('b1')).toBeLessThan(0.25);
  expect(cover('b5')).toBeGreaterThan(0.3);
  expect(houses('b2')).toBeGreaterThan(0.1);
  expect(houses('b5')).toBeGreaterThan(0.1);
  expect(hills('b3')).toBeGreaterThan(0.3);
  expect(hills('b4')).toBeGreaterThan(0.15);
  expect(cover('b7')).toBeGreaterThan(0.5);
  expect(houses('b8')).toBeGreaterThan(0.06);
  expect(houses('b11')).toBeGreaterThan(0.06);
  const of = (id: string, sought: Terrain): number => share(boardNamed(id), ({ terrain }) => terrain === sought);
  expect(of('b6', 'water')).toBeGreaterThan(0.07);
  expect(of('b9', 'smallBalka')).toBeGreaterThan(0.1);
  expect(of('b13', 'water')).toBeGreaterThan(0.15);
  expect(at('b14', 'F10').level).toBe(2);
  for (const address of ['D02', 'F08', 'G12', 'H18']) expect(at('b10', address).level).toBe(1);
});
