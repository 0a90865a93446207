import type { Database } from './database.ts';
import type { InvitationRow } from './tables.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface PersonCounted extends Person {
  readonly since: number;
  readonly devices: number;
  readonly matches: number;
  readonly isKnown: boolean;
}

interface NewKey {
  /** A hash of the secret, which is not stored. */
  readonly hash: string;
  readonly person: string;
  readonly now: number;
}

export class PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async add({ id, name }: Person, { hash, now }: Omit<NewKey, 'person'>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('people').values({ id, name, created_at: now }).execute();
      await db.insertInto('keys').values({ hash, person: id, created_at: now, renewed_at: now }).execute();
    });
  }

  async byKey(hash: string): Promise<Person | undefined> {
    return this.#db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .select(['people.id', 'people.name'])
      .where('keys.hash', '=', hash)
      .executeTakeFirst();
  }

  /** Whether this device's key was last renewed before a time. */
  async isOlder(hash: string, before: number): Promise<boolean> {
    const found = await this.#db
      .selectFrom('keys')
      .select('hash')
      .where('hash', '=', hash)
      .where('renewed_at', '<', before)
      .executeTakeFirst();
    return found !== undefined;
  }

  async renewKey(hash: string, now: number): Promise<void> {
    await this.#db.updateTable('keys').set({ renewed_at: now }).where('hash', '=', hash).execute();
  }

  async byId(id: string): Promise<(Person & { readonly created_at: number }) | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async all(): Promise<readonly PersonCounted[]> {
    const rows = await this.#db
      .selectFrom('people')
      .leftJoin('welcomes', 'welcomes.person', 'people.id')
      .select(['people.id', 'people.name', 'people.created_at as since', 'welcomes.since as welcome'])
      .select((it) => [
        it
          .selectFrom('keys')
          .whereRef('keys.person', '=', 'people.id')
          .select(it.fn.countAll<number>().as('n'))
          .as('devices'),
        it
          .selectFrom('seats')
          .whereRef('seats.person', '=', 'people.id')
          .select(it.fn.countAll<number>().as('n'))
          .as('seats'),
      ])
      .orderBy('people.created_at', 'desc')
      .execute();
    return rows.map(({ id, name, since, welcome, devices, seats }) => ({
      ...{ id, name, since, devices: devices ?? 0, matches: seats ?? 0, isKnown: welcome !== null },
    }));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async keysOf(person: string): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('keys')
      .select('created_at')
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at: at }) => at);
  }

  async removeKey(hash: string): Promise<void> {
    await this.#db.deleteFrom('keys').where('hash', '=', hash).execute();
  }

  /** Removes keys and links too; seats of running matches stay, without a person. */
  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', id).execute();
  }

  /** Lets a person make matches where not everyone may. */
  async welcome(person: string, now: number): Promise<void> {
    await this.#db
      .insertInto('welcomes')
      .values({ person, since: now })
      .onConflict((it) => it.column('person').doNothing())
      .execute();
  }

  async isWelcome(person: string): Promise<boolean> {
    const found = await this.#db.selectFrom('welcomes').select('since').where('person', '=', person).executeTakeFirst();
    return found !== undefined;
  }

  async invite(invitation: InvitationRow): Promise<void> {
    await this.#db.insertInto('invitations').values(invitation).execute();
  }

  async invitation(hash: string, now: number): Promise<InvitationRow | undefined> {
    return this.#db
      .selectFrom('invitations')
      .selectAll()
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }

  /** Uses up a device link: of two claims at once only one gets the key. Undefined if it is used, expired or unknown. */
  async claim(hash: string, key: { readonly hash: string; readonly now: number }): Promise<Person | undefined> {
    return this.#db.transaction().execute(async (db) => {
      const taken = await db
        .deleteFrom('invitations')
        .where('hash', '=', hash)
        .where('kind', '=', 'device')
        .where('expires_at', '>', key.now)
        .returning('person')
        .executeTakeFirst();
      if (taken === undefined) return undefined;
      const { hash: ownHash, now } = key;
      await db
        .insertInto('keys')
        .values({ hash: ownHash, person: taken.person, created_at: now, renewed_at: now })
        .execute();
      return db.selectFrom('people').select(['id', 'name']).where('id', '=', taken.person).executeTakeFirst();
    });
  }

  async removeOldInvitations(now: number): Promise<void> {
    await this.#db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  }
}
