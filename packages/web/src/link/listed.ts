import { readSummary } from './old-summary.ts';
import { type Kept, lastPlayedFirst, type Listed, type Unreadable } from './shelf.ts';
import type { Summary } from './summary.ts';

/** What a store of the database holds: the values in the order of their keys. */
export interface Stored {
  readonly keys: readonly IDBValidKey[];
  readonly values: readonly unknown[];
}

/** Both halves of every match together, also where one is missing. */
export function keptIn(summaries: Stored, texts: Stored): Kept[] {
  const found = new Map<string, Kept>();
  for (const [place, key] of summaries.keys.entries())
    found.set(printKey(key), { key, summary: summaries.values[place], text: undefined });
  for (const [place, key] of texts.keys.entries()) {
    const summary = found.get(printKey(key))?.summary;
    found.set(printKey(key), { key, summary, text: texts.values[place] });
  }
  return [...found.values()];
}

/** What can be listed, and what only shown to be there: one record never hides the others. */
export function listOf(kept: readonly Kept[]): Listed {
  const matches: Summary[] = [];
  const unreadable: Unreadable[] = [];
  for (const { key, summary, text } of kept) {
    const read = text === undefined ? null : readSummary(summary);
    if (read !== null && read.id === key) matches.push(read);
    else unreadable.push({ key, hasText: text !== undefined });
  }
  return { matches: lastPlayedFirst(matches), unreadable };
}

/** A database takes more for a key than texts: each has a print of its own. */
export function printKey(key: IDBValidKey): string {
  return typeof key === 'string' ? key : `${typeof key}: ${JSON.stringify(key)}`;
}
