import { type Database, OFFERS } from './database.ts';
import type { EntryRow, OfferRow } from './tables.ts';

/** Somebody else has appended this number before. */
export class EntryTaken extends Error {}

/** The words of matches, and what is on offer at them. */
export class EntryStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** In one transaction, with its end if it is the last; once this returns, the entry is there for good. */
  async append(entry: EntryRow, isLast: boolean): Promise<void> {
    const { match, number, said_at: at } = entry;
    try {
      await this.#db.transaction().execute(async (db) => {
        await db.insertInto('entries').values(entry).execute();
        if (isLast) {
          await db.updateTable('matches').set({ status: 'over', ended_at: at }).where('id', '=', match).execute();
          await db.deleteFrom('offers').where('match', '=', match).execute();
        }
        await this.#database.ring(db, { match, number });
      });
    } catch (error) {
      if (this.#database.isDuplicate(error)) throw new EntryTaken(`${match} has an entry ${number}`, { cause: error });
      throw error;
    }
  }

  /** Those after a number, in order; at most so many. */
  async after(match: string, number: number, most?: number): Promise<readonly EntryRow[]> {
    const rows = this.#db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number');
    return (most === undefined ? rows : rows.limit(most)).execute();
  }

  async offersOf(match: string): Promise<readonly OfferRow[]> {
    return this.#db.selectFrom('offers').selectAll().where('match', '=', match).orderBy('seat').execute();
  }

  /**
   * One more seat offers this or agrees to it; another target begins anew. All who do so now: of several who speak at once, the last
   * sees all of them.
   */
  async agree(offer: OfferRow): Promise<readonly string[]> {
    const { match, kind, seat, target } = offer;
    return this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await db
        .deleteFrom('offers')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where((it) => it.or([it('seat', '=', seat), it('target', '<>', target)]))
        .execute();
      await db.insertInto('offers').values(offer).execute();
      await this.#database.ring(db, { match, number: OFFERS });
      const all = await db
        .selectFrom('offers')
        .select('seat')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .execute();
      return all.map((each) => each.seat);
    });
  }

  /** Taken back, refused or carried out. */
  async dropOffers({ match, kind }: Pick<OfferRow, 'match' | 'kind'>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('offers').where('match', '=', match).where('kind', '=', kind).execute();
      await this.#database.ring(db, { match, number: OFFERS });
    });
  }
}
