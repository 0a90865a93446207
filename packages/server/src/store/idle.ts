import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Matches that a guest plays or played alone, and nobody has touched for a long time. */
export class IdleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Announces on the match when it will go. A guest has no passkey; alone means that no other person has a seat. */
  async announce(untouchedSince: number, goesAt: number): Promise<void> {
    const others = sql<boolean>`(select count(distinct person) from seats where seats.match = matches.id and person is not null) = 1`;
    const passkeys = sql<boolean>`not exists (select 1 from seats join passkeys on passkeys.person = seats.person where seats.match = matches.id)`;
    await this.#db
      .updateTable('matches')
      .set({ expires_at: goesAt })
      .where('status', '<>', 'waiting')
      .where('expires_at', 'is', null)
      .where('last_at', '<=', untouchedSince)
      .where(others)
      .where(passkeys)
      .execute();
  }

  /** Takes the announcement back where somebody has played since. */
  async spare(announcedFor: number): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ expires_at: null })
      .where('status', '<>', 'waiting')
      .where('expires_at', 'is not', null)
      .where(sql<boolean>`last_at > expires_at - ${announcedFor}`)
      .execute();
  }

  /** Removes those whose time has come; returns which. */
  async remove(now: number, announcedFor: number): Promise<readonly string[]> {
    const gone = await this.#db
      .deleteFrom('matches')
      .where('status', '<>', 'waiting')
      .where('expires_at', '<=', now)
      .where(sql<boolean>`last_at <= expires_at - ${announcedFor}`)
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  }
}
