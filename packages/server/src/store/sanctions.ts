import type { Database } from './database.ts';
import type { SanctionRow } from './lobby-rows.ts';

/** Warnings and bans, by the administrator. */
export class SanctionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async add(sanction: SanctionRow): Promise<void> {
    await this.#db.insertInto('sanctions').values(sanction).execute();
  }

  /** All of a person, the newest first. */
  async of(person: string): Promise<readonly SanctionRow[]> {
    return this.#db
      .selectFrom('sanctions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** The ban in force, the one that lasts longest. */
  async ban(person: string, now: number): Promise<SanctionRow | undefined> {
    const bans = await this.#db
      .selectFrom('sanctions')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '=', 'ban')
      .where('lifted_at', 'is', null)
      .where((it) => it.or([it('until', 'is', null), it('until', '>', now)]))
      .execute();
    return bans.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity))[0];
  }

  /** What a person has to be told: the ban in force, else the oldest warning that they have not read. */
  async toTell(person: string, now: number): Promise<SanctionRow | undefined> {
    const ban = await this.ban(person, now);
    if (ban !== undefined) return ban;
    return this.#db
      .selectFrom('sanctions')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '=', 'warning')
      .where('lifted_at', 'is', null)
      .where('read_at', 'is', null)
      .orderBy('at')
      .executeTakeFirst();
  }

  async read(person: string, id: string, now: number): Promise<void> {
    await this.#db
      .updateTable('sanctions')
      .set({ read_at: now })
      .where('id', '=', id)
      .where('person', '=', person)
      .where('read_at', 'is', null)
      .execute();
  }

  /** Ends every ban in force and takes back every warning not yet read; returns how many. */
  async lift(person: string, now: number): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('sanctions')
      .set({ lifted_at: now })
      .where('person', '=', person)
      .where('lifted_at', 'is', null)
      .where((it) =>
        it.or([
          it.and([it('kind', '=', 'warning'), it('read_at', 'is', null)]),
          it.and([it('kind', '=', 'ban'), it.or([it('until', 'is', null), it('until', '>', now)])]),
        ]),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}
