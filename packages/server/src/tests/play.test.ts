import { randomOf } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { smallThinking } from '../testing/bundled.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const random = randomOf('play');

/** Says anything that may be said, wherever a seat of these is asked, until the match is over. */
async function playOut(match: string, pages: Readonly<Record<string, Page>>): Promise<void> {
  const [first = ''] = Object.keys(pages);
  for (;;) {
    const { asks, seq } = await latest(match, pages, first);
    if (asks === null) return;
    const page = pages[asks];
    if (page === undefined) throw new Error(`nobody plays ${asks}`);
    const { view } = await page.at(match, asks, seq);
    const words = outpost.anySentence(view, random).join(' ');
    const answer = await page.send({ kind: 'say', match, seat: asks, seq, words });
    expect(answer).toMatchObject({ kind: 'accepted', seq: seq + 1 });
    await pages[first]?.at(match, first, seq + 1);
  }
}

async function latest(match: string, pages: Readonly<Record<string, Page>>, seat: string) {
  const page = pages[seat];
  if (page === undefined) throw new Error(seat);
  return page.at(match, seat, 0);
}

test.each(PLACES)(
  '%s: two pages play a match to its end; an observer sees the same; it is verified',
  async (_n, place) => {
    const { address } = await serve({ settings: settingsAt(await place()) });
    const { match, red, blue } = await twoAt(address, { options: { rounds: 3 } });
    const pages = { red: await red.connect(), blue: await blue.connect() };
    for (const [seat, page] of Object.entries(pages)) await page.open(match, seat);
    const watcher = await new Visitor(address).connect();
    await watcher.open(match, 'observer');
    const { commitment } = await pages.red.at(match, 'red', 0);
    expect((await watcher.at(match, 'observer', 0)).seed).toBeNull();
    await playOut(match, pages);
    const over = await pages.blue.until(() => {
      const last = pages.blue.last(match, 'blue');
      return last?.outcome === null ? undefined : last;
    });
    expect((await watcher.at(match, 'observer', over.seq)).outcome).toEqual(over.outcome);
    // Nobody is told what another has said, only what came of it.
    const said = watcher.heard.flatMap(({ kind, entries }) =>
      kind === 'moment' ? (entries as { words: unknown }[]) : [],
    );
    expect(said.length).toBeGreaterThan(over.seq);
    expect(said.every(({ words }) => words === null)).toBe(true);
    const file = JSON.stringify((await red.ask('GET', `/api/matches/${match}/export`)).body);
    const checked = verify(outpost, file);
    expect(checked).toMatchObject({ ok: true, entries: over.seq, outcome: over.outcome });
    expect(JSON.parse(file)).toMatchObject({ commitment, seed: over.seed });
  },
);

test('who was away gets what he missed, and only that', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'u1 step b1 ready' });
  const first = await blue.connect();
  await first.open(match, 'blue');
  expect((await first.at(match, 'blue', 1)).entries.map(({ seq }) => seq)).toEqual([0, 1]);
  await first.close();
  const again = await blue.connect();
  await again.open(match, 'blue', 0);
  expect((await again.at(match, 'blue', 1)).entries.map(({ seq }) => seq)).toEqual([1]);
  // Who has everything is told no entry twice; who says that he has more than there is, every one.
  const up = await blue.connect();
  expect((await up.open(match, 'blue', 1)).kind).toBe('accepted');
  expect(await up.at(match, 'blue', 1)).toMatchObject({ after: null, entries: [] });
  await up.open(match, 'blue', 77);
  expect((await up.at(match, 'blue', 1)).entries).toHaveLength(2);
});

