// A person goes while a match runs: whose seats they were, who plays on, and who has lost.
import { limanowa, ownPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { hostedGames } from '../../../../scripts/serve/games.ts';
import { hostThinking } from '../testing/bundled.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { serve } from '../testing/served.ts';

const system = limanowa(ownPack());

const NO_PACE: object = { kind: 'none' };

/** Anna and Boris lead a corps each against the AI. */
async function cooperative({ hasBots = false, pace = NO_PACE, now = Date.now } = {}) {
  const thinking = hasBots ? { thinking: hostThinking() } : {};
  const { address } = await serve({ games: hostedGames(), now, ...thinking });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const made = await anna.ask('POST', '/api/matches', {
    ...{ game: 'limanowa', options: { mission: 'steamroller' }, pace, access: 'link', observers: true },
    seats: { p1: { kind: 'me' }, p2: { kind: 'free' } },
  });
  const { match, token } = made.body;
  await boris.ask('POST', `/api/matches/${match}/join`, { token });
  const page = await anna.connect({ system });
  await page.open(match, 'p1');
  const info = async () => (await anna.ask('GET', `/api/matches/${match}`)).body.match;
  return { address, match, token, anna, boris, page, info };
}

/** What the table said last, from any entry on. */
function tableSaid(page: Page, match: string, words: RegExp) {
  return page.until(() => page.last(match, 'p1')?.entries.find((each) => words.test(each.words ?? '')));
}

test('who leaves gives the seat to the partner, and nobody has lost; the partner speaks for both from then on', async () => {
  const { match, anna, boris, page, info } = await cooperative();
  expect((await boris.ask('POST', `/api/matches/${match}/leave`, { to: 'partner' })).status).toBe(200);
  await tableSaid(page, match, /^\* seat p2 .*"name":"Anna"/);
  const { status, seats } = await info();
  expect(status).toBe('running');
  expect(seats).toMatchObject([{ seat: 'p1', isMine: true }, { seat: 'p2', isMine: true, name: 'Anna' }, {}]);
  expect((await page.open(match, 'p2')).kind).toBe('accepted');
  const gone = await boris.connect({ system });
  expect((await gone.open(match, 'p2')).reasons).toMatchObject([{ key: 'notYours' }]);
  // Alone on its side she may resign.
  expect((await anna.ask('POST', `/api/matches/${match}/leave`, {})).status).toBe(409);
  const { seq } = await page.at(match, 'p1', 1);
  await page.send({ kind: 'resign', match, seat: 'p1', seq });
  expect((await info()).status).toBe('over');
});

test('a resignation of one partner, by a page of an earlier version too, only gives the seat away; so does deletion', async () => {
  for (const how of ['resign', 'delete']) {
    const { match, boris, page, info } = await cooperative();
    const his = await boris.connect({ system });
    await his.open(match, 'p2');
    if (how === 'delete') await boris.ask('DELETE', '/api/me');
    else his.socket.send(JSON.stringify({ kind: 'resign', id: 'x', match, seat: 'p2', seq: 0 }));
    await expect.poll(info).toMatchObject({
      status: 'running',
      seats: [{ seat: 'p1', name: 'Anna' }, { seat: 'p2', name: 'Anna', isMine: true }, {}],
    });
    await page.close();
  }
});

test('the side resigns only when all its people agree, and the others do not hear that it was asked', async () => {
  const { match, boris, page, info } = await cooperative();
  const observer = await boris.connect({ system });
  await observer.open(match, 'observer');
  const his = await boris.connect({ system });
  await his.open(match, 'p2');
  const { seq } = await page.at(match, 'p1', 0);
  expect((await page.send({ kind: 'offer', match, seat: 'p1', seq, what: 'resign' })).kind).toBe('accepted');
  await his.until(() => his.heard.find((each) => each.kind === 'offers' && JSON.stringify(each).includes('resign')));
  expect((await info()).status).toBe('running');
  expect((await his.send({ kind: 'decline', match, seat: 'p2', seq, what: 'resign' })).kind).toBe('accepted');
  await page.send({ kind: 'offer', match, seat: 'p1', seq, what: 'resign' });
  expect((await his.send({ kind: 'offer', match, seat: 'p2', seq, what: 'resign' })).kind).toBe('accepted');
  const over = await page.until(() => {
    const last = page.last(match, 'p1');
    return last?.outcome === null ? undefined : last;
  });
  expect(over.outcome).toMatchObject({ winners: ['ai'], by: ['p1', 'p2'], reason: { key: 'resign' } });
  const told = observer.heard.filter(({ kind }) => kind === 'offers');
  expect(JSON.stringify(told)).not.toContain('resign');
});

test('a bot plays on until a newcomer sits down, who has the link; nobody takes a seat that is not free', async () => {
  const { address, match, token, boris, page, info } = await cooperative({ hasBots: true });
  const carl = await new Visitor(address).named('Carl');
  const join = (who: Visitor, body: object) => who.ask('POST', `/api/matches/${match}/join`, body);
  expect((await join(carl, { token, seat: 'p2' })).status).toBe(409);
  expect((await boris.ask('POST', `/api/matches/${match}/leave`, { to: 'bot' })).status).toBe(200);
  await tableSaid(page, match, /^\* seat p2 .*"kind":"bot"/);
  expect((await info()).seats[1]).toMatchObject({ seat: 'p2', kind: 'bot', isVacant: true, isMine: false });
  // It is his no more.
  const his = await boris.connect({ system });
  expect((await his.open(match, 'p2')).kind).toBe('refused');
  expect((await join(carl, {})).status).toBe(403);
  expect((await join(carl, { token, seat: 'p1' })).status).toBe(409);
  expect((await join(carl, { token })).body.match.seats[1]).toMatchObject({ seat: 'p2', name: 'Carl', isMine: true });
  expect((await join(await new Visitor(address).named('Dora'), { token })).status).toBe(409);
  const carls = await carl.connect({ system });
  expect((await carls.open(match, 'p2')).kind).toBe('accepted');
});

test('with minutes a side, a bot plays on for the partner whose time is over', async () => {
  const clock = { now: 1_800_000_000_000 };
  const pace = { kind: 'live', minutes: 1, increment: 0 };
  const { match, page, anna, boris, info } = await cooperative({ hasBots: true, pace, now: () => clock.now });
  const his = await boris.connect({ system });
  await his.open(match, 'p2');
  const asked = await page.until(() => {
    const { asks = null } = page.last(match, 'p1') ?? {};
    return asks === 'p1' || asks === 'p2' ? asks : undefined;
  });
  await page.started(match);
  clock.now += 61_000;
  // A message that comes too late makes the flag fall, and the screen is opened again as one that looks on.
  const [person, late] = asked === 'p1' ? [anna, page] : [boris, his];
  const { seq } = await late.at(match, asked, 0);
  late.socket.send(JSON.stringify({ kind: 'say', id: 'late', match, seat: asked, seq, words: 'pass' }));
  const seat = async () => (await info()).seats.find((each: { seat: string }) => each.seat === asked);
  await expect.poll(seat).toMatchObject({ kind: 'bot' });
  expect((await info()).status).toBe('running');
  const again = await person.connect({ system });
  const back = await again.send({ kind: 'claim', match, seat: asked, seq, how: 'back' });
  expect(back.reasons).toMatchObject([{ key: 'noTimeLeft' }]);
});
