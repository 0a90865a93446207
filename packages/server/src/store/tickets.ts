import type { Database } from './database.ts';
import type { TicketRow } from './lobby-rows.ts';
import type { MatchRow, SeatRow } from './tables.ts';

interface Queue {
  readonly game: string;
  readonly pace: string;
}

/** Two people who were found for each other, and the match that waits for both. */
interface Pairing {
  readonly people: readonly [string, string];
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly now: number;
  readonly startsAt: number;
  /** A ticket not heard of since then is not taken. */
  readonly aliveSince: number;
}

/** Someone else took one of the two tickets first. */
class Taken extends Error {}

/** Waits looked at for a guess. */
const SAMPLES = 20;

/** The queues of Play now: rows, so that all processes pair from the same ones. */
export class TicketStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async of(person: string): Promise<TicketRow | undefined> {
    return this.#db.selectFrom('tickets').selectAll().where('person', '=', person).executeTakeFirst();
  }

  async set(ticket: TicketRow): Promise<void> {
    const { person: _person, ...rest } = ticket;
    await this.#db
      .insertInto('tickets')
      .values(ticket)
      .onConflict((it) => it.column('person').doUpdateSet(rest))
      .execute();
  }

  async alive(person: string, now: number): Promise<void> {
    await this.#db.updateTable('tickets').set({ alive_at: now }).where('person', '=', person).execute();
  }

  async remove(person: string): Promise<void> {
    await this.#db.deleteFrom('tickets').where('person', '=', person).execute();
  }

  /** The one who has waited longest in this queue and may be paired with this person: neither has blocked the other. */
  async partnerFor(person: string, { game, pace }: Queue, since: number, now: number): Promise<TicketRow | undefined> {
    return this.#db
      .selectFrom('tickets')
      .selectAll()
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where('person', '<>', person)
      .where('match', 'is', null)
      .where('alive_at', '>=', since)
      .where('barred_until', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.person')
              .where(({ and, or, eb, ref }) =>
                or([
                  and([eb('blocks.person', '=', person), eb('blocks.blocked', '=', ref('tickets.person'))]),
                  and([eb('blocks.blocked', '=', person), eb('blocks.person', '=', ref('tickets.person'))]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('since')
      .orderBy('person')
      .executeTakeFirst();
  }

  /** Gives both the match, or nothing to anyone: false if one of them has gone, or was found by another. */
  async pair({ people, row, seats, now, startsAt, aliveSince }: Pairing): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (db) => {
        await db.insertInto('matches').values(row).execute();
        await db
          .insertInto('seats')
          .values([...seats])
          .execute();
        // In one order always: two processes that pair the same two must not wait for each other.
        for (const person of [...people].sort()) {
          const taken = await db
            .updateTable('tickets')
            .set({ match: row.id, starts_at: startsAt })
            .where('person', '=', person)
            .where('match', 'is', null)
            .where('alive_at', '>=', aliveSince)
            .returning(['game', 'pace', 'since'])
            .executeTakeFirst();
          if (taken === undefined) throw new Taken();
          const { game, pace, since } = taken;
          await db
            .insertInto('waits')
            .values({ game, pace, at: now, waited: now - since })
            .execute();
        }
      });
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  }

  /** The tickets of a match that was found. */
  async at(match: string): Promise<readonly TicketRow[]> {
    return this.#db.selectFrom('tickets').selectAll().where('match', '=', match).execute();
  }

  /** Lets go of a match that was found and has not begun; the others of it look on. False if it has begun. */
  async dissolve(match: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('matches')
      .where('id', '=', match)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** A page adds its part of the seed, once, before the match begins. */
  async addPart(match: string, person: string, part: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ part })
      .where('match', '=', match)
      .where('person', '=', person)
      .where('part', 'is', null)
      .execute();
  }

  /** How many wait in each queue. */
  async waiting(since: number): Promise<readonly (Queue & { readonly count: number })[]> {
    return this.#db
      .selectFrom('tickets')
      .select(['game', 'pace'])
      .select((it) => it.fn.countAll<number>().as('count'))
      .where('match', 'is', null)
      .where('alive_at', '>=', since)
      .groupBy(['game', 'pace'])
      .execute();
  }

  /** The last waits of a queue, in milliseconds. */
  async waits({ game, pace }: Queue, since: number): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('waits')
      .select('waited')
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where('at', '>=', since)
      .orderBy('at', 'desc')
      .limit(SAMPLES)
      .execute();
    return rows.map(({ waited }) => waited);
  }

  /** Tickets whose pages are gone, and waits that no guess needs. */
  async forget(tickets: number, waits: number): Promise<void> {
    await this.#db.deleteFrom('tickets').where('alive_at', '<', tickets).where('barred_until', '<', tickets).execute();
    await this.#db.deleteFrom('waits').where('at', '<', waits).execute();
  }
}
