import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkShape, printProblems, type Problem } from '@sandtable/kernel';
import type * as z from 'zod/mini';
import type { Budget, Crowd, Kind, Limit, Wait } from '../budget/budget.ts';
import type { Quotas } from '../budget/quotas.ts';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Notices } from '../notices/notices.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../store/people.ts';
import type { Lists } from '../lists/lists.ts';
import type { Hall } from '../tables/hall.ts';
import type { LobbyFeed } from '../lobby/feed.ts';
import type { PlayNow } from '../lobby/play-now.ts';
import type { Presence } from '../lobby/presence.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { WaitingRoom } from '../tables/waiting-room.ts';
import type { Chance } from '../store/secrets.ts';
import type { Bringing } from '../talk/bringing.ts';
import type { Talk } from '../talk/talk.ts';
import { secretIn } from './cookie.ts';
import type { Metrics } from './metrics.ts';
import type { Relays } from './relays.ts';
import { type LogNames, noteAsker } from './request-log.ts';
import type { Settings } from './settings.ts';

/** What every route needs from the server. */
export interface Rooms {
  readonly settings: Settings;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly notices: Notices;
  readonly lobby: Lobby;
  readonly feed: LobbyFeed;
  readonly playNow: PlayNow;
  readonly presence: Presence;
  readonly waiting: WaitingRoom;
  readonly hall: Hall;
  readonly lists: Lists;
  /** Null where one process does everything. */
  readonly relays: Relays | null;
  readonly talk: Talk;
  readonly bringing: Bringing;
  readonly chance: Chance;
  readonly budget: Budget;
  readonly quotas: Quotas;
  readonly crowd: Crowd;
  /** Null where metrics are off. */
  readonly metrics: Metrics | null;
  readonly logNames: LogNames;
  now(): number;
  /** Counts what was refused for being too much. */
  refused(limit: Limit): void;
  isStopping(): boolean;
  /** Reports an error that no page caused. */
  fault(error: unknown, match: string): void;
}

/** A refusal: a status, and why in words. */
export class Refused extends Error {
  readonly statusCode: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, words: string, retryAfter?: number) {
    super(words);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** A quota is used up: it may be free again by then. */
const QUOTA_SECONDS = 3600;

export function usedUp(words: string): Refused {
  return new Refused(429, words, QUOTA_SECONDS);
}

/** Too much at once, in words. */
export function tooMuch({ seconds }: Wait): Refused {
  return new Refused(429, `Too many requests: wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`, seconds);
}

/** Requests that cost more than others of their method. */
const KINDS: Readonly<Record<string, Kind>> = {
  'GET /api/matches/open': 'list',
  'GET /api/matches/mine': 'list',
  'GET /api/matches/:id/glance': 'look',
  'GET /api/matches/:id/export': 'export',
  'GET /api/me/export': 'export',
  'POST /api/me': 'name',
  'POST /api/matches': 'create',
  'POST /api/matches/import': 'import',
};

export function kindOf({ method, headers, routeOptions }: FastifyRequest): Kind {
  if (headers.upgrade !== undefined) return 'socket';
  const isReading = method === 'GET' || method === 'HEAD';
  return KINDS[`${isReading ? 'GET' : method} ${routeOptions.url ?? ''}`] ?? (isReading ? 'read' : 'write');
}

/** The checked body of a request; throws a 400 otherwise. */
export function bodyOf<T>(schema: z.ZodMiniType<T>, { body }: Pick<FastifyRequest, 'body'>): T {
  const checked = checkShape(schema, body, '');
  if (!checked.ok) throw wrong(checked.problems);
  return checked.value;
}

export function wrong(problems: readonly Problem[]): Refused {
  return new Refused(400, printProblems(problems).join('\n'));
}

export function secretOf({ headers }: FastifyRequest): string | undefined {
  return secretIn(headers.cookie);
}

export async function personOf(rooms: Rooms, request: FastifyRequest): Promise<Person> {
  const person = await rooms.people.known(secretOf(request));
  if (person === undefined) throw new Refused(401, 'Choose a name first.');
  noteAsker(request, person.id);
  const wait = rooms.budget.take(kindOf(request), { person: person.id });
  if (wait !== null) throw tooMuch(wait);
  return person;
}

/**
 * Whether the request comes from one of our own pages. Browsers send the origin with every change and every socket. The listener ensures
 * that `Host` is one of our names.
 */
export function isOwnPage({ headers }: FastifyRequest, { publicUrl }: Settings): boolean {
  const { origin, host = '' } = headers;
  return publicUrl === null ? origin === `http://${host}` : origin === publicUrl.origin;
}

/** An answer that a page may have already: then only that it has not changed. */
export function sayTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  answer: () => unknown,
): FastifyReply {
  reply.header('ETag', `W/"${tag}"`).header('Cache-Control', 'private, no-cache');
  return request.headers['if-none-match'] === `W/"${tag}"`
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(answer());
}

export function say(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('Cache-Control', 'no-store').send(answer);
}
