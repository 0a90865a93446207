import type { BoardEdge, Draft, EntryWay } from '../model/draft/draft.ts';
import { boardBeside, boardEdgeHexes, type Edge } from '@sandtable/hex';
import type { BoardPlace } from '../board/map-plan.ts';
import type { BattleMap } from '../board/map.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { type HexId, hexId, type PlayerId } from '../model/ids.ts';
import type { Held } from '../model/battle/state.ts';
import { mustDraft } from './draft-state.ts';

// G3.8b: entry edges as lists of board edges, from which the entry hexes of the terms are derived.

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

export function isSameEdge(one: BoardEdge, other: BoardEdge): boolean {
  return one.board === other.board && one.edge === other.edge;
}

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
  draft.ways = draft.ways.map((way) => ({
    ...way,
    edges: way.edges
      .map(beyondNew)
      .filter((edge, place, all) => all.findIndex((other) => isSameEdge(edge, other)) === place),
  }));
}

export function hexesAlong({ joined }: BattleMap, edges: readonly BoardEdge[]): HexId[] {
  if (joined === null) return [];
  const hexes = edges.flatMap(({ board, edge }) => boardEdgeHexes(joined, board, edge).map(hexId));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** B5.5: rebuilds the entries of the terms after a change of the map or of `ways`. */
export function renewEntries({ view, pack }: Held): void {
  const { map } = fieldsOf(pack)(view);
  const entries = mustDraft(view).ways.map(({ round, edges }) => ({ round, hexes: hexesAlong(map, edges) }));
  view.terms = { ...view.terms, entries };
}

/** G3.8b: when and where units enter; without edges, over the player's own. */
interface WayIn {
  readonly player: PlayerId;
  readonly round: number;
  readonly edges?: readonly BoardEdge[] | undefined;
}

/** The index of this way in; adds it if new. */
export function entryFor(held: Held, { player, round, edges }: WayIn): number {
  const draft: Draft = mustDraft(held.view);
  const way: EntryWay = { player, round, edges: edges ?? draft.ways[player]?.edges ?? [] };
  const known = draft.ways.findIndex((each) => isSame(each, way));
  if (known !== -1) return known;
  draft.ways = [...draft.ways, way];
  renewEntries(held);
  return draft.ways.length - 1;
}

function isSame(a: EntryWay, b: EntryWay): boolean {
  const sameEdges = a.edges.length === b.edges.length && a.edges.every((edge) => hasEdge(b, edge));
  return a.player === b.player && a.round === b.round && sameEdges;
}

export function hasEdge({ edges }: Pick<EntryWay, 'edges'>, edge: BoardEdge): boolean {
  return edges.some((each) => isSameEdge(each, edge));
}
