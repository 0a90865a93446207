import { bear, ownPack } from '@sandtable/bear';
import { must, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { createMatch, exportForKeeper, type Match, playOn, type Seating, verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { Visitor } from '../testing/client.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt } from '../testing/served.ts';

const YOU = { kind: 'person', name: 'You' } as const;
const ALONE: Seating = { red: YOU, blue: { kind: 'bot', bot: 'random' } };
const bots = {
  random: (view: Parameters<typeof outpost.anySentence>[0]) => outpost.anySentence(view, randomOf('bot')),
};

/** A match as a browser keeps it, some entries into it. */
function begun(seats: Seating = ALONE, entries = 6): Match<Realm> {
  const match = must(createMatch(outpost, { options: { rounds: 3 }, seed: 'sfc32:browser', seats }, ['random']));
  const random = randomOf('begun');
  while (match.seq < entries && match.asks !== null)
    if (playOn(match, bots) === null && match.asks !== null)
      match.say(match.asks, match.seq, outpost.anySentence(match.now(match.asks).view, random));
  return match;
}

test.each(PLACES)(
  '%s: a match of the browser goes on here, on any device of whoever brought it',
  async (_name, place) => {
    const settings = settingsAt(await place());
    const { address } = await serve({ settings });
    const anna = await new Visitor(address).named('Anna');
    const here = begun();
    const text = must(exportForKeeper(here));
    const brought = await anna.ask('POST', '/api/matches/import', { text });
    expect(brought.status).toBe(201);
    const { match } = brought.body;
    // Sent again, as after a lost answer, it is the same match.
    expect((await anna.ask('POST', '/api/matches/import', { text })).body.match).toBe(match);
    expect((await anna.ask('GET', '/api/matches/mine')).body.matches).toMatchObject([
      {
        id: match,
        status: 'running',
        isBrought: true,
        commitment: null,
        seats: [{ isMine: true, name: 'Anna' }, { name: 'random' }],
      },
    ]);
    const page = await anna.connect();
    expect((await page.open(match, 'red')).kind).toBe('accepted');
    const { seq, view } = await page.at(match, 'red', here.seq + 1);
    expect([seq, JSON.stringify(view)]).toEqual([here.seq + 1, JSON.stringify(here.now('red').view)]);
    const boris = await new Visitor(address).named('Boris');
    expect((await boris.ask('GET', `/api/matches/${match}`)).status).toBe(404);
    const stranger = await boris.connect();
    expect((await stranger.open(match, 'red')).text).toBe('You do not have that seat.');
    expect((await stranger.open(match, 'observer')).text).toBe('This match has no observers.');
    // Another may bring the same save, and has a match of his own.
    expect((await boris.ask('POST', '/api/matches/import', { text })).body.match).not.toBe(match);
    await page.send({ kind: 'resign', match, seat: 'red', seq });
    const file = JSON.stringify((await anna.ask('GET', `/api/matches/${match}/export`)).body);
    expect(verify(outpost, file)).toMatchObject({ ok: true, entries: seq + 1 });
    expect(JSON.parse(file).entries.at(-2)).toMatch(/^\* seat red \{"id":"[^"]+","kind":"person","name":"Anna"\}$/);
  },
);

test('it is refused in words if it is damaged, over, someone else’s too, or of what this server does not have', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const bring = async (text: string) => {
    const { status, body } = await anna.ask('POST', '/api/matches/import', { text });
    expect(status).toBe(400);
    return body.error;
  };
  const text = must(exportForKeeper(begun()));
  const save = JSON.parse(text);
  expect(await bring('{')).toContain('expected a JSON text');
  expect(await bring('[]')).toContain('system: expected a game that this server has: outpost, pig');
  expect(await bring(JSON.stringify({ ...save, system: 'chess' }))).toContain('a game that this server has');
  expect(await bring(JSON.stringify({ ...save, entries: save.entries.slice(1) }))).toContain('entries.');
  expect(await bring(JSON.stringify({ ...save, seed: 'sfc32:other' }))).toContain('commitment');
  expect(await bring(text.replace('"bot":"random"', '"bot":"genius"'))).toContain('one of random');
  expect(await bring(must(exportForKeeper(begun({ red: YOU, blue: { kind: 'person', name: 'Player 2' } }))))).toContain(
    'one person in all seats of people',
  );
  const byHand = createMatch(outpost, {
    options: { rounds: 3, opponent: 'procedure' },
    seed: 'sfc32:browser',
    seats: { red: YOU, ai: { kind: 'procedure', chance: 'table' } },
  });
  expect(await bring(must(exportForKeeper(must(byHand))))).toContain('one beside a table');
  const over = begun();
  over.sayByTable(over.seq, { table: 'abort', by: [] });
  expect(await bring(must(exportForKeeper(over)))).toContain('one that is still played');
  const sealed = must(exportForKeeper(begun(), { sealed: true }));
  expect(await bring(sealed)).toContain('the seed');
  expect((await anna.ask('POST', '/api/matches/import', { text: 7 })).status).toBe(400);
  expect((await new Visitor(address).ask('POST', '/api/matches/import', { text })).status).toBe(401);
  expect((await anna.ask('POST', '/api/matches/import', { text: ' '.repeat(2_600_000) })).status).toBe(413);
  expect((await anna.ask('GET', '/api/matches/mine')).body.matches).toEqual([]);
});

test('a match of a mission that this server lacks is refused, and so is one whose content came out otherwise', async () => {
  const system = bear(ownPack());
  const { address } = await serve({ games: [hostedGame(system)] });
  const anna = await new Visitor(address).named('Anna');
  const seats: Seating = { german: YOU, soviet: YOU };
  const match = must(createMatch(system, { options: { mission: 'first-shots' }, seed: 'sfc32:lack', seats }));
  const text = must(exportForKeeper(match));
  const bring = async (changed: object) => {
    const answer = await anna.ask('POST', '/api/matches/import', {
      text: JSON.stringify({ ...JSON.parse(text), ...changed }),
    });
    return [answer.status, answer.body.error];
  };
  const lacking = {
    options: { ...JSON.parse(text).options, mission: 'of-another-pack' },
    version: 1,
    content: 'other',
  };
  expect(await bring(lacking)).toEqual([400, expect.stringContaining('this server has others')]);
  expect((await anna.ask('POST', '/api/matches/import', { text })).status).toBe(201);
});

test('a long match is read in pieces: others are answered meanwhile', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const long = must(createMatch(pig, { options: {}, seed: 'sfc32:long', seats: { first: YOU, second: YOU } }));
  while (long.seq < 1500) long.say(long.asks ?? '', long.seq, 'hold');
  const text = must(exportForKeeper(long));
  const state = { isDone: false };
  const bringing = anna.ask('POST', '/api/matches/import', { text }).finally(() => (state.isDone = true));
  let answered = 0;
  while (!state.isDone) {
    await anna.ask('GET', '/healthz');
    answered += 1;
  }
  expect((await bringing).status).toBe(201);
  expect(answered).toBeGreaterThan(3);
});

test('the same save with a blank more is the same match', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const text = must(exportForKeeper(begun()));
  const bring = async (save: string): Promise<string> =>
    (await anna.ask('POST', '/api/matches/import', { text: save })).body.match;
  const first = await bring(text);
  expect([await bring(`${text} `), await bring(JSON.stringify(JSON.parse(text), null, 1))]).toEqual([first, first]);
});

test('a save that takes long to read is paid for: another has to wait, and so has another name at that address', async () => {
  const { address } = await serve({
    now: () => 0,
    settings: settingsAt(await sqlitePlace(), { SANDTABLE_BUDGET: '10' }),
  });
  const anna = await new Visitor(address).named('Anna');
  const other = await new Visitor(address).named('Boris');
  const long = must(createMatch(pig, { options: {}, seed: 'sfc32:dear', seats: { first: YOU, second: YOU } }));
  while (long.seq < 3000) long.say(long.asks ?? '', long.seq, 'hold');
  const text = must(exportForKeeper(long));
  expect((await anna.ask('POST', '/api/matches/import', { text })).status).toBe(201);
  for (const visitor of [anna, other])
    expect((await visitor.ask('POST', '/api/matches/import', { text: `${text} ` })).status).toBe(429);
});
