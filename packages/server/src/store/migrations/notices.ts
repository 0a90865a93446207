import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Notices to people who are away, their passkeys, and jobs for later. */
export async function noticeTables(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('jobs')
    .addColumn('key', 'text', (it) => it.primaryKey())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('data', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('attempts', 'integer', (it) => it.notNull())
    .addColumn('most', 'integer', (it) => it.notNull())
    .addColumn('running', 'integer', (it) => it.notNull())
    .addColumn('stamp', 'text', (it) => it.notNull())
    .addColumn('error', 'text')
    .execute();
  await schema.createIndex('jobs_by_time').on('jobs').columns(['running', 'at']).execute();
  await schema
    .createTable('server_values')
    .addColumn('name', 'text', (it) => it.primaryKey())
    .addColumn('value', 'text', (it) => it.notNull())
    .execute();
  await schema
    .createTable('notice_wishes')
    .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('turns', 'text', (it) => it.notNull())
    .addColumn('hour', 'integer', (it) => it.notNull())
    .addColumn('zone', 'text', (it) => it.notNull())
    .addColumn('reminders', 'integer', (it) => it.notNull())
    .addColumn('others', 'integer', (it) => it.notNull())
    .addColumn('home', 'text', (it) => it.notNull())
    .execute();
  await schema
    .createTable('pushes')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (it) => it.notNull())
    .addColumn('p256dh', 'text', (it) => it.notNull())
    .addColumn('auth', 'text', (it) => it.notNull())
    .addColumn('created_at', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('pushes_of_person').on('pushes').column('person').execute();
  await schema
    .createTable('mail_addresses')
    .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('address', 'text', (it) => it.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('confirm_hash', 'text')
    .addColumn('confirm_until', 'bigint', (it) => it.notNull())
    .addColumn('way_out', 'text', (it) => it.notNull())
    .addColumn('trouble', 'text')
    .execute();
  await schema
    .createTable('webhooks')
    .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('url', 'text', (it) => it.notNull())
    .addColumn('form', 'text', (it) => it.notNull())
    .addColumn('trouble', 'text')
    .execute();
  await schema
    .createTable('turn_marks')
    .addColumn('match', 'text', (it) => it.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (it) => it.notNull())
    .addColumn('asked', 'text', (it) => it.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('round', 'integer')
    .execute();
  await schema
    .createTable('notices_sent')
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('seq', 'bigint', (it) => it.notNull())
    .addColumn('target', 'text', (it) => it.notNull())
    .addColumn('sent_at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('notices_sent_key', ['person', 'match', 'kind', 'seq', 'target'])
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (it) => it.notNull())
    .addColumn('counter', 'bigint', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('created_at', 'bigint', (it) => it.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
  await schema
    .createTable('challenges')
    .addColumn('hash', 'text', (it) => it.primaryKey())
    .addColumn('person', 'text', (it) => it.references('people.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (it) => it.notNull())
    .execute();
}
