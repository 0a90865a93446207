import { isRecord, readJson } from '@sandtable/kernel';
import { leaveMatch } from '../games/open-match.ts';
import { saveFileOf } from '../games/save-game.ts';
import { myShelf } from '../link/idb-shelf.ts';

/** What identifies a match in its file: its seed, who sits where, and what was said, with a digest of each entry. */
interface Told {
  readonly head: string;
  readonly entries: readonly string[];
  readonly record: readonly string[];
  /** Seats that answer by themselves as soon as a match is open. */
  readonly own: readonly string[];
}

/** Null if it is no match file. */
function toldIn(text: string): Told | null {
  const read = readJson(text);
  if (!read.ok || !isRecord(read.value)) return null;
  const { seed, seats, entries, record } = read.value;
  if (typeof seed !== 'string' || !Array.isArray(entries)) return null;
  const holders = isRecord(seats) ? Object.entries(seats) : [];
  const own = holders.flatMap(([seat, holder]) =>
    isRecord(holder) && holder['kind'] !== 'person' && holder['chance'] === undefined ? [seat] : [],
  );
  return {
    head: JSON.stringify([seed, seats]),
    entries: entries.map(String),
    // Under other rules the same entries tell another match: their digests say so.
    record: Array.isArray(record) ? record.map(String) : [],
    own,
  };
}

/** Whether the stored match is the one of the file: at the same entry, or further only by what bots and the AI have said since. */
export function isSameMatch(file: string, stored: string): boolean {
  const [its, kept] = [toldIn(file), toldIn(stored)];
  if (its === null || kept === null || its.head !== kept.head) return false;
  const begins = (long: readonly string[], short: readonly string[]): boolean =>
    short.every((each, place) => each === long[place]);
  const since = kept.entries.slice(its.entries.length);
  return (
    begins(kept.entries, its.entries) &&
    begins(kept.record, its.record) &&
    since.every((entry) => its.own.includes(entry.slice(0, entry.indexOf(':'))))
  );
}

/** The id of the match in this browser, other than `besides`, that a file holds; undefined if it is new here, or was played on since. */
export async function keptAlready(text: string, besides = ''): Promise<string | undefined> {
  const file = saveFileOf(text);
  if (!file.ok) return undefined;
  const { matches } = await myShelf().list();
  for (const { id, system, movedTo } of matches) {
    if (id === besides || system !== file.value.game.id || movedTo !== undefined) continue;
    const kept = await myShelf().read(id);
    if (kept !== undefined && isSameMatch(text, kept)) return id;
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
