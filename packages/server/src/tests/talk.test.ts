import { limanowa, ownPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';
import { postgresPlace } from '../testing/places.ts';
import { countedChance } from '../testing/worlds.ts';

interface Line {
  readonly number: number;
  readonly seat: string;
  readonly name: string | null;
  readonly to: string;
  readonly text: string | null;
}

/** All that a page has heard of what was said, the newest version of each line. */
function heardBy(page: Page): readonly Line[] {
  const lines = page.heard.flatMap((told) => (told.kind === 'chat' ? (told['lines'] as Line[]) : []));
  return [...new Map(lines.map((line) => [line.number, line])).values()];
}

function wordsOf(page: Page): readonly (string | null)[] {
  return heardBy(page).map(({ text }) => text);
}

/** Once this many lines were heard. */
async function heard(page: Page, count: number): Promise<readonly (string | null)[]> {
  return page.until(() => (wordsOf(page).length >= count ? wordsOf(page) : undefined));
}

test('players hear each other and whoever comes later hears what was said; observers only when it is over', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address);
  const carl = await new Visitor(address).named('Carl');
  const [one, other, watcher] = [await red.connect(), await blue.connect(), await carl.connect()];
  await one.open(match, 'red');
  await other.open(match, 'blue');
  await watcher.open(match, 'observer');
  const say = (page: Page, seat: string, text: string, to = 'all') =>
    page.send({ kind: 'chat', match, seat, to, text });
  expect(await say(one, 'red', '  Good luck! <b>\u202Eevil\u0007</b> https://example.org ')).toMatchObject({
    kind: 'accepted',
    seq: 0,
  });
  expect(await heard(other, 1)).toEqual(['Good luck! <b>evil</b> https://example.org']);
  expect(heardBy(one)[0]).toMatchObject({ number: 1, seat: 'red', name: 'Anna', to: 'all' });
  for (const [page, seat, text, words] of [
    [one, 'blue', 'I am blue', 'You do not have that seat.'],
    [watcher, 'red', 'I look on', 'You do not have that seat.'],
    [one, 'red', ' \u200B\t ', 'There is nothing in it.'],
    [one, 'red', 'x'.repeat(501), 'This is no message that the server knows.'],
  ] as const)
    expect((await say(page, seat, text)).text).toBe(words);
  expect((await say(one, 'red', 'psst', 'partners')).text).toBe('You have no partner in this match.');
  const late = await blue.connect();
  await late.open(match, 'blue');
  expect(await heard(late, 1)).toHaveLength(1);
  expect(heardBy(watcher)).toEqual([]);
  await one.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  await say(other, 'blue', 'Thanks for the game');
  expect(await heard(watcher, 2)).toEqual(['Good luck! <b>evil</b> https://example.org', 'Thanks for the game']);
});

test('a page that repeats what was not answered says it once', async () => {
  let now = 1_000_000;
  const { address } = await serve({ now: () => now });
  const { match, red } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  const line = { kind: 'chat', match, seat: 'red', to: 'all', text: 'once', key: 'k1' };
  for (const sent of [line, line, { ...line, key: 'k2', text: 'twice' }]) {
    now += 3_600_000;
    expect((await page.send(sent)).kind).toBe('accepted');
  }
  expect(await heard(page, 2)).toEqual(['once', 'twice']);
});

test('twenty lines a minute and no more, and nothing is lost of those that were taken', async () => {
  let now = 1_000_000;
  const { address } = await serve({ now: () => now });
  const { match, red, blue } = await twoAt(address);
  const [one, other] = [await red.connect(), await blue.connect()];
  await one.open(match, 'red');
  await other.open(match, 'blue');
  const kinds = [];
  for (let line = 1; line <= 22; line++) {
    now += 100;
    kinds.push((await one.send({ kind: 'chat', match, seat: 'red', to: 'all', text: `line ${line}` })).kind);
  }
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => 'accepted'), 'refused', 'refused']);
  expect(await heard(other, 20)).toHaveLength(20);
  now += 60_000;
  expect((await one.send({ kind: 'chat', match, seat: 'red', to: 'all', text: 'later' })).kind).toBe('accepted');
});

interface Corps {
  readonly corps: readonly { readonly seat: string; readonly side: string }[];
}

