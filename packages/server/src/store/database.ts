import type { Kysely, Logger, Transaction } from 'kysely';
import type { Bulk } from './backup/bulk.ts';
import type { Tables } from './tables.ts';

/** All that differs between SQLite and PostgreSQL; nothing else knows which of them it is. */
export interface Database {
  /** As it is printed at the start: no secret in it. */
  readonly place: string;
  readonly db: Kysely<Tables>;
  /** Other processes may use it. */
  readonly isShared: boolean;
  /** A row with this primary key is there already: somebody was first. */
  isDuplicate(error: unknown): boolean;
  /** There is no room left to write anything. */
  isFull(error: unknown): boolean;
  /** Until the end of the transaction no other process migrates. */
  lockForMigration(db: Transaction<Tables>): Promise<void>;
  /** Until the end of the transaction nobody else changes who sits at this match, or what is offered there. */
  lockMatch(db: Transaction<Tables>, match: string): Promise<void>;
  /** In a transaction, perhaps with others that want the same at this moment, so that the disk is waited for once; each fails alone. */
  together<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Tells the other processes, once the transaction is done. */
  ring(db: Transaction<Tables>, news: News): Promise<void>;
  /** Hears the others. `onMissed`: some news may have been missed, of whatever match. */
  listen(heard: (news: News) => void, onMissed: () => void): Promise<void>;
  readonly bulk: Bulk;
  close(): Promise<void>;
}

/** The number in the news of what is offered, or answered beforehand: no entry has it. */
export const OFFERS = 0;

/** The same of who looks on. */
export const SCREENS = -1;

/** The same for what was said beside the board. */
export const TALK = -2;

/** Something of this match is new: this entry, what is offered or said there, or who looks on. */
export interface News {
  readonly match: string;
  readonly number: number;
}

/** Hears of every query or connection that failed. */
export type Failed = (error: unknown) => void;

export interface Opening {
  /** `serve` and `restore` have a file for themselves; whoever visits does so beside a server that may run. */
  readonly role?: 'serve' | 'restore' | 'visit';
  readonly failed?: Failed;
}

/** That somebody was first is no failure. */
export function failureLog(isDuplicate: Database['isDuplicate'], failed: Failed = () => {}): Logger {
  return (event) => {
    if (event.level === 'error' && !isDuplicate(event.error)) failed(event.error);
  };
}

/** The code of an error of either driver, if it has one. */
export function codeOf(error: unknown, field: 'code' | 'errcode'): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const fields: { readonly code?: unknown; readonly errcode?: unknown } = error;
  return fields[field];
}
