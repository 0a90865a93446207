import {
  type BoardForm,
  cellInColumns,
  type Facing,
  FACINGS,
  facingTo,
  type Hex,
  hexInColumns,
  parseAddress,
  parseFacing,
  quartersOf,
  step,
} from '@sandtable/hex';
import type { Problem, Result } from '@sandtable/kernel';
import { type DrawnLine, type DrawnWord, problemAt, wordsOf } from './drawing-rows.ts';

/** A road or wall over one side of a hex; the neighbour has it too. */
export interface DrawnSide {
  readonly kind: 'roads' | 'walls';
  readonly hex: Hex;
  readonly side: Facing;
}

/** A road may leave over a long edge: the word for it, and the side of the last hex it crosses. */
const LONG_EDGES: ReadonlyMap<string, Facing> = new Map([
  ['top', 0],
  ['bottom', 3],
]);

/**
 * Reads one line below the rows and reports each side it names: `road top A10 B10 C09 ...` runs from hex to hex, over a
 * long edge by the word top or bottom, over a short one into its half hex; `wall D05 NE SE E06 N` lists hexes, each
 * followed by its walled sides.
 */
export function readLinks(form: BoardForm, line: DrawnLine, found: (side: DrawnSide) => void): Problem[] {
  const [kind, ...words] = wordsOf(line);
  if (kind?.text === 'road') return readRoad(form, line, words, found);
  if (kind?.text === 'wall') return readWalls(form, line, words, found);
  return [problemAt(line, 1, 'road or wall', kind?.text ?? '')];
}

function readRoad(form: BoardForm, line: DrawnLine, words: DrawnWord[], found: (side: DrawnSide) => void): Problem[] {
  if (words.length < 2) return [problemAt(line, 1, 'a road of two hexes or more', line.text)];
  const misnamed = words.flatMap((word) => {
    const named = LONG_EDGES.has(word.text) ? undefined : hexNamed(form, word.text);
    return named?.ok === false ? [misread(line, word, named.problems, ', or top or bottom')] : [];
  });
  if (misnamed.length > 0) return misnamed;
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]?.text ?? '';
    const side = sideBetween(form, before, word.text);
    if (side === undefined) return [problemAt(line, word.column, `what lies next to ${before}`, word.text)];
    found(side);
    return [];
  });
}

/** The hexside a road crosses between two hexes, or to an edge. */
function sideBetween(form: BoardForm, from: string, to: string): DrawnSide | undefined {
  const edge = LONG_EDGES.get(to);
  const hex = hexNamed(form, from);
  if (!hex.ok) return LONG_EDGES.has(from) && edge === undefined ? sideBetween(form, to, from) : undefined;
  if (edge !== undefined) {
    const isAtEdge = quartersOf(form, cellInColumns(step(hex.value, edge))) === 0;
    return isAtEdge ? { kind: 'roads', hex: hex.value, side: edge } : undefined;
  }
  const next = hexNamed(form, to);
  const side = next.ok ? facingTo(hex.value, next.value) : undefined;
  return side === undefined ? undefined : { kind: 'roads', hex: hex.value, side };
}

function readWalls(form: BoardForm, line: DrawnLine, words: DrawnWord[], found: (side: DrawnSide) => void): Problem[] {
  const problems: Problem[] = [];
  let hex: Hex | undefined;
  for (const word of words) {
    const side = parseFacing(word.text);
    const named = hexNamed(form, word.text);
    if (named.ok) hex = named.value;
    else if (!side.ok) problems.push(misread(line, word, named.problems, `, or a side (${FACINGS.join(' ')})`));
    else if (hex === undefined) problems.push(problemAt(line, word.column, 'a hex before its sides', word.text));
    else found({ kind: 'walls', hex, side: side.value });
  }
  return problems;
}

function hexNamed(form: BoardForm, text: string): Result<Hex> {
  const cell = parseAddress(form, text);
  return cell.ok ? { ok: true, value: hexInColumns(cell.value) } : cell;
}

function misread(line: DrawnLine, word: DrawnWord, problems: readonly Problem[], or = ''): Problem {
  return problemAt(line, word.column, (problems[0]?.expected ?? '') + or, word.text);
}
