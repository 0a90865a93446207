import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** A row as it is, whatever table it is of. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What a backup needs of a database besides SQL that both understand. */
export interface Bulk {
  /** Our own tables, in the order in which they were made. */
  tables(db: Db): Promise<readonly string[]>;
  columns(db: Db, table: string): Promise<readonly string[]>;
  /** All rows, some hundreds at a time: a table may be larger than memory. */
  pages(db: Db, table: string): AsyncIterable<readonly Row[]>;
  drop(db: Db, tables: readonly string[]): Promise<void>;
  /** Rows may come before those that they refer to; all references are checked at the end. */
  withReferencesLast(db: Db, work: () => Promise<void>): Promise<void>;
  /** How many other programs of ours use it now. */
  others(db: Db): Promise<number>;
}

export const PAGE = 500;
