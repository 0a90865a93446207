import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../budget/prefix.ts';
import { MAIL_PAGES } from './mail-pages.ts';
import { HEALTH } from './pages.ts';
import { RELAY_PATH } from './relays.ts';
import { isOwnPage, kindOf, personOf, Refused, type Rooms, secretOf, tooMuch } from './rooms.ts';

/** What the log may hold of an error: not the database's details of the row, which may hold a name. */
export const SERIALIZERS = {
  err: ({ name, message, stack, ...rest }: Error & { readonly code?: unknown }) => ({
    ...{ type: name, message, stack: stack ?? '' },
    ...(rest.code === undefined ? {} : { code: rest.code }),
  }),
};

const STOPPING = 'The server is stopping; it will be back.';

/** Before a refusal is sent. */
const REFUSAL_MS = 250;

export function addErrors(app: FastifyInstance): void {
  // Read only JSON, which a form on another site's page cannot send.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 503 } = error;
    if (error instanceof Refused && error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
    if (error instanceof Refused || statusCode < 500) return reply.code(statusCode).send({ error: error.message });
    request.log.error(error);
    const words = 'The database does not answer. Nothing was changed; try again.';
    return reply.code(503).send({ error: words, request: request.id });
  });
}

/** Nobody may ask too much, reading included; requests that change anything must come from our own pages. */
export function guard(app: FastifyInstance, rooms: Rooms): void {
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade !== undefined;
    const [path = ''] = request.url.split('?');
    if (rooms.settings.jobs === 'only' && !HEALTH.test(path))
      throw new Refused(404, 'This process does what is to be done later, and nothing else.');
    if (HEALTH.test(path)) return;
    // Other servers prove themselves by a secret, and have counted what their pages ask.
    if (path === RELAY_PATH && rooms.relays?.isOurs(request) === true) {
      uncount.get(request.raw.socket)?.();
      if (rooms.isStopping()) throw new Refused(503, STOPPING);
      return;
    }
    const wait = rooms.budget.take(kindOf(request), { address: payerOf(request.ip) });
    if (wait !== null) {
      // A client that asks again at once is not refused at once: refusals cost something too.
      await pause(REFUSAL_MS);
      throw tooMuch(wait);
    }
    if ((request.method === 'GET' || request.method === 'HEAD') && !isSocket) return;
    if (path === RELAY_PATH) return;
    // Links in mails prove themselves by a token instead of their origin.
    if (!MAIL_PAGES.includes(path) && !isOwnPage(request, rooms.settings))
      throw new Refused(403, 'This page is not of this server.');
    if (rooms.isStopping()) throw new Refused(503, STOPPING);
  });
}

/**
 * How long a request may take to come, in milliseconds, for whoever listens. Half-sent ones would otherwise stay for five minutes; the
 * longest body, a match from a browser, needs a while on a phone.
 */
export const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 } as const;

/** By connection: it no longer counts for its address. */
const uncount = new WeakMap<Socket, () => void>();

/** Closes a connection at once if its address has too many. Behind a proxy all come from the proxy. */
export function admit({ settings, crowd: { connections }, refused }: Rooms, socket: Socket): void {
  if (settings.trustProxy) return;
  const address = payerOf(socket.remoteAddress ?? '');
  if (!connections.enter(address, settings.connections)) {
    refused('connections');
    socket.destroy();
    return;
  }
  const leave = (): void => {
    if (uncount.delete(socket)) connections.leave(address);
  };
  uncount.set(socket, leave);
  socket.once('close', leave);
}

/** Routes that make a new match; a rematch follows one that exists. */
const MAKING = ['/api/matches', '/api/matches/import', '/api/play-now'];

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

/** What a banned person may not do. What is left: to finish matches, and to leave, export or delete what is theirs. */
const BARRED_TO_BANNED: readonly string[] = [
  ...MAKING,
  '/api/matches/:id/join',
  '/api/matches/:id/link',
  '/api/matches/:id/rematch',
  '/api/people/:id/report',
  '/api/me/shown',
];

/** A ban holds for every request that brings a person together with others; the answer says why, and until when. */
export function guardBanned(app: FastifyInstance, { people, store, now }: Rooms): void {
  app.addHook('preHandler', async (request) => {
    const { method, routeOptions } = request;
    const path = routeOptions.url ?? '';
    const isNaming = path === '/api/me';
    if (method !== 'POST' || !(isNaming || BARRED_TO_BANNED.includes(path))) return;
    const person = await people.known(secretOf(request));
    const ban = person && (await store.sanctions.ban(person.id, now()));
    if (ban !== undefined) throw new Refused(403, banWords(ban));
  });
}

function banWords({ reason, until }: { readonly reason: string; readonly until: number | null }): string {
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `You are banned ${end}: ${reason}`;
}
