import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../store/people.ts';
import { personPage } from '../people/person-page.ts';
import { clean } from '@sandtable/kernel';
import { bodyOf, personOf, Refused, type Rooms, say, secretOf, usedUp } from './rooms.ts';
import { infoOf, isPublic } from './seats.ts';

const NONE = 'There is no such person.';
/** Open reports of one person. */
const MOST_REPORTS = 10;

type PersonRequest = FastifyRequest<{ Params: { id: string } }>;

/** The lobby, Play now, and what people show, mute, block and report. */
export function addLobbyRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, people, hall, games, chance, now, feed, playNow, presence, talk } = rooms;

  app.get('/api/lobby', async (request, reply) => {
    const person = await people.known(secretOf(request));
    if (person !== undefined) await presence.inLobby(person.id);
    return say(reply, await feed.read(person?.id));
  });

  app.post('/api/play-now', async (request, reply) => {
    const person = await personOf(rooms, request);
    const full = await rooms.quotas.judgeSeat(person.id);
    if (full !== null) throw usedUp(full);
    const wish = bodyOf(REQUESTS.playNow, request);
    if (!playNow.games.includes(wish.game)) throw new Refused(400, 'game: expected one with fights for Play now');
    const barred = await playNow.barredFor(person);
    if (barred > 0) throw new Refused(429, `You gave up a match that was found: look again in ${barred} s.`);
    const { since, waiting, found } = await playNow.look(person, wish);
    const shown = found && {
      match: infoOf(found.match, games.get(found.match.row.game), person, { present: [] }),
      startsAt: found.startsAt,
    };
    if (found?.match.row.status === 'running') await hall.adopt(found.match.row.id);
    return say(reply, { since, waiting, now: now(), found: shown });
  });

  app.delete('/api/play-now', async (request, reply) => {
    await playNow.stop(await personOf(rooms, request));
    return say(reply, {});
  });

  app.get('/api/me/shown', async (request, reply) => {
    return say(reply, await shownOf(await personOf(rooms, request)));
  });

  app.post('/api/me/shown', async (request, reply) => {
    const person = await personOf(rooms, request);
    const { presence: isSeen, matches, record, about } = bodyOf(REQUESTS.shown, request);
    const words = clean(about, Math.max(1, about.length)).trim();
    const flags = { presence: Number(isSeen), matches: Number(matches), record: Number(record) };
    await store.relations.setProfile({ person: person.id, ...flags, about: words });
    return say(reply, await shownOf(person));
  });

  app.get<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    return say(reply, await page(request, await people.known(secretOf(request))));
  });

  app.post<{ Params: { id: string } }>('/api/people/:id/relation', async (request, reply) => {
    const person = await personOf(rooms, request);
    const { isMuted, isBlocked } = bodyOf(REQUESTS.relation, request);
    const other = await otherOf(request, person);
    if (isMuted !== undefined) await talk.mute(person, other, isMuted);
    if (isBlocked !== undefined) await store.relations.block(person.id, other, isBlocked);
    return say(reply, await page(request, person));
  });

  app.post<{ Params: { id: string } }>('/api/people/:id/report', async (request, reply) => {
    const person = await personOf(rooms, request);
    const { reason, text, match = null } = bodyOf(REQUESTS.report, request);
    const reported = await otherOf(request, person);
    const words = clean(text, Math.max(1, text.length)).trim();
    // Only a match of both: anything else tells the administrator nothing.
    const seats = match === null ? [] : ((await store.matches.find(match))?.seats ?? []);
    const isOfBoth = [person.id, reported].every((id) => seats.some((seat) => seat.person === id));
    const row = { id: chance(), reporter: person.id, reported, match: isOfBoth ? match : null, reason, text: words };
    if (!(await store.relations.report({ ...row, at: now(), settled_at: null }, MOST_REPORTS)))
      throw new Refused(409, 'You have reported this person already, or many others: the host will look at it.');
    return say(reply, {});
  });

  async function page({ params: { id } }: PersonRequest, viewer: Person | undefined): Promise<object> {
    const found = await personPage(
      {
        ...{ store, presence, now, isPublic },
        info: (match, as) => infoOf(match, games.get(match.row.game), as, { present: [] }),
      },
      id,
      viewer,
    );
    if (found === undefined) throw new Refused(404, NONE);
    return found;
  }

  /** Another person than the one who asks. */
  async function otherOf({ params: { id } }: PersonRequest, person: Person): Promise<string> {
    const found = await store.house.person(id);
    if (found === undefined) throw new Refused(404, NONE);
    if (found.id === person.id) throw new Refused(409, 'That is you.');
    return found.id;
  }

  async function shownOf({ id }: Person): Promise<object> {
    const { presence: isSeen, matches, record, about } = await store.relations.profile(id);
    const shown = { presence: isSeen === 1, matches: matches === 1, record: record === 1, about };
    return { shown, blocked: (await store.relations.blockedBy(id)).map((each) => ({ id: each.id, name: each.name })) };
  }
}
