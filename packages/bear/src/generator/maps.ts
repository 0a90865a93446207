import { boardBeside, EDGES, placeBeside } from '@sandtable/hex';
import type { BoardPlace } from '../board/map-plan.ts';
import type { BoardEdge } from '../model/draft/draft.ts';
import type { Held, Seen, View } from '../model/battle/state.ts';
import { coverEdges, renewEntries } from './ways.ts';

// G2.1.5, G3.8: boards on the table. They lie in a grid of their own form, so that edges that meet are equally long.

/** The boards that are laid, in the order of laying; none before the first. */
export function boardsOf({ terms: { map } }: Pick<View, 'terms'>): readonly BoardPlace[] {
  return 'boards' in map ? map.boards : [];
}

/** The boards that may still be laid, by place among those of the pack. */
export function unusedBoards({ view, pack }: Seen): number[] {
  const allowed = view.options.draft?.boards ?? [];
  const laid = boardsOf(view).map(({ board }) => board);
  return pack.boards.flatMap(({ id }, place) =>
    !laid.includes(id) && (allowed.length === 0 || allowed.includes(id)) ? [place] : [],
  );
}

/** The edges of the boards on the table against which no other board lies. */
export function freeEdges(view: Pick<View, 'terms'>): BoardEdge[] {
  const boards = boardsOf(view);
  return boards.flatMap(({ at }, board) =>
    EDGES.flatMap((edge) => (boardBeside(boards, at, edge) === undefined ? [{ board, edge }] : [])),
  );
}

/** G2.1.5: the first board. */
export function layFirst(held: Held, board: number): void {
  setBoards(held, [{ board: wordOf(held, board), at: [0, 0] }]);
}

/** G3.8a: another one against a free edge; the entry edges that it covers go to its far side. */
export function addBoard(held: Held, board: number, { board: beside, edge }: BoardEdge, turned: boolean): void {
  const { view } = held;
  const boards = boardsOf(view);
  const at = boards[beside]?.at;
  if (at === undefined) throw new RangeError(`no board ${beside} on the table`);
  setBoards(held, [...boards, { board: wordOf(held, board), at: placeBeside(at, edge), turned }]);
}

/** G3.8.1: another board in the place of one, joined to the others in the same way. */
export function switchBoard(held: Held, from: number, to: number): void {
  const [old, word] = [wordOf(held, from), wordOf(held, to)];
  setBoards(
    held,
    boardsOf(held.view).map((place) => (place.board === old ? { ...place, board: word } : place)),
  );
}

function wordOf({ pack }: Held, board: number): string {
  const { id } = pack.boards[board] ?? {};
  if (id === undefined) throw new RangeError(`no board ${board} in the pack`);
  return id;
}

/** What hangs on the map is made anew with it. */
function setBoards(held: Held, boards: readonly BoardPlace[]): void {
  const { view } = held;
  view.terms = { ...view.terms, map: { boards } };
  coverEdges(held, boards);
  renewEntries(held);
}
