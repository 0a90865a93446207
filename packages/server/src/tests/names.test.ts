import { expect, onTestFinished, test } from 'vitest';
import { skeletonOf } from '../store/skeleton.ts';
import { markNames } from '../store/migrations/lobby.ts';
import { openStore } from '../store/store.ts';
import { Visitor } from '../testing/client.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt } from '../testing/served.ts';

test.each([
  ['Anna', 'anna'],
  ['Anna', 'Аnnа'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', 'A n n a.'],
  ['Anna', 'Ännä'],
  ['Anna', 'An\u200bna'],
  ['Boris', 'B0ris'],
  ['Emma', 'Ernrna'],
  ['Will', 'Wi11'],
  ['Οlga', 'Olga'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

test.each([
  ['Anna', 'Anne'],
  ['Boris', 'Doris'],
  ['李', '王'],
  ['🎲', '🎯'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one));
});

test.each(PLACES)(
  '%s: nothing is asked at the door: a guest gets a name that can be said, and may change it',
  async (_name, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const guest = new Visitor(address);
    const met = (await guest.ask('POST', '/api/me', {})).body.person;
    expect(met).toMatchObject({ name: expect.stringMatching(/^[A-Z][a-z]{4,9}$/), mark: null, isGuest: true });
    // Asked again, it is the same person under the same name.
    expect((await guest.ask('POST', '/api/me', {})).body.person).toEqual(met);
    const named = (await guest.ask('POST', '/api/me', { name: 'Anna' })).body.person;
    expect(named).toMatchObject({ id: met.id, name: 'Anna', isGuest: false });
    const other = (await new Visitor(address).ask('POST', '/api/me', {})).body.person;
    expect(other.name).not.toBe(met.name);
  },
);

test.each(PLACES)(
  '%s: a second person of a look-alike name gets a mark, and gives it back with the name',
  async (_name, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const first = await new Visitor(address).named('Anna');
    const second = await new Visitor(address).named('Аnna');
    const third = await new Visitor(address).named('anna');
    const mark = async (visitor: Visitor) => (await visitor.ask('GET', '/api/me')).body.person.mark;
    expect([await mark(first), await mark(second), await mark(third)]).toEqual([null, 2, 3]);
    await second.ask('POST', '/api/me', { name: 'Änna' });
    expect(await mark(second)).toBe(2);
    await second.ask('POST', '/api/me', { name: 'Berta' });
    expect(await mark(second)).toBeNull();
    const fourth = await new Visitor(address).named('ANNA');
    expect([await mark(third), await mark(fourth)]).toEqual([3, 2]);
    // Others see it wherever they see the name.
    const seats = { red: { kind: 'me' }, blue: { kind: 'free' } };
    const table = {
      game: 'outpost',
      options: { rounds: 2 },
      seats,
      pace: { kind: 'none' },
      access: 'open',
      observers: false,
    };
    await third.ask('POST', '/api/matches', table);
    const [match] = (await first.ask('GET', '/api/matches/open')).body.matches;
    const { id } = (await third.ask('GET', '/api/me')).body.person;
    expect(match).toMatchObject({
      makerId: id,
      seats: [
        { name: 'anna', mark: 3, person: id },
        { person: null, mark: null },
      ],
    });
  },
);

test.each(PLACES)('%s: many who take one name at once get a mark each', async (_name, place) => {
  const { address } = await serve({ settings: settingsAt(await place()) });
  const all = await Promise.all(
    Array.from({ length: 4 }, () => new Visitor(address).ask('POST', '/api/me', { name: 'Eva' })),
  );
  expect(all.map(({ body }) => body.person.mark ?? 1).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
});

test('a name of signs that cannot be seen is refused in words', async () => {
  const { address } = await serve();
  const refused = await new Visitor(address).ask('POST', '/api/me', { name: '\u0000\u200b\u0000' });
  expect([refused.status, refused.body.error]).toEqual([400, 'name: expected letters that can be read']);
});

test.each(PLACES)('%s: people of before get marks in the order in which they came', async (_name, make) => {
  const { database } = await openStore(await make(), 0);
  onTestFinished(() => database.close());
  await database.db
    .insertInto('people')
    .values([
      { id: 'b', name: 'Anna', created_at: 2 },
      { id: 'a', name: 'anna', created_at: 1 },
      { id: 'c', name: 'Carl', created_at: 3 },
    ])
    .execute();
  await markNames(database.db);
  const rows = await database.db.selectFrom('names').select(['person', 'mark']).orderBy('person').execute();
  expect(rows.map(({ person, mark }) => `${person} ${mark}`)).toEqual(['a 1', 'b 2', 'c 1']);
});
