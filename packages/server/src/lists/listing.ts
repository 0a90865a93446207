import { createHash } from 'node:crypto';
import type { MatchInfo } from '@sandtable/protocol';

/** A list of matches as a page has it: a mark of each match, and a tag of them all, which is also the `ETag` of its answer. */
export interface Listing {
  readonly tag: string;
  readonly marks: ReadonlyMap<string, string>;
}

export interface ListChanges {
  readonly matches: readonly MatchInfo[];
  readonly gone: readonly string[];
}

/** What a page is sent: the whole list, or what has changed since the one with the tag `after`. */
export interface ListTold extends ListChanges {
  readonly tag: string;
  readonly after: string | null;
}

export function listingOf(matches: readonly MatchInfo[]): Listing {
  return listingBy(new Map(matches.map((match) => [match.id, markOf(JSON.stringify(match))])));
}

/** The same list in any order has the same tag. */
function listingBy(marks: ReadonlyMap<string, string>): Listing {
  const lines = [...marks].map(([match, mark]) => `${match} ${mark}`).sort();
  return { tag: markOf(lines.join('\n')), marks };
}

/** A list after some of its matches have changed, or left it. */
export function listingAfter({ marks }: Listing, { matches, gone }: ListChanges): Listing {
  const next = new Map(marks);
  for (const match of gone) next.delete(match);
  for (const match of matches) next.set(match.id, markOf(JSON.stringify(match)));
  return listingBy(next);
}

/** Between two lists, the later one with its matches. */
export function changesOf(before: Listing, after: Listing, matches: readonly MatchInfo[]): ListChanges {
  return {
    matches: matches.filter(({ id }) => before.marks.get(id) !== after.marks.get(id)),
    gone: [...before.marks.keys()].filter((match) => !after.marks.has(match)),
  };
}

export function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
