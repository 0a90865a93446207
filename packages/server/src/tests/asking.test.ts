import { randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { hear, type Moment } from '@sandtable/session';
import { ASK_ANSWERS } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { smallThinking } from '../testing/bundled.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { PLACES, postgresPlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

interface Asked {
  readonly seq: number;
  readonly entry: { readonly events: readonly unknown[] };
}

/** What the answer tells, moment by moment. */
function momentsIn(moments: readonly Asked[]): Moment<Realm>[] {
  const heard: Moment<Realm>[] = [];
  for (const each of moments) {
    const next = hear<Realm>(pig, heard.at(-1) ?? null, { ...each, events: each.entry.events });
    if (!next.ok) throw new Error(JSON.stringify(next.problems));
    heard.push(next.value);
  }
  return heard;
}

/** So many entries, said by whoever is asked. */
async function playSome(
  match: string,
  pages: Readonly<Record<string, Page>>,
  entries: number,
  always?: string,
): Promise<void> {
  const random = randomOf('some');
  const [[first, page] = ['', undefined]] = Object.entries(pages);
  for (let seq = 0; seq < entries; seq++) {
    const asks = (await page?.at(match, first, seq))?.asks ?? '';
    const told = await pages[asks]?.at(match, asks, seq);
    const words = always ?? outpost.anySentence(told?.view as never, random).join(' ');
    expect(await pages[asks]?.send({ kind: 'say', match, seat: asks, seq, words })).toMatchObject({ kind: 'accepted' });
  }
}

const ticking = (): (() => number) => {
  let now = 0;
  return () => (now += 60);
};

test('a match of many entries opens with its newest page; older ones are asked for, and are what was told then', async () => {
  const { address } = await serve({ now: ticking() });
  const { match, red, blue } = await twoAt(address, { game: 'pig', options: {}, seats: ['first', 'second'] });
  const pages = { first: await red.connect({ system: pig }), second: await blue.connect({ system: pig }) };
  for (const [seat, page] of Object.entries(pages)) await page.open(match, seat);
  await playSome(match, pages, 70, 'hold');
  const late = await red.connect({ system: pig });
  await late.open(match, 'first');
  const { entries, seq } = await late.at(match, 'first', 70);
  expect([seq, entries.length, entries[0]?.seq]).toEqual([70, 50, 21]);
  const ask = (question: object) => late.send({ kind: 'ask', match, as: 'first', question });
  const older = await ask({ topic: 'log', before: 21 });
  expect(ASK_ANSWERS.log.parse(older.answer).entries.map((entry) => entry.seq)).toEqual(
    Array.from({ length: 21 }, (_, place) => place),
  );
  const told = pages.first.heard.flatMap(({ kind, entries: some }) => (kind === 'moment' ? (some as unknown[]) : []));
  expect([...older.answer.entries, ...entries]).toEqual(told);
  expect(await ask({ topic: 'log', before: 0 })).toMatchObject({ answer: { entries: [] } });
  const past = await ask({ topic: 'at', seq: 30, to: 60 });
  const moments = momentsIn(ASK_ANSWERS.at.parse(past.answer).moments);
  expect(moments.map((moment) => moment.seq)).toEqual(Array.from({ length: 31 }, (_, place) => 30 + place));
  const [one] = momentsIn((await ask({ topic: 'at', seq: 47 })).answer.moments);
  expect(moments[17]).toEqual(one);
  for (const wrong of [{ seq: 71 }, { seq: 5, to: 71 }, { seq: 5, to: 4 }, { seq: 0, to: 50 }])
    expect(await ask({ topic: 'at', ...wrong })).toMatchObject({ reasons: [{ key: 'noSuchEntry' }] });
});

test('only what is open here is told, and reasons only of the AI', async () => {
  const { address } = await serve({ thinking: smallThinking() });
  const anna = await new Visitor(address).named('Anna');
  const plan = { game: 'outpost', options: { rounds: 2, opponent: 'procedure' }, seats: { red: { kind: 'me' } } };
  const body = { ...plan, pace: { kind: 'none' }, access: 'link', observers: true };
  const { match } = (await anna.ask('POST', '/api/matches', body)).body;
  const page = await anna.connect();
  const ask = (as: string, question: object) => page.send({ kind: 'ask', match, as, question });
  const notOpen = { kind: 'refused', reasons: [{ key: 'notOpen' }] };
  expect(await ask('red', { topic: 'at', seq: 0 })).toMatchObject(notOpen);
  await page.open(match, 'red');
  for (const as of ['ai', 'observer', 'spectator', 'referee'])
    expect(await ask(as, { topic: 'at', seq: 0 })).toMatchObject(notOpen);
  await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
  await page.at(match, 'red', 2);
  const why = await ask('red', { topic: 'why', seq: 2 });
  expect(ASK_ANSWERS.why.safeParse(why.answer).error).toBeUndefined();
  expect(why.answer.moments).toMatchObject([{ seq: 1, after: null, entry: { speaker: 'red', words: 'red: pass' } }]);
  expect(why.answer.events).toEqual(page.last(match, 'red')?.entries.at(-1)?.events);
  expect(await ask('red', { topic: 'whatIf', seq: 2, unit: 0 })).toMatchObject({ answer: { notes: ['other'] } });
  const noReasons = { kind: 'refused', reasons: [{ key: 'noReasons' }] };
  for (const seq of [0, 1, 900]) {
    expect(await ask('red', { topic: 'why', seq })).toMatchObject(noReasons);
    expect(await ask('red', { topic: 'whatIf', seq, unit: 0 })).toMatchObject(noReasons);
  }
});

test.each(PLACES)('%s: the server knows what a person has seen, on whatever device', async (_n, place) => {
  const { address } = await serve({ settings: settingsAt(await place()) });
  const { match, red, blue } = await twoAt(address);
  const [page, other] = [await red.connect(), await blue.connect()];
  await page.open(match, 'red');
  await other.open(match, 'blue');
  expect(page.last(match, 'red')).toMatchObject({ seen: null });
  await playSome(match, { red: page, blue: other }, 4);
  expect(await page.send({ kind: 'seen', match, as: 'red', seq: 3 })).toMatchObject({ kind: 'accepted', seq: 4 });
  // Another device is behind, and a page that boasts has seen no more than there is.
  await page.send({ kind: 'seen', match, as: 'red', seq: 1 });
  const device = await red.connect();
  await device.open(match, 'red');
  expect(await device.at(match, 'red', 4)).toMatchObject({ seen: 3 });
  await device.send({ kind: 'seen', match, as: 'red', seq: 900 });
  await device.open(match, 'red');
  expect(device.last(match, 'red')).toMatchObject({ seen: 4 });
  expect(await device.send({ kind: 'seen', match, as: 'blue', seq: 1 })).toMatchObject({ kind: 'refused' });
});

test('who looks on is known to all, on whatever process, and who goes is missed', async () => {
  const place = await postgresPlace();
  const [here, there] = [
    await serve({ settings: settingsAt(place) }),
    await serve({ settings: settingsAt(place) }),
  ] as const;
  const { match, red, blue } = await twoAt(here.address);
  const page = await red.connect();
  await page.open(match, 'red');
  const told = (on: Page) => on.heard.findLast(({ kind }) => kind === 'presence');
  const seats = async (on: Page, wanted: object): Promise<void> => {
    const text = JSON.stringify({ kind: 'presence', match, ...wanted });
    await on.until(() => (JSON.stringify(told(on)) === text ? true : undefined));
  };
  await seats(page, { seats: ['red'], observers: 0 });
  const listedAt = async ({ address }: { readonly address: string }): Promise<string[]> => {
    const visitor = new Visitor(address);
    visitor.cookie = blue.cookie;
    return (await visitor.ask('GET', '/api/matches/mine')).body.matches[0].present;
  };
  // The second process has not opened the match, and need not.
  await expect.poll(() => listedAt(there)).toEqual(['red']);
  const other = await blue.connect({ address: there.address });
  await other.open(match, 'blue');
  const carl = await new Visitor(there.address).connect();
  await carl.open(match, 'observer');
  for (const each of [page, other, carl]) await seats(each, { seats: ['blue', 'red'], observers: 1 });
  expect(await listedAt(here)).toEqual(['blue', 'red']);
  await carl.close();
  await seats(page, { seats: ['blue', 'red'], observers: 0 });
  await there.close();
  await seats(page, { seats: ['red'], observers: 0 });
  expect(told(page)).toMatchObject({ seats: ['red'] });
  expect(await listedAt(here)).toEqual(['red']);
  await page.close();
  await expect.poll(() => listedAt(here)).toEqual([]);
});
