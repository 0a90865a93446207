import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { MailRow, MarkRow, PushRow, SentRow, WebhookRow, WishRow } from './notice-rows.ts';

export interface Ways {
  readonly pushes: readonly PushRow[];
  readonly mail: MailRow | null;
  readonly webhook: WebhookRow | null;
}

export class NoticeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** A value made once, by whichever process was first, and never changed. */
  async value(name: string, make: () => string): Promise<string> {
    const read = () => this.#db.selectFrom('server_values').select('value').where('name', '=', name).executeTakeFirst();
    const found = await read();
    if (found !== undefined) return found.value;
    await this.#db
      .insertInto('server_values')
      .values({ name, value: make() })
      .onConflict((it) => it.doNothing())
      .execute();
    return (await read())?.value ?? '';
  }

  async wish(person: string): Promise<WishRow | undefined> {
    return this.#db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst();
  }

  async setWish(wish: WishRow): Promise<void> {
    const { person: _person, ...rest } = wish;
    await this.#db
      .insertInto('notice_wishes')
      .values(wish)
      .onConflict((it) => it.column('person').doUpdateSet(rest))
      .execute();
  }

  async wishesOf(people: readonly string[]): Promise<readonly WishRow[]> {
    if (people.length === 0) return [];
    return this.#db
      .selectFrom('notice_wishes')
      .selectAll()
      .where('person', 'in', [...people])
      .execute();
  }

  async waysOf(person: string): Promise<Ways> {
    const [pushes, mail, webhook] = [
      await this.#db.selectFrom('pushes').selectAll().where('person', '=', person).orderBy('created_at').execute(),
      await this.#db.selectFrom('mail_addresses').selectAll().where('person', '=', person).executeTakeFirst(),
      await this.#db.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst(),
    ];
    return { pushes, mail: mail ?? null, webhook: webhook ?? null };
  }

  /** A browser belongs to the last person who used it. */
  async addPush(push: PushRow, most: number): Promise<void> {
    const { id, ...rest } = push;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('pushes')
        .values({ id, ...rest })
        .onConflict((it) => it.column('id').doUpdateSet(rest))
        .execute();
      const all = await db
        .selectFrom('pushes')
        .select('id')
        .where('person', '=', push.person)
        .orderBy('created_at', 'desc')
        .execute();
      const old = all.slice(most).map((each) => each.id);
      if (old.length > 0) await db.deleteFrom('pushes').where('id', 'in', old).execute();
    });
  }

  async removePush(id: string, person?: string): Promise<void> {
    const rows = this.#db.deleteFrom('pushes').where('id', '=', id);
    await (person === undefined ? rows : rows.where('person', '=', person)).execute();
  }

  async setMail(mail: MailRow): Promise<void> {
    const { person: _person, ...rest } = mail;
    await this.#db
      .insertInto('mail_addresses')
      .values(mail)
      .onConflict((it) => it.column('person').doUpdateSet(rest))
      .execute();
  }

  async changeMail(person: string, address: string, change: Partial<MailRow>): Promise<void> {
    await this.#db
      .updateTable('mail_addresses')
      .set(change)
      .where('person', '=', person)
      .where('address', '=', address)
      .execute();
  }

  async removeMail(person: string): Promise<void> {
    await this.#db.deleteFrom('mail_addresses').where('person', '=', person).execute();
  }

  async mailToConfirm(hash: string, now: number): Promise<MailRow | undefined> {
    return this.#db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('confirm_hash', '=', hash)
      .where('confirm_until', '>', now)
      .executeTakeFirst();
  }

  async mailByWayOut(token: string): Promise<MailRow | undefined> {
    return this.#db.selectFrom('mail_addresses').selectAll().where('way_out', '=', token).executeTakeFirst();
  }

  async setWebhook(webhook: WebhookRow): Promise<void> {
    const { person: _person, ...rest } = webhook;
    await this.#db
      .insertInto('webhooks')
      .values(webhook)
      .onConflict((it) => it.column('person').doUpdateSet(rest))
      .execute();
  }

  async removeWebhook(person: string): Promise<void> {
    await this.#db.deleteFrom('webhooks').where('person', '=', person).execute();
  }

  async mark(match: string): Promise<MarkRow | undefined> {
    return this.#db.selectFrom('turn_marks').selectAll().where('match', '=', match).executeTakeFirst();
  }

  /** Never goes back to an earlier entry: another process may be ahead. */
  async setMark(mark: MarkRow): Promise<void> {
    const { match: _match, ...rest } = mark;
    await this.#db
      .insertInto('turn_marks')
      .values(mark)
      .onConflict((it) => it.column('match').doUpdateSet(rest).where('turn_marks.seq', '<=', mark.seq))
      .execute();
  }

  async marksOf(person: string): Promise<readonly MarkRow[]> {
    return this.#db
      .selectFrom('turn_marks')
      .selectAll('turn_marks')
      .where('match', 'in', this.#db.selectFrom('seats').select('match').where('person', '=', person))
      .execute();
  }

  async runningOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'running')
      .where('id', 'in', this.#db.selectFrom('seats').select('match').where('person', '=', person))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Tables waiting for players, whose makers want to be told about them. */
  async waiting(): Promise<readonly { readonly id: string; readonly creator: string }[]> {
    return this.#db
      .selectFrom('matches')
      .innerJoin('notice_wishes', 'notice_wishes.person', 'matches.creator')
      .select(['matches.id', 'matches.creator'])
      .where('matches.status', '=', 'waiting')
      .where('notice_wishes.others', '=', 1)
      .execute();
  }

  /** Matches with players who want notices, whose last entries were not dealt with: a process was killed before it could. */
  async unmarked(since: number): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly id: string }>`
      select matches.id from matches left join turn_marks on turn_marks.match = matches.id
      where (matches.status = 'running' or (matches.status = 'over' and matches.ended_at > ${since}))
        and exists (select 1 from seats join notice_wishes on notice_wishes.person = seats.person
          where seats.match = matches.id)
        and coalesce(turn_marks.seq, -1) <>
          coalesce((select max(number) from entries where entries.match = matches.id), 0)`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** False if it was begun before, so that each is sent at most once. */
  async begin(sent: SentRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('notices_sent')
      .values(sent)
      .onConflict((it) => it.doNothing())
      .returning('person')
      .executeTakeFirst();
    return added !== undefined;
  }

  /** For when nothing was sent for certain: it may be tried again. */
  async unbegin({ person, match, kind, seq, target }: SentRow): Promise<void> {
    await this.#db
      .deleteFrom('notices_sent')
      .where('person', '=', person)
      .where('match', '=', match)
      .where('kind', '=', kind)
      .where('seq', '=', seq)
      .where('target', '=', target)
      .execute();
  }

  async sentTo(person: string): Promise<readonly SentRow[]> {
    return this.#db.selectFrom('notices_sent').selectAll().where('person', '=', person).orderBy('sent_at').execute();
  }

  async removeSentBefore(time: number): Promise<void> {
    await this.#db.deleteFrom('notices_sent').where('sent_at', '<', time).execute();
  }
}
