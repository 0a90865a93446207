import { cellInColumns, type Facing, type Hex, printAddress, quartersOf, step } from '@sandtable/hex';
import { ok, type Problem, type Result } from '@sandtable/kernel';
import { type Board, BOARD_FORM, BOARD_HEXES, BOARD_PLACES, type BoardSource } from './board.ts';
import { parseDrawing } from './drawing.ts';
import { BARE, type GroundHex } from './ground.ts';

// Reads and checks the drawing of a board. Needed only to check packs: bundles contain our boards already read.

/** BG.11: where roads leave: the hex and, at a long edge, the side they cross. */
const EXITS: readonly { readonly at: string; readonly over: Facing | null }[] = [
  { at: 'A10', over: 0 },
  { at: 'L10', over: 3 },
  { at: 'G01', over: null },
  { at: 'G19', over: null },
];

export function makeBoard(source: BoardSource, field = 'board'): Result<Board> {
  const { id, name } = source;
  if (!/^b[1-9]\d*$/.test(id)) return problem(`${field}.id`, 'b and a number, such as b12', id);
  const drawn = parseDrawing(BOARD_FORM, source.drawing);
  if (!drawn.ok) {
    return {
      ok: false,
      problems: drawn.problems.map((each) => ({ ...each, field: `${field}.drawing ${each.field}` })),
    };
  }
  const problems = groundProblems(drawn.value, `${field}.drawing`);
  return problems.length > 0 ? { ok: false, problems } : ok({ id, label: id.slice(1), name, hexes: drawn.value });
}

function groundProblems(hexes: readonly GroundHex[], field: string): Problem[] {
  const problems: Problem[] = [];
  BOARD_HEXES.forEach((hex, index) => {
    const { level, roads, walls } = hexes[index] ?? BARE;
    for (const side of roads) {
      const beyond = hexes[BOARD_PLACES.get(step(hex, side)) ?? -1];
      const isExit = EXITS.some(({ at, over }) => at === nameOf(hex) && (over === null || over === side));
      if (!isFull(hex) || beyond === undefined) {
        if (!isExit) problems.push({ field, expected: `roads to leave at ${EXIT_NAMES} only`, got: nameOf(hex) });
      } else if (beyond.level > level + 1) {
        // B11.1: too steep for any vehicle.
        problems.push({ field, expected: 'roads to climb one level at a time', got: nameOf(hex) });
      }
    }
    for (const side of walls) {
      if (isFull(hex) && isFull(step(hex, side))) continue;
      problems.push({ field, expected: 'walls between two whole hexes', got: nameOf(hex) });
    }
  });
  return [...problems, ...exitProblems(hexes, field)];
}

/** BG.11: every exit exists, and roads connect each with every other. */
function exitProblems(hexes: readonly GroundHex[], field: string): Problem[] {
  const joined = new Set(BOARD_HEXES.filter((hex) => nameOf(hex) === 'A10'));
  for (const hex of joined) {
    const { roads } = hexes[BOARD_PLACES.get(hex) ?? -1] ?? BARE;
    for (const side of roads) joined.add(step(hex, side));
  }
  return EXITS.flatMap(({ at, over }) => {
    const hex = BOARD_HEXES.find((each) => nameOf(each) === at);
    const isThere = hex !== undefined && joined.has(over === null ? hex : step(hex, over));
    return isThere
      ? []
      : [{ field, expected: `a road that leaves at ${at} and leads to the other exits`, got: 'none' }];
  });
}

const EXIT_NAMES = EXITS.map(({ at }) => at).join(', ');

function isFull(hex: Hex): boolean {
  return quartersOf(BOARD_FORM, cellInColumns(hex)) === 4;
}

function nameOf(hex: Hex): string {
  return printAddress(cellInColumns(hex));
}

function problem(field: string, expected: string, got: string): Result<never> {
  return { ok: false, problems: [{ field, expected, got }] };
}
