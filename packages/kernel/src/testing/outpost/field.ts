import { kind, signedKind } from '../../index.ts';
import { squadOf, type Side, type View } from './model.ts';

/** Four columns a-d, three rows 1-3; a space is its index. */
const COLUMNS = 4;
const ROWS = 3;
const SPACES = Array.from({ length: COLUMNS * ROWS }, (_space, index) => index);
const NAMES = SPACES.map((space) => `${'abcd'.charAt(space % COLUMNS)}${1 + Math.floor(space / COLUMNS)}`);

const NEIGHBOURS = SPACES.map((space) => SPACES.filter((other) => distance(space, other) === 1));

function neighboursOf(space: number): readonly number[] {
  return NEIGHBOURS[space] ?? [];
}

export function distance(a: number, b: number): number {
  const columns = Math.abs((a % COLUMNS) - (b % COLUMNS));
  const rows = Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));
  return columns + rows;
}

export const spaceKind = kind('space', {
  read: (_seen: unknown, word) => indexOrNone(NAMES.indexOf(word)),
  print: (_seen, space) => NAMES[space] ?? '?',
});

/** Squads are u1 to u6, three a side. */
export const squadKind = kind('squad', {
  read: (seen: View, word) => indexOrNone(/^u[1-6]$/.test(word) ? Number(word.slice(1)) - 1 : -1, seen.squads.length),
  print: (_seen, squad) => `u${squad + 1}`,
});

/** A supporting member: +u2. */
export const memberKind = signedKind('member', '+', squadKind);

function indexOrNone(index: number, length = Infinity): number | undefined {
  return index >= 0 && index < length ? index : undefined;
}

export function squadAt(view: View, space: number): number | undefined {
  return indexOrNone(view.squads.findIndex(({ at }) => at === space));
}

/** The remaining squads of a side. */
export function squadsOf(view: View, side: Side): readonly number[] {
  const squads: number[] = [];
  for (const [index, squad] of view.squads.entries()) if (squad.side === side && squad.at >= 0) squads.push(index);
  return squads;
}

export function freeNeighbours(view: View, squad: number): readonly number[] {
  return neighboursOf(squadOf(view, squad).at).filter((space) => squadAt(view, space) === undefined);
}

export function enemiesNextTo(view: View, squad: number): readonly number[] {
  const { at, side } = squadOf(view, squad);
  return neighboursOf(at).filter((space) => {
    const other = squadAt(view, space);
    return other !== undefined && squadOf(view, other).side !== side;
  });
}
