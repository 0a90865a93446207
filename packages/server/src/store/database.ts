import type { Kysely, Logger, RawBuilder, Transaction } from 'kysely';
import type { Bulk } from './backup/bulk.ts';
import type { Tables } from './tables.ts';

/** Everything that differs between SQLite and PostgreSQL; no other code knows which one it uses. */
export interface Database {
  /** As printed at the start: without secrets. */
  readonly place: string;
  readonly db: Kysely<Tables>;
  readonly isShared: boolean;
  /** A row with this primary key exists: someone else was first. */
  isDuplicate(error: unknown): boolean;
  isFull(error: unknown): boolean;
  /** Keeps other processes from migrating until the end of the transaction. */
  lockForMigration(db: Transaction<Tables>): Promise<void>;
  /** Keeps others from changing the seats, the clocks or the offers of this match until the end of the transaction. */
  lockMatch(db: Transaction<Tables>, match: string): Promise<void>;
  /** Runs work in a transaction, possibly shared with other work of this moment so as to wait for the disk only once. Each fails alone. */
  together<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Tells the other processes that hold this match or have a screen on it; call it after the commit. News that come at one moment are told
   * together, and nobody waits for that: a process that missed some finds out later.
   */
  ring(news: News): void;
  /** Tells all processes of these matches in one statement: in this transaction once it commits, or at once. */
  spread(matches: readonly string[], number: number, db?: Transaction<Tables>): Promise<void>;
  /** Hears the other processes, as this one. `onMissed`: news of any match may have been missed. */
  listen(process: string, heard: (news: News) => void, onMissed: () => void): Promise<void>;
  /** Its own clock, in milliseconds since 1970: those of processes may be wrong. */
  readonly time: RawBuilder<number>;
  /** A connection for what must not wait behind all other work. */
  readonly aside: Kysely<Tables>;
  /** Sees to it that nothing deleted so far can be read from the files any more, as far as that is in our hands. */
  scrub(): Promise<void>;
  readonly bulk: Bulk;
  close(): Promise<void>;
}

/** Numbers below 1 in news stand for something other than an entry. This one: offers, clocks or answers beforehand. */
export const OFFERS = 0;

/** Who is watching. */
export const SCREENS = -1;

/** Chat. */
export const TALK = -2;

/** The tables were changed by a newer program. Of no match. */
export const MIGRATED = -3;

/** Who finds it in their lists, or anything that these show of it. */
export const LISTS = -4;

/** Whose turn it is or who is there, for the lists of those who have it there. */
export const TURNS = -5;

/** Names of those who sit there: the match is to be opened again. */
export const NAMES = -6;

/** Whom somebody there has muted. */
export const MUTES = -7;

/** Something of this match is new: the entry of this number, or what one of those above stands for. */
export interface News {
  readonly match: string;
  readonly number: number;
}

/** Called with the error of every query or connection that failed. */
export type Failed = (error: unknown) => void;

export interface OpenOptions {
  /** `serve` and `restore` have the file to themselves; a `visit` may run beside a server. */
  readonly role?: 'serve' | 'restore' | 'visit';
  readonly failed?: Failed;
  /** Called with what an administrator should know about the place. */
  readonly told?: (words: string) => void;
}

/** A duplicate key is expected, and not logged as a failure. */
export function failureLog(isDuplicate: Database['isDuplicate'], failed: Failed = () => {}): Logger {
  return (event) => {
    if (event.level === 'error' && !isDuplicate(event.error)) failed(event.error);
  };
}

export function codeOf(error: unknown, field: 'code' | 'errcode'): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const fields: { readonly code?: unknown; readonly errcode?: unknown } = error;
  return fields[field];
}
