import { expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../doors/office.ts';
import { Visitor } from '../testing/client.ts';
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
