import { boardCells, distance, EVERY_FACING, hexInColumns, parseAddress, quartersOf, step } from '@sandtable/hex';
import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Board, BOARD_FORM, hexOfBoard, makeBoard } from '../../board/board.ts';
import { parseDrawing, printDrawing } from '../../board/drawing.ts';
import { BARE, type GroundHex } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { defaultPack } from '../pack.ts';

const BOARDS = defaultPack.boards.map((source): Board => {
  const made = makeBoard(source);
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
});

const FULL = boardCells(BOARD_FORM).filter((cell) => quartersOf(BOARD_FORM, cell) === 4);

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

test('BG.11 six boards, each with roads out at A10, L10, G01 and G19 that all meet', () => {
  expect(BOARDS.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b12']);
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

test('only board 5 has water, it is one lake, and a road bridges it', () => {
  for (const board of BOARDS) {
    const lake = FULL.filter((cell) => hexOfBoard(board, cell).terrain === 'water').map(hexInColumns);
    expect(lake.length > 0).toBe(board.id === 'b5');
    const joined = new Set(lake.slice(0, 1));
    for (const hex of joined) {
      for (const near of lake) if (distance(hex, near) === 1) joined.add(near);
    }
    expect(joined.size).toBe(lake.length);
  }
  expect(at('b5', 'I10')).toEqual({ terrain: 'water', level: 0, roads: [0, 3], walls: [] });
});

test('tracks and feet can go wherever there is no water', () => {
  for (const board of BOARDS) {
    const dry = FULL.filter((cell) => hexOfBoard(board, cell).terrain !== 'water').map(hexInColumns);
    const onFoot = new Set(dry);
    const reached = new Set(dry.slice(0, 1));
    for (const hex of reached) {
      for (const side of EVERY_FACING) if (onFoot.has(step(hex, side))) reached.add(step(hex, side));
    }
    // But for an island that only waders come to.
    expect(dry.length - reached.size).toBeLessThan(3);
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
});
