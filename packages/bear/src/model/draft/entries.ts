import { boardBeside, boardEdgeHexes, EDGES } from '@sandtable/hex';
import type { BattleMap } from '../../board/map.ts';
import { fieldsOf } from '../battle/field.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen, type View } from '../battle/state.ts';
import { boardsOf } from '../battle/terms.ts';
import { type HexId, hexId, type PlayerId, type UnitId } from '../ids.ts';
import type { BoardEdge, EntryWay } from './draft.ts';

// G3.7.1b, G3.8b: entry edges as lists of board edges, from which the entry hexes of the terms are derived.

export function isSameEdge(one: BoardEdge, other: BoardEdge): boolean {
  return one.board === other.board && one.edge === other.edge;
}

export function hasEdge(edges: readonly BoardEdge[], edge: BoardEdge): boolean {
  return edges.some((each) => isSameEdge(each, edge));
}

/** Both, each edge once. */
export function withEdges(edges: readonly BoardEdge[], more: readonly BoardEdge[]): BoardEdge[] {
  const all = [...edges, ...more];
  return all.filter((edge, place) => all.findIndex((other) => isSameEdge(edge, other)) === place);
}

/** The edges with no board beyond them. */
export function freeEdges(view: Pick<View, 'terms'>): BoardEdge[] {
  const boards = boardsOf(view);
  return boards.flatMap(({ at }, board) =>
    EDGES.flatMap((edge) => (boardBeside(boards, at, edge) === undefined ? [{ board, edge }] : [])),
  );
}

/** G3.7.1b: an edge is a player's if it was chosen or named for all his units, or once one of them has come in over it. */
export function isEdgeOf(
  { draft }: Pick<View, 'draft'>,
  edge: BoardEdge,
  isMeant: (player: PlayerId) => boolean,
): boolean {
  return (draft?.ways ?? []).some(({ player, edges, extra = [], taken = [] }, place) => {
    const own = place === player ? [...edges, ...extra, ...taken] : taken;
    return isMeant(player) && hasEdge(own, edge);
  });
}

export function isEnemyEdge(seen: Pick<Seen, 'view'>, player: PlayerId, edge: BoardEdge): boolean {
  const { players } = seen.view;
  return isEdgeOf(seen.view, edge, (other) => players[other]?.side !== players[player]?.side);
}

/** All edges that units with this way may enter by as things stand: the chosen one first. */
export function entrances(
  seen: Pick<Seen, 'view'>,
  { player, edges, extra = [], open = false }: EntryWay,
): BoardEdge[] {
  const named = withEdges(edges, extra);
  if (!open) return named;
  const free = freeEdges(seen.view).filter((edge) => !isEnemyEdge(seen, player, edge));
  return withEdges(named, free);
}

export function hexesAlong({ joined }: BattleMap, edges: readonly BoardEdge[]): HexId[] {
  if (joined === null) return [];
  const hexes = edges.flatMap(({ board, edge }) => boardEdgeHexes(joined, board, edge).map(hexId));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** B5.5: rebuilds the entries of the terms after a change of the map or of the ways in. */
export function renewEntries({ view, pack }: Held): void {
  const seen = fieldsOf(pack)(view);
  const ways = view.draft?.ways ?? [];
  const entries = ways.map((way) => ({ round: way.round, hexes: hexesAlong(seen.map, entrances(seen, way)) }));
  view.terms = { ...view.terms, entries };
}

/**
 * G3.7.1b: "any free edge, chosen as they enter": the first unit to come in over an edge takes it for its side, and no
 * enemy may choose it any more.
 */
export function takeEdge(held: Held, unit: UnitId, io: BearIo): void {
  const { draft } = held.view;
  const { at, entry } = heldUnit(held, unit);
  const way = draft?.ways[entry];
  if (draft === null || way?.open !== true) return;
  const { player, edges, extra = [], taken = [] } = way;
  const { side } = playerOf(held, player);
  const isOurs = (edge: BoardEdge): boolean =>
    hasEdge([...edges, ...extra], edge) || isEdgeOf(held.view, edge, (other) => playerOf(held, other).side === side);
  const here = entrances(held, way).filter((edge) => hexesAlong(held.map, [edge]).includes(at));
  const [edge] = here;
  if (edge === undefined || here.some(isOurs)) return;
  const isContested = draft.ways.some((other) => other.open === true && playerOf(held, other.player).side !== side);
  draft.ways = draft.ways.with(entry, { ...way, taken: [...taken, edge] });
  renewEntries(held);
  if (isContested) io.emit({ rule: 'G3.7.1b', key: 'edgeTaken', player, edges: [edge] });
}
