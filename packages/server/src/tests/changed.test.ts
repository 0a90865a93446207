import { bad, type GameSystem, type Realm } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { openStore, type StorePlace } from '../store/store.ts';
import type { Visitor } from '../testing/client.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { serve, type Served, settingsAt, twoAt } from '../testing/served.ts';

/** The next release: everything comes out the same. */
const RENEWED: GameSystem<Realm> = { ...pig, version: pig.version + 1 };
/** One in which two dice are three. */
const CHANGED: typeof pig = {
  ...pig,
  version: pig.version + 2,
  apply: (state, sentence, io) => pig.apply(state, sentence[0] === 'roll:2' ? ['roll:3'] : sentence, io),
};
/** One that no longer has such matches. */
const LOST: GameSystem<Realm> = { ...pig, version: 9, options: () => bad('options', 'something newer', 'this') };

function servedBy(system: GameSystem<Realm>, place: StorePlace): Promise<Served> {
  return serve({ settings: settingsAt(place, { LOG_LEVEL: 'silent' }), games: [hostedGame(system)] });
}

/** Both hold, then two dice are rolled, and another is. */
async function played(place: StorePlace) {
  const server = await servedBy(pig, place);
  const made = await twoAt(server.address, { game: 'pig', seats: ['first', 'second'], options: {} });
  const { match, red, blue } = made;
  const page = await red.connect({ system: pig });
  await page.open(match, 'first');
  const other = await blue.connect({ system: pig });
  for (const [seq, words] of ['hold', 'hold', 'roll:2', 'roll:1'].entries()) {
    const { asks } = await page.at(match, 'first', seq);
    await (asks === 'first' ? page : other).send({ kind: 'say', match, seat: asks, seq, words });
  }
  await page.at(match, 'first', 4);
  await server.close();
  return made;
}

/** Asks a server that was started anew as somebody known to the old one. */
function asking({ address }: Served, { cookie }: Visitor, match: string) {
  return async (body?: object, path = '/changed') => {
    const answer = await fetch(`${address}/api/matches/${match}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Cookie: cookie,
        Origin: address,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return answer.json();
  };
}

test.each(PLACES)(
  '%s: by newer rules that change nothing in it a match goes on, and is verified by them',
  async (_n, make) => {
    const place = await make();
    const { match, red } = await played(place);
    for (const [seq, system] of [RENEWED, RENEWED, pig].entries()) {
      const server = await servedBy(system, place);
      const page = await red.connect({ address: server.address, system });
      expect((await page.open(match, 'first')).kind).toBe('accepted');
      expect((await page.at(match, 'first', 4)).entries).toHaveLength(5);
      const ask = asking(server, red, match);
      expect(await ask()).toEqual({ changed: null });
      // Agreeing to what is not asked for changes nothing.
      expect(await ask({ from: 3, how: 'end' })).toEqual({ changed: null });
      if (seq === 2) await page.send({ kind: 'resign', match, seat: 'first', seq: 4 });
      const file = JSON.stringify(await ask(undefined, '/export'));
      expect(verify(system, file).ok).toBe(seq === 2);
      await server.close();
    }
  },
);

test.each(PLACES)(
  '%s: all are told from which entry on a match comes out otherwise; it goes on from before it when all agree',
  async (_n, make) => {
    const place = await make();
    const { match, red, blue } = await played(place);
    const server = await servedBy(CHANGED, place);
    const [anna, boris] = [asking(server, red, match), asking(server, blue, match)];
    const page = await red.connect({ address: server.address, system: CHANGED });
    const refused = await page.open(match, 'first');
    expect(refused).toMatchObject({ kind: 'refused', reasons: [{ rule: 'server', key: 'changed', amount: 3 }] });
    expect(refused.text).toBe(
      'By the rules of today this match comes out otherwise from move 3 on. It goes on from before that move if everybody agrees, or someone ends it.',
    );
    const seats = (hasAgreed: boolean) => [
      { seat: 'first', name: 'Anna', hasAgreed, isMine: true },
      { seat: 'second', name: 'Boris', hasAgreed: false, isMine: false },
    ];
    expect(await anna()).toEqual({ changed: { from: 3, people: seats(false) } });
    expect((await anna({ from: 2, how: 'goOn' })).error).toContain('from move 3 on');
    expect(await anna({ from: 3, how: 'goOn' })).toEqual({ changed: { from: 3, people: seats(true) } });
    expect((await page.open(match, 'first')).kind).toBe('refused');
    expect(await boris({ from: 3, how: 'goOn' })).toEqual({ changed: null });
    // Lists tell how it stands without opening it.
    expect((await anna(undefined, '')).match).toMatchObject({ seq: 2, asks: ['first'], isMyTurn: true });
    await page.open(match, 'first');
    expect(await page.at(match, 'first', 2)).toMatchObject({ seq: 2, asks: 'first' });
    expect(await page.send({ kind: 'say', match, seat: 'first', seq: 2, words: 'roll:2' })).toMatchObject({ seq: 3 });
    await page.send({ kind: 'resign', match, seat: 'first', seq: 3 });
    expect(verify(CHANGED, JSON.stringify(await anna(undefined, '/export')))).toMatchObject({ ok: true, entries: 4 });
    await server.close();
    // What was cut off is not gone.
    const store = await openStore(place);
    const cut = await store.database.db
      .selectFrom('cut_entries')
      .select(['number', 'text'])
      .orderBy('number')
      .execute();
    expect(cut.map(({ number, text }) => [number, text])).toEqual([
      [3, 'first: roll:2'],
      [4, expect.stringMatching(/: roll:1$/)],
    ]);
    await store.close();
  },
);

test.each(PLACES)('%s: anybody at it ends such a match, and nobody has won', async (_n, make) => {
  const place = await make();
  const { match, red, blue } = await played(place);
  const server = await servedBy(CHANGED, place);
  const stranger = await (
    await twoAt(server.address, { game: 'pig', seats: ['first', 'second'], options: {} })
  ).red.named('Eve');
  expect(await asking(server, stranger, match)({ from: 3, how: 'end' })).toEqual({ error: 'There is no such match.' });
  expect(await asking(server, blue, match)({ from: 3, how: 'end' })).toEqual({ changed: null });
  const page = await red.connect({ address: server.address, system: CHANGED });
  await page.open(match, 'first');
  const { seq, outcome } = await page.at(match, 'first', 3);
  expect([seq, outcome]).toMatchObject([3, { winners: [], reason: { key: 'abort' } }]);
});

test('a match that cannot even be set up any more is ended, and what was said stays', async () => {
  const place = await sqlitePlace();
  const { match, red } = await played(place);
  const server = await servedBy(LOST, place);
  const ask = asking(server, red, match);
  expect((await ask()).changed.from).toBe(0);
  expect((await ask({ from: 0, how: 'goOn' })).error).toContain('it can only be ended');
  expect(await ask({ from: 0, how: 'end' })).toEqual({ changed: null });
  expect((await ask(undefined, '')).match).toMatchObject({ status: 'over' });
  await server.close();
  const store = await openStore(place);
  expect(await store.entries.after(match, 0)).toHaveLength(4);
  await store.close();
});
