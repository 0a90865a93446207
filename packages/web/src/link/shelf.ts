import type { Summary } from './summary.ts';

/** Where the matches of this browser are kept. Every method may fail with a ShelfError. */
export interface Shelf {
  /** The last played first. */
  list(): Promise<readonly Summary[]>;
  /** The text of a match's file; undefined if there is none of that name. */
  read(id: string): Promise<string | undefined>;
  /** Both together or neither. */
  write(summary: Summary, text: string): Promise<void>;
  remove(id: string): Promise<void>;
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
