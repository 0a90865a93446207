import { expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../doors/office.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openStore } from '../store/store.ts';
import { Visitor } from '../testing/client.ts';
import { hook } from '../testing/doubles.ts';
import { eventually } from '../testing/eventually.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { smallGames } from '../testing/small-games.ts';

test.each(PLACES)(
  '%s: beside a server that runs, people and matches are listed, ended, removed and let back in',
  async (_name, make) => {
    const settings = settingsAt(await make(), { PUBLIC_URL: '' });
    const { address } = await serve({ settings });
    const { match, red, blue } = await twoAt(address);
    const page = await red.connect();
    await page.open(match, 'red');
    const office = await openOffice(settings, smallGames());
    onTestFinished(() => office.close());
    const people = await office.people();
    expect(
      people.map(({ name, devices, matches, isKnown }) => `${name} ${devices} ${matches} ${isKnown}`).sort(),
    ).toEqual(['Anna 1 1 false', 'Boris 1 1 false']);
    expect(await office.matches()).toMatchObject([{ id: match, game: 'outpost', status: 'running' }]);
    await expect(office.end('nothing')).rejects.toThrow('there is no match nothing');
    // The page is told, whichever process has said it.
    await office.end(match);
    expect(await page.at(match, 'red', 1)).toMatchObject({ asks: null });
    await expect(office.end(match)).rejects.toThrow('is over already');
    const boris = people.find(({ name }) => name === 'Boris')?.id ?? '';
    const { link } = await office.signIn(boris.slice(0, 12));
    const lost = new Visitor(address);
    await lost.ask('POST', '/api/me/claim', { token: link.split('/').at(-1) });
    expect((await lost.ask('GET', '/api/me')).body).toMatchObject({ person: { id: boris } });
    await office.letIn(boris);
    expect((await office.people()).find(({ id }) => id === boris)).toMatchObject({ isKnown: true, devices: 2 });
    await office.remove(boris);
    expect((await blue.ask('GET', '/api/me')).body).toEqual({ person: null });
  },
);

test.each(PLACES)('%s: what could not be sent is listed, and sent by the server once it is to', async (_name, make) => {
  const settings = settingsAt(await make(), { LOG_LEVEL: 'silent' });
  const { address } = await serve({ settings, notices: { mayLoop: true } });
  const anna = await new Visitor(address).named('Anna');
  const double = await hook();
  double.status = 500;
  await anna.ask('POST', '/api/me/notices/webhook', { url: double.url, form: 'slack' });
  const office = await openOffice(settings, smallGames());
  onTestFinished(() => office.close());
  expect(await office.jobs()).toEqual([]);
  const store = await openStore(settings, 0, { role: 'visit' });
  onTestFinished(() => store.close());
  const { databaseUrl } = settings;
  const jobs = await openJobs({ database: store.database, databaseUrl, now: Date.now, fault: () => {} });
  const { id: person } = (await anna.ask('GET', '/api/me')).body.person;
  const data = { person, match: '', kind: 'test', seq: 1, target: 'webhook' };
  await jobs.add({ key: `${person}/send/test`, at: 0, kind: 'send', data, most: 1 });
  const failed = { key: `${person}/send/test`, kind: 'send', attempts: 1, error: expect.stringContaining('500') };
  await eventually(async () => expect(await office.jobs()).toEqual([failed]));
  await expect(office.retry('nothing')).rejects.toThrow('there is no failed job nothing');
  double.status = 200;
  expect(await office.retry(person)).toBe(failed.key);
  await eventually(() => expect(double.came).toHaveLength(2));
  await eventually(async () => expect(await office.jobs()).toEqual([]));
});
