import { expect, test } from 'vitest';
import { type Page, Visitor } from '../testing/client.ts';
import { PLACES, sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const NOTHING = { lone: false, standing: {}, until: null, since: 0, next: null, after: 0 };

function answersHeard({ heard }: Page): unknown[] {
  return heard.filter(({ kind }) => kind === 'answers').map(({ answers }) => answers);
}

test.each(PLACES)(
  '%s: a pass is said while its person is away, after a restart too, until a fact that all see',
  async (_name, place) => {
    const settings = settingsAt(await place());
    const before = await serve({ settings });
    const { match, red, blue } = await twoAt(before.address, { options: { rounds: 4 } });
    const [a, b] = [await red.connect(), await blue.connect()];
    await a.open(match, 'red');
    await b.open(match, 'blue');
    await a.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'pass' });
    await b.send({ kind: 'say', match, seat: 'blue', seq: 1, words: 'u4 step c1 dug' });
    const pass = { ...NOTHING, until: ['near'], since: 2 };
    const set = { kind: 'answers', match, seat: 'blue', seq: 2, answers: pass };
    expect(await b.send(set)).toMatchObject({ kind: 'accepted', seq: 2 });
    expect(answersHeard(b)).toEqual([null, pass]);
    await b.close();
    await before.close();
    const after = await serve({ settings });
    const [back, watcher] = [await red.connect({ address: after.address }), await new Visitor(after.address).connect()];
    await back.open(match, 'red');
    await watcher.open(match, 'observer');
    await back.send({ kind: 'say', match, seat: 'red', seq: 2, words: 'u2 step b2 dug' });
    expect(await back.at(match, 'red', 4)).toMatchObject({ asks: 'red', entries: [{ seq: 4, speaker: 'blue' }] });
    await back.send({ kind: 'say', match, seat: 'red', seq: 4, words: 'u1 step b1 dug' });
    expect((await back.at(match, 'red', 5)).asks).toBe('blue');
    const again = await blue.connect({ address: after.address });
    await again.open(match, 'blue');
    expect(await again.at(match, 'blue', 5)).toMatchObject({ seq: 5, asks: 'blue' });
    expect(answersHeard(again)).toEqual([{ ...pass, until: null }]);
    // Nobody else has heard of it.
    expect([answersHeard(a), answersHeard(back), answersHeard(watcher)]).toEqual([[null], [null], []]);
    expect([...a.texts, ...back.texts, ...watcher.texts].join('')).not.toContain('near');
  },
);

test('answers that cannot be given are refused in words, and nobody sets those of another seat', async () => {
  const { address } = await serve();
  const { match, red } = await twoAt(address);
  const page = await red.connect();
  await page.open(match, 'red');
  const set = (answers: unknown, seat = 'red') => page.send({ kind: 'answers', match, seat, seq: 0, answers });
  for (const [answers, words] of [
    [{ ...NOTHING, until: ['rain'] }, 'any of struck, near'],
    [{ ...NOTHING, until: [], since: 4 }, '0, the last entry'],
    [{ ...NOTHING, standing: { payForDice: '9' } }, '0 or 1 or 2'],
    [{ ...NOTHING, sometimes: true }, 'no such field'],
    ['pass', 'an object'],
    [null, 'cannot be answered beforehand'],
  ] as const) {
    const refused = await set(answers);
    expect([refused.kind, refused.reasons[0]?.key]).toEqual(['refused', 'wrongAnswers']);
    expect(refused.text).toContain(words);
  }
  expect(await set(NOTHING, 'blue')).toMatchObject({ kind: 'refused', reasons: [{ key: 'notYours' }] });
  expect(answersHeard(page)).toEqual([null]);
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  expect((await set(NOTHING)).text).toBe('The match is over.');
});

test('one undo goes behind what was given, to the own last decision', async () => {
  const { address } = await serve({ settings: settingsAt(await sqlitePlace()) });
  const anna = await new Visitor(address).named('Anna');
  const seats = { red: { kind: 'me' }, blue: { kind: 'me' } };
  const plan = { game: 'outpost', options: { rounds: 3 }, seats, pace: { kind: 'none' }, access: 'link' };
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, observers: false })).body;
  const page = await anna.connect();
  await page.open(match, 'red');
  const answers = { ...NOTHING, until: [] };
  await page.send({ kind: 'answers', match, seat: 'blue', seq: 0, answers });
  expect((await anna.ask('GET', '/api/me/export')).body.matches[0].answers).toEqual({ blue: answers });
  await page.send({ kind: 'say', match, seat: 'red', seq: 0, words: 'u1 step b1 dug' });
  expect((await page.at(match, 'red', 2)).undo).toMatchObject({ granted: true, value: { to: 0 } });
  expect(await page.send({ kind: 'undo', match, seat: 'red', seq: 2 })).toMatchObject({ kind: 'accepted', seq: 3 });
  expect(await page.at(match, 'red', 3)).toMatchObject({ seq: 3, asks: 'red' });
});
