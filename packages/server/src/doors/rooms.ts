import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkShape, printProblems, type Problem } from '@sandtable/kernel';
import type * as z from 'zod/mini';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Notices } from '../notices/notices.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../store/people.ts';
import type { Hall } from '../tables/hall.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Chance } from '../store/secrets.ts';
import type { Bringing } from '../talk/bringing.ts';
import type { Talk } from '../talk/talk.ts';
import { secretIn } from './cookie.ts';
import type { Metrics } from './metrics.ts';
import type { Relays } from './relays.ts';
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
  readonly hall: Hall;
  /** Null where one process does everything. */
  readonly relays: Relays | null;
  readonly talk: Talk;
  readonly bringing: Bringing;
  readonly chance: Chance;
  /** Null where metrics are off. */
  readonly metrics: Metrics | null;
  now(): number;
  isStopping(): boolean;
  /** Reports an error that no page caused. */
  fault(error: unknown, match: string): void;
}

/** A refusal: a status, and why in words. */
export class Refused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, words: string) {
    super(words);
    this.statusCode = statusCode;
  }
}

/** The checked body of a request; throws a 400 otherwise. */
export function bodyOf<T>(schema: z.ZodMiniType<T>, { body }: FastifyRequest): T {
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

export async function personOf({ people }: Rooms, request: FastifyRequest): Promise<Person> {
  const person = await people.known(secretOf(request));
  if (person === undefined) throw new Refused(401, 'Choose a name first.');
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

export function say(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('Cache-Control', 'no-store').send(answer);
}
