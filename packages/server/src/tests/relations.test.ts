import { expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../doors/office.ts';
import { Visitor } from '../testing/client.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { smallGames } from '../testing/small-games.ts';

const OPEN = {
  ...{ game: 'outpost', options: { rounds: 2 }, pace: { kind: 'none' }, access: 'open', observers: false },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
};

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.ask('GET', '/api/me')).body.person.id;
}

async function pageOf(viewer: Visitor, other: Visitor) {
  return (await viewer.ask('GET', `/api/people/${await idOf(other)}`)).body;
}

async function resign(visitor: Visitor, match: string, seat: string): Promise<void> {
  const page = await visitor.connect();
  await page.open(match, seat);
  const answer = await page.send({ kind: 'resign', match, seat, seq: 0 });
  if (answer.kind !== 'accepted') throw new Error(answer.text);
  await page.close();
}

test.each(PLACES)(
  '%s: a person’s page says how matches ended, and shows only what anyone may watch',
  async (_name, place) => {
    let now = 1_800_000_000_000;
    const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
    const { match: open, red, blue } = await twoAt(address, { observers: true });
    const stranger = await new Visitor(address).named('Carl');
    const { person } = (await stranger.ask('GET', `/api/people/${await idOf(red)}`)).body;
    expect(person).toEqual({ id: await idOf(red), name: 'Anna', mark: null });
    expect(await pageOf(stranger, red)).toMatchObject({
      record: { running: 1, resigned: 0 },
      isMe: false,
      together: [],
    });
    await resign(red, open, 'red');
    // One that is nobody else’s business counts, and is not shown.
    const { token, match } = (await red.ask('POST', '/api/matches', { ...OPEN, access: 'link' })).body;
    await blue.ask('POST', `/api/matches/${match}/join`, { token });
    await resign(blue, match, 'blue');
    const annas = await pageOf(stranger, red);
    expect(annas.record).toEqual({ finished: 1, running: 0, flagged: 0, resigned: 1, claimed: 0 });
    expect(annas.matches.map(({ id }: { id: string }) => id)).toEqual([open]);
    expect((await pageOf(blue, red)).together).toHaveLength(2);
    // A claim counts against the one who stayed away.
    const { match: slow, ...slowly } = await twoAt(address, { pace: { kind: 'bank', days: 1, more: 0 } });
    now += 2 * 24 * 60 * 60_000;
    const page = await slowly.blue.connect();
    await page.open(slow, 'blue');
    expect((await page.send({ kind: 'claim', match: slow, seat: 'blue', seq: 0, how: 'win' })).kind).toBe('accepted');
    expect((await pageOf(stranger, slowly.red)).record).toMatchObject({ claimed: 1, finished: 0 });
    expect((await pageOf(stranger, slowly.blue)).record).toMatchObject({ claimed: 0, finished: 1 });
    expect((await stranger.ask('GET', '/api/people/nobody')).status).toBe(404);
  },
);

test.each(PLACES)('%s: what a person hides is hidden from others, and not from themselves', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  await anna.ask('GET', '/api/lobby');
  const id = await idOf(anna);
  expect(await pageOf(boris, anna)).toMatchObject({ isHere: true, record: {}, matches: [] });
  const hidden = { presence: false, matches: false, record: false, about: ' Night\u0000 owl ' };
  const kept = await anna.ask('POST', '/api/me/shown', hidden);
  expect(kept.body).toEqual({ shown: { ...hidden, about: 'Night owl' }, blocked: [] });
  expect(await pageOf(boris, anna)).toMatchObject({ isHere: null, record: null, matches: null, about: 'Night owl' });
  expect(await pageOf(anna, anna)).toMatchObject({ isMe: true, isHere: true, record: {}, matches: [] });
  now += 3000;
  expect((await boris.ask('GET', '/api/lobby')).body.here).toMatchObject([{ name: 'Boris' }]);
  const all = (await anna.ask('GET', '/api/me/export')).body;
  expect(all.relations).toMatchObject({ shown: { presence: 0, about: 'Night owl' }, blocked: [], reported: [] });
  expect((await boris.ask('POST', '/api/me/shown', { ...hidden, about: 'x'.repeat(201) })).status).toBe(400);
  expect((await new Visitor(address).ask('GET', `/api/people/${id}`)).body.isHere).toBeNull();
});

