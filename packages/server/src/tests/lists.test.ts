import type { MatchInfo } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { type Page, Visitor } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { cutConnections, PLACES, postgresPlace, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

interface ListTold {
  readonly kind: string;
  readonly tag: string;
  readonly after: string | null;
  readonly matches: readonly MatchInfo[];
  readonly gone: readonly string[];
}

/** A list as a page has it after all that it was told. */
function listIn(page: Page, kind: 'mine' | 'lobby'): ReadonlyMap<string, MatchInfo> {
  const list = new Map<string, MatchInfo>();
  let tag: string | null = null;
  for (const told of page.heard.filter((each) => each.kind === kind) as unknown as ListTold[]) {
    if (told.after === null) list.clear();
    else if (told.after !== tag) throw new Error(`changes after ${told.after} came to the list ${tag}`);
    for (const match of told.gone) list.delete(match);
    for (const match of told.matches) list.set(match.id, match);
    tag = told.tag;
  }
  return list;
}

const tagOf = (page: Page, kind: string): string => String(page.heard.findLast((told) => told.kind === kind)?.['tag']);

let asked = 0;

async function listen(page: Page, tags: { mine?: string | null; lobby?: string | null } = {}) {
  const id = `l${asked++}`;
  page.socket.send(JSON.stringify({ kind: 'listen', id, mine: null, ...tags }));
  return page.until(() => page.heard.find((told) => told.kind === 'listening' && told['id'] === id));
}

/** A page that follows its lists. */
async function following(who: Visitor, address = who.address): Promise<Page> {
  const page = await who.connect({ address });
  await listen(page, { lobby: null });
  return page;
}

/** Without who is here, which changes by itself. */
const toldOf = (page: Page): string[] => page.heard.flatMap(({ kind }) => (kind === 'hall' ? [] : [kind]));

const has = (page: Page, kind: 'mine' | 'lobby', is: (list: ReadonlyMap<string, MatchInfo>) => boolean) =>
  page.until(() => (is(listIn(page, kind)) ? true : undefined));

const OPEN = {
  ...{ game: 'outpost', options: { rounds: 2 }, pace: { kind: 'none' }, access: 'open', observers: true },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
};

test.each(PLACES)(
  'turns, joining, leaving and closing a table are told to the pages that list them, with %s',
  async (_name, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const anna = await new Visitor(address).named('Anna');
    const boris = await new Visitor(address).named('Boris');
    const [desk, phone, other, visitor] = [
      await following(anna),
      await following(anna),
      await following(boris),
      await following(new Visitor(address)),
    ];
    const { match } = (await anna.ask('POST', '/api/matches', OPEN)).body;
    for (const page of [desk, phone, other, visitor]) await has(page, 'lobby', (list) => list.has(match));
    for (const page of [desk, phone]) await has(page, 'mine', (list) => list.get(match)?.isMaker === true);
    // Nothing in the list for all is anybody’s own.
    expect(listIn(desk, 'lobby').get(match)).toMatchObject({ isMaker: false, seats: [{ isMine: false }, {}] });
    expect([...listIn(other, 'mine')]).toEqual([]);

    await boris.ask('POST', `/api/matches/${match}/join`, {});
    for (const page of [desk, phone, other]) await has(page, 'mine', (list) => list.get(match)?.status === 'running');
    for (const page of [desk, other, visitor]) await has(page, 'lobby', (list) => !list.has(match));
    const [turn, wait] = [listIn(desk, 'mine').get(match)?.isMyTurn, listIn(other, 'mine').get(match)?.isMyTurn];
    expect(new Set([turn, wait])).toEqual(new Set([true, false]));

    // What is played is told to both; and at the end it is over for both.
    const table = await anna.connect();
    await table.open(match, 'red');
    await has(other, 'mine', (list) => list.get(match)?.present.includes('red') === true);
    await table.send({ kind: 'resign', match, seat: 'red', seq: 0 });
    for (const page of [phone, other]) await has(page, 'mine', (list) => list.get(match)?.status === 'over');

    const { match: second } = (await anna.ask('POST', '/api/matches', OPEN)).body;
    await has(visitor, 'lobby', (list) => list.has(second));
    await boris.ask('POST', '/api/me', { name: 'Bruno' });
    await has(desk, 'mine', (list) => list.get(match)?.seats.some(({ name }) => name === 'Bruno') === true);
    await anna.ask('POST', `/api/matches/${second}/leave`);
    await has(visitor, 'lobby', (list) => !list.has(second));
    await has(desk, 'mine', (list) => !list.has(second) && list.has(match));
    await boris.ask('DELETE', '/api/me');
    await has(desk, 'mine', (list) => list.get(match)?.seats.every(({ name }) => name !== 'Bruno') === true);
  },
);

test.each(PLACES)(
  'a rematch is told to whom it is kept for, and its answer to who has asked, with %s',
  async (_n, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const { match: old, red, blue } = await twoAt(address);
    const table = await red.connect();
    await table.open(old, 'red');
    await table.send({ kind: 'resign', match: old, seat: 'red', seq: 0 });
    // Red’s news come over the socket of the table.
    await listen(table);
    const other = await following(blue);
    const stranger = await following(await new Visitor(address).named('Carl'));
    const { match } = (await red.ask('POST', `/api/matches/${old}/rematch`, {})).body;
    await has(
      other,
      'mine',
      (list) => list.get(match)?.rematchOf === old && list.get(match)?.seats[0]?.isForMe === true,
    );
    await has(table, 'mine', (list) => list.get(match)?.seats[0]?.reservedFor === 'Boris');
    await blue.ask('POST', `/api/matches/${match}/join`, {});
    for (const page of [table, other]) await has(page, 'mine', (list) => list.get(match)?.status === 'running');
    // Of a match by link a stranger hears nothing.
    expect(toldOf(stranger)).toEqual(['hello', 'mine', 'lobby', 'listening']);
    expect(stranger.texts.join('')).not.toContain(match);

    const again = await twoAt(address);
    const page = await again.red.connect();
    await page.open(again.match, 'red');
    await page.send({ kind: 'resign', match: again.match, seat: 'red', seq: 0 });
    const [asker, refuser] = [await following(again.red), await following(again.blue)];
    const { match: next } = (await again.red.ask('POST', `/api/matches/${again.match}/rematch`, {})).body;
    await has(refuser, 'mine', (list) => list.has(next));
    await again.blue.ask('POST', `/api/matches/${next}/decline`, {});
    await has(refuser, 'mine', (list) => !list.has(next));
    await has(asker, 'mine', (list) => list.get(next)?.seats[0]?.reservedFor === null);
    expect(listIn(asker, 'mine').get(next)).toMatchObject({ status: 'waiting', isMaker: true });
  },
);

test('two processes tell the pages of each other, also after the database was lost', async () => {
  const place = await postgresPlace();
  const settings = settingsAt(place, { LOG_LEVEL: 'silent' });
  const [one, two] = [await serve({ settings }), await serve({ settings })];
  const { match, red, blue } = await twoAt(one.address);
  const [near, far] = [await following(red, one.address), await following(blue, two.address)];
  const turns = (page: Page) => listIn(page, 'mine').get(match)?.asks[0];
  const first = turns(far);
  const table = await (first === 'red' ? red : blue).connect({ address: one.address });
  await table.open(match, String(first));
  const speak = async (): Promise<void> => {
    const seat = String(turns(near));
    const speaker = await (seat === 'red' ? red : blue).connect({ address: one.address });
    await speaker.open(match, seat);
    for (let tries = 0; speaker.last(match, seat)?.asks === seat && tries < 20; tries++) {
      const seq = speaker.last(match, seat)?.seq ?? 0;
      const answer = await speaker.send({ kind: 'say', match, seat, seq, words: 'pass' });
      expect(answer.text).toBeUndefined();
      await speaker.at(match, seat, seq + 1);
    }
    await speaker.close();
  };
  await speak();
  await has(far, 'mine', (list) => list.get(match)?.asks[0] !== first);
  await has(near, 'mine', (list) => list.get(match)?.asks[0] !== first);

  const carl = await new Visitor(two.address).named('Carl');
  const { match: open } = (await carl.ask('POST', '/api/matches', OPEN)).body;
  await has(near, 'lobby', (list) => list.has(open));
  await cutConnections(place);
  // A process that has lost its ear hears nothing until it has reconnected; then it reads everything again.
  await eventually(async () => {
    await carl.ask('POST', `/api/matches/${open}/leave`);
    expect((await carl.ask('GET', `/api/matches/${open}`)).status).toBe(404);
  });
  await has(near, 'lobby', (list) => !list.has(open));
});

test('a list at one process shows who is at a table of the other', async () => {
  const settings = settingsAt(await postgresPlace());
  const [one, two] = [await serve({ settings }), await serve({ settings })];
  const { match, red, blue } = await twoAt(one.address);
  const far = await following(blue, two.address);
  const table = await red.connect({ address: one.address });
  await table.open(match, 'red');
  await has(far, 'mine', (list) => list.get(match)?.present.includes('red') === true);
  await table.close();
  await has(far, 'mine', (list) => list.get(match)?.present.length === 0);
  expect(listIn(far, 'mine').get(match)?.present).toEqual([]);
});

test('a page that comes back with the tags of what it has is told nothing it has, and whatever it has missed', async () => {
  const place = settingsAt(await sqlitePlace());
  const first = await serve({ settings: place });
  const anna = await new Visitor(first.address).named('Anna');
  const { match } = (await anna.ask('POST', '/api/matches', OPEN)).body;
  const page = await following(anna);
  const tags = { mine: tagOf(page, 'mine'), lobby: tagOf(page, 'lobby') };
  await page.close();
  const back = await anna.connect();
  expect(await listen(back, tags)).toMatchObject({ kind: 'listening', ...tags, at: expect.any(Number) });
  expect(toldOf(back)).toEqual(['hello', 'listening']);
  // Said again every minute, with nothing changed.
  await listen(back, tags);
  expect(toldOf(back)).toHaveLength(3);
  // The same tags are those of the requests.
  for (const [path, tag] of [
    ['/api/matches/mine', tags.mine],
    ['/api/matches/open', tags.lobby],
  ] as const)
    expect((await anna.ask('GET', path)).headers.get('ETag')).toBe(`W/"${tag}"`);

  // The server is started again meanwhile, and something has changed.
  await first.close();
  const second = await serve({ settings: place });
  const moved = new Visitor(second.address);
  moved.cookie = anna.cookie;
  await moved.ask('POST', `/api/matches/${match}/leave`);
  const returned = await moved.connect();
  await listen(returned, tags);
  expect([listIn(returned, 'mine').size, listIn(returned, 'lobby').size]).toEqual([0, 0]);
  expect(toldOf(returned)).toEqual(['hello', 'mine', 'lobby', 'listening']);
});

test('lists by request have tags, and what has not changed is not sent again; the open tables are one compressed answer', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  await anna.ask('POST', '/api/matches', OPEN);
  const get = (path: string, headers: Record<string, string>) =>
    fetch(address + path, { headers: { Cookie: anna.cookie, ...headers } });
  for (const path of ['/api/me', '/api/matches/mine', '/api/matches/open']) {
    const whole = await get(path, {});
    const tag = whole.headers.get('ETag') ?? '';
    expect([whole.status, whole.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    const again = await get(path, { 'If-None-Match': tag });
    expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    expect((await get(path, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  }
  const [zipped, plain] = [
    await get('/api/matches/open', { 'Accept-Encoding': 'gzip' }),
    await get('/api/matches/open', { 'Accept-Encoding': 'identity' }),
  ];
  expect([zipped.headers.get('Content-Encoding'), plain.headers.get('Content-Encoding')]).toEqual(['gzip', null]);
  expect(await zipped.json()).toEqual(await plain.json());
  // Another name is another answer.
  const before = (await get('/api/me', {})).headers.get('ETag');
  await anna.ask('POST', '/api/me', { name: 'Anja' });
  expect((await get('/api/me', { 'If-None-Match': before ?? '' })).status).toBe(200);
});

test('pages that show the lobby are told who comes and who waits, without those who have blocked their person', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const page = await following(anna);
  const here = (of: Page): string => JSON.stringify(of.heard.findLast(({ kind }) => kind === 'hall')?.['feed'] ?? null);
  await page.until(() => (here(page).includes('"name":"Anna"') ? true : undefined));
  const boris = await new Visitor(address).named('Boris');
  const other = await following(boris);
  await page.until(() => (here(page).includes('"name":"Boris"') ? true : undefined));
  await other.until(() => (here(other).includes('"name":"Anna"') ? true : undefined));
  const { person } = (await boris.ask('GET', '/api/me')).body;
  await anna.ask('POST', `/api/people/${person.id}/relation`, { isBlocked: true });
  const again = await following(boris);
  await again.until(() => (here(again).includes('"name":"Boris"') ? true : undefined));
  expect(here(again)).not.toContain('"name":"Anna"');
});
