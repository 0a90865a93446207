import { areaOf, distance, EVERY_FACING, hexInColumns, type Facing } from '../../../packages/hex/src/index.ts';
import { at } from '../list.ts';

/**
 * The toy: a wargame small enough to be written twice, on our kernel and on boardgame.io. Two sides of eight squads take turns on a field
 * of 12 by 10 hexes. In a turn a player moves a fresh squad to a free neighbouring hex and sets its facing, or fires with one at an enemy
 * within four hexes (8 or more on two dice removes it), or passes. A squad that acted is spent. When both pass in a row the round ends, and
 * all squads are fresh again. After four rounds the side with more squads left wins.
 *
 * This file serves both versions, so that only the frameworks differ: the numbers of the rules, the hexes and their tables.
 */
export const ROUNDS = 4;
export const RANGE = 4;
export const TO_HIT = 8;

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

const COLUMNS = 12;
const ROWS = 10;
const SQUADS_A_SIDE = 8;

export const SQUADS = Array.from({ length: SIDES.length * SQUADS_A_SIDE }, (_squad, index) => index);

const SQUADS_OF = SIDES.map((side) => SQUADS.slice(side * SQUADS_A_SIDE, (side + 1) * SQUADS_A_SIDE));

export function squadsOf(side: Side): readonly number[] {
  return at(SQUADS_OF, side);
}

export function enemyOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export interface Squad {
  readonly side: Side;
  /** The index of its hex; -1 once it is lost. */
  at: number;
  facing: Facing;
  spent: boolean;
}

export function makeSquad({ side, at: hex, facing, spent }: Squad): Squad {
  return { side, at: hex, facing, spent };
}

/** In two columns five hexes apart, facing each other. */
export function startingSquads(): Squad[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: SQUADS_A_SIDE }, (_squad, row) =>
      makeSquad({ side, at: (row + 1) * COLUMNS + (side === 0 ? 3 : 8), facing: side === 0 ? 1 : 4, spent: false }),
    ),
  );
}

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));

/** `A01` to `L10`. */
export const HEX_NAMES = CELLS.map(({ column, row }) => {
  return String.fromCharCode(65 + column) + String(row + 1).padStart(2, '0');
});

const { hexes, neighbours } = areaOf(CELLS.map(hexInColumns));

const NEIGHBOURS = hexes.map((_hex, index) =>
  EVERY_FACING.map((facing) => neighbours[6 * index + facing] ?? -1).filter((next) => next !== -1),
);

const IN_RANGE = Uint8Array.from(hexes.flatMap((from) => hexes.map((to) => (distance(from, to) <= RANGE ? 1 : 0))));

export function neighboursOf(hex: number): readonly number[] {
  return at(NEIGHBOURS, hex);
}

export function isInRange(from: number, to: number): boolean {
  return IN_RANGE[from * CELLS.length + to] === 1;
}

export function squadsLeft(squads: readonly Readonly<Squad>[]): readonly [number, number] {
  const left: [number, number] = [0, 0];
  for (const squad of squads) if (squad.at >= 0) left[squad.side] += 1;
  return left;
}
