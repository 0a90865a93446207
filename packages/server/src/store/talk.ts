import { type Database, MUTES, TALK } from './database.ts';
import type { ChatRow } from './tables.ts';

/** A chat line with its author's name; null once they have left. */
export type NamedLine = ChatRow & { readonly name: string | null };

interface ChatLimit {
  /** At most this many lines of one person in one match, ... */
  readonly most: number;
  /** ... since this time. */
  readonly since: number;
}

export class TalkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** False if the person is over the limit. A line with a known key is not added again. */
  async say(line: Omit<ChatRow, 'number'>, { most, since }: ChatLimit): Promise<boolean> {
    const { match, person, page_key: key } = line;
    const isIn = await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const own = db.selectFrom('chat').select('number').where('match', '=', match).where('person', '=', person);
      // A page that lost its connection may send it again after hours.
      if (key !== null && (await own.where('page_key', '=', key).executeTakeFirst()) !== undefined) return true;
      const recent = await own.where('said_at', '>', since).limit(most).execute();
      if (recent.length >= most) return false;
      const last = await db
        .selectFrom('chat')
        .select('number')
        .where('match', '=', match)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      await db
        .insertInto('chat')
        .values({ ...line, number: (last?.number ?? 0) + 1 })
        .execute();
      return true;
    });
    if (isIn) this.#database.ring({ match, number: TALK });
    return isIn;
  }

  /** The last `most` lines after a number, in order. */
  async lines(match: string, after: number, most: number): Promise<readonly NamedLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .leftJoin('people', 'people.id', 'chat.person')
      .selectAll('chat')
      .select('people.name')
      .where('chat.match', '=', match)
      .where('chat.number', '>', after)
      .orderBy('chat.number', 'desc')
      .limit(most)
      .execute();
    return rows.toReversed();
  }

  async mute(person: string, muted: string, isMuted: boolean): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
      if (isMuted) await db.insertInto('mutes').values({ person, muted }).execute();
    });
    for (const match of await this.#openWith(muted)) this.#database.ring({ match, number: MUTES });
  }

  /** Matches of this person that are open in any process: another one may have the screen of whoever mutes them. */
  async #openWith(person: string): Promise<readonly string[]> {
    if (!this.#database.isShared) return [];
    const open = this.#db.selectFrom('seats').innerJoin('screens', 'screens.match', 'seats.match');
    const rows = await open.select('seats.match').distinct().where('seats.person', '=', person).execute();
    return rows.map(({ match }) => match);
  }

  async mutedBy(person: string): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    return rows.map(({ muted }) => muted);
  }

  async note(match: string, person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async setNote(match: string, person: string, text: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('notes').where('match', '=', match).where('person', '=', person).execute();
      if (text !== '') await db.insertInto('notes').values({ match, person, text }).execute();
    });
  }

  async of(person: string): Promise<object> {
    const chat = await this.#db
      .selectFrom('chat')
      .select(['match', 'number', 'seat', 'text', 'said_at as at'])
      .where('person', '=', person)
      .orderBy('said_at')
      .execute();
    const notes = await this.#db.selectFrom('notes').select(['match', 'text']).where('person', '=', person).execute();
    const muted = await this.#db
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted')
      .select('people.name')
      .where('mutes.person', '=', person)
      .execute();
    return { chat, notes, muted: muted.map(({ name }) => name) };
  }

  /** Deletes a person's words from every match. The lines stay, empty, so that others see that something was said. */
  async forget(person: string): Promise<void> {
    await this.#db.updateTable('chat').set({ text: null }).where('person', '=', person).execute();
  }
}
