import type { FastifyInstance } from 'fastify';
import { Buckets, type Rate } from './bucket.ts';
import { MAIL_PAGES } from './mail-pages.ts';
import { HEALTH } from './pages.ts';
import { RELAY_PATH } from './relays.ts';
import { isOwnPage, personOf, Refused, type Rooms } from './rooms.ts';

const HTTP_RATE: Rate = { burst: 100, perSecond: 5 };

/**
 * What the log may hold: no cookie, no address, no query (it may be a token). Of an error, not the database's details of the row, which may
 * hold a name.
 */
export const SERIALIZERS = {
  req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: url.split('?')[0] }),
  err: ({ name, message, stack, ...rest }: Error & { readonly code?: unknown }) => ({
    ...{ type: name, message, stack: stack ?? '' },
    ...(rest.code === undefined ? {} : { code: rest.code }),
  }),
};

export function addErrors(app: FastifyInstance): void {
  // Read only JSON, which a form on another site's page cannot send.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 503 } = error;
    if (error instanceof Refused || statusCode < 500) return reply.code(statusCode).send({ error: error.message });
    request.log.error(error);
    return reply.code(503).send({ error: 'The database does not answer. Nothing was changed; try again.' });
  });
}

/** Requests that change anything must come from our own pages, and not too often from one address. */
export function guard(app: FastifyInstance, rooms: Rooms): void {
  const buckets = new Buckets(HTTP_RATE, rooms.now);
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade !== undefined;
    const [path = ''] = request.url.split('?');
    if (rooms.settings.jobs === 'only' && !HEALTH.test(path))
      throw new Refused(404, 'This process does what is to be done later, and nothing else.');
    if ((request.method === 'GET' || request.method === 'HEAD') && !isSocket) return;
    // Other servers prove themselves by a secret.
    if (path === RELAY_PATH && !rooms.isStopping()) return;
    // Links in mails prove themselves by a token instead of their origin.
    if (!MAIL_PAGES.includes(path) && !isOwnPage(request, rooms.settings))
      throw new Refused(403, 'This page is not of this server.');
    if (rooms.isStopping()) throw new Refused(503, 'The server is stopping; it will be back.');
    if (!buckets.take(request.ip)) throw new Refused(429, 'Too many requests: wait a moment.');
  });
}

/** Routes that make a new match; a rematch follows one that exists. */
const MAKING = ['/api/matches', '/api/matches/import'];

/** On a closed server only people who were let in may make matches; anyone they invite may join. */
export function guardMakers(app: FastifyInstance, rooms: Rooms): void {
  if (rooms.settings.open === 'everyone') return;
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || !MAKING.includes(request.routeOptions.url ?? '')) return;
    const { id } = await personOf(rooms, request);
    if (!(await rooms.store.people.isWelcome(id)))
      throw new Refused(
        403,
        `Only those who were let in may make matches here. Ask the host, and say who you are: ${id}`,
      );
  });
}
