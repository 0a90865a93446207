import type { BoardEdge, Draft, EntryWay } from '../model/draft/draft.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Held } from '../model/battle/state.ts';
import { mustDraft } from './must-draft.ts';
import { isSameEdge, renewEntries } from './ways.ts';

/** G3.8b: from where and when: a player's own edges unless others are named. */
interface Entering {
  readonly player: PlayerId;
  readonly round: number;
  readonly edges?: readonly BoardEdge[] | undefined;
}

/** The place of the way in by which units enter so; it is added where nobody had it yet. */
export function entryFor(held: Held, { player, round, edges }: Entering): number {
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
