import { type Kysely, sql } from 'kysely';
import { skeletonOf } from '../skeleton.ts';
import type { Tables } from '../tables.ts';

const ofPerson = 'people.id';

/** Names with their marks, who is here, what people show, blocks, reports and sanctions, and the queues of Play now. */
export async function lobbyTables(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('names')
    .addColumn('person', 'text', (it) => it.primaryKey().references(ofPerson).onDelete('cascade'))
    .addColumn('skeleton', 'text', (it) => it.notNull())
    .addColumn('mark', 'integer', (it) => it.notNull())
    .addColumn('is_guest', 'integer', (it) => it.notNull())
    .execute();
  await schema.createIndex('names_marked').unique().on('names').columns(['skeleton', 'mark']).execute();
  await schema
    .createTable('here')
    .addColumn('person', 'text', (it) => it.primaryKey().references(ofPerson).onDelete('cascade'))
    .addColumn('doing', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('here_at').on('here').column('at').execute();
  await schema
    .createTable('profiles')
    .addColumn('person', 'text', (it) => it.primaryKey().references(ofPerson).onDelete('cascade'))
    .addColumn('presence', 'integer', (it) => it.notNull())
    .addColumn('matches', 'integer', (it) => it.notNull())
    .addColumn('record', 'integer', (it) => it.notNull())
    .addColumn('about', 'text', (it) => it.notNull())
    .execute();
  await schema
    .createTable('blocks')
    .addColumn('person', 'text', (it) => it.notNull().references(ofPerson).onDelete('cascade'))
    .addColumn('blocked', 'text', (it) => it.notNull().references(ofPerson).onDelete('cascade'))
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
  await schema.createIndex('blocks_of').on('blocks').column('blocked').execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('reporter', 'text', (it) => it.notNull().references(ofPerson).onDelete('cascade'))
    .addColumn('reported', 'text', (it) => it.notNull().references(ofPerson).onDelete('cascade'))
    .addColumn('match', 'text', (it) => it.references('matches.id').onDelete('set null'))
    .addColumn('reason', 'text', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await schema.createIndex('reports_of').on('reports').column('reported').execute();
  await schema.createIndex('reports_by').on('reports').column('reporter').execute();
  await schema
    .createTable('sanctions')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('person', 'text', (it) => it.notNull().references(ofPerson).onDelete('cascade'))
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('reason', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('until', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('lifted_at', 'bigint')
    .execute();
  await schema.createIndex('sanctions_of').on('sanctions').column('person').execute();
  await schema
    .createTable('tickets')
    .addColumn('person', 'text', (it) => it.primaryKey().references(ofPerson).onDelete('cascade'))
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('pace', 'text', (it) => it.notNull())
    .addColumn('since', 'bigint', (it) => it.notNull())
    .addColumn('alive_at', 'bigint', (it) => it.notNull())
    .addColumn('match', 'text', (it) => it.references('matches.id').onDelete('set null'))
    .addColumn('starts_at', 'bigint')
    .addColumn('barred_until', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('tickets_match').on('tickets').column('match').execute();
  await schema
    .createTable('waits')
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('pace', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('waited', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('waits_of').on('waits').columns(['game', 'pace', 'at']).execute();
  await schema
    .createTable('endings')
    .addColumn('match', 'text', (it) => it.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('text', 'text', (it) => it.notNull())
    .execute();
  await sql`insert into endings (match, text)
    select matches.id, entries.text from matches join entries on entries.match = matches.id and entries.number = matches.seq
    where matches.status = 'over' and entries.text like '* %'`.execute(db);
  await markNames(db);
}

const AT_ONCE = 500;

/** Everyone who came before names had marks, the earliest first. */
export async function markNames(db: Kysely<Tables>): Promise<void> {
  const people = await db.selectFrom('people').select(['id', 'name']).orderBy('created_at').orderBy('id').execute();
  const marks = new Map<string, number>();
  const rows = people.map(({ id, name }) => {
    const skeleton = skeletonOf(name);
    const mark = (marks.get(skeleton) ?? 0) + 1;
    marks.set(skeleton, mark);
    return { person: id, skeleton, mark, is_guest: 0 };
  });
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto('names')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
}