test('a view is told whole once, then what changed; who lost a message or heard one twice opens the match again', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address, { options: { rounds: 4 } });
  const pages = { red: await red.connect(), blue: await blue.connect() };
  for (const [seat, page] of Object.entries(pages)) await page.open(match, seat);
  const moments = () => pages.blue.texts.filter((text) => text.includes('"kind":"moment"'));
  const say = async () => {
    const { asks, seq } = await pages.blue.at(match, 'blue', 0);
    const page = asks === 'red' ? pages.red : pages.blue;
    const words = outpost.anySentence((await page.at(match, asks ?? '', seq)).view, random).join(' ');
    await page.send({ kind: 'say', match, seat: asks, seq, words });
    await Promise.all(Object.entries(pages).map(([seat, each]) => each.at(match, seat, seq + 1)));
  };
  for (let said = 0; said < 4; said++) await say();
  expect(moments().map((text) => JSON.parse(text).after)).toEqual([null, 0, 1, 2, 3]);
  expect(pages.blue.lacks).toEqual([]);
  // What was made of changes is what somebody who comes now is told.
  const before = await pages.blue.at(match, 'blue', 4);
  const fresh = await blue.connect();
  await fresh.open(match, 'blue');
  const whole = await fresh.at(match, 'blue', 4);
  expect(JSON.stringify([before.view, before.undo, before.asks])).toBe(
    JSON.stringify([whole.view, whole.undo, whole.asks]),
  );
  expect([whole['commitment'], before['commitment']]).toEqual([
    expect.objectContaining({ algorithm: 'sha256' }),
    undefined,
  ]);
  // Twice: it does not fit, and nothing is lost by it.
  pages.blue.hear(JSON.parse(moments().at(-1) ?? ''));
  expect([pages.blue.lacks, pages.blue.last(match, 'blue')]).toEqual([['telling.after'], before]);
  pages.blue.forget(match, 'blue');
  pages.blue.hear(JSON.parse(moments().at(-1) ?? ''));
  expect([pages.blue.lacks.length, pages.blue.last(match, 'blue')]).toEqual([2, undefined]);
  await pages.blue.open(match, 'blue', 4);
  expect(await pages.blue.at(match, 'blue', 4)).toMatchObject({ after: null, entries: [], view: whole.view });
  await say();
  expect((await pages.blue.at(match, 'blue', 5)).after).toBe(4);
  expect(fresh.last(match, 'blue')?.after ?? (await fresh.at(match, 'blue', 5)).after).toBe(4);
});