test.each(PLACES)('%s: who is here is listed for everybody but those they have blocked', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const here = async (visitor: Visitor) => {
    now += 3000;
    const { body } = await visitor.ask('GET', '/api/lobby');
    return body.here.map(({ name, doing }: { name: string; doing: string }) => `${name} ${doing}`);
  };
  await here(anna);
  await anna.ask('POST', '/api/matches', OPEN);
  expect(await here(boris)).toEqual(['Anna table', 'Boris lobby']);
  expect(await here(new Visitor(address))).toEqual(['Anna table', 'Boris lobby']);
  await anna.ask('POST', `/api/people/${await idOf(boris)}/relation`, { isBlocked: true });
  expect(await here(boris)).toEqual(['Boris lobby']);
  expect(await here(anna)).toEqual(['Anna table', 'Boris lobby']);
  now += 60_000;
  expect(await here(new Visitor(address))).toEqual([]);
});

test.each(PLACES)(
  '%s: the blocked cannot sit down at one’s tables, by list, link, challenge or rematch',
  async (_name, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const { match: over, red: anna, blue: boris } = await twoAt(address);
    await resign(anna, over, 'red');
    const { match, token } = (await anna.ask('POST', '/api/matches', OPEN)).body;
    const relate = async (change: object) =>
      (await anna.ask('POST', `/api/people/${await idOf(boris)}/relation`, change)).body;
    expect(await relate({ isBlocked: true, isMuted: true })).toMatchObject({ isBlocked: true, isMuted: true });
    expect((await boris.ask('GET', '/api/matches/open')).body.matches).toEqual([]);
    const refused = await boris.ask('POST', `/api/matches/${match}/join`, { token });
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('has blocked you')]);
    expect((await boris.ask('POST', `/api/matches/${over}/rematch`, {})).status).toBe(403);
    const challenge = {
      ...OPEN,
      access: 'link',
      seats: { ...OPEN.seats, blue: { kind: 'for', person: await idOf(anna) } },
    };
    expect((await boris.ask('POST', '/api/matches', challenge)).body.error).toContain(
      'people who may be asked to come',
    );
    expect((await pageOf(boris, anna)).isHere).toBeNull();
    expect((await anna.ask('GET', '/api/me/shown')).body.blocked).toMatchObject([{ name: 'Boris' }]);
    await relate({ isBlocked: false });
    expect((await boris.ask('POST', `/api/matches/${match}/join`, {})).status).toBe(200);
  },
);

test('a challenge keeps the seat for the one asked, who sees it in the list and may take or decline it', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const carl = await new Visitor(address).named('Carl');
  const seats = { ...OPEN.seats, blue: { kind: 'for', person: await idOf(boris) } };
  const { match, token } = (await anna.ask('POST', '/api/matches', { ...OPEN, access: 'link', seats })).body;
  const [asked] = (await boris.ask('GET', '/api/matches/mine')).body.matches;
  expect(asked).toMatchObject({ id: match, maker: 'Anna', rematchOf: null, seats: [{}, { isForMe: true }] });
  expect((await carl.ask('POST', `/api/matches/${match}/join`, { token })).status).toBe(409);
  const taken = await boris.ask('POST', `/api/matches/${match}/join`, { seat: 'blue' });
  expect(taken.body.match.status).toBe('running');
});

