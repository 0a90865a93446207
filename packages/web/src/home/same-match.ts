import { isRecord, readJson } from '@sandtable/kernel';
import { leaveMatch } from '../games/open-match.ts';
import { saveFileOf } from '../games/save-game.ts';
import { myShelf } from '../link/idb-shelf.ts';

/** What two files of the same match at the same entry have in common, whenever they were written; null if it is no match file. */
export function markOf(text: string): string | null {
  const read = readJson(text);
  if (!read.ok || !isRecord(read.value)) return null;
  const { seed, entries, seats, record, end } = read.value;
  // Under other rules the same entries tell another match: its digests say so.
  return typeof seed === 'string' && Array.isArray(entries)
    ? JSON.stringify([seed, entries, seats, record, end])
    : null;
}

/** The id of the match in this browser, other than `besides`, that a file holds; undefined if it is new here, or goes on from another entry. */
export async function keptAlready(text: string, besides = ''): Promise<string | undefined> {
  const file = saveFileOf(text);
  const mark = markOf(text);
  if (!file.ok || mark === null) return undefined;
  const { matches } = await myShelf().list();
  for (const { id, system, movedTo } of matches) {
    if (id === besides || system !== file.value.game.id || movedTo !== undefined) continue;
    const kept = await myShelf().read(id);
    if (kept !== undefined && markOf(kept) === mark) return id;
  }
  return undefined;
}

/**
 * A match that was just imported under `id` goes again if another is the same: a file written under older rules shows that only once it
 * has been replayed and written anew. Returns the other's id.
 */
export async function mergeTwin(id: string): Promise<string | undefined> {
  const text = await myShelf().read(id);
  const twin = text === undefined ? undefined : await keptAlready(text, id);
  if (twin === undefined) return undefined;
  leaveMatch(id);
  await myShelf().remove(id);
  return twin;
}
