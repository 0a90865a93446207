import { readArchive } from './archive.ts';
import { type ClockChange, clockChanged } from './clocks.ts';
import { type Database, OFFERS } from './database.ts';
import { EntryGroups } from './entry-groups.ts';
import { EntryStatements } from './entry-statements.ts';
import { type Lease, LeaseLost } from './leases.ts';
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
  /** By which the entry is made: it is refused once another process holds the match. Without one it goes by its number alone. */
  readonly lease?: Lease | undefined;
}

const NO_CHANGE: AnswersChange = { version: 0, text: null };

export class EntryStore {
  readonly #database: Database;
  readonly #statements: EntryStatements;
  readonly #groups: EntryGroups;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = new EntryStatements(database.db);
    this.#groups = new EntryGroups(database);
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /**
   * In one transaction: the entry, the answers and clocks after it, and whom it asks, or the end if no one. Once this resolves, the entry
   * is stored for good. Processes that show the match are told of it then.
   */
  async append(
    entry: EntryRow,
    asked: string | null,
    answers = NO_CHANGE,
    { clock, deputy, lease }: SideChanges = {},
  ): Promise<void> {
    const { match, number } = entry;
    const asks = JSON.stringify(asked === null ? [] : [asked]);
    const isPlain = asked !== null && answers.text === null && deputy === undefined;
    if (this.#database.isShared && isPlain && clock !== undefined) {
      const plain = { entry, asks, clock, version: answers.version, lease };
      const { isStored, isShown } = await this.#groups.store(plain);
      // The holder hears of what others append.
      if (isStored && (isShown || lease === undefined)) this.#database.ring({ match, number });
      // Alone it is told what was in its way.
      if (isStored) return;
    }
    await this.#appendAlone(entry, asked, answers, { ...(clock && { clock }), deputy, lease });
    this.#database.ring({ match, number });
  }

  async #appendAlone(
    entry: EntryRow,
    asked: string | null,
    answers: AnswersChange,
    { clock, deputy, lease }: SideChanges,
  ): Promise<void> {
    const { match, number, said_at: at } = entry;
    const isLast = asked === null;
    const asks = JSON.stringify(isLast ? [] : [asked]);
    try {
      await this.#database.together(async (db) => {
        const { insertEntry, step } = this.#statements;
        if (lease !== undefined) await this.#checkLease(db, match, lease);
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
      });
    } catch (error) {
      if (this.#database.isDuplicate(error)) throw new EntryTaken(`${match} has an entry ${number}`, { cause: error });
      throw error;
    }
  }

  /** Locks the match's row first, as whoever takes it over does. */
  async #checkLease(db: Transaction<Tables>, match: string, { process, term }: Lease): Promise<void> {
    await this.#database.lockMatch(db, match);
    const held = await db
      .selectFrom('leases')
      .select('match')
      .where('match', '=', match)
      .where('process', '=', process)
      .where('term', '=', term)
      .executeTakeFirst();
    if (held === undefined) throw new LeaseLost(`another process holds ${match}`);
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
    const seats = await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await db
        .deleteFrom('offers')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where((it) => it.or([it('seat', '=', seat), it('target', '<>', target)]))
        .execute();
      await db.insertInto('offers').values(offer).execute();
      const all = await db
        .selectFrom('offers')
        .select('seat')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .execute();
      return all.map((each) => each.seat);
    });
    this.#database.ring({ match, number: OFFERS });
    return seats;
  }

  async dropOffers({ match, kind }: Pick<OfferRow, 'match' | 'kind'>): Promise<void> {
    await this.#db.deleteFrom('offers').where('match', '=', match).where('kind', '=', kind).execute();
    this.#database.ring({ match, number: OFFERS });
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
    });
    this.#database.ring({ match, number: OFFERS });
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
