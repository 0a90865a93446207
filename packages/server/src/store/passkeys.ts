import type { Database } from './database.ts';
import type { ChallengeRow, PasskeyRow } from './notice-rows.ts';
import type { Person } from './people.ts';

export class PasskeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async challenge(challenge: ChallengeRow, now: number): Promise<void> {
    await this.#db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    await this.#db.insertInto('challenges').values(challenge).execute();
  }

  /** Uses a challenge up; undefined if it is used, expired or unknown. */
  async take(hash: string, now: number): Promise<ChallengeRow | undefined> {
    const taken = await this.#db.deleteFrom('challenges').where('hash', '=', hash).returningAll().executeTakeFirst();
    return taken !== undefined && taken.expires_at > now ? taken : undefined;
  }

  /** False if one with this id exists. */
  async add(passkey: PasskeyRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((it) => it.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async of(person: string): Promise<readonly PasskeyRow[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
  }

  async find(id: string): Promise<PasskeyRow | undefined> {
    return this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async remove(id: string, person: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
  }

  /** Stores the use, and gives the device it was used on a key of its own. */
  async signIn(
    { id, person }: PasskeyRow,
    counter: number,
    key: { readonly hash: string; readonly now: number },
  ): Promise<Person | undefined> {
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable('passkeys').set({ counter, used_at: key.now }).where('id', '=', id).execute();
      await db
        .insertInto('keys')
        .values({ hash: key.hash, person, created_at: key.now, renewed_at: key.now })
        .execute();
      return db.selectFrom('people').select(['id', 'name']).where('id', '=', person).executeTakeFirst();
    });
  }
}
