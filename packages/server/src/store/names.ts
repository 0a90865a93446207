import { skeletonOf } from './skeleton.ts';
import type { Database } from './database.ts';
import type { NameRow } from './lobby-rows.ts';

/** Attempts to take a mark that others take at the same moment. */
const MOST_TRIES = 5;

/** What tells people of look-alike names apart. */
export class NameStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async of(person: string): Promise<NameRow | undefined> {
    return this.#db.selectFrom('names').selectAll().where('person', '=', person).executeTakeFirst();
  }

  async isFree(name: string): Promise<boolean> {
    const skeleton = skeletonOf(name);
    const taken = await this.#db.selectFrom('names').select('mark').where('skeleton', '=', skeleton).executeTakeFirst();
    return taken === undefined;
  }

  /** Notes a person's name. They keep the mark they have while the name looks the same; else they get the lowest free one. */
  async set(person: string, name: string, isGuest: boolean): Promise<void> {
    const skeleton = skeletonOf(name);
    for (let tries = 1; ; tries++) {
      try {
        return await this.#take(person, skeleton, isGuest ? 1 : 0);
      } catch (error) {
        if (!this.#database.isDuplicate(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  async #take(person: string, skeleton: string, isGuest: number): Promise<void> {
    const others = await this.#db
      .selectFrom('names')
      .select(['person', 'mark'])
      .where('skeleton', '=', skeleton)
      .orderBy('mark')
      .execute();
    const own = others.find((each) => each.person === person);
    const marks = new Set(others.map(({ mark }) => mark));
    let mark = 1;
    while (marks.has(mark)) mark++;
    const row = { skeleton, mark: own?.mark ?? mark, is_guest: isGuest };
    await this.#db
      .insertInto('names')
      .values({ person, ...row })
      .onConflict((it) => it.column('person').doUpdateSet(row))
      .execute();
  }
}

/** The mark as shown beside a name: null for the first who has it. */
export function shownMark(mark: number | null): number | null {
  return mark === null || mark < 2 ? null : mark;
}
