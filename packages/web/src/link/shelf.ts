import type { Summary } from './summary.ts';

/** Where the matches of this browser are kept. Every method may fail with a ShelfError. */
export interface Shelf {
  list(): Promise<Listed>;
  /** Everything that lies on it, whatever it is. */
  all(): Promise<readonly Kept[]>;
  /** The text of a match's file; undefined if there is none of that name. */
  read(id: string): Promise<string | undefined>;
  /** Both together or neither. */
  write(summary: Summary, text: string): Promise<void>;
  remove(key: IDBValidKey): Promise<void>;
}

/** What is known of the matches without reading them. */
export interface Listed {
  /** The last played first. */
  readonly matches: readonly Summary[];
  readonly unreadable: readonly Unreadable[];
}

/** A match of which the one half is missing, or is not what it should be. */
export interface Unreadable {
  readonly key: IDBValidKey;
  /** There is something to take along, or to try to open. */
  readonly hasText: boolean;
}

/** A match as it was found, of whatever shape. */
export interface Kept {
  readonly key: IDBValidKey;
  readonly summary: unknown;
  readonly text: unknown;
}

/** Why nothing can be kept: there is no room left, or the browser does not allow it. */
export class ShelfError extends Error {
  readonly kind: 'full' | 'refused';

  constructor(kind: 'full' | 'refused', message: string) {
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
