import type { Database } from './database.ts';
import type { HereRow } from './lobby-rows.ts';
import { shownMark } from './names.ts';

export interface PersonHere {
  readonly id: string;
  readonly name: string;
  readonly mark: number | null;
  readonly doing: HereRow['doing'];
}

/** Who is here: on a page of the lobby, or at a table. */
export class HereStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async touch(rows: readonly HereRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#db
      .insertInto('here')
      .values([...rows])
      .onConflict((it) =>
        it.column('person').doUpdateSet((set) => ({ doing: set.ref('excluded.doing'), at: set.ref('excluded.at') })),
      )
      .execute();
  }

  async leave(person: string): Promise<void> {
    await this.#db.deleteFrom('here').where('person', '=', person).execute();
  }

  /** Everyone seen since `since` who does not hide it, by name. */
  async since(since: number): Promise<readonly PersonHere[]> {
    const rows = await this.#db
      .selectFrom('here')
      .innerJoin('people', 'people.id', 'here.person')
      .leftJoin('names', 'names.person', 'here.person')
      .leftJoin('profiles', 'profiles.person', 'here.person')
      .select(['people.id', 'people.name', 'names.mark', 'here.doing'])
      .where('here.at', '>', since)
      .where((it) => it.or([it('profiles.presence', 'is', null), it('profiles.presence', '=', 1)]))
      .orderBy('people.name')
      .orderBy('people.id')
      .execute();
    return rows.map(({ mark, ...row }) => ({ ...row, mark: shownMark(mark) }));
  }

  async isHere(person: string, since: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('here')
      .select('at')
      .where('person', '=', person)
      .where('at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  }

  async forget(before: number): Promise<void> {
    await this.#db.deleteFrom('here').where('at', '<', before).execute();
  }
}
