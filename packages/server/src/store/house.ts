import { sql } from 'kysely';
import type { Database } from './database.ts';
import { shownMark } from './names.ts';

export interface PersonFound {
  readonly id: string;
  readonly name: string;
  readonly mark: number | null;
  readonly since: number;
}

/** How matches of a person ended: each with the entry of the table that ended it, if one did. */
interface Ended {
  readonly match: string;
  readonly seats: readonly string[];
  readonly text: string | null;
}

/** Matches looked at for a person's record. */
const MOST_ENDED = 500;

/** Counts and records: of the whole server, and of one person. */
export class HouseStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Everybody, every match that has begun, and when the first one was made. */
  async size(): Promise<{ readonly people: number; readonly matches: number; readonly since: number | null }> {
    const [{ people }, { matches, since }] = [
      await this.#db
        .selectFrom('people')
        .select((it) => it.fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow(),
      await this.#db
        .selectFrom('matches')
        .select((it) => [it.fn.countAll<number>().as('matches'), it.fn.min('created_at').as('since')])
        .where('status', '<>', 'waiting')
        .executeTakeFirstOrThrow(),
    ];
    return { people, matches, since };
  }

  async person(id: string): Promise<PersonFound | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .leftJoin('names', 'names.person', 'people.id')
      .select(['people.id', 'people.name', 'names.mark', 'people.created_at as since'])
      .where('people.id', '=', id)
      .executeTakeFirst();
    return row && { ...row, mark: shownMark(row.mark) };
  }

  async countRunning(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select(sql<number>`count(distinct seats.match)`.as('count'))
      .where('seats.person', '=', person)
      .where('matches.status', '=', 'running')
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The last matches of a person against or with other people that are over. */
  async ended(person: string): Promise<readonly Ended[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .leftJoin('endings', 'endings.match', 'matches.id')
      .select(['seats.match', 'seats.seat', 'endings.text'])
      .where('seats.person', '=', person)
      .where('matches.status', '=', 'over')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .whereRef('others.match', '=', 'seats.match')
            .where('others.kind', '=', 'person')
            .where((it) => it.or([it('others.person', 'is', null), it('others.person', '<>', person)])),
        ),
      )
      .orderBy('matches.ended_at', 'desc')
      .limit(MOST_ENDED)
      .execute();
    const ended = new Map<string, { match: string; seats: string[]; text: string | null }>();
    for (const { match, seat, text } of rows) {
      const known = ended.get(match);
      if (known === undefined) ended.set(match, { match, seats: [seat], text });
      else known.seats.push(seat);
    }
    return [...ended.values()];
  }

  /** Which of these people have an open table that waits. */
  async atOpenTables(people: readonly string[], now: number): Promise<readonly string[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('matches')
      .select('creator')
      .distinct()
      .where('status', '=', 'waiting')
      .where('access', '=', 'open')
      .where('expires_at', '>', now)
      .where('creator', 'in', [...people])
      .execute();
    return rows.map(({ creator }) => creator);
  }

  /** Running matches that anyone may watch, the latest entry first. */
  async watchable(since: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'running')
      .where('observers', '=', 1)
      .where('last_at', '>', since)
      .orderBy('last_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }
}
