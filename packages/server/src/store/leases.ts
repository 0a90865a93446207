import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { ProcessRow } from './tables.ts';

/** The right to act for a match, until another process has it. No two have the same process and term. */
export interface Lease {
  readonly process: string;
  readonly term: number;
}

/** This process no longer holds the match: another has taken it over. */
export class LeaseLost extends Error {}

export type Holder = Pick<ProcessRow, 'id' | 'address'>;

/** `none`: the match is not running, and nobody needs to hold it. */
export type Taken =
  | { readonly kind: 'held'; readonly lease: Lease }
  | { readonly kind: 'elsewhere'; readonly holder: Holder }
  | { readonly kind: 'none' };

type LivingProcess = Omit<ProcessRow, 'alive_until'> & { readonly isAlive: number };

/** How long the row of a dead process stays, so that every other one sees that it is dead. */
const FORGOTTEN_MS = 60_000;

/**
 * Which process holds each match. Whether a process lives is told by the database's own clock alone: that of a process may be wrong. All its
 * leases live as long as its one row does, so one statement renews them all.
 */
export class LeaseStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** This process lives for so many milliseconds more. Returns all processes, the eldest first, and the time. */
  async beat(
    own: Pick<ProcessRow, 'id' | 'address' | 'serves' | 'works'>,
    ms: number,
  ): Promise<{ readonly all: readonly LivingProcess[]; readonly time: number }> {
    const { aside: db, time } = this.#database;
    const until = sql<number>`${time} + ${ms}`;
    const beaten = await db
      .insertInto('processes')
      .values({ ...own, started_at: time, alive_until: until })
      .onConflict((it) => it.column('id').doUpdateSet({ alive_until: until }))
      .returning('alive_until')
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('processes')
      .select(['id', 'address', 'serves', 'works', 'started_at'])
      .select(sql<number>`case when alive_until > ${time} then 1 else 0 end`.as('isAlive'))
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    if (rows.some(({ isAlive }) => isAlive === 0)) await this.#bury();
    return { all: rows, time: beaten.alive_until - ms };
  }

  /** Clears what dead processes have left. Their leases need no clearing: they are anybody's. */
  async #bury(): Promise<void> {
    const { aside: db, time } = this.#database;
    const dead = db.selectFrom('processes').select('id').where('alive_until', '<=', time);
    await db.deleteFrom('screens').where('process', 'in', dead).execute();
    await db
      .deleteFrom('processes')
      .where('alive_until', '<', sql<number>`${time} - ${FORGOTTEN_MS}`)
      .execute();
  }

  /** How many matches this process holds. */
  async count(process: string): Promise<number> {
    const { count } = await this.#database.aside
      .selectFrom('leases')
      .select((it) => it.fn.countAll<number>().as('count'))
      .where('process', '=', process)
      .executeTakeFirstOrThrow();
    return count;
  }

  async heldBy(process: string): Promise<ReadonlyMap<string, number>> {
    const { aside: db } = this.#database;
    const rows = await db.selectFrom('leases').select(['match', 'term']).where('process', '=', process).execute();
    return new Map(rows.map(({ match, term }) => [match, term]));
  }

  /**
   * Takes a running match that no living process holds, or (`isWatched`, for a screen that opens it) whose holder has no screen on it. It locks
   * the match's row, as every entry does: an entry of the former holder comes wholly before this, or is refused.
   */
  async take(match: string, lease: Lease, isWatched: boolean): Promise<Taken> {
    return this.#database.db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const row = await db.selectFrom('matches').select('status').where('id', '=', match).executeTakeFirst();
      if (row?.status !== 'running') return { kind: 'none' };
      const holder = await db
        .selectFrom('leases')
        .innerJoin('processes', 'processes.id', 'leases.process')
        .select(['processes.id', 'processes.address'])
        .where('leases.match', '=', match)
        .where('processes.id', '<>', lease.process)
        .where('processes.alive_until', '>', this.#database.time)
        .executeTakeFirst();
      if (holder !== undefined && !(isWatched && (await isUnseen(db, match, holder.id))))
        return { kind: 'elsewhere', holder };
      await db
        .insertInto('leases')
        .values({ match, ...lease })
        .onConflict((it) => it.column('match').doUpdateSet(lease))
        .execute();
      return { kind: 'held', lease };
    });
  }

  async isHeld(match: string, { process, term }: Lease): Promise<boolean> {
    const { db } = this.#database;
    const leases = db.selectFrom('leases').select('term').where('match', '=', match).where('process', '=', process);
    return (await leases.executeTakeFirst())?.term === term;
  }

  /** Gives up these matches, where this process has not taken them again since this term. */
  async release(matches: readonly string[], { process, term }: Lease): Promise<void> {
    if (matches.length === 0) return;
    await this.#database.db
      .deleteFrom('leases')
      .where('match', 'in', [...matches])
      .where('process', '=', process)
      .where('term', '<=', term)
      .execute();
  }

  /** This process ends: whatever it holds is anybody's. */
  async leave(process: string): Promise<void> {
    await this.#database.db.deleteFrom('leases').where('process', '=', process).execute();
    await this.#database.db.deleteFrom('processes').where('id', '=', process).execute();
  }
}

async function isUnseen(db: Database['db'], match: string, process: string): Promise<boolean> {
  const screens = db.selectFrom('screens').select('match').where('match', '=', match).where('process', '=', process);
  return (await screens.executeTakeFirst()) === undefined;
}
