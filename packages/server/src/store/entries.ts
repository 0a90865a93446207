import { readArchive } from './archive.ts';
import { type ClockChange, clockChanged } from './clocks.ts';
import { type Database, OFFERS } from './database.ts';
import { EntryStatements } from './entry-statements.ts';
import type { AnswersRow, EntryRow, OfferRow, Tables } from './tables.ts';
import type { Transaction } from 'kysely';

/** Another process has already appended this number. */
export class EntryTaken extends Error {}

/** The stored answers beforehand are no longer those that the entry was based on. */
export class AnswersChanged extends Error {}

/** The answers after a change: `version` is what they had before, `text` null if they did not change. */
export interface AnswersChange {
  readonly version: number;
  readonly text: string | null;
}

/** `bot`: null if a person plays it. `person`: whose seat it is from now on, if that changes; null if it is free. */
export interface SeatChange {
  readonly seat: string;
  readonly bot: string | null;
  readonly person?: string | null;
}

/** What changes on the rows of a match together with an entry. */
interface SideChanges {
  readonly clock?: ClockChange;
  /** Who plays a person's seat from now on. */
  readonly deputy?: SeatChange | undefined;
}

const NO_CHANGE: AnswersChange = { version: 0, text: null };

export class EntryStore {
  readonly #database: Database;
  readonly #statements: EntryStatements;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = new EntryStatements(database.db);
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /**
   * In one transaction: the entry, the answers and clocks after it, and whom it asks, or the end if no one. Once this resolves, the entry
   * is stored for good.
   */
  async append(
    entry: EntryRow,
    asked: string | null,
    answers = NO_CHANGE,
    { clock, deputy }: SideChanges = {},
  ): Promise<void> {
    const { match, number, said_at: at } = entry;
    const isLast = asked === null;
    const asks = JSON.stringify(isLast ? [] : [asked]);
    try {
      await this.#database.together(async (db) => {
        const { insertEntry, step } = this.#statements;
        await insertEntry(db, entry);
        // This locks the match's row: other changes of answers or clocks come wholly before or after.
        if (!(await step(db, match, { seq: number, at, asks }, clock))) throw clockChanged(match);
        await this.#changeAnswers(db, match, answers);
        if (deputy !== undefined) {
          const { seat, ...change } = deputy;
          await db.updateTable('seats').set(change).where('match', '=', match).where('seat', '=', seat).execute();
        }
        if (isLast) {
          await db.updateTable('matches').set({ status: 'over', ended_at: at }).where('id', '=', match).execute();
          // Entries are packed away in time; how a match was ended stays at hand.
          if (entry.text.startsWith('* ')) await db.insertInto('endings').values({ match, text: entry.text }).execute();
          await db.deleteFrom('offers').where('match', '=', match).execute();
          await db.deleteFrom('answers').where('match', '=', match).execute();
        }
        await this.#database.ring(db, { match, number });
      });
    } catch (error) {
      if (this.#database.isDuplicate(error)) throw new EntryTaken(`${match} has an entry ${number}`, { cause: error });
      throw error;
    }
  }

  /** The entries after a number, in order; at most `most`. */
  async after(match: string, number: number, most?: number): Promise<readonly EntryRow[]> {
    const rows = this.#db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number');
    const found = await (most === undefined ? rows : rows.limit(most)).execute();
    if (found.length > 0) return found;
    const packed = (await readArchive(this.#db, match))?.entries ?? [];
    return packed.filter((row) => row.number > number).slice(0, most);
  }

  async offersOf(match: string): Promise<readonly OfferRow[]> {
    return this.#db.selectFrom('offers').selectAll().where('match', '=', match).orderBy('seat').execute();
  }

  /**
   * A seat offers this or agrees to it; a new target starts over. Returns all who agree now: of several at once, the last sees them all.
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

  async dropOffers({ match, kind }: Pick<OfferRow, 'match' | 'kind'>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('offers').where('match', '=', match).where('kind', '=', kind).execute();
      await this.#database.ring(db, { match, number: OFFERS });
    });
  }

  async answersOf(match: string): Promise<AnswersRow | undefined> {
    return this.#db.selectFrom('answers').selectAll().where('match', '=', match).executeTakeFirst();
  }

  /** Replaces a seat's answers beforehand, if this is still the last entry. */
  async setAnswers(match: string, number: number, answers: AnswersChange): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const later = await db
        .selectFrom('entries')
        .select('number')
        .where('match', '=', match)
        .where('number', '>', number)
        .executeTakeFirst();
      if (later !== undefined) throw new AnswersChanged(`${match} has an entry ${later.number}`);
      await this.#changeAnswers(db, match, answers);
      await this.#database.ring(db, { match, number: OFFERS });
    });
  }

  async #changeAnswers(db: Transaction<Tables>, match: string, { version, text }: AnswersChange): Promise<void> {
    const known = await this.#statements.answersVersion(db, match);
    if ((known ?? 0) !== version) throw new AnswersChanged(`${match} has other answers`);
    if (text === null) return;
    const next = { version: version + 1, text };
    await (known === undefined
      ? db
          .insertInto('answers')
          .values({ match, ...next })
          .execute()
      : db.updateTable('answers').set(next).where('match', '=', match).execute());
  }
}
