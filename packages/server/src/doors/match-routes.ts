import { type AnswerTo, REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportMatch } from '@sandtable/session';
import { payerOf } from '../budget/prefix.ts';
import { isWaiting, type StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { explainRefusal } from '../tables/words.ts';
import { listingOf } from '../lists/listing.ts';
import { shownOf } from '../lists/open-tables.ts';
import { bodyOf, personOf, Refused, type Rooms, say, sayTagged, secretOf, usedUp, wrong } from './rooms.ts';
import { audienceOf, infoOf, isInvitee, isPlayer, isPublic, isVacant, seatsOf } from './seats.ts';

/** What one match of a list costs. */
const LISTED_MS = 0.13;
const NONE = 'There is no such match.';

/** Makes, lists, joins and leaves matches. They are played over the socket. */
export function addMatchRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, lobby, people, hall, lists, games, now, fault, budget, crowd, quotas } = rooms;
  /** Tables behind the first page, which is cached. */
  const openBehind = async (page: number, hidden: ReadonlySet<string>): Promise<AnswerTo<'GET /api/matches/open'>> => {
    const { matches: some, hasMore } = await lobby.open(crowd.people.keys(), page);
    const present = await hall.present(some.map(({ row }) => row.id));
    const matches = some.map((match) =>
      infoOf(match, games.get(match.row.game), undefined, { present: present(match.row.id) }),
    );
    return { matches: [...shownOf(matches, hidden)], hasMore };
  };
  const one = async (match: StoredMatch, person: Person | undefined) => {
    const { id } = match.row;
    const present = (await hall.present([id]))(id);
    return { match: infoOf(match, games.get(match.row.game), person, { present }) };
  };

  app.get('/api/games', async (_request, reply) => {
    const all = [...games.values()].map(({ system, bots }) => ({ id: system.id, version: system.version, bots }));
    return say(reply, { games: all });
  });

  app.get('/api/matches/mine', async (request, reply) => {
    const person = await personOf(rooms, request);
    const matches = await lists.mine(person.id);
    return sayTagged(request, reply, listingOf(matches).tag, () => ({ matches }));
  });

  // The first page is the same for everybody but those whom a maker has blocked, so that it is made once for all.
  app.get<{ Querystring: { page?: unknown } }>('/api/matches/open', async (request, reply) => {
    const { page = '0' } = request.query;
    if (typeof page !== 'string' || !/^\d{1,4}$/.test(page)) throw new Refused(400, 'page: expected a whole number');
    const hidden = await lobby.hiddenFrom(await people.known(secretOf(request)));
    if (Number(page) > 0) {
      const behind = await openBehind(Number(page), hidden);
      budget.charge('list', { address: payerOf(request.ip) }, behind.matches.length * LISTED_MS);
      return say(reply, behind);
    }
    const { listing, matches, hasMore, plain, zipped } = await lists.openPage();
    if (hidden.size > 0)
      return sayTagged(request, reply, listing.tag, () => ({ matches: shownOf(matches, hidden), hasMore }));
    const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.header('Vary', 'Accept-Encoding');
    if (isZipped) reply.header('Content-Encoding', 'gzip');
    return sayTagged(request, reply, listing.tag, () => (isZipped ? zipped : plain));
  });

  app.post('/api/matches', async (request, reply) => {
    const person = await personOf(rooms, request);
    const plan = bodyOf(REQUESTS.create, request);
    const full = await quotas.judgeTable(person.id, request.ip);
    if (full !== null) throw usedUp(full);
    const created = await lobby.create(person, plan);
    if (!created.ok) throw wrong(created.problems);
    playOn(await store.matches.find(created.value.match));
    return say(reply.code(201), created.value);
  });

  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>('/api/matches/:id', async (request, reply) => {
    const person = await people.known(secretOf(request));
    const match = await found(request);
    const { token } = request.query;
    const isInvited =
      isInvitee(match, person) || (typeof token === 'string' && (await lobby.isInvited(match.row.id, token)));
    if (!isPublic(match) && !isPlayer(match, person) && !isInvited) throw new Refused(404, NONE);
    return say(reply, await one(match, person));
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/join', async (request, reply) => {
    const person = await personOf(rooms, request);
    const { token, ...wish } = bodyOf(REQUESTS.join, request);
    const match = await found(request);
    const { id, access } = match.row;
    const isInvited = isPlayer(match, person) || isInvitee(match, person) || (await lobby.isInvited(id, token));
    if (access !== 'open' && !isInvited)
      throw new Refused(403, 'This match is by invitation: open the link you were sent.');
    if (!isPlayer(match, person) && (await lobby.isBlocked(person, match)))
      throw new Refused(403, 'You cannot sit down here: a player at this table has blocked you.');
    const full = await quotas.judgeSeat(person.id);
    if (full !== null) throw usedUp(full);
    if (!isInvited && (await lobby.isDeserted(match)))
      throw new Refused(409, 'Its maker is away at the moment: the table is listed again once they are back.');
    const isTaken =
      match.row.status === 'running' ? await sitDown(match, wish.seat, person) : await lobby.take(person, id, wish);
    if (!isTaken) throw new Refused(409, 'That seat is taken.');
    const joined = await found(request);
    playOn(joined);
    return say(reply, await one(joined, person));
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/extend', async (request, reply) => {
    const person = await personOf(rooms, request);
    if (!(await lobby.extend(person, await found(request))))
      throw new Refused(409, 'Only the maker keeps a table open, and only while it waits.');
    return say(reply, await one(await found(request), person));
  });

  app.get<{ Params: { id: string }; Querystring: { as?: unknown } }>(
    '/api/matches/:id/glance',
    async (request, reply) => {
      const person = await people.known(secretOf(request));
      const match = await found(request);
      if (!isPublic(match) && !isPlayer(match, person)) throw new Refused(404, NONE);
      const opened = await hall.open(match.row.id, 'look');
      if (!opened.granted) throw new Refused(409, explainRefusal(opened.reasons));
      const audience = audienceOf(opened.table, String(request.query.as), person, match);
      if (!audience.granted) throw new Refused(403, explainRefusal(audience.reasons));
      return say(reply, opened.table.glance(audience.value));
    },
  );

  app.post<{ Params: { id: string } }>('/api/matches/:id/link', async (request, reply) => {
    const person = await personOf(rooms, request);
    const match = await found(request);
    if (!isPlayer(match, person)) throw new Refused(404, NONE);
    return say(reply, { match: match.row.id, token: await lobby.invite(person, match.row.id) });
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/leave', async (request, reply) => {
    const person = await personOf(rooms, request);
    const match = await found(request);
    if (!isPlayer(match, person)) throw new Refused(404, NONE);
    const { to = 'partner' } = bodyOf(REQUESTS.leave, { body: request.body ?? {} });
    const isLeft =
      match.row.status === 'running'
        ? await leaveRunning(match, person, to)
        : await store.matches.leave(match.row.id, person.id);
    if (!isLeft) throw new Refused(409, 'The match has started: resign it instead.');
    return say(reply, {});
  });

  // The whole record with the seed: only once the match is over.
  app.get<{ Params: { id: string } }>('/api/matches/:id/export', async (request, reply) => {
    const person = await people.known(secretOf(request));
    const match = await found(request);
    if (!isPublic(match) && !isPlayer(match, person)) throw new Refused(404, NONE);
    const opened = await hall.open(match.row.id, 'look');
    if (!opened.granted) throw new Refused(409, explainRefusal(opened.reasons));
    const file = exportMatch(opened.table.match);
    if (!file.ok) throw new Refused(409, 'The match is still played.');
    return reply.header('Cache-Control', 'no-store').type('application/json').send(file.value);
  });

  /** False unless the seat, or any, was left by its person and may be taken. */
  async function sitDown(match: StoredMatch, wanted: string | undefined, person: Person): Promise<boolean> {
    const vacant = match.seats.find((each) => isVacant(match, each) && [undefined, each.seat].includes(wanted));
    const opened = vacant === undefined ? undefined : await hall.open(match.row.id);
    return opened?.granted === true && (await opened.table.sitDown(vacant?.seat ?? '', person)).granted;
  }

  /** False if this person has no partner there. */
  async function leaveRunning(match: StoredMatch, person: Person, to: 'partner' | 'bot'): Promise<boolean> {
    const opened = await hall.open(match.row.id);
    if (!opened.granted) throw new Refused(409, explainRefusal(opened.reasons));
    const { table } = opened;
    const own = seatsOf(table, person);
    return own.length > 0 && table.hasPartner(own) && (await table.leave(own, to)).granted;
  }

  /** Opens the match, so that a bot or the AI can make the first move before anyone watches. */
  function playOn(match: StoredMatch | undefined): void {
    if (match?.row.status !== 'running') return;
    const { id, asks: asked } = match.row;
    const asks: readonly string[] = JSON.parse(asked);
    // Of several processes the one with the first screen is to hold it.
    const isUrgent = match.seats.some(({ seat, kind }) => kind !== 'person' && asks.includes(seat));
    if (isUrgent || !store.database.isShared) hall.adopt(id).catch((error: unknown) => fault(error, id));
  }

  async function found({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): Promise<StoredMatch> {
    const match = id.length > 64 ? undefined : await store.matches.find(id);
    if (match === undefined || (match.row.status === 'waiting' && !isWaiting(match.row, now())))
      throw new Refused(404, NONE);
    return match;
  }
}
