import { boardBeside, type Edge } from '@sandtable/hex';
import type { BoardPlace } from '../board/map-plan.ts';
import type { BoardEdge, Draft, EntryWay } from '../model/draft/draft.ts';
import { hasEdge, renewEntries, withEdges } from '../model/draft/entries.ts';
import type { Held } from '../model/battle/state.ts';
import { mustDraft } from './draft-state.ts';

// G2.1.6, G3.8b: the sides of a map of several boards, and what becomes of entry edges when boards are added.

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The last board in the row from this one towards an edge; that edge of it is free. */
function outermost(boards: readonly BoardPlace[], board: number, edge: Edge): number {
  let last = board;
  for (let next: number | undefined = board; next !== undefined; next = beyond(boards, next, edge)) last = next;
  return last;
}

function beyond(boards: readonly BoardPlace[], board: number, edge: Edge): number | undefined {
  const at = boards[board]?.at;
  const beside = at === undefined ? undefined : boardBeside(boards, at, edge);
  return beside === undefined ? undefined : boards.indexOf(beside);
}

/** G2.1.6: the whole straight side of the map that includes a board edge. */
export function sideOfMap(boards: readonly BoardPlace[], { board, edge }: BoardEdge): BoardEdge[] {
  const along: readonly Edge[] = edge === 'top' || edge === 'bottom' ? ['left', 'right'] : ['top', 'bottom'];
  const found = [board];
  for (const way of along) {
    for (let next = beyond(boards, board, way); next !== undefined; next = beyond(boards, next, way)) {
      if (beyond(boards, next, edge) !== undefined) break;
      found.push(next);
    }
  }
  return found.sort((a, b) => a - b).map((each) => ({ board: each, edge }));
}

export function oppositeSide(boards: readonly BoardPlace[], edges: readonly BoardEdge[]): BoardEdge[] {
  return edges.map(({ board, edge }) => ({ board: outermost(boards, board, OPPOSITE[edge]), edge: OPPOSITE[edge] }));
}

/** G3.8b, R-132: entry and exit edges covered by a new board move to the outermost edge beyond it. */
export function coverEdges({ view }: Held, boards: readonly BoardPlace[]): void {
  const draft = mustDraft(view);
  const beyondNew = ({ board, edge }: BoardEdge): BoardEdge => ({ board: outermost(boards, board, edge), edge });
  draft.plays = draft.plays.map((play) => (play.exit === null ? play : { ...play, exit: beyondNew(play.exit) }));
  const moved = (edges: readonly BoardEdge[]): BoardEdge[] => withEdges([], edges.map(beyondNew));
  draft.ways = draft.ways.map((way) => ({
    ...way,
    edges: moved(way.edges),
    ...(way.extra === undefined ? {} : { extra: moved(way.extra) }),
  }));
}

/** A way in; without an edge of its own, by the player's own edges. */
type WayIn = Pick<EntryWay, 'player' | 'round'> & Partial<EntryWay>;

/** The index of this way in; adds it if new. */
export function entryFor(held: Held, wanted: WayIn): number {
  const draft: Draft = mustDraft(held.view);
  const way: EntryWay = { edges: [], ...draft.ways[wanted.player], ...wanted };
  const known = draft.ways.findIndex((each) => isSame(each, way));
  if (known !== -1) return known;
  draft.ways = [...draft.ways, way];
  renewEntries(held);
  return draft.ways.length - 1;
}

function isSame(a: EntryWay, b: EntryWay): boolean {
  return (
    a.player === b.player &&
    a.round === b.round &&
    a.open === b.open &&
    haveSame(a.edges, b.edges) &&
    haveSame(a.extra ?? [], b.extra ?? [])
  );
}

function haveSame(a: readonly BoardEdge[], b: readonly BoardEdge[]): boolean {
  return a.length === b.length && a.every((edge) => hasEdge(b, edge));
}
