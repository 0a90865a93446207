import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { ChangedMatches, peopleOf } from '../tables/changed.ts';
import { explainRefusal } from '../tables/words.ts';
import { bodyOf, personOf, Refused, type Rooms, say } from './rooms.ts';
import { isPlayer } from './seats.ts';

type MatchRequest = FastifyRequest<{ Params: { id: string } }>;

/** Decides the fate of a match whose rules have changed; until then it cannot be opened. */
export function addChangedRoutes(app: FastifyInstance, rooms: Rooms): void {
  const changes = new ChangedMatches(rooms);

  app.get<{ Params: { id: string } }>('/api/matches/:id/changed', async (request, reply) => {
    const [match, person] = await playedBy(request);
    return say(reply, { changed: await told(match, person) });
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/changed', async (request, reply) => {
    const [match, person] = await playedBy(request);
    const chosen = await changes.choose(match, person.id, bodyOf(REQUESTS.changed, request));
    if (!chosen.granted) throw new Refused(409, explainRefusal(chosen.reasons));
    return say(reply, { changed: await told((await playedBy(request))[0], person) });
  });

  async function told(match: StoredMatch, person: Person): Promise<object | null> {
    const changed = await changes.of(match);
    if (changed === null || match.row.status !== 'running') return null;
    const people = peopleOf(match).map(({ seat, name, person: holder }) => ({
      ...{ seat, name: name ?? seat, hasAgreed: changed.agreed.includes(seat), isMine: holder === person.id },
    }));
    return { from: changed.from, people };
  }

  async function playedBy(request: MatchRequest): Promise<[StoredMatch, Person]> {
    const person = await personOf(rooms, request);
    const { id } = request.params;
    const match = id.length > 64 ? undefined : await rooms.store.matches.find(id);
    if (match === undefined || !isPlayer(match, person)) throw new Refused(404, 'There is no such match.');
    return [match, person];
  }
}
