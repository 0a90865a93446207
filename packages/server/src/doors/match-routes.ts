import { type MatchInfo, REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportMatch } from '@sandtable/session';
import { isWaiting, type StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { explainRefusal } from '../tables/words.ts';
import { bodyOf, personOf, Refused, type Rooms, say, secretOf, wrong } from './rooms.ts';
import { audienceOf, infoOf, isInvitee, isPlayer, isPublic } from './seats.ts';

const NONE = 'There is no such match.';

/** Makes, lists, joins and leaves matches. They are played over the socket. */
export function addMatchRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, lobby, people, hall, games, now, fault } = rooms;
  const info = (match: StoredMatch, person: Person | undefined, present: string[]): MatchInfo =>
    infoOf(match, games.get(match.row.game), person, { now: now(), present });
  const listed = async (matches: readonly StoredMatch[], person: Person | undefined) => {
    const present = await hall.present(matches.map(({ row }) => row.id));
    return { matches: matches.map((match) => info(match, person, present(match.row.id))) };
  };
  const one = async (match: StoredMatch, person: Person | undefined) => {
    const { id } = match.row;
    return { match: info(match, person, (await hall.present([id]))(id)) };
  };

  app.get('/api/games', async (_request, reply) => {
    const all = [...games.values()].map(({ system, bots }) => ({ id: system.id, version: system.version, bots }));
    return say(reply, { games: all });
  });

  app.get('/api/matches/mine', async (request, reply) => {
    const person = await personOf(rooms, request);
    return say(reply, await listed(await store.matches.of(person.id, now()), person));
  });

  app.get('/api/matches/open', async (request, reply) => {
    const person = await people.known(secretOf(request));
    return say(reply, await listed(await store.matches.open(now()), person));
  });

  app.post('/api/matches', async (request, reply) => {
    const person = await personOf(rooms, request);
    const created = await lobby.create(person, bodyOf(REQUESTS.create, request));
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
    const isOpen = access === 'open' || isPlayer(match, person) || isInvitee(match, person);
    if (!isOpen && !(await lobby.isInvited(id, token)))
      throw new Refused(403, 'This match is by invitation: open the link you were sent.');
    if (!(await lobby.take(person, id, wish))) throw new Refused(409, 'That seat is taken.');
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
      const audience = audienceOf(opened.table, String(request.query.as), person, match.row.observers === 1);
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
    if (!(await store.matches.leave(match.row.id, person.id)))
      throw new Refused(409, 'The match has started: resign it instead.');
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
