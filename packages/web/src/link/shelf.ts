import { readSummary, type Summary } from './summary.ts';

/** Where the matches of this browser are kept. Every method may fail with a ShelfError. */
export interface Shelf {
  list(): Promise<ShelfList>;
  /** Everything that lies on it, whatever it is. */
  all(): Promise<readonly ShelfRecord[]>;
  /** The text of a match's file; undefined if there is none of that name. */
  read(id: string): Promise<string | undefined>;
  /**
   * Reads a match and makes it this hand's, in one step: whatever another hand wrote before is in what is read, and from
   * then on it writes no more. What is not there is nobody's.
   */
  claim(id: string, hand: string): Promise<string | undefined>;
  /**
   * Makes a match this hand's again, in one step, if it still is as this hand last knew it; so nothing that another hand wrote
   * is written over. True also where there is none any more: then a write says why.
   */
  reclaim(id: string, hand: string, known: string): Promise<boolean>;
  /**
   * Both together or neither, and not into a match that another hand has claimed or that was deleted; unless it is written
   * anew, whatever became of it.
   */
  write(summary: Summary, text: string, hand: string, isAnew?: boolean): Promise<void>;
  /** For good: a tab where it is still open does not bring it back by writing on. */
  remove(key: IDBValidKey): Promise<void>;
  /** Told whenever the browser has thrown everything away while it was in use. */
  onCleared(listener: () => void): void;
}

/** What is known of the matches without reading them. */
export interface ShelfList {
  /** The last played first. */
  readonly matches: readonly Summary[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** A match of which the one half is missing, or is not what it should be. */
export interface UnreadableRecord {
  readonly key: IDBValidKey;
  /** There is something to take along, or to try to open. */
  readonly hasText: boolean;
}

/** A match as it was found, of whatever shape. */
export interface ShelfRecord {
  readonly key: IDBValidKey;
  readonly summary: unknown;
  readonly text: unknown;
}

/** Why it cannot be kept: no room is left, the browser does not allow it, another tab has it, it was deleted. */
type ShelfErrorKind = 'full' | 'refused' | 'taken' | 'deleted';

export class ShelfError extends Error {
  readonly kind: ShelfErrorKind;

  constructor(kind: ShelfErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What a browser throws, as one of ours. */
export function shelfError(thrown: unknown): ShelfError {
  if (thrown instanceof ShelfError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) };
  return new ShelfError(name === 'QuotaExceededError' ? 'full' : 'refused', message);
}

export function lastPlayedFirst(summaries: readonly Summary[]): Summary[] {
  return summaries.toSorted((a, b) => b.changed - a.changed);
}

/** What a store of the database holds: the values in the order of their keys. */
export interface StoreRows {
  readonly keys: readonly IDBValidKey[];
  readonly values: readonly unknown[];
}

/** Both halves of every match together, also where one is missing. */
export function recordsIn(summaries: StoreRows, texts: StoreRows): ShelfRecord[] {
  const found = new Map<string, ShelfRecord>();
  for (const [place, key] of summaries.keys.entries())
    found.set(printKey(key), { key, summary: summaries.values[place], text: undefined });
  for (const [place, key] of texts.keys.entries()) {
    const summary = found.get(printKey(key))?.summary;
    found.set(printKey(key), { key, summary, text: texts.values[place] });
  }
  return [...found.values()];
}

/** What can be listed, and what only shown to be there: one record never hides the others. */
export function listOf(kept: readonly ShelfRecord[]): ShelfList {
  const matches: Summary[] = [];
  const unreadable: UnreadableRecord[] = [];
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
