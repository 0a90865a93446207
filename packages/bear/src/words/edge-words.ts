import { boardsOf } from '../generator/maps.ts';
import type { BoardEdge } from '../model/draft/draft.ts';
import type { View } from '../model/battle/state.ts';

/** `the top edge of board 1`, `the top edge of boards 1 and 3 and the left edge of board 3` */
export function printEdges(view: Pick<View, 'terms'>, edges: readonly BoardEdge[]): string {
  const byEdge = new Map<string, string[]>();
  for (const { board, edge } of edges)
    byEdge.set(edge, [...(byEdge.get(edge) ?? []), boardsOf(view)[board]?.board.slice(1) ?? '?']);
  return listed(
    [...byEdge].map(
      ([edge, boards]) => `the ${edge} edge of ${boards.length > 1 ? 'boards' : 'board'} ${listed(boards)}`,
    ),
  );
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
