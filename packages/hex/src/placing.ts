import { at } from './at.ts';
import { type Edge, EDGES } from './board.ts';
import type { Problem } from './result.ts';

/** Grid place: gx counts boards to the right, gy boards down. */
export type Place = readonly [gx: number, gy: number];

export interface PlacedBoard {
  /** What stands before the hyphen of its addresses: '2' in 2-E09. */
  readonly label: string;
  readonly at: Place;
  /** Turned by 180 degrees. */
  readonly turned: boolean;
}

/** More boards, or boards further out, are a slip of the pen. */
const MOST_BOARDS = 64;
const FARTHEST_PLACE = 100;

/** The board that lies against an edge of this place, if any. */
export function boardBeside<B extends Pick<PlacedBoard, 'at'>>(
  boards: readonly B[],
  place: Place,
  edge: Edge,
): B | undefined {
  const [gx, gy] = placeBeside(place, edge);
  return boards.find(({ at: other }) => other[0] === gx && other[1] === gy);
}

/** The place beyond an edge of this one. */
export function placeBeside([gx, gy]: Place, edge: Edge): Place {
  const [dx, dy] = BESIDE[edge];
  return [gx + dx, gy + dy];
}

const BESIDE: Record<Edge, Place> = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };

/** Why these boards cannot lie like this. */
export function boardProblems(boards: readonly PlacedBoard[]): Problem[] {
  if (boards.length === 0 || boards.length > MOST_BOARDS) {
    return [{ field: 'boards', expected: `from 1 to ${MOST_BOARDS} boards`, got: String(boards.length) }];
  }
  const problems = boards.flatMap((board, index) => problemsOf(board, boards.slice(0, index), `boards[${index}]`));
  return problems.length > 0 ? problems : strayProblems(boards);
}

function problemsOf({ label, at: place }: PlacedBoard, earlier: readonly PlacedBoard[], field: string): Problem[] {
  const problems: Problem[] = [];
  const [labelField, placeField] = [`${field}.label`, `${field}.at`];
  if (!/^[^\s-]+$/.test(label)) {
    problems.push({ field: labelField, expected: 'letters or digits without hyphen or space', got: label });
  }
  if (earlier.some((other) => other.label === label)) {
    problems.push({ field: labelField, expected: 'a label of its own', got: label });
  }
  if (!place.every((n) => Number.isInteger(n) && Math.abs(n) <= FARTHEST_PLACE)) {
    const expected = `two whole numbers within ${FARTHEST_PLACE} of 0`;
    problems.push({ field: placeField, expected, got: place.join(',') });
  }
  if (earlier.some((other) => other.at[0] === place[0] && other.at[1] === place[1])) {
    problems.push({ field: placeField, expected: 'a place no other board lies on', got: place.join(',') });
  }
  return problems;
}

/** All boards must hang together by edges; a common corner is not enough. */
function strayProblems(boards: readonly PlacedBoard[]): Problem[] {
  const joined = new Set([at(boards, 0)]);
  for (const board of joined) {
    for (const edge of EDGES) {
      const beside = boardBeside(boards, board.at, edge);
      if (beside !== undefined) joined.add(beside);
    }
  }
  const expected = 'a place that shares an edge with the other boards';
  return boards.flatMap((board, index) =>
    joined.has(board) ? [] : [{ field: `boards[${index}].at`, expected, got: board.at.join(',') }],
  );
}
