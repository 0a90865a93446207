import { CompiledQuery } from 'kysely';
import type { ClockChange } from './clocks.ts';
import type { Database } from './database.ts';
import type { Lease } from './leases.ts';
import type { EntryRow } from './tables.ts';

/** An entry that asks a person or bot next, and changes nothing beside the board but the clocks. */
interface PlainEntry {
  readonly entry: EntryRow;
  readonly asks: string;
  readonly clock: ClockChange;
  /** The version of the answers beforehand that it was based on. */
  readonly version: number;
  readonly lease: Lease | undefined;
}

/** Not stored: something was not as the entry expects it, and nothing of it is stored. */
interface Outcome {
  readonly isStored: boolean;
  /** Another process has a screen on the match. */
  readonly isShown: boolean;
}

interface Waiting extends PlainEntry {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** Rows are locked in one order by every process, so that no two groups wait for each other. */
const LOCK = `select id from matches where id = any($1) order by id for update`;

/**
 * Stores those that are based on what is there now, and leaves out the rest. The rows of the matches are locked by then, so whatever others
 * do to them comes wholly before or after.
 */
const STORE = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[],
      $9::bigint[], $10::bigint[], $11::int[], $12::text[], $13::int[])
    as given (match, number, text, digest, said_at, asks, before, clocks, deadline, flag_at, version, process, term)
  ), fine as materialized (
    select given.* from given
    join matches on matches.id = given.match
    left join leases on leases.match = given.match
    left join answers on answers.match = given.match
    where coalesce(matches.clocks, '') = given.before and coalesce(answers.version, 0) = given.version
      and (given.process is null or (leases.process = given.process and leases.term = given.term))
  ), added as (
    insert into entries (match, number, text, digest, said_at)
    select match, number, text, digest, said_at from fine
    on conflict do nothing
    returning match
  ), stepped as (
    update matches set seq = fine.number, last_at = fine.said_at, asks = fine.asks,
      clocks = fine.clocks, deadline = fine.deadline, flag_at = fine.flag_at
    from fine join added on added.match = fine.match
    where matches.id = fine.match
  )
  select fine.match, exists (
    select 1 from screens where screens.match = fine.match and screens.process is distinct from fine.process
  ) as shown
  from fine join added on added.match = fine.match`;

/**
 * Stores all entries of one moment in one transaction, on a database that many processes share: two statements for all of them, and the
 * disk is waited for once. What comes meanwhile is the next group. An entry that does not fit takes no other with it.
 */
export class EntryGroups {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(database: Database) {
    this.#database = database;
  }

  store(plain: PlainEntry): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...plain, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Read whatever else has come over the sockets first.
      setImmediate(() => void this.#storeAll());
    });
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#storeGroup(this.#nextGroup());
    this.#isBusy = false;
  }

  /** At most one entry of each match: a second one is based on the first. */
  #nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const each of this.#waiting) {
      if (group.has(each.entry.match)) later.push(each);
      else group.set(each.entry.match, each);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #storeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const rows = await this.#database.db.transaction().execute(async (db) => {
        await db.executeQuery(CompiledQuery.raw(LOCK, [group.map(({ entry }) => entry.match)]));
        return (await db.executeQuery<StoredRow>(CompiledQuery.raw(STORE, columnsOf(group)))).rows;
      });
      const shown = new Map(rows.map((row) => [row.match, row.shown]));
      for (const { entry, resolve } of group)
        resolve({ isStored: shown.has(entry.match), isShown: shown.get(entry.match) === true });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

interface StoredRow {
  readonly match: string;
  readonly shown: boolean;
}

function columnsOf(group: readonly Waiting[]): unknown[] {
  const column = (value: (each: Waiting) => unknown): unknown[] => group.map(value);
  return [
    ...[column(({ entry }) => entry.match), column(({ entry }) => entry.number), column(({ entry }) => entry.text)],
    ...[column(({ entry }) => entry.digest), column(({ entry }) => entry.said_at), column(({ asks }) => asks)],
    ...[column(({ clock }) => clock.before ?? ''), column(({ clock }) => clock.text)],
    ...[column(({ clock }) => clock.deadline), column(({ clock }) => clock.flagAt)],
    ...[column(({ version }) => version)],
    ...[column(({ lease }) => lease?.process ?? null), column(({ lease }) => lease?.term ?? null)],
  ];
}
