import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Seeds in parts, drafts, rematches, matches brought from a browser; chat, mutes and notes. */
export async function talkTables(db: Kysely<Tables>): Promise<void> {
  for (const column of ['server_part', 'drafts', 'rematch_of', 'brought'])
    await db.schema.alterTable('matches').addColumn(column, 'text').execute();
  await db.schema.alterTable('seats').addColumn('part', 'text').execute();
  await db.schema
    .alterTable('seats')
    .addColumn('reserved', 'text', (it) => it.references('people.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('seats_reserved').on('seats').column('reserved').execute();
  await db.schema.createIndex('matches_rematch_of').on('matches').column('rematch_of').execute();
  // Bringing the same save twice makes one match.
  await db.schema.createIndex('matches_brought').unique().on('matches').columns(['creator', 'brought']).execute();
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('seat', 'text', (it) => it.notNull())
    .addColumn('person', 'text', (it) => it.references('people.id').onDelete('set null'))
    .addColumn('hearers', 'text', (it) => it.notNull())
    .addColumn('text', 'text')
    .addColumn('page_key', 'text')
    .addColumn('said_at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
    .execute();
  await db.schema.createIndex('chat_of_person').on('chat').column('person').execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('muted', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('notes_key', ['match', 'person'])
    .execute();
}
