import { isRecord, readJson } from '@sandtable/kernel';
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

/** The id of the match in this browser that a file holds; undefined if it is new here, or goes on from another entry. */
export async function keptAlready(text: string): Promise<string | undefined> {
  const file = saveFileOf(text);
  const mark = markOf(text);
  if (!file.ok || mark === null) return undefined;
  const { matches } = await myShelf().list();
  for (const { id, system, movedTo } of matches) {
    if (system !== file.value.game.id || movedTo !== undefined) continue;
    const kept = await myShelf().read(id);
    if (kept !== undefined && markOf(kept) === mark) return id;
  }
  return undefined;
}
