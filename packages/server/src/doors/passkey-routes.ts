import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Place } from '../people/passkeys.ts';
import type { Person } from '../store/people.ts';
import { cookieOf } from './cookie.ts';
import { bodyOf, personOf, Refused, type Rooms, say } from './rooms.ts';

export function addPasskeyRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { passkeys, settings } = rooms;
  const isSecure = settings.publicUrl?.protocol === 'https:';
  const list = async (person: Person) => ({
    passkeys: (await passkeys.of(person)).map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
      ...{ id, name, createdAt, usedAt },
    })),
  });

  app.get('/api/me/passkeys', async (request, reply) => say(reply, await list(await personOf(rooms, request))));

  app.post('/api/me/passkeys/begin', async (request, reply) => {
    return say(reply, await passkeys.beginAdding(await personOf(rooms, request), placeOf(request)));
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const person = await personOf(rooms, request);
    const made = bodyOf(REQUESTS.addPasskey, request);
    if (!(await passkeys.add(person, made, placeOf(request))))
      throw new Refused(403, 'This passkey was not accepted. Try again from the start.');
    return say(reply, await list(person));
  });

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request, reply) => {
    const person = await personOf(rooms, request);
    await passkeys.remove(person, request.params.id);
    return say(reply, await list(person));
  });

  app.post('/api/passkeys/begin', async (request, reply) => {
    return say(reply, await passkeys.beginSigningIn(placeOf(request)));
  });

  app.post('/api/passkeys/sign-in', async (request, reply) => {
    const signedIn = await passkeys.signIn(bodyOf(REQUESTS.signIn, request), placeOf(request));
    if (signedIn === undefined) throw new Refused(403, 'This passkey is not known here.');
    return say(reply.header('Set-Cookie', cookieOf(signedIn.secret, isSecure)), {
      person: await rooms.people.me(signedIn.person),
    });
  });

  /** Browsers bind a passkey to the host name, and allow it only on https or localhost. */
  function placeOf({ headers }: FastifyRequest): Place {
    const { origin, hostname, protocol } = settings.publicUrl ?? new URL(headers.origin ?? 'http://nowhere');
    if (protocol !== 'https:' && hostname !== 'localhost')
      throw new Refused(409, 'Passkeys need https, or a page of this computer itself (localhost).');
    return { name: hostname, origin };
  }
}
