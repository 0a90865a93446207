import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PLACES } from '../testing/places.ts';
import { openStore } from './store.ts';

test.each(PLACES)(
  '%s: of many who write at once each gets its own answer, and who fails takes nobody with him',
  async (_name, make) => {
    const store = await openStore(await make());
    onTestFinished(() => store.close());
    const { together, db } = store.database;
    const add = (id: string) =>
      together(async (tx) => {
        await sql`insert into people (id, name, created_at) values (${id}, ${id}, 0)`.execute(tx);
        if (id.endsWith('7')) throw new Error(`not ${id}`);
        return id;
      });
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const settled = await Promise.allSettled([...ids.map(add), add('p1')]);
    // Who of two asked for the same is first may be either.
    const [first, second] = [settled[1], settled.at(-1)].toSorted((a, b) =>
      String(a?.status).localeCompare(String(b?.status)),
    );
    expect(first).toMatchObject({ status: 'fulfilled', value: 'p1' });
    expect(second?.status === 'rejected' && store.database.isDuplicate(second.reason)).toBe(true);
    const answers = ids.map((id) => (id.endsWith('7') ? { reason: { message: `not ${id}` } } : { value: id }));
    expect(settled.slice(2, -1)).toMatchObject(answers.slice(2));
    const rows = await db.selectFrom('people').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.filter((id) => !id.endsWith('7')).sort());
    // Alone it is the same.
    await expect(add('p77')).rejects.toThrow('not p77');
    expect(await add('p88')).toBe('p88');
  },
);

test('if the disk takes nothing, all are told so', async () => {
  const store = await openStore(await (PLACES[0]?.[1] ?? (() => Promise.reject(new Error('no place'))))());
  const { together, db } = store.database;
  const both = [1, 2].map((number) =>
    together((tx) =>
      tx
        .selectFrom('people')
        .select('id')
        .execute()
        .then(() => number),
    ),
  );
  await db.destroy();
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected');
  await store.close().catch(() => {});
});
