import { expect, test } from 'vitest';
import { changedSeats } from '../talk/rematch.ts';
import type { SeatRow } from '../store/tables.ts';
import { Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';

const PART = 'a1'.repeat(32);

/** Two people at a match that is over. */
async function overAt(address: string) {
  const two = await twoAt(address, { help: false });
  const page = await two.red.connect();
  await page.open(two.match, 'red');
  const again = (who: Visitor, body: object = {}) => who.ask('POST', `/api/matches/${two.match}/rematch`, body);
  const early = await again(two.red);
  expect([early.status, early.body.error]).toEqual([409, 'The match is still played.']);
  await page.send({ kind: 'resign', match: two.match, seat: 'red', seq: 0 });
  return { ...two, again };
}

test('a rematch has the sides changed and the same terms; the other finds it in his list, and by asking too he plays it', async () => {
  const { address } = await serve();
  const { match: old, red, blue, again } = await overAt(address);
  const made = await again(red, { part: PART });
  expect(made.status).toBe(201);
  const { match } = made.body;
  const info = async (who: Visitor) => (await who.ask('GET', `/api/matches/${match}`)).body.match;
  expect(await info(red)).toMatchObject({
    ...{ status: 'waiting', rematchOf: old, access: 'link', observers: true, help: false, title: 'outpost' },
    seats: [
      { seat: 'red', name: null, isMine: false, reservedFor: 'Boris', isForMe: false },
      { seat: 'blue', name: 'Anna', isMine: true, reservedFor: null },
    ],
    commitment: { parts: { blue: PART } },
  });
  const invitation = (await blue.ask('GET', '/api/matches/mine')).body.matches.find(
    (each: { id: string }) => each.id === match,
  );
  expect(invitation).toMatchObject({ seats: [{ isForMe: true }, { isForMe: false }] });
  // Nobody else sits down there, with the link or without.
  const carl = await new Visitor(address).named('Carl');
  const stolen = await carl.ask('POST', `/api/matches/${match}/join`, { token: made.body.token });
  expect([stolen.status, stolen.body.error]).toEqual([409, 'That seat is taken.']);
  expect((await carl.ask('POST', `/api/matches/${match}/decline`, {})).status).toBe(404);
  const second = await again(blue);
  expect(second.body.match).toBe(match);
  expect(await info(blue)).toMatchObject({
    status: 'running',
    seats: [{ isMine: true, name: 'Boris' }, { name: 'Anna' }],
  });
  expect((await again(red)).body.match).toBe(match);
  expect((await again(carl)).status).toBe(404);
  const page = await blue.connect();
  expect((await page.open(match, 'red')).kind).toBe('accepted');
});

test('an invitation can be taken by joining, or declined: then the seat is anybody’s who has the link', async () => {
  const { address } = await serve();
  const { red, blue, again } = await overAt(address);
  const { match, token } = (await again(red)).body;
  expect((await blue.ask('POST', `/api/matches/${match}/decline`, {})).status).toBe(200);
  expect((await blue.ask('POST', `/api/matches/${match}/decline`, {})).status).toBe(404);
  const mine = (await blue.ask('GET', '/api/matches/mine')).body.matches;
  expect(mine.map(({ id }: { id: string }) => id)).not.toContain(match);
  const carl = await new Visitor(address).named('Carl');
  expect((await carl.ask('POST', `/api/matches/${match}/join`, { token })).body.match.status).toBe('running');

  const other = await overAt(address);
  const { match: next } = (await other.again(other.red)).body;
  const joined = await other.blue.ask('POST', `/api/matches/${next}/join`, { part: PART });
  expect(joined.body.match).toMatchObject({ status: 'running', commitment: { parts: { red: PART }, drawn: ['blue'] } });
});

test('both ask at once, and there is one match', async () => {
  const { address } = await serve();
  const { red, blue, again } = await overAt(address);
  const asked = await Promise.all([again(red), again(blue), again(red), again(blue)]);
  expect(new Set(asked.map(({ body }) => body.match)).size).toBe(1);
  const { match } = asked[0].body;
  expect((await red.ask('GET', `/api/matches/${match}`)).body.match.status).toBe('running');
});

function seat(name: string, kind: SeatRow['kind'], who: string | null): SeatRow {
  const empty = { match: 'm', place: 0, reserved: null, part: null };
  return { ...empty, seat: name, kind, person: kind === 'person' ? who : null, bot: kind === 'bot' ? who : null };
}

test.each([
  ['two people change', ['person anna', 'person boris'], ['boris', 'anna']],
  ['four move on by one', ['person a', 'person b', 'person c', 'person d'], ['b', 'c', 'd', 'a']],
  ['a bot keeps its seat among people', ['person a', 'bot captain', 'person c'], ['c', 'captain', 'a']],
  ['whoever plays bots alone changes with them', ['person a', 'bot captain'], ['captain', 'a']],
  ['the AI stays', ['person a', 'person b', 'procedure -'], ['b', 'a', null]],
  ['and so does whoever plays it alone', ['person a', 'procedure -'], ['a', null]],
])('%s', (_title, before, after) => {
  const seats = before.map((words, place) => {
    const [kind = '', who = ''] = words.split(' ');
    return seat(`s${place}`, kind as SeatRow['kind'], who);
  });
  expect(changedSeats(seats).map(({ person, bot }) => person ?? bot)).toEqual(after);
});
