import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { tidyName } from '../people/people.ts';
import { cookieOf } from './cookie.ts';
import { bodyOf, personOf, Refused, type Rooms, say, secretOf, usedUp } from './rooms.ts';

export function addPeopleRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { people, settings } = rooms;
  const isSecure = settings.publicUrl?.protocol === 'https:';

  app.get('/api/me', async (request, reply) => {
    const person = await people.known(secretOf(request));
    return say(reply, { person: person ?? null });
  });

  // A first visit, or a new name.
  app.post('/api/me', async (request, reply) => {
    const { name } = bodyOf(REQUESTS.visit, request);
    if (tidyName(name) === '') throw new Refused(400, 'name: expected letters that can be read');
    const known = await people.known(secretOf(request));
    if (known !== undefined) return say(reply, { person: await people.rename(known, name) });
    const full = await rooms.quotas.judgeName(request.ip);
    if (full !== null) throw usedUp(full);
    const { person, secret } = await people.meet(name);
    await rooms.quotas.noteName(person.id, request.ip);
    return say(reply.header('Set-Cookie', cookieOf(secret, isSecure)), { person });
  });

  app.post('/api/me/link', async (request, reply) => {
    return say(reply, await people.deviceLink(await personOf(rooms, request)));
  });

  app.post('/api/me/claim', async (request, reply) => {
    const { token } = bodyOf(REQUESTS.claim, request);
    const claimed = await people.claim(token);
    if (claimed === undefined) throw new Refused(404, 'This link was used before, or is too old. Make a new one.');
    return say(reply.header('Set-Cookie', cookieOf(claimed.secret, isSecure)), { person: claimed.person });
  });

  app.post('/api/me/sign-out', async (request, reply) => {
    const secret = secretOf(request);
    if (secret !== undefined) await people.signOut(secret);
    return say(reply.header('Set-Cookie', cookieOf('', isSecure)), { person: null });
  });

  app.get('/api/me/export', async (request, reply) => {
    const all = await people.export(await personOf(rooms, request));
    return say(reply.header('Content-Disposition', 'attachment; filename="sandtable.json"'), all);
  });

  app.delete('/api/me', async (request, reply) => {
    await people.remove(await personOf(rooms, request));
    return say(reply.header('Set-Cookie', cookieOf('', isSecure)), { person: null });
  });
}