/** Four people and an observer: everything that each is sent while one partner tells the other this, and notes it. */
async function sentWith(secret: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const system = limanowa(ownPack());
  const sideOf = ({ corps }: Corps, seat: string): string | undefined => corps.find((each) => each.seat === seat)?.side;
  const { address } = await serve({
    ...{ games: [hostedGame(system, { sideOf })], chance: countedChance(), now: () => 1_000_000 },
  });
  const seats = ['p1', 'p2', 'p3', 'p4'];
  const plan = Object.fromEntries(seats.map((seat, place) => [seat, { kind: place === 0 ? 'me' : 'free' }]));
  const options = { mission: 'battle-of-limanowa', players: 4 };
  const wish = { game: 'limanowa', options, seats: plan, pace: { kind: 'none' }, access: 'open', observers: true };
  const people: Record<string, Visitor> = {};
  for (const who of [...seats, 'observer']) people[who] = await new Visitor(address).named(who);
  const { match } = (await people['p1']?.ask('POST', '/api/matches', wish))?.body ?? {};
  for (const seat of seats.slice(1)) await people[seat]?.ask('POST', `/api/matches/${match}/join`, { seat });
  const pages: Record<string, Page> = {};
  for (const [who, visitor] of Object.entries(people)) {
    const page = await visitor.connect({ system });
    await page.open(match, who);
    pages[who] = page;
  }
  const say = (seat: string, to: string, text: string) =>
    pages[seat]?.send({ id: 'same', kind: 'chat', match, seat, to, text });
  expect(await say('p1', 'partners', secret)).toMatchObject({ kind: 'accepted' });
  await people['p1']?.ask('PUT', `/api/matches/${match}/note`, { text: secret });
  await say('p2', 'all', 'good luck');
  const sent: Record<string, readonly string[]> = {};
  for (const [who, visitor] of Object.entries(people)) {
    if (who !== 'observer')
      await pages[who]?.until(() => (pages[who] && wordsOf(pages[who]).includes('good luck') ? true : undefined));
    // Who comes back is told what was said before.
    const again = await visitor.connect({ system });
    await again.open(match, who);
    const bodies = [];
    for (const path of [
      `/api/matches/${match}`,
      `/api/matches/${match}/talk?as=${who}`,
      '/api/matches/mine',
      '/api/me/export',
    ])
      bodies.push(JSON.stringify((await visitor.ask('GET', path)).body));
    const ids = /"id":"t\d+"/g;
    sent[who] = [...(pages[who]?.texts ?? []), ...again.texts, ...bodies].map((text) => text.replaceAll(ids, ''));
  }
  return sent;
}

test('partners talk among themselves: what they say makes no difference to any byte that enemy and observer are sent', async () => {
  const [one, other] = [await sentWith('strike at Jabloniec'), await sentWith('hold at Limanowa')];
  const differing = Object.keys(one).filter((who) => JSON.stringify(one[who]) !== JSON.stringify(other[who]));
  expect(Object.keys(one)).toHaveLength(5);
  // p1 and one partner, whoever that is.
  expect(differing).toHaveLength(2);
  expect(differing).toContain('p1');
  for (const [who, texts] of Object.entries(one))
    expect([who, texts.some((text) => text.includes('Jabloniec'))]).toEqual([who, differing.includes(who)]);
  expect(one['observer']?.join('')).not.toContain('good luck');
});

test('who is muted is not heard, on any device and in any match, until he is heard again; he never learns of it', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address);
  const [one, other] = [await red.connect(), await blue.connect()];
  await one.open(match, 'red');
  await other.open(match, 'blue');
  const say = (text: string) => one.send({ kind: 'chat', match, seat: 'red', to: 'all', text });
  await say('first');
  await heard(other, 1);
  const mute = (seat: string, isMuted: boolean) => blue.ask('POST', `/api/matches/${match}/mute`, { seat, isMuted });
  expect((await mute('blue', true)).status).toBe(409);
  expect((await mute('red', true)).status).toBe(200);
  expect((await blue.ask('GET', `/api/matches/${match}/talk?as=blue`)).body).toEqual({
    note: '',
    muted: ['red'],
    lines: [],
  });
  expect((await red.ask('GET', `/api/matches/${match}/talk?as=red`)).body).toMatchObject({
    muted: [],
    lines: [{ text: 'first' }],
  });
  expect((await say('second')).kind).toBe('accepted');
  const elsewhere = await blue.connect();
  await elsewhere.open(match, 'blue');
  expect([wordsOf(other), wordsOf(elsewhere)]).toEqual([['first'], []]);
  await mute('red', false);
  expect(await heard(other, 2)).toEqual(['first', 'second']);
  expect(await heard(elsewhere, 2)).toEqual(['first', 'second']);
});

