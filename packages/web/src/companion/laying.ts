import { boardBeside, type Edge, type GridPlace, placeBeside, strayBoards } from '@sandtable/hex';
import type { CompanionBoard, CompanionBox, LaidBoard } from '../face/companion.ts';

// Boards as they are laid on a real table: in one row or two, the way generated battles lay them. The first lies in the upper row.

/** Boards of a box, with their places on the table. */
export type Laid = readonly LaidBoard[];

const ROWS = 2;
const AROUND: readonly Edge[] = ['right', 'left', 'bottom', 'top'];

/** Where a further board touches those that lie there, row by row. */
export function freeSpots(laid: Laid): readonly GridPlace[] {
  if (laid.length === 0) return [[0, 0]];
  const spots = laid.flatMap(({ at }) =>
    AROUND.flatMap((edge) => (boardBeside(laid, at, edge) === undefined ? [placeBeside(at, edge)] : [])),
  );
  const once = new Map(spots.filter(([, gy]) => gy >= 0 && gy < ROWS).map((spot) => [spot.join(), spot]));
  return [...once.values()].toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

/** Where the next board goes: the spot that was tapped, or to the right of the last one. */
export function nextSpot(laid: Laid, wish: GridPlace | null): GridPlace {
  const spots = freeSpots(laid);
  const isAt = (there: GridPlace | null | undefined): GridPlace | undefined =>
    spots.find(([gx, gy]) => gx === there?.[0] && gy === there[1]);
  const last = laid.at(-1);
  const beside = last === undefined ? null : placeBeside(last.at, 'right');
  return isAt(wish) ?? isAt(beside) ?? spots[0] ?? [0, 0];
}

export function isWhole(laid: Laid): boolean {
  return laid.length > 0 && strayBoards(laid).length === 0;
}

/** Counted from the upper left, so that a row laid from its middle is written like any other. */
export function fromCorner(laid: Laid): Laid {
  const [left, top] = [0, 1].map((axis) => Math.min(...laid.map(({ at }) => at[axis] ?? 0)));
  return laid.map((board) => ({ ...board, at: [board.at[0] - (left ?? 0), board.at[1] - (top ?? 0)] }));
}

/** Whether these boards may lie together with the counters of this box: they are its own, or ours that it has taken over. */
export function holds(box: CompanionBox, boards: readonly Pick<CompanionBoard, 'box' | 'id'>[]): boolean {
  return boards.every((board) => board.box === box.key || (board.box === '' && box.ours.includes(board.id)));
}

/** The box that the table uses once this board lies there too; a reason if there is none. */
export function boxWith(
  boxes: readonly CompanionBox[],
  { laid, box }: { readonly laid: Laid; readonly box: CompanionBox },
  board: CompanionBoard,
): { readonly box: CompanionBox } | { readonly reason: string } {
  const wanted = board.box === '' ? box : (boxes.find(({ key }) => key === board.box) ?? box);
  const all = [...laid, board];
  if (holds(wanted, all)) return { box: wanted };
  // Only its counters were chosen: ours may still be laid without them.
  const ours = boxes.find(({ key }) => key === '');
  if (ours !== undefined && holds(ours, all)) return { box: ours };
  const foreign = laid.find((each) => each.box !== '' && each.box !== wanted.key);
  if (foreign !== undefined)
    return {
      reason: `A table has the boards and counters of one pack, and ${nameOf(boxes, foreign.box)} lies on it. Take its boards away first, or put both packs into one file.`,
    };
  if (wanted.ours.length === 0)
    return { reason: `${wanted.name} stands alone: its boards do not lie beside Sandtable’s own.` };
  return { reason: `${wanted.name} has a board of its own in the place of one of Sandtable’s.` };
}

function nameOf(boxes: readonly CompanionBox[], key: string): string {
  return boxes.find((box) => box.key === key)?.name ?? '';
}