test('the same said twice counts once, after a restart too', async () => {
  const settings = settingsAt((await PLACES[0]?.[1]()) ?? { databaseUrl: undefined, folder: '' });
  const before = await serve({ settings });
  const { match, red } = await twoAt(before.address);
  const page = await red.connect();
  const say = { kind: 'say', match, seat: 'red', seq: 0, words: 'u1 step b1 ready' };
  expect(await page.send(say)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect(await page.send(say)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect(await page.send({ ...say, words: 'pass' })).toMatchObject({ kind: 'refused', reasons: [{ key: 'stale' }] });
  await before.close();
  const after = await serve({ settings });
  const back = await red.connect({ address: after.address });
  expect(await back.send(say)).toMatchObject({ kind: 'accepted', seq: 1 });
  await back.open(match, 'red');
  expect((await back.at(match, 'red', 1)).seq).toBe(1);
});

test('undo, take-back by request and grant of all, draw by offer and acceptance, resignation', async () => {
  const { address } = await serve();
  const { match, red, blue } = await twoAt(address, { options: { rounds: 4 } });
  const [a, b] = [await red.connect(), await blue.connect()];
  await a.open(match, 'red');
  await b.open(match, 'blue');
  await a.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
  expect(await a.send({ kind: 'undo', match, seat: 'red', seq: 1 })).toMatchObject({ kind: 'refused' });
  // It names what would go, and survives a further move.
  expect(await a.send({ kind: 'offer', match, seat: 'red', seq: 1, what: 'takeBack', to: 0 })).toMatchObject({
    ...{ kind: 'accepted', seq: 1 },
  });
  const offers = await b.until(() =>
    b.heard.findLast(({ kind, offers: all }) => kind === 'offers' && JSON.stringify(all) !== '[]'),
  );
  expect(offers['offers']).toEqual([{ what: 'takeBack', to: 0, seat: 'red' }]);
  await b.send({ kind: 'say', match, seat: 'blue', seq: 1, words: 'u4 step c1 ready' });
  const stale = await b.send({ kind: 'offer', match, seat: 'blue', seq: 1, what: 'takeBack', to: 0 });
  expect(stale).toMatchObject({ kind: 'refused', reasons: [{ key: 'stale' }] });
  await b.send({ kind: 'offer', match, seat: 'blue', seq: 2, what: 'takeBack', to: 0 });
  const back = await a.at(match, 'red', 3);
  expect([back.asks, back.entries.at(-1)?.words]).toEqual(['red', '* undo 0 red blue']);
  // Refused, an offer is gone.
  await a.send({ kind: 'offer', match, seat: 'red', seq: 3, what: 'draw' });
  expect((await b.send({ kind: 'decline', match, seat: 'blue', seq: 3, what: 'draw' })).kind).toBe('accepted');
  expect((await b.send({ kind: 'decline', match, seat: 'blue', seq: 3, what: 'draw' })).text).toContain('on offer');
  await b.send({ kind: 'offer', match, seat: 'blue', seq: 3, what: 'draw' });
  expect((await a.at(match, 'red', 3)).asks).toBe('red');
  await a.send({ kind: 'offer', match, seat: 'red', seq: 3, what: 'draw' });
  expect((await b.at(match, 'blue', 4)).outcome).toMatchObject({ winners: [], reason: { key: 'draw' } });
  const late = await a.send({ kind: 'resign', match, seat: 'red', seq: 4 });
  expect([late.kind, late.text]).toEqual(['refused', 'The match is over.']);

  const second = await twoAt(address);
  const c = await second.red.connect();
  await c.open(second.match, 'red');
  const resigned = { kind: 'resign', match: second.match, seat: 'red', seq: 0 };
  expect(await c.send(resigned)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect(await c.send(resigned)).toMatchObject({ kind: 'accepted', seq: 1 });
  expect((await c.at(second.match, 'red', 1)).outcome).toMatchObject({ winners: ['blue'] });
});

test('bots play in threads and the AI by the rules, until a person is asked', async () => {
  const { address } = await serve({ thinking: smallThinking() });
  const anna = await new Visitor(address).named('Anna');
  const page = await anna.connect();
  for (const [options, seats] of [
    [{ rounds: 2 }, { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } }],
    [{ rounds: 2, opponent: 'procedure' }, { red: { kind: 'me' } }],
  ]) {
    const plan = { game: 'outpost', options, seats, pace: { kind: 'none' }, access: 'link', observers: false };
    const { match } = (await anna.ask('POST', '/api/matches', plan)).body;
    await page.open(match, 'red');
    for (;;) {
      const moment = await page.until(() => {
        const last = page.last(match, 'red');
        return last?.asks === 'red' || (last?.outcome ?? null) !== null ? last : undefined;
      });
      if (moment.outcome !== null) break;
      const words = outpost.anySentence(moment.view, random).join(' ');
      await page.send({ kind: 'say', match, seat: 'red', seq: moment.seq, words });
      await page.at(match, 'red', moment.seq + 1);
    }
    const speakers = page.heard.flatMap(({ kind, match: of, entries }) =>
      kind === 'moment' && of === match ? (entries as { speaker: string }[]).map(({ speaker }) => speaker) : [],
    );
    expect(new Set(speakers)).toEqual(new Set([null, 'red', 'opponent' in (options ?? {}) ? 'ai' : 'blue']));
  }
});

test('an unknown version is told to reload', async () => {
  const { address } = await serve();
  const visitor = new Visitor(address);
  const old = await visitor.connect({ version: 99 });
  await expect(old.until(() => old.heard.find(({ kind }) => kind === 'hello'))).rejects.toThrow('closed');
  expect(old.heard).toEqual([{ kind: 'reload', protocol: 3, text: 'Sandtable was updated: reload the page.' }]);
});
