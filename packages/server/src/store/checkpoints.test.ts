import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { sqlitePlace } from '../testing/places.ts';
import { openStore } from './store.ts';

test('what stands in the log is taken over by a thread, and all is there when the file is opened again', async () => {
  const place = await sqlitePlace();
  const store = await openStore(place, 0);
  const size = (): number => statSync(path.join(place.folder, 'sandtable.db')).size;
  const before = size();
  const people = Array.from({ length: 1100 }, (_, number) => ({ id: `p${number}`, name: 'x'.repeat(600) }));
  await Promise.all(people.map((person) => store.people.add(person, { hash: person.id, now: 0 })));
  await eventually(() => expect(size()).toBeGreaterThan(before + 500 * 1000));
  await store.close();
  const again = await openStore(place, 0);
  expect(await again.people.all()).toHaveLength(people.length);
  await again.close();
});
