import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../store/people.ts';
import type { StoredMatch } from '../store/matches.ts';
import { playAgain } from '../talk/rematch.ts';
import { tidyNote } from '../talk/talk.ts';
import { openParts } from '../tables/seed-parts.ts';
import { explainRefusal } from '../tables/words.ts';
import { payerOf } from '../budget/prefix.ts';
import { bodyOf, personOf, Refused, type Rooms, say, secretOf, usedUp, wrong } from './rooms.ts';
import { audienceOf, isPlayer } from './seats.ts';

const NONE = 'There is no such match.';
/** A save is longer than any other request. */
const LONGEST_SAVE = 2_500_000;

type MatchRequest = FastifyRequest<{ Params: { id: string } }>;

/** Notes, muting, rematches, and matches brought from a browser. */
export function addTalkRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, lobby, people, hall, talk, bringing, budget, quotas } = rooms;

  app.get<{ Params: { id: string }; Querystring: { as?: unknown } }>(
    '/api/matches/:id/talk',
    async (request, reply) => {
      const person = await people.known(secretOf(request));
      const match = await store.matches.find(request.params.id);
      if (match === undefined || (match.row.observers === 0 && !isPlayer(match, person))) throw new Refused(404, NONE);
      const opened = await hall.open(match.row.id, 'look');
      if (!opened.granted) throw new Refused(409, explainRefusal(opened.reasons));
      const { table } = opened;
      const audience = audienceOf(table, String(request.query.as), person, match);
      if (!audience.granted) throw new Refused(403, explainRefusal(audience.reasons));
      const seat = audience.value === 'spectator' ? null : audience.value;
      const lines = await talk.lines({ table, seat, person: person?.id });
      if (seat === null || person === undefined) return say(reply, { note: '', muted: [], lines });
      const muted = await store.talk.mutedBy(person.id);
      const seats = match.seats.flatMap((each) =>
        each.person !== null && muted.includes(each.person) ? [each.seat] : [],
      );
      return say(reply, { note: await store.talk.note(match.row.id, person.id), muted: seats, lines });
    },
  );

  app.put<{ Params: { id: string } }>('/api/matches/:id/note', async (request, reply) => {
    const { person, match } = await own(request);
    await store.talk.setNote(match.row.id, person.id, tidyNote(bodyOf(REQUESTS.note, request).text));
    return say(reply, {});
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/mute', async (request, reply) => {
    const { person, match } = await own(request);
    const { seat, isMuted } = bodyOf(REQUESTS.mute, request);
    const muted = match.seats.find((each) => each.seat === seat)?.person ?? null;
    if (muted === null || muted === person.id) throw new Refused(409, 'Nobody else sits there.');
    await talk.mute(person, muted, isMuted);
    return say(reply, {});
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/rematch', async (request, reply) => {
    const { person, match } = await own(request);
    const wish = bodyOf(REQUESTS.rematch, request);
    if (match.row.status !== 'over') throw new Refused(409, 'The match is still played.');
    if (await lobby.isBlocked(person, match)) throw new Refused(403, 'Another player of this match has blocked you.');
    const full = await quotas.judgeSeat(person.id);
    if (full !== null) throw usedUp(full);
    const again = await playAgain(rooms, match, person, wish);
    const found = await store.matches.find(again);
    const commitment = found && openParts(found)?.server;
    const token = await lobby.invite(person, again);
    return say(reply.code(201), { match: again, token, ...(commitment === undefined ? {} : { commitment }) });
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/decline', async (request, reply) => {
    const person = await personOf(rooms, request);
    if (!(await store.rematches.decline(request.params.id, person.id))) throw new Refused(404, NONE);
    return say(reply, {});
  });

  app.post('/api/matches/import', { bodyLimit: LONGEST_SAVE }, async (request, reply) => {
    const person = await personOf(rooms, request);
    const full = await quotas.judgeSeat(person.id);
    if (full !== null) throw usedUp(full);
    const payers = { address: payerOf(request.ip), person: person.id };
    const { text } = bodyOf(REQUESTS.bring, request);
    const brought = await bringing.bring(person, text, (ms) => budget.charge('import', payers, ms));
    if (!brought.ok) throw wrong(brought.problems);
    return say(reply.code(201), { match: brought.value, token: await lobby.invite(person, brought.value) });
  });

  /** A match that the caller plays or made; any other counts as missing. */
  async function own(request: MatchRequest): Promise<{ readonly person: Person; readonly match: StoredMatch }> {
    const person = await personOf(rooms, request);
    const { id } = request.params;
    const match = id.length > 64 ? undefined : await store.matches.find(id);
    if (match === undefined || !isPlayer(match, person)) throw new Refused(404, NONE);
    return { person, match };
  }
}
