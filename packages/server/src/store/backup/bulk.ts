import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export type Row = Readonly<Record<string, string | number | null>>;

/** What a backup needs from a database beyond SQL common to both. */
export interface Bulk {
  /** Our own tables, in the order in which they were made. */
  tables(db: Db): Promise<readonly string[]>;
  columns(db: Db, table: string): Promise<readonly string[]>;
  /** All rows, some hundreds at a time: a table may be larger than memory. */
  pages(db: Db, table: string): AsyncIterable<readonly Row[]>;
  drop(db: Db, tables: readonly string[]): Promise<void>;
  /** Rows may come before those they refer to; references are checked at the end. */
  withReferencesLast(db: Db, work: () => Promise<void>): Promise<void>;
  /** How many other Sandtable processes use it now. */
  others(db: Db): Promise<number>;
}

export const PAGE = 500;
