import type { BoardEdge, Seen, EntryWay } from '@sandtable/bear';

/** `the top edge`; on a map of several boards `the top edge of Plains` */
export function printEdge({ view: { terms }, pack }: Seen, { board, edge }: BoardEdge): string {
  const places = 'boards' in terms.map ? terms.map.boards : [];
  const laid = pack.boards.find(({ id }) => id === places[board]?.board);
  return `the ${edge} edge${places.length > 1 && laid !== undefined ? ` of ${laid.name}` : ''}`;
}

export function printWay(seen: Seen, { edges }: EntryWay): string {
  return edges.map((edge) => printEdge(seen, edge)).join(', ');
}
