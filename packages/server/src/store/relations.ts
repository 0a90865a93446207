import type { Database } from './database.ts';
import type { ProfileRow, ReportRow } from './lobby-rows.ts';

/** What a person shows who has chosen nothing. */
const USUAL = { presence: 1, matches: 1, record: 1, about: '' };

interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** What people show of themselves, whom they block, and what they report. */
export class RelationStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async profile(person: string): Promise<ProfileRow> {
    const row = await this.#db.selectFrom('profiles').selectAll().where('person', '=', person).executeTakeFirst();
    return row ?? { person, ...USUAL };
  }

  async setProfile({ person, ...shown }: ProfileRow): Promise<void> {
    await this.#db
      .insertInto('profiles')
      .values({ person, ...shown })
      .onConflict((it) => it.column('person').doUpdateSet(shown))
      .execute();
  }

  async block(person: string, blocked: string, isBlocked: boolean): Promise<void> {
    if (!isBlocked) {
      await this.#db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
      return;
    }
    await this.#db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((it) => it.doNothing())
      .execute();
  }

  async blockedBy(person: string): Promise<readonly NamedPerson[]> {
    return this.#db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked')
      .select(['people.id', 'people.name'])
      .where('blocks.person', '=', person)
      .orderBy('people.name')
      .execute();
  }

  /** The people who have blocked this one: they are not here for them, and their tables are closed to them. */
  async blockersOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('blocks').select('person').where('blocked', '=', person).execute();
    return rows.map((row) => row.person);
  }

  /** False if the reporter has a report of this person open, or too many in all. */
  async report(report: ReportRow, most: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const open = await db
        .selectFrom('reports')
        .select('reported')
        .where('reporter', '=', report.reporter)
        .where('settled_at', 'is', null)
        .execute();
      if (open.length >= most || open.some(({ reported }) => reported === report.reported)) return false;
      await db.insertInto('reports').values(report).execute();
      return true;
    });
  }

  /** The open reports, the earliest first, with names. */
  async reports(): Promise<
    readonly (Omit<ReportRow, 'settled_at'> & { readonly by: string; readonly about: string })[]
  > {
    return this.#db
      .selectFrom('reports')
      .innerJoin('people', 'people.id', 'reports.reporter')
      .innerJoin('people as others', 'others.id', 'reports.reported')
      .select(['reports.id', 'reports.reporter', 'reports.reported', 'reports.match', 'reports.reason'])
      .select(['reports.text', 'reports.at', 'people.name as by', 'others.name as about'])
      .where('reports.settled_at', 'is', null)
      .orderBy('reports.at')
      .execute();
  }

  /** Closes all open reports of a person; returns how many. */
  async settle(reported: string, now: number): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reports')
      .set({ settled_at: now })
      .where('reported', '=', reported)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** For a person's export: what they show, whom they block, and what they have reported. */
  async of(person: string): Promise<object> {
    const { person: _person, ...shown } = await this.profile(person);
    const reported = await this.#db
      .selectFrom('reports')
      .innerJoin('people', 'people.id', 'reports.reported')
      .select(['people.name', 'reports.match', 'reports.reason', 'reports.text', 'reports.at'])
      .where('reporter', '=', person)
      .orderBy('reports.at')
      .execute();
    return { shown, blocked: (await this.blockedBy(person)).map(({ name }) => name), reported };
  }
}