test('a note is its writer’s alone: neither opponent nor observer nor stranger gets it', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address);
  const carl = await new Visitor(address).named('Carl');
  const path = `/api/matches/${match}/note`;
  expect((await red.ask('PUT', path, { text: 'Mines at F07?\n\u202Esneak' })).status).toBe(200);
  expect((await red.ask('GET', `/api/matches/${match}/talk?as=red`)).body.note).toBe('Mines at F07?\nsneak');
  expect((await blue.ask('GET', `/api/matches/${match}/talk?as=blue`)).body.note).toBe('');
  for (const who of [carl, new Visitor(address)]) {
    for (const as of ['red', 'blue', 'referee', ''])
      expect((await who.ask('GET', `/api/matches/${match}/talk?as=${as}`)).status).toBe(403);
    const looked = await who.ask('GET', `/api/matches/${match}/talk?as=observer`);
    expect(looked.body).toEqual({ note: '', muted: [], lines: [] });
    expect((await who.ask('PUT', path, { text: 'x' })).status).toBeGreaterThan(400);
    expect(
      (await who.ask('POST', `/api/matches/${match}/mute`, { seat: 'red', isMuted: true })).status,
    ).toBeGreaterThan(400);
    expect((await who.ask('POST', `/api/matches/${match}/rematch`, {})).status).toBeGreaterThan(400);
  }
  for (const who of [blue, carl])
    for (const asked of [
      `/api/matches/${match}`,
      '/api/matches/mine',
      '/api/me/export',
      `/api/matches/${match}/export`,
    ])
      expect(JSON.stringify((await who.ask('GET', asked)).body)).not.toContain('Mines');
  expect((await red.ask('PUT', path, { text: 'x'.repeat(4001) })).status).toBe(400);
});

test('one’s words are in the export, and gone with whoever goes: a gap is left', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address);
  const [one, other] = [await red.connect(), await blue.connect()];
  await one.open(match, 'red');
  await other.open(match, 'blue');
  await one.send({ kind: 'chat', match, seat: 'red', to: 'all', text: 'mine' });
  await other.send({ kind: 'chat', match, seat: 'blue', to: 'all', text: 'theirs' });
  await red.ask('PUT', `/api/matches/${match}/note`, { text: 'a note' });
  await red.ask('POST', `/api/matches/${match}/mute`, { seat: 'blue', isMuted: true });
  const { talk } = (await red.ask('GET', '/api/me/export')).body;
  expect(talk).toMatchObject({ chat: [{ match, text: 'mine' }], notes: [{ match, text: 'a note' }], muted: ['Boris'] });
  expect(JSON.stringify(talk)).not.toContain('theirs');
  await red.ask('DELETE', '/api/me');
  const again = await blue.connect();
  await again.open(match, 'blue');
  await heard(again, 2);
  expect(heardBy(again)).toMatchObject([
    { seat: 'red', name: null, text: null },
    { seat: 'blue', name: 'Boris', text: 'theirs' },
  ]);
});

test('what is said on one process is heard on another', async () => {
  const settings = settingsAt(await postgresPlace());
  const [here, there] = [await serve({ settings }), await serve({ settings })];
  const { match, red, blue } = await twoAt(here.address);
  const one = await red.connect();
  const other = await blue.connect({ address: there.address });
  await one.open(match, 'red');
  await other.open(match, 'blue');
  await one.send({ kind: 'chat', match, seat: 'red', to: 'all', text: 'over there' });
  expect(await heard(other, 1)).toEqual(['over there']);
  await other.send({ kind: 'chat', match, seat: 'blue', to: 'all', text: 'and back' });
  expect(await heard(one, 2)).toEqual(['over there', 'and back']);
});
