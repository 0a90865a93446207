import { areaOf, hexInColumns, type Facing } from '../../../packages/hex/src/index.ts';
import type { CoreState, CoreView, Frame, Realm, Streams } from '../../../packages/kernel/src/index.ts';
import { at } from '../list.ts';

/**
 * March, a game that is all grammar: one seat moves 30 units in groups over a board of 24 by 36 hexes, each to a neighbouring hex and with
 * a facing. It measures the kernel's walk through a wargame's sentences.
 */
export interface Options {
  /** Distance between the units: side by side (1) they can move in groups. */
  readonly apart: number;
}

export interface Unit {
  at: number;
  facing: Facing;
  spent: boolean;
}

export interface View extends CoreView {
  readonly frames: readonly Readonly<TurnFrame>[];
  readonly units: readonly Readonly<Unit>[];
}

export interface State extends View, CoreState {
  readonly frames: TurnFrame[];
  readonly random: Streams;
  readonly units: readonly Unit[];
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
}

export interface Event {
  readonly rule: 'move';
  readonly key: 'moved';
  readonly unit: number;
  readonly at: number;
  readonly facing: Facing;
}

export interface March extends Realm {
  readonly options: Options;
  readonly view: View;
  readonly state: State;
  readonly frame: TurnFrame;
  readonly seen: View;
  readonly held: State;
  readonly event: Event;
}

const COLUMNS = 24;
const ROWS = 36;
const UNITS_A_ROW = 6;

export const UNITS = Array.from({ length: 30 }, (_unit, index) => index);

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));

export const board = areaOf(CELLS.map(hexInColumns));

/** `A01` to `X36`. */
export const HEX_NAMES = CELLS.map(({ column, row }) => {
  return String.fromCharCode(65 + column) + String(row + 1).padStart(2, '0');
});

const NEIGHBOURS = board.hexes.map((_hex, index) =>
  [...board.neighbours.subarray(6 * index, 6 * index + 6)].filter((next) => next !== -1),
);

export function neighboursOf(hex: number): readonly number[] {
  return at(NEIGHBOURS, hex);
}

export function unitOf<U extends Readonly<Unit>>(view: { readonly units: readonly U[] }, unit: number): U {
  return at(view.units, unit);
}

export function makeUnit({ at: hex, facing, spent }: Unit): Unit {
  return { at: hex, facing, spent };
}

/** In rows of six. */
export function startingUnits({ apart }: Options): Unit[] {
  return UNITS.map((unit) => {
    const [column, row] = [(unit % UNITS_A_ROW) * apart, Math.floor(unit / UNITS_A_ROW) * apart];
    return makeUnit({ at: (row + 1) * COLUMNS + column + 1, facing: 0, spent: false });
  });
}
