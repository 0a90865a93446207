import type { Database } from './database.ts';
import type { OriginRow } from './tables.ts';

/** What tells a new name from an old one, and what a person has taken so far. */
export class OriginStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async add(row: OriginRow): Promise<void> {
    await this.#db.insertInto('origins').values(row).execute();
  }

  /** A new name now speaks from another network; an old one is not noted. */
  async move(person: string, origin: string): Promise<void> {
    await this.#db.updateTable('origins').set({ origin }).where('person', '=', person).execute();
  }

  /** How many names this network has taken since. */
  async countNames(origin: string, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('origins')
      .select((it) => it.fn.countAll<number>().as('count'))
      .where('origin', '=', origin)
      .where('met_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  }

  async forgetBefore(time: number): Promise<void> {
    await this.#db.deleteFrom('origins').where('met_at', '<=', time).execute();
  }

  /** Whether the name is older than that, or has finished a match of so many entries with another person. */
  async isEstablished(person: string, bornBefore: number, entries: number): Promise<boolean> {
    const old = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where('created_at', '<=', bornBefore)
      .executeTakeFirst();
    if (old !== undefined) return true;
    const finished = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .innerJoin('seats as other', 'other.match', 'seats.match')
      .select('matches.id')
      .where('seats.person', '=', person)
      .where('other.person', '<>', person)
      .where('matches.status', '=', 'over')
      .where('matches.seq', '>=', entries)
      .limit(1)
      .executeTakeFirst();
    return finished !== undefined;
  }

  /** Matches that wait or are played in which this person sits. */
  async countHeld(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select((it) => it.fn.count<number>('matches.id').distinct().as('count'))
      .where('seats.person', '=', person)
      .where('matches.status', '<>', 'over')
      .executeTakeFirstOrThrow();
    return count;
  }
}
