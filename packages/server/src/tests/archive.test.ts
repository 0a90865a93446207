import { verify } from '@sandtable/session';
import { outpost } from '@sandtable/kernel/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { archiveOld } from '../store/archive.ts';
import { openStore } from '../store/store.ts';
import { Visitor } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const DAY_MS = 24 * 60 * 60_000;

test.each(PLACES)(
  '%s: a match that ended long ago is packed, and still opened, exported and verified',
  async (_name, make) => {
    const place = await make();
    const first = await serve({ settings: settingsAt(place), now: () => DAY_MS });
    const { match, red } = await twoAt(first.address);
    const page = await red.connect();
    await page.open(match, 'red');
    await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
    const before = (await red.ask('GET', `/api/matches/${match}/export`)).body;
    const said = (await red.ask('GET', '/api/me/export')).body;
    const running = await twoAt(first.address);
    await page.close();
    await first.close();

    const store = await openStore(place);
    const { db } = store.database;
    const left = async () => [
      (await db.selectFrom('entries').selectAll().where('match', '=', match).execute()).length,
      (await db.selectFrom('snapshots').selectAll().where('match', '=', match).execute()).length,
      (await db.selectFrom('archives').selectAll().execute()).length,
    ];
    expect(await left()).toEqual([1, 1, 0]);
    // Not on the day of its end, and never while it runs.
    expect(await archiveOld(store.database, DAY_MS)).toBe(0);
    expect(await archiveOld(store.database, 2 * DAY_MS)).toBe(1);
    expect(await archiveOld(store.database, 2 * DAY_MS)).toBe(0);
    expect(await left()).toEqual([0, 0, 1]);
    await store.close();

    const second = await serve({ settings: settingsAt(place) });
    const anna = new Visitor(second.address);
    anna.cookie = red.cookie;
    expect((await anna.ask('GET', `/api/matches/${match}/export`)).body).toEqual(before);
    expect(verify(outpost, JSON.stringify(before))).toMatchObject({ ok: true, entries: 1 });
    const again = await anna.connect();
    await again.open(match, 'red');
    expect(await again.at(match, 'red', 1)).toMatchObject({ seq: 1, asks: null });
    expect((await anna.ask('GET', '/api/me/export')).body.matches).toEqual(
      expect.arrayContaining(said.matches.map(({ id }: { id: string }) => expect.objectContaining({ id }))),
    );
    await again.close();
    // Whoever goes takes his name out of it, and it is still the same match.
    await anna.ask('DELETE', '/api/me');
    await second.close();
    const last = await openStore(place);
    onTestFinished(() => last.close());
    const rows = await last.database.db.selectFrom('archives').select('text').execute();
    expect(rows).toHaveLength(1);
    expect(await last.snapshots.newest(match)).toBeUndefined();
    expect((await last.entries.after(match, 0)).map(({ number }) => number)).toEqual([1]);
    expect(await last.matches.find(running.match)).toBeDefined();
  },
);

test('the server packs by itself, what is old enough and as often as it looks', async () => {
  const place = await PLACES[0]?.[1]();
  if (place === undefined) throw new Error('there is a first place');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = DAY_MS;
  const { address } = await serve({ settings: settingsAt(place, { SANDTABLE_ARCHIVE_DAYS: '7' }), now: () => now });
  const { match, red } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  const visit = await openStore(place, now, { role: 'visit' });
  onTestFinished(() => visit.close());
  const packed = () => visit.database.db.selectFrom('archives').selectAll().execute();
  now += 6 * DAY_MS;
  vi.advanceTimersByTime(10 * 60_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await packed()).toEqual([]);
  now += 2 * DAY_MS;
  await eventually(async () => {
    // A look that is still under way puts the next one off.
    vi.advanceTimersByTime(10 * 60_000);
    expect(await packed()).toHaveLength(1);
  });
});
