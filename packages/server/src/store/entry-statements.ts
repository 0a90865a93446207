import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { ClockChange } from './clocks.ts';
import type { EntryRow, Tables } from './tables.ts';

interface MatchStep {
  readonly seq: number;
  readonly at: number;
  readonly asks: string;
}

type Value = string | number | null;

const NOTHING = '';

/** The statements run for every entry, built once: building one takes several times longer than running it. */
export class EntryStatements {
  readonly #insert: CompiledQuery;
  readonly #step: CompiledQuery;
  readonly #stepWithClock: CompiledQuery;
  readonly #version: CompiledQuery<{ version: number }>;

  /** `withValues` must pass values in the order in which the statement names them. */
  constructor(db: Kysely<Tables>) {
    const entry: EntryRow = { match: NOTHING, number: 0, text: NOTHING, digest: NOTHING, said_at: 0 };
    const step = { seq: 0, last_at: 0, asks: NOTHING };
    const clock = { clocks: NOTHING, deadline: 0, flag_at: 0 };
    this.#insert = db.insertInto('entries').values(entry).compile();
    this.#step = db.updateTable('matches').set(step).where('id', '=', NOTHING).compile();
    this.#stepWithClock = db
      .updateTable('matches')
      .set({ ...step, ...clock })
      .where('id', '=', NOTHING)
      .where(sql`coalesce(clocks, '')`, '=', NOTHING)
      .compile();
    this.#version = db.selectFrom('answers').select('version').where('match', '=', NOTHING).compile();
  }

  readonly insertEntry = async (db: Transaction<Tables>, entry: EntryRow): Promise<void> => {
    const { match, number, text, digest, said_at: at } = entry;
    await db.executeQuery(withValues(this.#insert, [match, number, text, digest, at]));
  };

  /** False if the stored clocks are no longer `clock.before`. */
  readonly step = async (
    db: Transaction<Tables>,
    match: string,
    { seq, at, asks }: MatchStep,
    clock: ClockChange | undefined,
  ): Promise<boolean> => {
    const news: readonly Value[] = [seq, at, asks];
    const query =
      clock === undefined
        ? withValues(this.#step, [...news, match])
        : withValues(this.#stepWithClock, [
            ...[...news, clock.text, clock.deadline, clock.flagAt],
            ...[match, clock.before ?? NOTHING],
          ]);
    return (await db.executeQuery(query)).numAffectedRows === 1n;
  };

  /** The version of the answers beforehand; undefined if there are none. */
  readonly answersVersion = async (db: Transaction<Tables>, match: string): Promise<number | undefined> =>
    (await db.executeQuery(withValues(this.#version, [match]))).rows[0]?.version;
}

function withValues<Row>(query: CompiledQuery<Row>, parameters: readonly Value[]): CompiledQuery<Row> {
  if (query.parameters.length !== parameters.length) throw new Error(`other values than in ${query.sql}`);
  return { ...query, parameters };
}
