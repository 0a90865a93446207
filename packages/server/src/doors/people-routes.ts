import { REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { tidyName } from '../people/people.ts';
import { cookieOf } from './cookie.ts';
import { markOf } from '../lists/listing.ts';
import { noteAsker } from './request-log.ts';
import { bodyOf, personOf, Refused, type Rooms, say, sayTagged, secretOf, usedUp } from './rooms.ts';

export function addPeopleRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { people, settings, store, lists, now } = rooms;
  const isSecure = settings.publicUrl?.protocol === 'https:';

  app.get('/api/me', async (request, reply) => {
    const secret = secretOf(request);
    const person = await people.known(secret);
    if (person !== undefined) noteAsker(request, person.id);
    if (secret !== undefined && (await people.renew(secret))) reply.header('Set-Cookie', cookieOf(secret, isSecure));
    const me = { person: person === undefined ? null : await people.me(person) };
    return sayTagged(request, reply, markOf(JSON.stringify(me)), () => me);
  });

  // A first visit, or a new name.
  app.post('/api/me', async (request, reply) => {
    const { name } = bodyOf(REQUESTS.visit, request);
    if (name !== undefined && tidyName(name) === '') throw new Refused(400, 'name: expected letters that can be read');
    const known = await people.known(secretOf(request));
    if (known !== undefined) {
      const person = name === undefined ? known : await people.rename(known, name);
      for (const { row } of await store.matches.of(person.id, now())) lists.changed(row.id);
      return say(reply, { person: await people.me(person) });
    }
    const full = await rooms.quotas.judgeName(request.ip);
    if (full !== null) throw usedUp(full);
    const { person, secret } = await people.meet(name);
    await rooms.quotas.noteName(person.id, request.ip);
    return say(reply.header('Set-Cookie', cookieOf(secret, isSecure)), { person: await people.me(person) });
  });

  app.post('/api/me/read', async (request, reply) => {
    const person = await personOf(rooms, request);
    await store.sanctions.read(person.id, bodyOf(REQUESTS.read, request).sanction, now());
    return say(reply, { person: await people.me(person) });
  });

  app.post('/api/me/link', async (request, reply) => {
    return say(reply, await people.deviceLink(await personOf(rooms, request)));
  });

  app.post('/api/me/claim', async (request, reply) => {
    const { token } = bodyOf(REQUESTS.claim, request);
    const claimed = await people.claim(token);
    if (claimed === undefined) throw new Refused(404, 'This link was used before, or is too old. Make a new one.');
    return say(reply.header('Set-Cookie', cookieOf(claimed.secret, isSecure)), {
      person: await people.me(claimed.person),
    });
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
    const person = await personOf(rooms, request);
    const held = await store.matches.of(person.id, 0);
    await people.remove(person);
    for (const { row } of held) lists.changed(row.id);
    return say(reply.header('Set-Cookie', cookieOf('', isSecure)), { person: null });
  });
}
