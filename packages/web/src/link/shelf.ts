import { readSummary, type Summary } from './summary.ts';

/** Stores the matches of this browser. Every method may fail with a ShelfError. */
export interface Shelf {
  list(): Promise<ShelfList>;
  /** Everything stored, readable or not. */
  all(): Promise<readonly ShelfRecord[]>;
  read(id: string): Promise<string | undefined>;
  /**
   * Reads a match and claims it for this hand (tab) in one step: the text has all that another hand wrote before, and
   * from then on that hand cannot write. A match that is not there is not claimed.
   */
  claim(id: string, hand: string): Promise<string | undefined>;
  /**
   * Claims a match again, in one step, if its text is still the one this hand knows, so that no other hand's work is
   * overwritten. Also true if the match is gone: then the next write says why.
   */
  reclaim(id: string, hand: string, known: string): Promise<boolean>;
  /** Writes both or neither. Fails if another hand has claimed the match or it was deleted, unless `isAnew`. */
  write(summary: Summary, text: string, hand: string, isAnew?: boolean): Promise<void>;
  /** A text beside a match that opens it quickly, if there is one: never needed, and never trusted. */
  readShortcut(id: string): Promise<string | undefined>;
  /** Does nothing unless this hand has the match. */
  writeShortcut(id: string, text: string, hand: string): Promise<void>;
  clearShortcuts(): Promise<void>;
  /** Marks a match as continued on a server, if this is still its text; from then on no tab writes it. */
  move(id: string, text: string, to: string): Promise<boolean>;
  movedTo(id: string): Promise<string | undefined>;
  /** Deletes for good: a tab that still has it open cannot bring it back by saving. */
  remove(key: IDBValidKey): Promise<void>;
  /** Called when the browser has cleared everything while it was in use. */
  onCleared(listener: () => void): void;
}

export interface ShelfList {
  /** Last played first; those dated in the future last. */
  readonly matches: readonly Summary[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** A stored match whose summary or text is missing or wrong. */
export interface UnreadableRecord {
  readonly key: IDBValidKey;
  /** There is a text to export, or to try to open. */
  readonly hasText: boolean;
}

export interface ShelfRecord {
  readonly key: IDBValidKey;
  readonly summary: unknown;
  readonly text: unknown;
}

/** No room left; storage not allowed; another tab has the match; the match was deleted. */
type ShelfErrorKind = 'full' | 'refused' | 'taken' | 'deleted';

export class ShelfError extends Error {
  readonly kind: ShelfErrorKind;

  constructor(kind: ShelfErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function shelfError(thrown: unknown): ShelfError {
  if (thrown instanceof ShelfError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) };
  return new ShelfError(name === 'QuotaExceededError' ? 'full' : 'refused', message);
}

/** How far a clock may be set back before later dates count as unknown, in milliseconds. */
const CLOCK_CHANGE = 600_000;

/** A match dated in the future sorts last: its real date is unknown, and otherwise it would stay on top until then. */
function lastPlayedFirst(summaries: readonly Summary[], now: number): Summary[] {
  const played = ({ changed }: Summary): number => (isFuture(changed, now) ? -Infinity : changed);
  return summaries.toSorted((a, b) => played(b) - played(a) || 0);
}

export function isFuture(time: number, now: number): boolean {
  return time > now + CLOCK_CHANGE;
}

export interface StoreRows {
  readonly keys: readonly IDBValidKey[];
  readonly values: readonly unknown[];
}

/** Joins summaries and texts by key, including those that miss the other half. */
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

/** One bad record never hides the others. `now` is in milliseconds since 1970. */
export function listOf(kept: readonly ShelfRecord[], now: number): ShelfList {
  const matches: Summary[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const { key, summary, text } of kept) {
    const read = text === undefined ? null : readSummary(summary);
    if (read !== null && read.id === key) matches.push(read);
    else unreadable.push({ key, hasText: text !== undefined });
  }
  return { matches: lastPlayedFirst(matches, now), unreadable };
}

/** IndexedDB keys need not be strings: prints each kind differently. */
export function printKey(key: IDBValidKey): string {
  return typeof key === 'string' ? key : `${typeof key}: ${JSON.stringify(key)}`;
}