test.each(PLACES)(
  '%s: a report goes to the host, who warns or bans with a reason, and undoes it',
  async (_name, place) => {
    const settings = settingsAt(await place(), { PUBLIC_URL: '' });
    const { address } = await serve({ settings });
    const { match, red: anna, blue: boris } = await twoAt(address);
    const bad = await idOf(boris);
    const report = { reason: 'insults', text: 'He called me names.', match };
    expect((await anna.ask('POST', `/api/people/${bad}/report`, report)).status).toBe(200);
    expect((await anna.ask('POST', `/api/people/${bad}/report`, report)).status).toBe(409);
    expect((await boris.ask('POST', `/api/people/${bad}/report`, report)).body.error).toBe('That is you.');
    const office = await openOffice(settings, smallGames());
    onTestFinished(() => office.close());
    expect(await office.reports()).toMatchObject([
      { reported: bad, about: 'Boris', by: 'Anna', match, reason: 'insults' },
    ]);
    await expect(office.warn(bad, '  ')).rejects.toThrow('say why');
    expect(await office.warn(bad.slice(0, 12), 'Be polite.')).toMatchObject({ name: 'Boris', settled: 1, until: null });
    expect(await office.reports()).toEqual([]);
    const told = (await boris.ask('GET', '/api/me')).body.person.sanction;
    expect(told).toMatchObject({ kind: 'warning', reason: 'Be polite.' });
    await boris.ask('POST', '/api/me/read', { sanction: told.id });
    expect((await boris.ask('GET', '/api/me')).body.person.sanction).toBeNull();

    await boris.ask('POST', '/api/matches', OPEN);
    await office.ban(bad, 'Insults.', 7);
    expect((await anna.ask('GET', '/api/matches/open')).body.matches).toEqual([]);
    expect((await boris.ask('GET', '/api/me')).body.person.sanction).toMatchObject({
      kind: 'ban',
      until: expect.any(Number),
    });
    for (const [path, body] of [
      ['/api/matches', OPEN],
      ['/api/play-now', { game: 'outpost', tempo: 'live' }],
      ['/api/me', { name: 'Another' }],
    ] as const) {
      const refused = await boris.ask('POST', path, body);
      expect([refused.status, refused.body.error]).toEqual([
        403,
        expect.stringMatching(/^You are banned until 2.* UTC: Insults\.$/),
      ]);
    }
    const page = await boris.connect();
    await page.open(match, 'blue');
    const said = await page.send({ kind: 'chat', match, seat: 'blue', to: 'all', text: 'ha' });
    expect([said.kind, said.text]).toEqual(['refused', expect.stringContaining('banned from chatting')]);
    // The match goes on, and what is kept can be had.
    expect((await page.send({ kind: 'resign', match, seat: 'blue', seq: 0 })).kind).toBe('accepted');
    expect((await boris.ask('GET', '/api/me/export')).body.sanctions).toMatchObject([
      { kind: 'ban' },
      { kind: 'warning' },
    ]);
    expect(await office.unban(bad)).toBe(1);
    await expect(office.unban(bad)).rejects.toThrow('nothing is in force');
    expect((await boris.ask('POST', '/api/matches', OPEN)).status).toBe(201);
    await office.ban(bad, 'Again.', null);
    expect((await boris.ask('POST', '/api/matches', OPEN)).body.error).toBe('You are banned for good: Again.');
    expect((await boris.ask('DELETE', '/api/me')).status).toBe(200);
  },
);

test.each(PLACES)('%s: nothing of a person is left once they are deleted', async (_name, place) => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ settings: settingsAt(await place()), now: () => now });
  const { red: anna, blue: boris } = await twoAt(address);
  const [annas, boriss] = [await idOf(anna), await idOf(boris)];
  await anna.ask('GET', '/api/lobby');
  await anna.ask('POST', '/api/me/shown', { presence: true, matches: true, record: true, about: 'Me' });
  await anna.ask('POST', `/api/people/${boriss}/relation`, { isBlocked: true, isMuted: true });
  await boris.ask('POST', `/api/people/${annas}/relation`, { isBlocked: true });
  await anna.ask('POST', `/api/people/${boriss}/report`, { reason: 'other', text: 'x' });
  await boris.ask('POST', `/api/people/${annas}/report`, { reason: 'other', text: 'y' });
  await anna.ask('POST', '/api/play-now', { game: 'outpost', tempo: 'days' });
  expect((await anna.ask('DELETE', '/api/me')).status).toBe(200);
  now += 3000;
  expect((await boris.ask('GET', `/api/people/${annas}`)).status).toBe(404);
  expect((await boris.ask('GET', '/api/me/shown')).body.blocked).toEqual([]);
  expect((await boris.ask('GET', '/api/me/export')).body.relations.reported).toEqual([]);
  const { here, queues } = (await boris.ask('GET', '/api/lobby')).body;
  expect(JSON.stringify(here)).not.toContain(annas);
  expect(queues.every(({ waiting }: { waiting: number }) => waiting === 0)).toBe(true);
});

test('what can be watched is what its maker lets be watched, and nothing of the blocked', async () => {
  let now = 1_800_000_000_000;
  const { address } = await serve({ now: () => now });
  const { match, red } = await twoAt(address, { observers: true });
  await twoAt(address, { observers: false });
  const stranger = await new Visitor(address).named('Carl');
  const watch = async () => {
    now += 3000;
    return (await stranger.ask('GET', '/api/lobby')).body.watch;
  };
  expect(await watch()).toMatchObject([{ watchers: 0, match: { id: match, observers: true } }]);
  const page = await stranger.connect();
  await page.open(match, 'observer');
  expect(await watch()).toMatchObject([{ watchers: 1 }]);
  await red.ask('POST', `/api/people/${await idOf(stranger)}/relation`, { isBlocked: true });
  expect(await watch()).toEqual([]);
});
